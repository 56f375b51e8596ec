import { previewOf } from '@orrery/board';
import type { Game } from '@orrery/kernel';
import type { ScreenState } from './screen-state.ts';

/**
 * The screen of somebody whose choice waits for a confirmation, as the board will be after it. Where dice would be
 * rolled or something hidden shown nobody can know, so the board stays as it is.
 */
export function asItWillBe(game: Game, screen: ScreenState): ScreenState {
  const { held, viewer, view, seats } = screen;
  if (held === null || viewer === null) return screen;
  const { after, chance } = previewOf(game, view, viewer, held);
  if (chance) return screen;
  return {
    ...screen,
    view: after,
    seats: seats.map((each, seat) => ({ ...each, breakdown: game.breakdown(after, seat) })),
  };
}
