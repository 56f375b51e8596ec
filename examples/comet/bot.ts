import type { Advice } from '@orrery/kernel';
import type { CometChoice } from './rules/choices.ts';
import type { CometState } from './rules/state.ts';

export const advice: Advice<CometState, CometChoice> = {
  // High cards left are chances left.
  value: (s, seat) => s.points[seat] + s.hands[seat].reduce((sum, card) => sum + card, 0) / 20,
};
