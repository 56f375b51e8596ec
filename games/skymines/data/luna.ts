import type { Letter } from './names.ts';

/** Which company or companies Luna picks. */
export type LunaPick =
  | 'most-valuable'
  | 'second-most-valuable'
  | 'least-valuable'
  | 'two-most-valuable-each'
  | 'all-four-each'
  | 'biggest-lead'
  | 'two-biggest-leads-each';

export type LunaAction =
  | { readonly do: 'coins' | 'helium' | 'research'; readonly n: number }
  | { readonly do: 'advance'; readonly n: number; readonly which: LunaPick }
  /** With the companies just advanced, towards the lowest or the highest number. */
  | { readonly do: 'expand'; readonly n: number; readonly towards: 'min' | 'max' }
  /** [slot] the display fields whose cards she takes. */
  | { readonly do: 'cards'; readonly fields: readonly (readonly number[])[] }
  | { readonly do: 'share-card' | 'special-plan' }
  | { readonly do: 'plan'; readonly letter: Letter }
  /** [slot] the bonus field she marks. */
  | { readonly do: 'mark'; readonly fields: readonly string[] };

export interface LunaCard {
  readonly id: string;
  readonly grade: 1 | 2;
  /** SKY-LUNA-12: titanium or energy. */
  readonly left: number;
  /** SKY-LUNA-12: carbon or minerals. */
  readonly right: number;
  readonly scientists: number;
  readonly reveal: { readonly do: 'helium' | 'research'; readonly n: number } | null;
  readonly actions: readonly LunaAction[];
}

export const LUNA_CARDS: readonly LunaCard[] = [
  {
    id: 'luna-i-1',
    grade: 1,
    left: 0,
    right: 3,
    scientists: 1,
    reveal: null,
    actions: [{ do: 'cards', fields: [[1], [1], [1], [1], [1]] }, { do: 'share-card' }],
  },
  {
    id: 'luna-i-2',
    grade: 1,
    left: 4,
    right: 0,
    scientists: 0,
    reveal: null,
    actions: [
      { do: 'advance', n: 2, which: 'second-most-valuable' },
      { do: 'cards', fields: [[7, 8], [2], [3], [4], [6, 10]] },
    ],
  },
  {
    id: 'luna-i-3',
    grade: 1,
    left: 3,
    right: 0,
    scientists: 1,
    reveal: null,
    actions: [
      { do: 'coins', n: 2 },
      { do: 'advance', n: 2, which: 'most-valuable' },
      { do: 'mark', fields: ['std-buy-card', 'std-sell-card', 'btf-chemist', 'btf-scientist', 'btf-energy'] },
    ],
  },
  {
    id: 'luna-i-4',
    grade: 1,
    left: 0,
    right: 3,
    scientists: 1,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'coins', n: 2 },
      { do: 'research', n: 1 },
      { do: 'mark', fields: ['btf-scientist', 'btf-energy', 'btf-chemist', 'btf-resource', 'std-sell-card'] },
    ],
  },
  {
    id: 'luna-i-5',
    grade: 1,
    left: 3,
    right: 3,
    scientists: 1,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'coins', n: 2 },
      { do: 'research', n: 1 },
      { do: 'mark', fields: ['btf-resource', 'btf-chemist', 'btf-scientist', 'std-buy-card', 'btf-energy'] },
    ],
  },
  {
    id: 'luna-i-6',
    grade: 1,
    left: 4,
    right: 0,
    scientists: 0,
    reveal: null,
    actions: [
      { do: 'advance', n: 2, which: 'biggest-lead' },
      { do: 'expand', n: 2, towards: 'min' },
    ],
  },
  {
    id: 'luna-i-7',
    grade: 1,
    left: 0,
    right: 4,
    scientists: 0,
    reveal: null,
    actions: [
      { do: 'advance', n: 2, which: 'biggest-lead' },
      { do: 'expand', n: 2, towards: 'max' },
    ],
  },
  {
    id: 'luna-i-8',
    grade: 1,
    left: 3,
    right: 3,
    scientists: 1,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'coins', n: 2 },
      { do: 'research', n: 1 },
      { do: 'mark', fields: ['btf-chemist', 'btf-scientist', 'std-buy-card', 'btf-resource', 'btf-energy'] },
    ],
  },
  {
    id: 'luna-i-9',
    grade: 1,
    left: 0,
    right: 3,
    scientists: 1,
    reveal: null,
    actions: [
      { do: 'advance', n: 2, which: 'two-most-valuable-each' },
      { do: 'special-plan' },
      { do: 'plan', letter: 'A' },
    ],
  },
  {
    id: 'luna-i-10',
    grade: 1,
    left: 0,
    right: 4,
    scientists: 0,
    reveal: null,
    actions: [
      { do: 'coins', n: 3 },
      { do: 'advance', n: 3, which: 'least-valuable' },
      { do: 'expand', n: 3, towards: 'max' },
    ],
  },
  {
    id: 'luna-i-11',
    grade: 1,
    left: 3,
    right: 0,
    scientists: 1,
    reveal: null,
    actions: [
      { do: 'advance', n: 2, which: 'two-most-valuable-each' },
      { do: 'plan', letter: 'B' },
      { do: 'plan', letter: 'C' },
    ],
  },
  {
    id: 'luna-i-12',
    grade: 1,
    left: 3,
    right: 0,
    scientists: 1,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'helium', n: 2 },
      {
        do: 'cards',
        fields: [
          [1, 2],
          [1, 3],
          [1, 4],
          [1, 6],
          [1, 7],
        ],
      },
    ],
  },
  {
    id: 'luna-ii-1',
    grade: 2,
    left: 4,
    right: 6,
    scientists: 1,
    reveal: { do: 'research', n: 1 },
    actions: [
      { do: 'coins', n: 3 },
      { do: 'advance', n: 3, which: 'two-most-valuable-each' },
      { do: 'plan', letter: 'B' },
    ],
  },
  {
    id: 'luna-ii-2',
    grade: 2,
    left: 6,
    right: 4,
    scientists: 1,
    reveal: { do: 'research', n: 1 },
    actions: [{ do: 'advance', n: 3, which: 'all-four-each' }, { do: 'special-plan' }, { do: 'plan', letter: 'A' }],
  },
  {
    id: 'luna-ii-3',
    grade: 2,
    left: 3,
    right: 6,
    scientists: 2,
    reveal: { do: 'research', n: 1 },
    actions: [
      { do: 'advance', n: 3, which: 'biggest-lead' },
      { do: 'expand', n: 3, towards: 'max' },
    ],
  },
  {
    id: 'luna-ii-4',
    grade: 2,
    left: 4,
    right: 6,
    scientists: 1,
    reveal: { do: 'research', n: 1 },
    actions: [
      { do: 'coins', n: 3 },
      { do: 'research', n: 2 },
      { do: 'mark', fields: ['std-buy-card', 'btf-resource', 'btf-chemist', 'btf-scientist', 'std-sell-card'] },
    ],
  },
  {
    id: 'luna-ii-5',
    grade: 2,
    left: 6,
    right: 6,
    scientists: 1,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'helium', n: 2 },
      { do: 'research', n: 2 },
      { do: 'cards', fields: [[2], [3], [4], [6], [11]] },
      { do: 'share-card' },
    ],
  },
  {
    id: 'luna-ii-6',
    grade: 2,
    left: 6,
    right: 4,
    scientists: 2,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'coins', n: 3 },
      { do: 'helium', n: 4 },
      { do: 'mark', fields: ['std-buy-card', 'btf-energy', 'btf-chemist', 'btf-scientist', 'std-sell-card'] },
    ],
  },
  {
    id: 'luna-ii-7',
    grade: 2,
    left: 6,
    right: 3,
    scientists: 2,
    reveal: { do: 'helium', n: 2 },
    actions: [
      { do: 'advance', n: 2, which: 'two-biggest-leads-each' },
      { do: 'expand', n: 2, towards: 'min' },
    ],
  },
];

/** SKY-LUNA-31: [slot] the column of the plan she discards, from 0. */
export const LUNA_PLAN_COLUMN: readonly number[] = [0, 1, 2, 3, 0];

export interface LunaLevel {
  /** Whether slots A and E ever open. */
  readonly unlockSlots: boolean;
  /** SKY-LUNA-11: a grade II card joins at every reshuffle. */
  readonly growsOnReshuffle: boolean;
  /** SKY-LUNA-20: steps that bring a grade II card. */
  readonly heliumCards: readonly number[];
  readonly researchCards: readonly number[];
  readonly startHelium: number;
  readonly startResearch: number;
}

export const LUNA_LEVELS: readonly LunaLevel[] = [
  { unlockSlots: false, growsOnReshuffle: false, heliumCards: [], researchCards: [], startHelium: 0, startResearch: 0 },
  { unlockSlots: true, growsOnReshuffle: false, heliumCards: [], researchCards: [], startHelium: 0, startResearch: 0 },
  { unlockSlots: true, growsOnReshuffle: true, heliumCards: [], researchCards: [], startHelium: 0, startResearch: 0 },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [11, 19],
    researchCards: [5, 10],
    startHelium: 0,
    startResearch: 0,
  },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [9, 16],
    researchCards: [4, 8],
    startHelium: 0,
    startResearch: 0,
  },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [7, 13],
    researchCards: [2, 7],
    startHelium: 0,
    startResearch: 0,
  },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [6, 13],
    researchCards: [4, 8],
    startHelium: 1,
    startResearch: 1,
  },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [7, 10],
    researchCards: [5, 7],
    startHelium: 3,
    startResearch: 2,
  },
  {
    unlockSlots: true,
    growsOnReshuffle: true,
    heliumCards: [8, 11],
    researchCards: [5, 7],
    startHelium: 5,
    startResearch: 3,
  },
];

export const LUNA_COINS = 1;
export const LUNA_MARKERS = 5;
export const LUNA_OVERFLOW = 2;
