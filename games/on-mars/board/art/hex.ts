import { HEXES } from '../../data/index.ts';

/** To a hundredth: markup stays small, and nobody sees the difference. */
export const near = (value: number): number => Math.round(value * 100) / 100;

export function hexPath(x: number, y: number, r: number): string {
  const corner = (i: number): string => {
    const turn = (i * Math.PI) / 3;
    return `${near(x + r * Math.cos(turn))} ${near(y + r * Math.sin(turn))}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

export type Point = readonly [x: number, y: number];

/** The middle of a hex on a map around (x, y) with hexes of radius r. */
export function hexMiddle(hex: number, x: number, y: number, r: number): Point {
  const [q, row] = HEXES[hex];
  return [near(x + 1.5 * r * q), near(y + Math.sqrt(3) * r * (row + q / 2))];
}

/** The map is so many radii wide and high. */
export const MAP_WIDTH = 20;
export const MAP_HEIGHT = 15.8;

export const isBeside = (a: number, b: number): boolean => {
  const [q, r] = HEXES[a];
  const [otherQ, otherR] = HEXES[b];
  return Math.max(Math.abs(q - otherQ), Math.abs(r - otherR), Math.abs(q + r - otherQ - otherR)) === 1;
};

/** Numbers that look random and are the same every time. */
export function scatter(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}
