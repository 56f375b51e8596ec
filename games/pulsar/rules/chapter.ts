import type { Chapter as ChapterOf } from '@orrery/kernel';
import type { PulsarChoice } from './choices.ts';
import type { PulsarFrame, PulsarState } from './state.ts';

/** The steps that one chapter of the rules brings. */
export type Chapter<Names extends PulsarFrame['step']> = ChapterOf<PulsarState, PulsarChoice, PulsarFrame, Names>;
