import type { ModuleLetter } from '../../data/index.ts';
import { at, type Drawn, kept, line, rect, text } from './pen.ts';
import { badge } from './signs.ts';

export const panel = kept(
  (w: number, h: number): Drawn => [
    rect(0, 0, w, h, 10, 'var(--mat)', { stroke: 'var(--hairline)' }),
    line(`M10 1h${w - 20}`, 'var(--light-edge)', 1),
  ],
);

/** What an offer is called, with the badge of the room it belongs to. */
export const title = kept(
  (letter: ModuleLetter, words: string, x: number = 10, y: number = 4): Drawn =>
    at(x, y, badge(letter, false, 0.95), text(28, 13.5, 13, words, { weight: 600, face: 'display' })),
);
