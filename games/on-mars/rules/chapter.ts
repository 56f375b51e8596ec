import type { Chapter as ChapterOf } from '@orrery/kernel';
import type { OmChoice, OmFrame, OnMarsState } from './state.ts';

/** Some steps of the rules, each typed with its own frame. */
export type Chapter<Names extends OmFrame['step']> = ChapterOf<OnMarsState, OmChoice, OmFrame, Names>;
