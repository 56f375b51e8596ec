import type { Chapter as ChapterOf } from '@orrery/kernel';
import type { SkyChoice } from './choices.ts';
import type { SkyFrame, SkyState } from './state.ts';

/** Some steps of the rules, each typed with its own frame. */
export type Chapter<Names extends SkyFrame['step']> = ChapterOf<SkyState, SkyChoice, SkyFrame, Names>;
