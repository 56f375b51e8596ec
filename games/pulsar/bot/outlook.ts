import type { Seat } from '@orrery/kernel';
import { GYRODYNES, ROUNDS, TECHNOLOGIES, TECHNOLOGY_BOARDS } from '../data/index.ts';
import { PULSARS } from '../rules/cluster.ts';
import type { PulsarState } from '../rules/state.ts';
import type { Tuning } from './tuning.ts';

/** What an unknown median is worth on average. */
const MEDIAN = 3.8;
const LAST = ROUNDS + 1;

/** By technology: the row values of its board, for the rounds it covers. */
const ROW_VALUES: readonly (readonly number[])[] = TECHNOLOGY_BOARDS.map(({ firstRow, rowValues }) => {
  const values = new Array<number>(LAST + 1).fill(0);
  rowValues.forEach((value, i) => {
    values[firstRow + i] = value === '?' ? MEDIAN : value;
  });
  return values;
});
const BOARD_OF: readonly number[] = TECHNOLOGIES.map((tech) =>
  TECHNOLOGY_BOARDS.findIndex(({ id }) => id === tech.board),
);
/** Where the boards of the three categories begin among the technologies in play. */
const STARTS: readonly number[] = [0, 6, 12];

/** From each round to the end: what the rows of the boards in play add to one spinning gyrodyne. */
function rowSums({ techs }: PulsarState): readonly number[] {
  const boards = STARTS.map((i) => BOARD_OF[techs[i]]);
  const suffix = new Array<number>(LAST + 2).fill(0);
  for (let round = ROUNDS; round >= 1; round--) {
    suffix[round] = suffix[round + 1] + boards.reduce((sum, board) => sum + ROW_VALUES[board][round], 0);
  }
  return suffix;
}

type Spinning = Pick<Outlook, 'spin' | 'spinNext' | 'built'>;

function spinningFrom(s: PulsarState, now: number, t: Tuning): Spinning {
  const rows = rowSums(s);
  const next = Math.min(now + 1, LAST);
  const spin = GYRODYNES.map(({ points }) => points * (LAST - now) + rows[now]);
  const spinNext = GYRODYNES.map(({ points }) => points * (LAST - next) + rows[next]);
  return { spin, spinNext, built: spinNext.map((worth) => Math.max(2, t.builtShare * (worth - t.builtCost))) };
}

/** What was found, by the boards in play and the round: nothing else makes a difference. */
const found = new Map<Tuning, Spinning[]>();

function spinning(s: PulsarState, now: number, t: Tuning): Spinning {
  let known = found.get(t);
  if (known === undefined) {
    known = [];
    found.set(t, known);
  }
  let key = now;
  for (let i = 0; i < STARTS.length; i++) key = key * TECHNOLOGY_BOARDS.length + BOARD_OF[s.techs[STARTS[i]]];
  known[key] ??= spinningFrom(s, now, t);
  return known[key];
}

/** How the game goes on for one seat: figures that the valuation needs again and again. */
export interface Outlook {
  readonly t: Tuning;
  /** The first round whose production is still to come; 9 when all are over. */
  readonly now: number;
  /** Productions to come. */
  readonly left: number;
  /** What a gyrodyne of each type yields if it spins from now on, and from the next round on. */
  readonly spin: readonly number[];
  readonly spinNext: readonly number[];
  /** What one under construction is worth. */
  readonly built: readonly number[];
  /** What a claimed pulsar without gyrodyne is worth. */
  readonly pulsar: number;
  readonly station: number;
  readonly token: number;
  readonly cube: number;
  /** What a usual die brings. */
  readonly die: number;
  /** Own pulsars without gyrodyne. */
  readonly free: number;
}

export function lookOut(s: PulsarState, seat: Seat, t: Tuning): Outlook {
  const now = s.phase === 'final' ? LAST : s.round;
  const left = LAST - now;
  const { spin, spinNext, built } = spinning(s, now, t);
  let free = 0;
  for (let i = 0; i < PULSARS; i++) if (s.owner[i] === seat && s.gyrodyne[i] < 0) free++;
  const share = left / ROUNDS;
  return {
    t,
    now,
    left,
    spin,
    spinNext,
    built,
    pulsar: 1 + t.pulsarShare * Math.max(0, spinNext[1] - t.pulsarCost),
    station: t.station,
    token: left === 0 ? 0 : t.token + t.tokenEarly * Math.min(1, share * 2),
    cube: left > 2 ? t.cube : t.cubeLate,
    die: t.die,
    free,
  };
}
