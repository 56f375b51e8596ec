import { type Gain, gains } from './effects.ts';
import { indexById, kindIndex } from './names.ts';
import type { TrackId } from './tracks.ts';

export interface Tier {
  /** Least total of the kind. */
  readonly min: number;
  /** SKY-MAJ-04: least number of other lab cards, for the scientist field. */
  readonly labs: number;
  readonly gains: readonly Gain[];
}

/** What a bonus field gives to whoever marks it, after `pay` coins. */
export type FieldEffect =
  | { readonly give: 'majority'; readonly kind: number; readonly tiers: readonly Tier[] }
  | { readonly give: 'start-marker'; readonly gains: readonly Gain[] }
  | { readonly give: 'buy'; readonly discount: number }
  | { readonly give: 'sell'; readonly plus: number; readonly only: 'any' | 'carbon' }
  | { readonly give: 'tile'; readonly tile: number }
  | { readonly give: 'gains'; readonly gains: readonly Gain[] }
  | { readonly give: 'one-of'; readonly variants: readonly (readonly Gain[])[] }
  | { readonly give: 'buy-or-helium'; readonly discount: number; readonly helium: number }
  | { readonly give: 'other-tracks'; readonly steps: readonly number[] }
  | { readonly give: 'reuse'; readonly both: boolean };

export interface BonusField {
  readonly id: string;
  readonly pay: number;
  readonly effect: FieldEffect;
}

/** Bonus tiles in the order of the state's bits. */
export const BONUS_TILES = ['resource', 'chemist', 'scientist', 'energy'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];
export const RESOURCE_TILE = 0;
export const CHEMIST_TILE = 1;
export const SCIENTIST_TILE = 2;
export const ENERGY_TILE = 3;
/** SKY-TILE-06 to 08: helium of the chemist tile, research points and energy of the others. */
export const CHEMIST_TILE_HELIUM = 2;
export const SCIENTIST_TILE_RP = 1;
export const ENERGY_TILE_UNITS = 2;

function majority(
  id: string,
  kind: string,
  tiers: readonly (readonly [min: number, labs: number, gain: string])[],
): BonusField {
  return {
    id,
    pay: 0,
    effect: {
      give: 'majority',
      kind: kindIndex(kind),
      tiers: tiers.map(([min, labs, gain]) => ({ min, labs, gains: gains(gain) })),
    },
  };
}

export const BOARD_FIELDS: readonly BonusField[] = [
  majority('maj-scientist', 'scientist', [
    [1, 0, 'coins 2'],
    [1, 1, 'coins 2, rp 1'],
    [1, 2, 'coins 3, rp 2'],
  ]),
  majority('maj-titanium', 'titanium', [
    [2, 0, 'track astrogo 2'],
    [4, 0, 'track astrogo 3, remove 1'],
    [6, 0, 'track astrogo 4, rp 1'],
  ]),
  majority('maj-minerals', 'minerals', [
    [2, 0, 'track minerva 2'],
    [4, 0, 'track minerva 3, helium 1'],
    [6, 0, 'track minerva 4, remove 1'],
  ]),
  majority('maj-carbon', 'carbon', [
    [1, 0, 'track tawac 2'],
    [3, 0, 'track tawac 3, coins 1'],
    [5, 0, 'track tawac 4, helium 1'],
  ]),
  majority('maj-energy', 'energy', [
    [2, 0, 'track skymine 2'],
    [4, 0, 'track skymine 3, rp 1'],
    [6, 0, 'track skymine 4, coins 2'],
  ]),
  { id: 'std-start-marker', pay: 0, effect: { give: 'start-marker', gains: gains('rp 1') } },
  { id: 'std-buy-card', pay: 1, effect: { give: 'buy', discount: 0 } },
  { id: 'std-sell-card', pay: 0, effect: { give: 'sell', plus: 2, only: 'any' } },
  { id: 'btf-resource', pay: 1, effect: { give: 'tile', tile: RESOURCE_TILE } },
  { id: 'btf-chemist', pay: 2, effect: { give: 'tile', tile: CHEMIST_TILE } },
  { id: 'btf-scientist', pay: 1, effect: { give: 'tile', tile: SCIENTIST_TILE } },
  { id: 'btf-energy', pay: 2, effect: { give: 'tile', tile: ENERGY_TILE } },
];

/** The two fields of each track that has them. */
export const EXTRA_FIELDS: Readonly<Partial<Record<TrackId, readonly [BonusField, BonusField]>>> = {
  C1: [
    {
      id: 'x-c1-1',
      pay: 2,
      effect: { give: 'one-of', variants: [gains('rp 2, helium 1'), gains('rp 1, helium 2')] },
    },
    { id: 'x-c1-2', pay: 1, effect: { give: 'gains', gains: gains('rp 2, helium 2') } },
  ],
  C2: [
    { id: 'x-c2-1', pay: 0, effect: { give: 'buy-or-helium', discount: 0, helium: 1 } },
    { id: 'x-c2-2', pay: 0, effect: { give: 'buy-or-helium', discount: 1, helium: 2 } },
  ],
  D1: [
    { id: 'x-d1-1', pay: 0, effect: { give: 'sell', plus: 3, only: 'any' } },
    { id: 'x-d1-2', pay: 0, effect: { give: 'sell', plus: 8, only: 'carbon' } },
  ],
  D2: [
    { id: 'x-d2-1', pay: 1, effect: { give: 'other-tracks', steps: [3, 2] } },
    { id: 'x-d2-2', pay: 1, effect: { give: 'other-tracks', steps: [3, 2, 2] } },
  ],
  E2: [
    { id: 'x-e2-1', pay: 0, effect: { give: 'reuse', both: false } },
    { id: 'x-e2-2', pay: 0, effect: { give: 'reuse', both: true } },
  ],
};

/** SKY-XTRA-09: coins for a card out of the discard pile. */
export const BUY_BACK = 2;

/** SKY-MISSION-10. */
export const PRIVATE_FIELD: BonusField = {
  id: 'private-field',
  pay: 1,
  effect: { give: 'gains', gains: gains('any 3') },
};

export const BOARD_FIELD_INDEX = indexById(BOARD_FIELDS.map((field) => field.id));
/** Fields of the state: those of the board, two for each company's track, one for each seat's progress card. */
export const FIRST_EXTRA_FIELD = BOARD_FIELDS.length;
export const FIRST_PRIVATE_FIELD = FIRST_EXTRA_FIELD + 8;
export const FIELDS = FIRST_PRIVATE_FIELD + 4;
export const FIRST_TILE_FIELD = BOARD_FIELD_INDEX['btf-resource'];
export const START_FIELD = BOARD_FIELD_INDEX['std-start-marker'];
