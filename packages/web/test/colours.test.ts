// The colours of the seats beside each other and beside the brass of 'may be done', as everybody sees them: eyes without
// one of the three kinds of cones included. The first seat is clearly not brass. Of the others this only proves that a
// difference can be seen at all: sky and mint are near each other without blue cones, mint and light brass without red or
// green ones. There the marks of the seats tell them apart.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
const SEATS = 6;
/** A step of this size in Oklab is just noticed. */
const NOTICED = 0.02;
/** Four such steps. */
const CLEAR = 0.08;

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

/** What a name of the tokens is worth: first in the dark theme, then in the light one. */
const valuesOf = (name: string): string[] =>
  [...TOKENS.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex);

const THEMES = ['dark', 'light'] as const;

describe.each(THEMES)('in the %s theme', (theme) => {
  const value = (name: string): string => valuesOf(name)[THEMES.indexOf(theme)];
  const seats = Array.from({ length: SEATS }, (_, seat) => value(`seat-${seat}`));

  for (const [name, eyes] of Object.entries(EYES)) {
    test(`the first seat is far from the brass of what may be done: ${name}`, () => {
      expect(apart(seats[0], value('brass'), eyes)).toBeGreaterThan(CLEAR);
    });
    test(`a difference is seen between all seats, and to brass: ${name}`, () => {
      const all = [...seats, value('brass')];
      for (const [a, one] of all.entries())
        for (const [b, other] of all.entries())
          if (a < b) expect(apart(one, other, eyes), `${one} and ${other}`).toBeGreaterThan(NOTICED);
    });
  }
});
