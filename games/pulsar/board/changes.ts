import type { Change, IconName, SeatFacts } from '@orrery/board';
import { bestRank, countActive, countBits, countSpinning, countStations } from '../rules/counts.ts';
import { projectedScore } from '../rules/projection.ts';
import { NONE, type PulsarState } from '../rules/state.ts';
import type { PulsarBoardText } from '../text/en/board.ts';
import type { Facts } from './facts.ts';

type Named = Exclude<keyof PulsarBoardText['change'], 'red'>;

interface Measured {
  readonly name: Named;
  readonly icon: IconName;
  readonly of: (view: PulsarState, seat: number) => number;
  /** Less of it is better. */
  readonly less?: true;
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** What a player asks of a choice, in this order. */
const MEASURED: readonly Measured[] = [
  { name: 'score', icon: 'points', of: (view, seat) => view.players[seat].score },
  { name: 'initiative', icon: 'initiative', of: (view, seat) => bestRank(view.initiative, seat) + 1, less: true },
  { name: 'engineering', icon: 'engineering', of: (view, seat) => bestRank(view.engineering, seat) + 1, less: true },
  { name: 'cubes', icon: 'progress', of: (view, seat) => view.players[seat].cubes },
  { name: 'plusMinus', icon: 'variety', of: (view, seat) => view.players[seat].plusMinus },
  { name: 'plusTwo', icon: 'upgrade', of: (view, seat) => view.players[seat].plusTwo },
  { name: 'rings', icon: 'ring', of: (view, seat) => view.players[seat].rings },
  { name: 'stations', icon: 'station', of: countStations },
  { name: 'gyrodynes', icon: 'gyrodyne', of: (view, seat) => sum(view.players[seat].loose) },
  { name: 'spinning', icon: 'spinning', of: countSpinning },
  { name: 'transmitters', icon: 'transmitter', of: countActive },
  { name: 'patents', icon: 'patent', of: (view, seat) => view.players[seat].patents.length },
  { name: 'projects', icon: 'project', of: (view, seat) => countBits(view.players[seat].projects) },
  { name: 'projected', icon: 'endgame', of: projectedScore },
];

export function changesOf(before: PulsarState, after: PulsarState, facts: Facts): readonly Change[] {
  const { viewer, text } = facts;
  if (viewer === null) return [];
  const changes = MEASURED.flatMap(({ name, icon, of, less }): Change[] => {
    const [from, to] = [of(before, viewer), of(after, viewer)];
    if (from === to) return [];
    const isBetter = less ? to < from : to > from;
    return [{ icon, text: `${from} → ${to}`, tone: isBetter ? 'good' : 'bad', says: text.change[name](from, to) }];
  });
  changes.push(...overtaken(before, after, facts));
  const { red } = after.turn;
  if (red !== NONE && red !== before.turn.red && after.turn.seat === viewer)
    changes.push({ icon: 'dice', text: String(red), tone: 'good', says: text.change.red(red) });
  return changes;
}

/** Whose ranks a die that is taken changes, beside one's own. */
function overtaken(before: PulsarState, after: PulsarState, { viewer, names, text }: Facts): readonly Change[] {
  if (before.phase !== 'dice') return [];
  return (['initiative', 'engineering'] as const).flatMap((track) =>
    before.players.flatMap((_, seat): Change[] => {
      const [from, to] = [bestRank(before[track], seat) + 1, bestRank(after[track], seat) + 1];
      if (seat === viewer || from === to) return [];
      const says = `${names[seat] ?? ''}: ${text.change[track](from, to)}`;
      return [{ icon: track, seat, text: `${from} → ${to}`, tone: to > from ? 'good' : 'bad', says }];
    }),
  );
}

/** What the column says of everybody: what the text has a name for. The score stands apart. */
export function seatFacts(seat: number, { view, text }: Facts): SeatFacts {
  const names: Readonly<Partial<Record<Named, string>>> = text.things;
  return {
    score: view.players[seat].score,
    things: MEASURED.flatMap(({ name, icon, of }) => {
      const value = of(view, seat);
      return names[name] === undefined ? [] : [{ icon, text: `${value}`, says: `${names[name]}: ${value}` }];
    }),
  };
}
