import {
  type Advice,
  type Choice,
  forkRandom,
  type Game,
  isOver,
  type Seat,
  type State,
  seedRandom,
} from '@orrery/kernel';
import { newMind, playOut } from '../playout.ts';
import { SEARCH } from '../search.ts';
import { newNode, widen } from '../tree.ts';
import { playOn } from './play-on.ts';
import {
  EXPERIENCE,
  type Mean,
  meanOf,
  type Reason,
  reasonsIn,
  SCORING,
  type Terms,
  termsAt,
  withRest,
} from './reasons.ts';

export interface Duel extends Mean {
  /** Why the first option is better, or in what it is not, in the terms of the game's own valuation. */
  readonly reasons: readonly Reason[];
}

/**
 * By how many points one option is better than another, and why: both meet the same guesses with the same luck, and
 * what follows each of them is learned about as the search does, and then played to the end of the round. Reasons are
 * read off the very positions that the difference comes from.
 */
export function duel<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  view: S,
  seat: Seat,
  [better, worse]: readonly [C, C],
  { playouts, seed }: { readonly playouts: number; readonly seed: string },
): Duel {
  const learned = advice.at?.(view, true) ?? advice;
  const mind = newMind(game, learned, seat, view.agenda.seats.length, SEARCH);
  const prospects = [better, worse].map((choice) => ({ choice, share: 0.5 }));
  const root = newNode('', prospects, true);
  widen(root, { ...SEARCH, widen: [prospects.length, 0] }, true);
  const edges = prospects.flatMap(({ choice }) => root.edges.find((edge) => edge.choice === choice) ?? []);
  const ends: (readonly [End, End])[] = [];
  for (let i = 0; i < playouts; i++) {
    const fate = seedRandom(`${seed}/${i}`);
    const guess = game.guess(view, seat, forkRandom(fate));
    const luck = forkRandom(fate);
    const [first, second] = edges.map((edge): End => {
      const s = game.clone(guess);
      s.random = luck.slice();
      playOut(mind, s, root, edge, fate.slice());
      playOn(game, advice, s, 'round', luck.slice());
      const lead = learned.lead?.(s, seat) ?? leadAt(game, advice, s, seat);
      return { lead, terms: withRest(termsAt(game, advice, s, seat), lead, isOver(s) ? SCORING : EXPERIENCE) };
    });
    ends.push([first, second]);
  }
  return {
    ...meanOf(ends.map(([first, second]) => first.lead - second.lead)),
    reasons: reasonsIn(ends.map(([first, second]) => [first.terms, second.terms])),
  };
}

/** Where a playout came to. */
interface End {
  readonly terms: Terms;
  readonly lead: number;
}

/** How far a seat is ahead of the mean of the others: in points where the play is over. */
function leadAt<S extends State, C extends Choice>(game: Game<S, C>, advice: Advice<S, C>, s: S, seat: Seat): number {
  const values = isOver(s) ? game.scores(s) : s.agenda.seats.map((_, each) => advice.value(s, each));
  if (values.length === 1) return values[0];
  const others = values.reduce((sum, value) => sum + value, -values[seat]);
  return values[seat] - others / (values.length - 1);
}
