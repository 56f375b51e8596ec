import { duel, thinkerOf } from '@orrery/bots';
import { type GameRoom, notation, type Random, type Seat, type State } from '@orrery/kernel';
import type { Hint } from './screen-state.ts';

/** How many of the options that were weighed are told. */
const TOLD = 5;
/** How many playouts the reasons rest on. */
const REASONED = 40;

/** What a strong computer player would choose in this seat, and why. It takes a moment, so it belongs into a worker. */
export function giveHint({ game, advice }: GameRoom, view: State, seat: Seat, random: Random): Hint {
  const { choice, candidates, line } = thinkerOf('hard').think(game, advice, view, seat, random);
  const next = candidates.find((each) => notation(each.choice) !== notation(choice));
  const bound = { playouts: REASONED, seed: `hint ${random.join(' ')}` };
  const reasons = next === undefined ? [] : duel(game, advice, view, seat, [choice, next.choice], bound).reasons;
  return {
    choice,
    line,
    candidates: candidates.slice(0, TOLD).map(({ choice: each, value }) => ({ choice: each, value })),
    reasons,
  };
}
