import { type Advice, advance, type Choice, type Game, type Seat, type State, seedRandom } from '@orrery/kernel';
import { playOn } from './play-on.ts';

/** One of the terms in which two options differ. */
export interface Reason {
  /** A term of the game's valuation, or `RIVALS`. */
  readonly term: string;
  /** By how many points the first option is ahead in it. */
  readonly by: number;
}

/** What an option does to the others: they stand worse after the better one. */
export const RIVALS = 'rivals';

/** How many terms speak for an option, and how many against it, at the most. */
const FOR = 3;
const AGAINST = 1;
/** A difference smaller than this, in points, is no reason. */
const LEAST = 0.3;

export interface ReasonSettings {
  readonly playouts: number;
  readonly seed: string;
}

/**
 * Why one option is better than another one, in the terms of the game's own valuation. Both are played on from the same
 * guesses with the same luck until it is the seat's turn again; told are the terms that differ by more than luck.
 */
export function reasonsFor<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  view: S,
  seat: Seat,
  [better, worse]: readonly [C, C],
  { playouts, seed }: ReasonSettings,
): Reason[] {
  const differences = new Map<string, number[]>();
  for (let i = 0; i < playouts; i++) {
    const guess = game.guess(view, seat, seedRandom(`${seed}/guess ${i}`));
    const after = [better, worse].map((choice) => {
      const s = game.clone(guess);
      s.random = seedRandom(`${seed}/luck ${i}`);
      advance(game, s, seat, choice);
      playOn(game, advice, s, seat, 1, seedRandom(`${seed}/players ${i}`));
      return termsAt(game, advice, s, seat);
    });
    for (const term of new Set(after.flatMap((terms) => Object.keys(terms)))) {
      const known = differences.get(term) ?? [];
      known.push((after[0][term] ?? 0) - (after[1][term] ?? 0));
      differences.set(term, known);
    }
  }
  const reasons = [...differences]
    .map(([term, each]) => ({ term, ...meanOf(each) }))
    .filter(({ mean, error }) => Math.abs(mean) >= Math.max(LEAST, error))
    .map(({ term, mean }) => ({ term, by: Math.round(mean * 10) / 10 }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const pro = reasons.filter(({ by }) => by > 0).slice(0, FOR);
  return [...pro, ...reasons.filter(({ by }) => by < 0).slice(0, AGAINST)];
}

function termsAt<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
): Record<string, number> {
  const own = advice.terms?.(s, seat) ?? { points: game.scores(s)[seat] };
  const seats = s.agenda.seats.length;
  if (seats === 1) return { ...own };
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += advice.value(s, other);
  return { ...own, [RIVALS]: -others / (seats - 1) };
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
