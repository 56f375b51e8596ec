import type { Lesson } from '@orrery/board';
import { CHAPTERS } from './chapters.ts';
import { LINE, SEED } from './line.ts';

export const lesson: Lesson = {
  seats: 2,
  settings: {},
  seed: SEED,
  line: LINE,
  chapters: CHAPTERS,
  text: async (language) => (await import(`../text/${language}/lesson.ts`)).text,
};
