import type { StartingKey } from './cards.ts';
import { type Gain, gains } from './effects.ts';

export interface StartTile {
  readonly id: string;
  /** SKY-SETUP-25: cards laid into the resting slots B, C and D. */
  readonly lock: readonly [StartingKey, StartingKey, StartingKey];
  readonly bonus: readonly Gain[];
  /** Requirement and reward of the printed plan. */
  readonly plan: readonly [string, string];
}

/** SKY-SETUP-22: the first four go to the seats of a first game. */
export const START_TILES: readonly StartTile[] = [
  {
    id: 'start-tile-01',
    lock: ['carbon-2', 'minerals-1', 'energy-1'],
    bonus: gains('track skymine 3'),
    plan: ['titanium 1', 'coins 1'],
  },
  {
    id: 'start-tile-02',
    lock: ['minerals-2', 'titanium-1', 'energy-1'],
    bonus: gains('track minerva 2'),
    plan: ['carbon 1', 'coins 2'],
  },
  {
    id: 'start-tile-03',
    lock: ['carbon-1', 'titanium-2', 'energy-2'],
    bonus: gains('track astrogo 1, helium 1'),
    plan: ['minerals 2', 'rp 1'],
  },
  {
    id: 'start-tile-04',
    lock: ['carbon-1', 'minerals-1', 'scientist'],
    bonus: gains('track tawac 3'),
    plan: ['energy 2', 'helium 1'],
  },
  {
    id: 'start-tile-05',
    lock: ['carbon-2', 'titanium-1', 'scientist'],
    bonus: gains('helium 2'),
    plan: ['minerals 2', 'coins 1'],
  },
  {
    id: 'start-tile-06',
    lock: ['minerals-1', 'titanium-2', 'energy-1'],
    bonus: gains('track astrogo 3'),
    plan: ['carbon 2', 'coins 1'],
  },
  {
    id: 'start-tile-07',
    lock: ['carbon-1', 'titanium-1', 'energy-2'],
    bonus: gains('track minerva 3'),
    plan: ['titanium 2', 'coins 1'],
  },
  {
    id: 'start-tile-08',
    lock: ['carbon-1', 'minerals-2', 'scientist'],
    bonus: gains('track tawac 2'),
    plan: ['carbon 2', 'coins 2'],
  },
  {
    id: 'start-tile-09',
    lock: ['minerals-1', 'titanium-1', 'energy-2'],
    bonus: gains('track skymine 1, helium 1'),
    plan: ['energy 1', 'rp 1'],
  },
  {
    id: 'start-tile-10',
    lock: ['carbon-2', 'minerals-2', 'energy-1'],
    bonus: gains('track minerva 2, track tawac 1'),
    plan: ['titanium 2', 'any 1'],
  },
];
