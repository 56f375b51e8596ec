import type { Lesson } from '@orrery/board';
import { CHAPTERS } from './chapters.ts';
import { LINE, SEED } from './line.ts';

/** On Mars between two: from the first place in the turn order to a colony of level 2, and home to orbit. */
export const lesson: Lesson = {
  seats: 2,
  settings: {},
  seed: SEED,
  line: LINE,
  chapters: CHAPTERS,
  text: async (language) => (await import(`../text/${language}/lesson.ts`)).text,
};
