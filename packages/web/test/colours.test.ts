// The colours of the seats beside each other, beside the brass of 'may be done' and beside the companies of Skymines, as
// everybody sees them: eyes without one of the three kinds of cones included.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TOKENS = readFileSync(join(ROOT, 'packages/web/src/styles/tokens.css'), 'utf8');
const COMPANIES = [
  ...readFileSync(join(ROOT, 'games/skymines/board/art/colours.ts'), 'utf8').matchAll(/base: '(#[0-9a-f]{6})'/g),
].map(([, hex]) => hex);
const SEATS = 6;
/** Steps in Oklab, of which 0.02 is just noticed. A company and a seat differ in the shape of their pieces, too. */
const FROM_BRASS = 0.08;
const FROM_SEATS = 0.06;
const FROM_COMPANIES = 0.05;
/** A mark is seen on its ground (WCAG 1.4.11). */
const CONTRAST_OF_MARKS = 3;

type Colour = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Colour, Colour, Colour];

/** How colours look without a kind of cone, in linear light (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Colour): Colour =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Colour;

function linear(hex: string): Colour {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
}

/** Lightness and two hues in which equal steps look equal (Oklab). */
function seen(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour.map((part) => Math.max(0, part)) as unknown as Colour,
  ).map(Math.cbrt) as unknown as Colour;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const apart = (a: string, b: string, eyes: Matrix): number => {
  const [one, other] = [a, b].map((hex) => seen(times(eyes, linear(hex))));
  return Math.hypot(...one.map((part, i) => part - other[i]));
};

const light = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark, bright] = [light(a), light(b)].sort((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
};

/** The names of the tokens and what they are worth: the light theme changes some of those of the dark one. */
const [inDark, inLight] = TOKENS.split(':root[data-theme="light"]').map(
  (part) =>
    new Map([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\));/g)].map(([, name, is]) => [name, is])),
);
const THEMES = { dark: inDark, light: new Map([...inDark, ...inLight]) };

describe.each(Object.entries(THEMES))('in the %s theme', (_, tokens) => {
  const value = (name: string): string => {
    const is = tokens.get(name) ?? '';
    return is.startsWith('#') ? is : value(is.slice('var(--'.length, -1));
  };
  const seats = Array.from({ length: SEATS }, (_, seat) => value(`seat-${seat}`));

  for (const [name, eyes] of Object.entries(EYES)) {
    test(`each seat is far from the brass of what may be done: ${name}`, () => {
      for (const seat of seats) expect(apart(seat, value('brass'), eyes), seat).toBeGreaterThan(FROM_BRASS);
    });
    test(`all seats are told apart: ${name}`, () => {
      for (const [a, one] of seats.entries())
        for (const other of seats.slice(a + 1))
          expect(apart(one, other, eyes), `${one} and ${other}`).toBeGreaterThan(FROM_SEATS);
    });
    test(`no seat is taken for a company of Skymines: ${name}`, () => {
      expect(COMPANIES).toHaveLength(4);
      for (const seat of seats)
        for (const company of COMPANIES)
          expect(apart(seat, company, eyes), `${seat} and ${company}`).toBeGreaterThan(FROM_COMPANIES);
    });
  }

  test('the marks of all seats are seen on every ground', () => {
    for (const seat of seats)
      for (const ground of ['ground', 'panel', 'panel-high'])
        expect(contrast(seat, value(ground)), `${seat} on ${ground}`).toBeGreaterThan(CONTRAST_OF_MARKS);
  });
});
