import { estimateShare, LEVEL_NAMES, LEVELS, type LevelName, type LevelSpec } from '@orrery/bots';
import type { Pair } from '@orrery/bots/net';
import type { PairTask } from '../crew/jobs.ts';

/** How two levels have done against each other at tables of two. */
export interface Rung {
  readonly one: LevelName;
  readonly other: LevelName;
  plays: number;
  /** What `one` has won; half a play where both did. */
  won: number;
}

/** All plays of a game so far. */
export interface Ladder {
  /** Rules and weights they were made with: with others they tell nothing. */
  readonly made: string;
  /** Thinking times are divided by this: the steps between levels stay the same, and a machine need not work for days. */
  readonly faster: number;
  readonly rungs: Rung[];
}

/** Every level against every stronger one, the stronger one first. */
export function newLadder(made: string, faster: number): Ladder {
  const rungs = LEVEL_NAMES.flatMap((one, i) =>
    LEVEL_NAMES.slice(0, i).map((other) => ({ one, other, plays: 0, won: 0 })),
  );
  return { made, faster, rungs };
}

/** The pair that has played least; of equals the neighbours first, for they tell most. */
export function nextRung({ rungs }: Ladder, plays: number): Rung | undefined {
  const apart = ({ one, other }: Rung): number => LEVEL_NAMES.indexOf(one) - LEVEL_NAMES.indexOf(other);
  const open = rungs.filter((rung) => rung.plays < plays);
  return open.toSorted((a, b) => apart(a) - apart(b) || a.plays - b.plays)[0];
}

/** The pairs of plays that are still to be made, neighbours first; each begins with a seed of its own. */
export function* openPairs(game: string, ladder: Ladder, plays: number): Iterable<{ rung: Rung; task: PairTask }> {
  // What has been given out and is not counted yet.
  const given: Ladder = { ...ladder, rungs: ladder.rungs.map((rung) => ({ ...rung })) };
  for (let next = nextRung(given, plays); next !== undefined; next = nextRung(given, plays)) {
    const { one, other } = next;
    const rung = ladder.rungs[given.rungs.indexOf(next)];
    const seed = `ladder ${one} ${other} ${next.plays / 2}`;
    const [stronger, weaker] = [one, other].map((level) => ({ level: hasten(level, ladder.faster) }));
    yield { rung, task: { game, table: { seats: 2, settings: {} }, one: stronger, other: weaker, seed } };
    next.plays += 2;
  }
}

export function count(rung: Rung, { won }: Pair): void {
  rung.won += won;
  rung.plays += 2;
}

function hasten(level: LevelName, faster: number): LevelSpec {
  const spec: LevelSpec = LEVELS[level];
  return spec.how === 'search' && spec.ms !== undefined ? { ...spec, ms: spec.ms / faster } : spec;
}

/** A level and its points in the ratings. */
export type Ratings = Readonly<Record<LevelName, number>>;

/** Where newcomers and medium players stand. */
const MEDIUM = 1500;
/** Points that make ten times the chance to win. */
const TENFOLD = 400;
/** Every pair that has played is taken to have drawn once, too: nobody is infinitely better. */
const DRAWN = 1;
const ROUNDS = 2000;

/** The points that make what was won most likely (Bradley and Terry's), the medium player's fixed. */
export function ratingsOf({ rungs }: Pick<Ladder, 'rungs'>): Ratings {
  const played = rungs.filter(({ plays }) => plays > 0);
  const strength = Object.fromEntries(LEVEL_NAMES.map((level) => [level, 1])) as Record<LevelName, number>;
  for (let round = 0; round < ROUNDS; round++) {
    for (const level of LEVEL_NAMES) {
      let won = 0;
      let field = 0;
      for (const { one, other, plays, won: wonByOne } of played) {
        if (one !== level && other !== level) continue;
        won += (one === level ? wonByOne : plays - wonByOne) + DRAWN / 2;
        field += (plays + DRAWN) / (strength[one] + strength[other]);
      }
      if (field > 0) strength[level] = won / field;
    }
  }
  const points = (level: LevelName): number => MEDIUM + TENFOLD * Math.log10(strength[level] / strength.medium);
  return Object.fromEntries(LEVEL_NAMES.map((level) => [level, Math.round(points(level))])) as Record<
    LevelName,
    number
  >;
}

/** What a pair has come to, with its bounds. */
export function tellRung({ one, other, plays, won }: Rung): string {
  const [share, low, high] = Object.values(estimateShare(won, plays)).map((part) => (100 * part).toFixed(0));
  return `${one} against ${other}: ${share} % (${low}-${high}) of ${plays}`;
}
