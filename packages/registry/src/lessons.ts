import type { Lesson } from '@orrery/board';

/** The lessons, by the id of their game: each is loaded when somebody begins it. */
export const LESSONS: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  'planet-unknown': () => import('@orrery/planet-unknown/lesson'),
  pulsar: () => import('@orrery/pulsar/lesson'),
};
