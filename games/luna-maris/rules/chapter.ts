import type { Chapter as ChapterOf } from '@orrery/kernel';
import type { LunaChoice } from './choices.ts';
import type { LunaFrame, LunaState } from './state.ts';

/** Some steps of the rules, each typed with its own frame. */
export type Chapter<Names extends LunaFrame['step']> = ChapterOf<LunaState, LunaChoice, LunaFrame, Names>;
