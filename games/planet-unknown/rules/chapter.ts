import type { Chapter as ChapterOf } from '@orrery/kernel';
import type { PuChoice } from './choices.ts';
import type { PlanetUnknownState, PuFrame } from './state.ts';

/** The steps that one chapter of the rules brings. */
export type Chapter<Names extends PuFrame['step']> = ChapterOf<PlanetUnknownState, PuChoice, PuFrame, Names>;
