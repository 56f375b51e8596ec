import type { BoardText } from '@orrery/board';
import type { Texts } from '../../text/en.ts';
import type { en } from './en.ts';

/** The board's own words, and those of the game. */
export type SkyText = BoardText & typeof en & { readonly game: Texts };
