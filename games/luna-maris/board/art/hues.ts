import type { IconName } from '@orrery/board';
import type { ModuleLetter } from '../../data/index.ts';

interface Hue {
  /** The wall above and below, and the lamp: the same hue marks the room on cards. */
  readonly wall: string;
  readonly low: string;
  readonly lamp: string;
}

const hue = (wall: string, low: string, lamp: string): Hue => ({ wall, low, lamp });

export const HUES: Readonly<Record<ModuleLetter, Hue>> = {
  A: hue('#3d4a2c', '#1b2414', '#c6e07a'),
  B: hue('#5b3f2a', '#2a1b13', '#ffc37a'),
  C: hue('#2b5068', '#13283a', '#9fe3ff'),
  D: hue('#4a4420', '#211d0d', '#ffe06a'),
  E: hue('#56312b', '#2a1512', '#ff9d6e'),
  F: hue('#323c7a', '#161b40', '#93b0ff'),
  G: hue('#47515f', '#1f252e', '#dfeaff'),
  H: hue('#1f4a40', '#0d241f', '#63e6b4'),
  I: hue('#3b3f66', '#181b33', '#b9c4ff'),
  J: hue('#2d5434', '#12281a', '#ff9fdc'),
};

export const ROOM_ICON: Readonly<Record<ModuleLetter, IconName>> = {
  A: 'recycling',
  B: 'quarters',
  C: 'laboratory',
  D: 'power',
  E: 'industry',
  F: 'communications',
  G: 'airlock',
  H: 'mine',
  I: 'spaceport',
  J: 'greenhouse',
};

/** One colour a stack of orders. */
export const CRATES = ['#7a4a34', '#5b6b84', '#2f6690', '#5a4a8c', '#4a6a52', '#7a6226'] as const;

export function mix(a: string, b: string, share: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [x, y] = [parts(a), parts(b)];
  const mixed = x.map((value, i) =>
    Math.round(value + (y[i] - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
