import type { Lesson } from '@orrery/board';
import { CHAPTERS } from './chapters.ts';
import { LINE, SEED } from './line.ts';

/** Skymines with a neighbour and with Luna at her mildest: three rounds of learning, then a first game. */
export const lesson: Lesson = {
  seats: 2,
  settings: { luna: '0' },
  seed: SEED,
  line: LINE,
  chapters: CHAPTERS,
  text: async (language) => (await import(`../text/${language}/lesson.ts`)).text,
};
