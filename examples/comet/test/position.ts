import { seedRandom } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import { comet } from '../game.ts';
import type { CometChoice } from '../rules/choices.ts';
import type { CometState } from '../rules/state.ts';

interface Position {
  seats?: number;
  /** The comets to come, the next one first. */
  comets?: number[];
  hands?: number[][];
  points?: number[];
  seed?: string;
}

/** A table at the start of a round, set up as a test needs it. */
export function position({ seats = 3, seed = 'position', comets, ...set }: Position): Trial<CometState, CometChoice> {
  const s = comet.setup({ comets: 7 }, seats, seedRandom(seed));
  if (comets !== undefined) s.comets = comets.toReversed();
  return trial(comet, { ...s, ...set });
}

/** Every seat bids one card, in the order of the seats. */
export function bidAll(t: Trial<CometState, CometChoice>, ...cards: number[]): void {
  for (const [seat, card] of cards.entries()) t.choose(seat, { do: 'bid', card });
}
