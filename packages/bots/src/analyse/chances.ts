import { type Advice, type Choice, type Game, isOver, type Odds, type State, seedRandom } from '@orrery/kernel';
import { playOn } from './play-on.ts';

/** Where a game says nothing of its own. */
const ODDS: Odds = { early: 30, late: 5 };

/** The lead that makes a seat e times as likely to win, `progress` (0 to 1) through a play. */
export function oddsAt(odds: Odds = ODDS, progress: number): number {
  // What is still open shrinks like the way of a random walk that is nearly over.
  return odds.late + (odds.early - odds.late) * Math.sqrt(Math.max(0, 1 - progress));
}

export interface Standing {
  /** How every seat stands, in points: the game's valuation when the next round begins, averaged over guesses. */
  readonly values: readonly number[];
  /** Alone, the share of playouts that were won. */
  readonly won?: number;
}

/** How everybody stands, from what a spectator may know. */
export function standingOf<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  view: S,
  { playouts, seed }: { readonly playouts: number; readonly seed: string },
): Standing {
  const seats = view.agenda.seats.length;
  const alone = seats === 1;
  const sums = new Array<number>(seats).fill(0);
  let won = 0;
  for (let i = 0; i < playouts; i++) {
    const s = game.guess(view, null, seedRandom(`${seed}/guess ${i}`));
    s.random = seedRandom(`${seed}/luck ${i}`);
    playOn(game, advice, s, alone ? 'end' : 'round', seedRandom(`${seed}/players ${i}`));
    const scores = isOver(s) ? game.scores(s) : undefined;
    for (let seat = 0; seat < seats; seat++) sums[seat] += scores?.[seat] ?? advice.value(s, seat);
    if (game.result(s)?.winners.includes(0)) won++;
  }
  const values = sums.map((sum) => Math.round((sum / playouts) * 10) / 10);
  return alone ? { values, won: won / playouts } : { values };
}

/** The chance of every seat to win, by how all of them stand. */
export function chancesOf({ values, won }: Standing, odds: number): number[] {
  if (won !== undefined) return [won];
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / odds));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** What is left of a chance to win after so many points are lost. */
export function chanceAfter(chance: number, loss: number, odds: number): number {
  const kept = chance * Math.exp(-loss / odds);
  return kept === 0 ? 0 : kept / (kept + 1 - chance);
}
