import { IconAt, type IconName, MarkAt } from '@orrery/board';
import { createElement, type ReactNode, type SVGProps } from 'react';

/**
 * Pens for ornament that never changes or is drawn from plain numbers: a chair, a lump of ore, a dial. They make the
 * same elements as markup would, in a tenth of the words.
 */
export type Drawn = ReactNode | readonly Drawn[];
type More = SVGProps<SVGElement>;

const flat = (drawn: readonly Drawn[]): ReactNode[] =>
  (drawn as unknown[]).flat(Number.POSITIVE_INFINITY) as ReactNode[];

export const r = (n: number): number => Math.round(n * 100) / 100;
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const g = (...drawn: Drawn[]): ReactNode => createElement('g', null, ...flat(drawn));
export const group = (more: More, ...drawn: Drawn[]): ReactNode => createElement('g', more, ...flat(drawn));
export const at = (x: number, y: number, ...drawn: Drawn[]): ReactNode =>
  group({ transform: `translate(${r(x)} ${r(y)})` }, ...drawn);
export const scaled = (x: number, y: number, k: number, ...drawn: Drawn[]): ReactNode =>
  group({ transform: `translate(${r(x)} ${r(y)}) scale(${r(k)})` }, ...drawn);
export const turned = (x: number, y: number, angle: number, ...drawn: Drawn[]): ReactNode =>
  group({ transform: `translate(${r(x)} ${r(y)}) rotate(${r(angle)})` }, ...drawn);

/**
 * The same drawing for the same plain arguments: whatever is drawn again as it was is then left alone, instead of being
 * compared piece by piece.
 */
export function kept<Given extends readonly unknown[]>(
  draw: (...given: Given) => Drawn,
): (...given: Given) => ReactNode {
  const drawings = new Map<string, ReactNode>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = drawings.get(key);
    if (known !== undefined) return known;
    const drawn = g(draw(...given));
    drawings.set(key, drawn);
    return drawn;
  };
}

export const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string, more?: More): ReactNode =>
  createElement('rect', { x: r(x), y: r(y), width: r(w), height: r(h), rx, fill, ...more });
export const circle = (cx: number, cy: number, rad: number, fill: string, more?: More): ReactNode =>
  createElement('circle', { cx: r(cx), cy: r(cy), r: r(rad), fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more?: More): ReactNode =>
  createElement('ellipse', { cx: r(cx), cy: r(cy), rx: r(rx), ry: r(ry), fill, ...more });
export const path = (d: string, fill: string, more?: More): ReactNode => createElement('path', { d, fill, ...more });
export const line = (d: string, stroke: string, strokeWidth = 1, more?: More): ReactNode =>
  path(d, 'none', { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...more });

interface Type {
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly face?: 'body' | 'display';
  /** The most room the words may take; longer ones are drawn closer together. */
  readonly most?: number;
}

/** Nothing is written smaller: the board is drawn a little below its own size on the narrowest desks. */
const LEAST = 11.3;

/** About the width of a word: enough to know whether it needs to be drawn closer together. */
export function widthOf(words: string, size: number, weight = 500): number {
  let width = 0;
  for (const letter of words)
    width += "iljtfrI.,:;'|! -·()".includes(letter) ? 0.31 : 'mwMW–→'.includes(letter) ? 0.84 : 0.56;
  return width * size * (weight > 600 ? 1.05 : 1);
}

export function text(
  x: number,
  y: number,
  size: number,
  words: ReactNode,
  { fill = 'var(--text)', anchor = 'start', weight = 500, face = 'body', most }: Type = {},
): ReactNode {
  const fontSize = Math.max(LEAST, size);
  const tight = most !== undefined && typeof words === 'string' && widthOf(words, fontSize, weight) > most;
  return createElement(
    'text',
    {
      x: r(x),
      y: r(y),
      fontSize,
      fill,
      textAnchor: anchor,
      fontWeight: weight,
      className: face === 'display' ? 'display' : undefined,
      ...(tight ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {}),
    },
    words,
  );
}

/** An icon of the family in a square at x, y. */
export const icon = (
  name: IconName,
  x: number,
  y: number,
  size: number,
  ink?: string,
  accent?: number,
  opacity?: number,
): ReactNode => {
  const drawn = createElement(IconAt, {
    name,
    x: x + size / 2,
    y: y + size / 2,
    size,
    ...(ink === undefined ? {} : { ink }),
    ...(accent === undefined ? {} : { accent }),
  });
  return opacity === undefined ? drawn : group({ opacity }, drawn);
};
export const mark = (seat: number, x: number, y: number, size: number, fill?: string): ReactNode =>
  createElement(MarkAt, { seat, x, y, size, ...(fill === undefined ? {} : { fill }) });

export function hexagon(cx: number, cy: number, rad: number): string {
  const corners = range(6).map((i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return `${r(cx + Math.cos(angle) * rad)} ${r(cy + Math.sin(angle) * rad)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A steady row of numbers for textures: the same picture every time. */
export function noise(seed: number): () => number {
  let s = seed * 2654435761;
  return () => {
    s = (s ^ (s << 13)) | 0;
    s = (s ^ (s >>> 17)) | 0;
    s = (s ^ (s << 5)) | 0;
    return (s >>> 0) / 4294967296;
  };
}
