import type { EventColor } from './events.ts';

export const PLAYERS = { min: 1, max: 6 } as const;

/** [players] -> cards in each of the four civ decks; no table has 0 players. */
export const CIV_CARDS_PER_LEVEL = [0, 2, 3, 4, 5, 6, 7] as const;
/** [players] -> neighbour objectives on the table. */
export const NEIGHBOUR_OBJECTIVES = [0, 0, 3, 3, 4, 5, 6] as const;
export const SINGLE_OBJECTIVES = { solo: { draw: 4, keep: 3 }, module: { draw: 2, keep: 1 } } as const;

type ByColor = Readonly<Record<EventColor, number>>;

export const EVENT_DECK_SIZE = 20;
export const EVENT_DECK_DEFAULT = { green: 7, orange: 7, red: 6 } as const satisfies ByColor;
export const EVENT_DECK_MAX = {
  multiplayer: { green: 16, orange: 20, red: 18 },
  solo: { green: 20, orange: 20, red: 20 },
} as const satisfies Readonly<Record<string, ByColor>>;

export const SOLO_BASE = 60;
/** Lowest and highest number of cards of one colour in each band. */
export const SOLO_BANDS = [
  [0, 2],
  [3, 6],
  [7, 10],
  [11, 14],
  [15, 20],
] as const;
/** [band] -> change of the target value. */
export const SOLO_MODIFIERS = {
  green: [0, 3, 6, 9, 12],
  orange: [0, -1, -2, -3, -4],
  red: [0, -5, -7, -9, -11],
} as const satisfies Readonly<Record<EventColor, readonly number[]>>;
/** Difference between total and target, null where a grade is open. */
export const SOLO_GRADES = [
  { id: 'minus-15', min: null, max: -11 },
  { id: 'minus-10', min: -10, max: -6 },
  { id: 'minus-5', min: -5, max: -1 },
  { id: 'target', min: 0, max: 4 },
  { id: 'plus-5', min: 5, max: 9 },
  { id: 'plus-10', min: 10, max: 14 },
  { id: 'plus-15', min: 15, max: null },
] as const;
export type SoloGrade = (typeof SOLO_GRADES)[number]['id'];

export const LIFEPOD_MEDALS = 1;
export const METEORITES_PER_MEDAL = 3;

export const COMPONENTS = {
  'space-station': 1,
  tiles: 144,
  'planet-boards': 6,
  'corporation-boards': 6,
  'resource-markers': 30,
  'commander-marker': 1,
  rovers: 14,
  lifepods: 36,
  meteorites: 60,
  patches: 60,
  'sector-markers': 12,
  'objective-cards': 28,
  'civ-cards': 36,
  'score-pad': 1,
  'event-cards': 60,
} as const;
export const COMPONENTS_DELUXE = { 'planet-sides': 6, 'corporation-sides': 2, 'flux-token': 1 } as const;
