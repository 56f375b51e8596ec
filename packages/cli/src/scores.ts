import type { Seat, State } from '@orrery/kernel';
import type { Session } from './play/session.ts';
import { drawTable } from './sheet.ts';
import type { Terminal } from './terminal.ts';
import type { Text } from './text/index.ts';

/** Every seat's points, row by row, as they would be counted in a state. */
export function drawScores(
  { room: { game }, play, words, names }: Session,
  s: State,
  caption: string,
  terminal: Terminal,
  text: Text,
): string[] {
  const seats: Seat[] = Array.from({ length: play.seats }, (_, seat) => seat);
  const breakdowns = seats.map((seat) => game.breakdown(s, seat));
  const keys = [...new Set(breakdowns.flatMap((rows) => rows.map(({ row }) => row)))];
  const pointsIn = (seat: Seat, key: string): string => {
    const rows = breakdowns[seat].filter(({ row }) => row === key);
    return rows.length === 0 ? '' : String(rows.reduce((sum, { points }) => sum + points, 0));
  };
  const totals = game.scores(s);
  const result = game.result(s);
  const rows = [
    ...(keys.length > 1
      ? keys.map((key) => [words.scoreRows[key] ?? key, ...seats.map((seat) => pointsIn(seat, key))])
      : []),
    [text.play.total, ...totals.map(String)],
    ...(result === undefined ? [] : [[text.play.place, ...result.places.map(String)]]),
  ];
  return drawTable({ caption, head: ['', ...seats.map((seat) => names[seat])], rows }, terminal);
}
