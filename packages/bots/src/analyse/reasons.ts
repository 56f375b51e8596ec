import type { Advice, Choice, Game, Seat, State } from '@orrery/kernel';

/** One of the terms in which two options differ. */
export interface Reason {
  /** A term of the game's valuation, `RIVALS`, `EXPERIENCE` or `SCORING`. */
  readonly term: string;
  /** By how many points the first option is ahead in it. */
  readonly by: number;
}

/** What an option does to the others: they stand worse after the better one. */
export const RIVALS = 'rivals';

/** What was learned from many plays and no other term tells. */
export const EXPERIENCE = 'experience';
/** Where the play is over, what was counted beyond what the other terms expected. */
export const SCORING = 'scoring';

/** How many terms speak for an option, and how many against it, at the most. */
const FOR = 3;
const AGAINST = 1;
/** A difference smaller than this, in points, is no reason. */
const LEAST = 0.3;

export type Terms = Readonly<Record<string, number>>;

/** How a seat stands, term by term, and against the mean of the others. */
export function termsAt<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
): Terms {
  const own = advice.terms?.(s, seat) ?? { points: game.scores(s)[seat] };
  const seats = s.agenda.seats.length;
  if (seats === 1) return own;
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += advice.value(s, other);
  return { ...own, [RIVALS]: -others / (seats - 1) };
}

/** All terms together are the lead: what the others leave of it is the last one. */
export function withRest(terms: Terms, lead: number, last: typeof EXPERIENCE | typeof SCORING): Terms {
  return { ...terms, [last]: lead - Object.values(terms).reduce((sum, each) => sum + each, 0) };
}

/** The terms that differ by more than luck, those that speak for the first option before those against it. */
export function reasonsIn(pairs: readonly (readonly [better: Terms, worse: Terms])[]): Reason[] {
  const names = new Set(pairs.flatMap(([better, worse]) => [...Object.keys(better), ...Object.keys(worse)]));
  const reasons = [...names]
    .map((term) => ({ term, ...meanOf(pairs.map(([better, worse]) => (better[term] ?? 0) - (worse[term] ?? 0))) }))
    .filter(({ mean, error }) => Math.abs(mean) >= Math.max(LEAST, error))
    .map(({ term, mean }) => ({ term, by: Math.round(mean * 10) / 10 }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const speaking = reasons.filter(({ by }) => by > 0).slice(0, FOR);
  return [...speaking, ...reasons.filter(({ by }) => by < 0).slice(0, AGAINST)];
}

export interface Mean {
  readonly mean: number;
  /** The standard error. */
  readonly error: number;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: n < 2 ? Math.abs(mean) : Math.sqrt(squares / (n - 1) / n) };
}
