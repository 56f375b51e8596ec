import type { GameRoom } from '@orrery/kernel';
import { advice } from './bot.ts';
import { skymines } from './game.ts';
import type { SkyChoice } from './rules/choices.ts';
import type { SkyState } from './rules/state.ts';

export { campaignRank, campaignSums, campaignWinners, followUp } from './rules/campaign.ts';
export type { SkyChoice } from './rules/choices.ts';
export type { SkyEvent } from './rules/events.ts';
export type { SkyState } from './rules/state.ts';
export { skymines };

export const room: GameRoom<SkyState, SkyChoice> = {
  game: skymines,
  advice,
  words: async (language) => (await import('./text/words.ts')).skyminesWords(language),
  measure: { minutes: 120, weight: 4 },
  board: async () => (await import('./board/index.ts')).drawing,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  book: async (language) => (await import('./book/index.ts')).loadBook(language),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
