import type { Goal } from './types.ts';

export const GOALS_IN_PLAY = 3;

export const GOALS: readonly Goal[] = [
  {
    id: 'goal-1-a',
    tile: 1,
    needs: { op: 'spinning-same-type', n: 2 },
    points: 6,
    bonuses: [
      { cubes: 3, points: 6 },
      { cubes: 2, points: 6 },
    ],
    firstGame: true,
  },
  {
    id: 'goal-1-b',
    tile: 1,
    needs: { op: 'spinning-same-type', n: 3 },
    points: 10,
    bonuses: [
      { cubes: 3, points: 8 },
      { cubes: 1, points: 6 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-2-a',
    tile: 2,
    needs: { op: 'spinning-different-types', n: 2 },
    points: 6,
    bonuses: [
      { cubes: 3, points: 6 },
      { cubes: 2, points: 6 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-2-b',
    tile: 2,
    needs: { op: 'spinning-any', n: 3 },
    points: 8,
    bonuses: [
      { cubes: 4, points: 7 },
      { cubes: 1, points: 6 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-3-a',
    tile: 3,
    needs: { op: 'active-transmitters', n: 3 },
    points: 6,
    bonuses: [
      { cubes: 3, points: 7 },
      { cubes: 2, points: 5 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-3-b',
    tile: 3,
    needs: { op: 'active-transmitters', n: 4 },
    points: 9,
    bonuses: [
      { cubes: 3, points: 7 },
      { cubes: 1, points: 7 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-4-a',
    tile: 4,
    needs: { op: 'stations', n: 9 },
    points: 6,
    bonuses: [
      { cubes: 3, points: 6 },
      { cubes: 1, points: 6 },
    ],
    firstGame: true,
  },
  {
    id: 'goal-4-b',
    tile: 4,
    needs: { op: 'stations', n: 11 },
    points: 9,
    bonuses: [
      { cubes: 4, points: 8 },
      { cubes: 1, points: 6 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-5-a',
    tile: 5,
    needs: { op: 'patents', n: 5 },
    points: 6,
    bonuses: [
      { cubes: 4, points: 6 },
      { cubes: 1, points: 6 },
    ],
    firstGame: true,
  },
  {
    id: 'goal-5-b',
    tile: 5,
    needs: { op: 'patents', n: 6 },
    points: 8,
    bonuses: [
      { cubes: 3, points: 7 },
      { cubes: 2, points: 7 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-6-a',
    tile: 6,
    needs: { op: 'hq-projects', n: 5 },
    points: 7,
    bonuses: [
      { cubes: 3, points: 6 },
      { cubes: 2, points: 6 },
    ],
    firstGame: false,
  },
  {
    id: 'goal-6-b',
    tile: 6,
    needs: { op: 'gate-runs-executed', n: 3 },
    points: 8,
    bonuses: [
      { cubes: 4, points: 6 },
      { cubes: 1, points: 6 },
    ],
    firstGame: false,
  },
];
