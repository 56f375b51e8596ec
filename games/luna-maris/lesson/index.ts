import type { Lesson } from '@orrery/board';
import { CHAPTERS } from './chapters.ts';
import { LINE, SEED } from './line.ts';

/** Luna Maris, taught at a table with the automaton: who has learnt it plays on against it. */
export const lesson: Lesson = {
  seats: 1,
  settings: { automaton: 'basic' },
  seed: SEED,
  line: LINE,
  chapters: CHAPTERS,
  text: async (language) => (await import(`../text/${language}/lesson.ts`)).text,
};
