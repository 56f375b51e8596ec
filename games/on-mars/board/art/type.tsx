import type { ReactNode } from 'react';
import { near } from './hex.ts';

interface TypeProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In the face with character: numbers and names that stand out. */
  readonly display?: boolean;
  readonly spacing?: number;
  /** Squeezed a little where it would be wider than this. */
  readonly most?: number;
}

/** A line of letters in the drawing. */
export function Type({
  x,
  y,
  children,
  size = 12,
  weight = 500,
  fill = 'var(--om-ink)',
  anchor,
  display,
  spacing,
  most,
}: TypeProps) {
  const long = most !== undefined && typeof children === 'string' && widthOf(children, size, weight) > most;
  return (
    <text
      x={near(x)}
      y={near(y)}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      {...(anchor === undefined ? {} : { textAnchor: anchor })}
      {...(display ? { className: 'om-display' } : {})}
      {...(spacing === undefined ? {} : { letterSpacing: spacing })}
      {...(long ? { textLength: near(most), lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {children}
    </text>
  );
}

const SHARES: readonly (readonly [letters: RegExp, share: number])[] = [
  [/[ilj.,:'|!]/, 0.27],
  [/[ft r()-]/, 0.36],
  [/[mwMW]/, 0.86],
  [/[A-ZÄÖÜ]/, 0.68],
  [/[0-9]/, 0.63],
];

/** About how wide a line is; drawings cannot measure before they are drawn. */
export function widthOf(line: string, size: number, weight = 500): number {
  let share = 0;
  for (const letter of line) share += SHARES.find(([letters]) => letters.test(letter))?.[1] ?? 0.57;
  return share * size * (weight >= 600 ? 1.05 : 1);
}

/** A text in lines of at most that width. Long words break at the hyphens that are written in them. */
export function linesOf(text: string, size: number, most: number, weight = 500): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, weight) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
