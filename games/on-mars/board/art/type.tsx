import type { ReactNode } from 'react';
import { memo } from 'react';
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
export const Type = memo(function Type({
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
});

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

const VOWEL = /[aeiouyäöü]/i;

/** A word that is too long, in two: before a consonant between vowels, as far to the right as it fits. */
function halves(word: string, size: number, most: number, weight: number): readonly string[] {
  for (let i = word.length - 3; i > 2; i--) {
    const isSyllable = !VOWEL.test(word[i]) && VOWEL.test(word[i + 1]) && /[a-zäöüß]/.test(word[i]);
    if (isSyllable && widthOf(`${word.slice(0, i)}-`, size, weight) <= most)
      return [`${word.slice(0, i)}-`, word.slice(i)];
  }
  return [word];
}

/** A text in lines of at most that width; words that are much too long are broken. */
export function linesOf(text: string, size: number, most: number, weight = 500): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text
    .split(' ')
    .flatMap((word) => (widthOf(word, size, weight) > most * 1.4 ? halves(word, size, most, weight) : [word]));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && (line.endsWith('-') || widthOf(longer, size, weight) > most)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
