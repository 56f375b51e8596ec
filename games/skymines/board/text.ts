import type { BoardText } from '@orrery/board';
import type { text as en } from '../text/en/board.ts';
import type { Texts } from '../text/en/phrases.ts';

/** The board's own words, and those of the game. */
export type SkyText = BoardText & typeof en & { readonly game: Texts };
