import { type Advice, type Choice, forkRandom, type Game, type Seat, type State, seedRandom } from '@orrery/kernel';
import { newMind, playOut } from '../playout.ts';
import { SEARCH } from '../search.ts';
import { newNode, widen } from '../tree.ts';
import { type Mean, meanOf } from './reasons.ts';

/**
 * By how many points one option is better than another: both meet the same guesses with the same luck, and what
 * follows each of them is learned about as the search does.
 */
export function duel<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  view: S,
  seat: Seat,
  [better, worse]: readonly [C, C],
  { playouts, seed }: { readonly playouts: number; readonly seed: string },
): Mean {
  const mind = newMind(game, advice, seat, view.agenda.seats.length, SEARCH);
  const prospects = [better, worse].map((choice) => ({ choice, share: 0.5 }));
  const root = newNode('', prospects, true);
  widen(root, { ...SEARCH, widen: [prospects.length, 0] }, true);
  for (let i = 0; i < playouts; i++) {
    const fate = seedRandom(`${seed}/${i}`);
    const guess = game.guess(view, seat, forkRandom(fate));
    const luck = forkRandom(fate);
    for (const edge of root.edges) {
      const s = game.clone(guess);
      s.random = luck.slice();
      playOut(mind, s, root, edge, fate.slice());
    }
  }
  const [a, b] = [better, worse].map((choice) => root.edges.find((edge) => edge.choice === choice)?.sums ?? []);
  return meanOf(Array.from({ length: playouts }, (_, i) => a[i + 1] - a[i] - (b[i + 1] - b[i])));
}
