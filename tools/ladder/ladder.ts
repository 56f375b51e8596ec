import { estimateShare, LEVEL_NAMES, LEVELS, type LevelName, type LevelSpec } from '@orrery/bots';
import type { Pair } from '@orrery/bots/net';
import { hashPlain } from '@orrery/kernel';
import type { PairTask } from '../crew/jobs.ts';

/** How each level thinks. */
export type Levels = Readonly<Record<LevelName, LevelSpec>>;

/** How two levels have done against each other at tables of two. */
export interface Rung {
  readonly one: LevelName;
  readonly other: LevelName;
  /** Rules, weights and levels it was played with: with others it tells nothing. */
  readonly made: string;
  plays: number;
  /** What `one` has won; half a play where both did. */
  won: number;
}

/** All plays of a game so far. */
export interface Ladder {
  /**
   * Where both levels go by the clock their times are divided by this: what is between them stays much the same, and a
   * machine need not work for days.
   */
  readonly faster: number;
  readonly rungs: Rung[];
}

/** Every level against every weaker one; `game` stands for the rules and weights, `levels` for how each level thinks. */
export function newLadder(game: string, faster: number, levels: Levels = LEVELS): Ladder {
  const rungs = LEVEL_NAMES.flatMap((one, i) =>
    LEVEL_NAMES.slice(0, i).map((other): Rung => {
      const made = hashPlain([game, ...paired(levels[one], levels[other], faster)]);
      return { one, other, made, plays: 0, won: 0 };
    }),
  );
  return { faster, rungs };
}

/** The same ladder with the plays of another one, as far as they were made in the same way. */
export function withPlaysOf(ladder: Ladder, kept: Pick<Ladder, 'rungs'>): Ladder {
  const rungs = ladder.rungs.map((rung) => {
    const same = kept.rungs.find(
      ({ one, other, made }) => one === rung.one && other === rung.other && made === rung.made,
    );
    return same ?? rung;
  });
  return { ...ladder, rungs };
}

/** The pair that has played least; of equals the neighbours first, for they tell most. */
export function nextRung({ rungs }: Ladder, plays: number): Rung | undefined {
  const apart = ({ one, other }: Rung): number => LEVEL_NAMES.indexOf(one) - LEVEL_NAMES.indexOf(other);
  const open = rungs.filter((rung) => rung.plays < plays);
  return open.toSorted((a, b) => apart(a) - apart(b) || a.plays - b.plays)[0];
}

/** The pairs of plays that are still to be made, neighbours first; each begins with a seed of its own. */
export function* openPairs(
  game: string,
  ladder: Ladder,
  plays: number,
  levels: Levels = LEVELS,
): Iterable<{ rung: Rung; task: PairTask }> {
  // What has been given out and is not counted yet.
  const given: Ladder = { ...ladder, rungs: ladder.rungs.map((rung) => ({ ...rung })) };
  for (let next = nextRung(given, plays); next !== undefined; next = nextRung(given, plays)) {
    const { one, other } = next;
    const rung = ladder.rungs[given.rungs.indexOf(next)];
    const seed = `ladder ${one} ${other} ${next.plays / 2}`;
    const [stronger, weaker] = paired(levels[one], levels[other], ladder.faster);
    const table = { seats: 2, settings: {} };
    yield { rung, task: { game, table, one: { level: stronger }, other: { level: weaker }, seed } };
    next.plays += 2;
  }
}

export function count(rung: Rung, { won }: Pair): void {
  rung.won += won;
  rung.plays += 2;
}

/** How two levels think against each other: hastened only if both are, or one of them would lose what parts them. */
function paired(one: LevelSpec, other: LevelSpec, faster: number): [LevelSpec, LevelSpec] {
  return goesByClock(one) && goesByClock(other) ? [hasten(one, faster), hasten(other, faster)] : [one, other];
}

const goesByClock = (level: LevelSpec): boolean => level.how === 'search' && level.ms !== undefined;

const hasten = (level: LevelSpec, faster: number): LevelSpec =>
  level.how === 'search' && level.ms !== undefined ? { ...level, ms: level.ms / faster } : level;

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
