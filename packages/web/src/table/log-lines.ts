import { type Game, type GameEvent, roundBegun, type Seat, type Words } from '@orrery/kernel';
import type { LogEntry, ScreenState } from '../play/screen-state.ts';

export interface LogLine {
  readonly key: string;
  /** The seat it is about. */
  readonly seat: Seat | undefined;
  /** The seat whose choice made it happen; null where the table went on by itself. */
  readonly by: Seat | null;
  /** The round it happened in; undefined before the first, and where nobody has heard of one yet. */
  readonly round: number | undefined;
  /** Points it brought at once. */
  readonly points: number;
  readonly text: string;
  readonly event: GameEvent;
}

/** What everybody did in one simultaneous phase comes at once: it reads better one person after the other. */
function sortLate(log: readonly LogEntry[]): readonly LogEntry[] {
  const sorted: LogEntry[] = [];
  for (let from = 0; from < log.length; ) {
    let to = from + 1;
    if (log[from].late) while (log[to]?.late) to++;
    sorted.push(...log.slice(from, to).sort((a, b) => (a.by ?? -1) - (b.by ?? -1)));
    from = to;
  }
  return sorted;
}

/** The log in words, oldest first. */
export function logLines(
  { seats, log }: Pick<ScreenState, 'seats' | 'log'>,
  words: Words,
  pointsIn?: Game['pointsIn'],
): LogLine[] {
  const who = (seat: number) => seats[seat]?.name ?? '';
  const first = log
    .flatMap(({ events }) => events)
    .map(roundBegun)
    .find((round) => round !== undefined);
  let round = first === undefined || first <= 1 ? undefined : first - 1;
  return sortLate(log).flatMap(({ id, by: chose, events }) => {
    let by = chose;
    return events.flatMap((event, i) => {
      const begins = roundBegun(event);
      if (begins !== undefined) {
        round = begins;
        by = null;
      }
      const text = event.event.startsWith('table.') ? undefined : words.event(event, who);
      const points = pointsIn?.(event) ?? 0;
      return text === undefined ? [] : [{ key: `${id}-${i}`, seat: event.seat, by, round, points, text, event }];
    });
  });
}

export interface LogTurn {
  readonly key: string;
  readonly by: Seat | null;
  readonly lines: LogLine[];
}

export interface LogRound {
  readonly key: string;
  readonly round: number | undefined;
  readonly turns: LogTurn[];
}

/** Rounds contain turns, turns contain lines: a turn is all that one seat did before another did something. */
export function groupLines(lines: readonly LogLine[]): LogRound[] {
  const rounds: LogRound[] = [];
  for (const line of lines) {
    let round = rounds.at(-1);
    if (round === undefined || round.round !== line.round) {
      round = { key: line.key, round: line.round, turns: [] };
      rounds.push(round);
    }
    const turn = round.turns.at(-1);
    if (turn === undefined || turn.by !== line.by) round.turns.push({ key: line.key, by: line.by, lines: [line] });
    else turn.lines.push(line);
  }
  return rounds;
}

/** A line under the name of whom it is about does not say the name again. */
export function withoutName(text: string, name: string): string {
  const rest = [`${name}: `, `${name} `].find((start) => name !== '' && text.startsWith(start));
  if (rest === undefined) return text;
  const short = text.slice(rest.length);
  return short.charAt(0).toLocaleUpperCase() + short.slice(1);
}

/**
 * What the others did since the viewer's last turn. While that turn still goes on, it is what came before it; and what
 * was heard together with the viewer's own choice, because all played at once, belongs to it, too.
 */
export function entriesSince(log: readonly LogEntry[], viewer: Seat | null, isPlaying: boolean): readonly LogEntry[] {
  if (viewer === null) return [];
  let end = log.length;
  while (isPlaying && end > 0 && log[end - 1].by === viewer && !log[end - 1].late) end--;
  let from = log.slice(0, end).findLastIndex(({ by }) => by === viewer);
  if (from < 0) return [];
  while (from > 0 && log[from - 1].late) from--;
  return log.slice(from, end).filter(({ by }) => by !== viewer);
}
