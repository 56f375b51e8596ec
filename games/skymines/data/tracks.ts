export const TRACK_IDS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

/** What crossing a threshold unlocks: a lasting bonus, or a field of its own (see fields.ts). */
export type TrackBonus =
  | { readonly kind: 'energy' | 'markers' | 'titanium' | 'chemist'; readonly plus: number }
  | { readonly kind: 'discount'; readonly plus: number; readonly paidWith: 'minerals' | 'titanium' | 'any-mix' }
  | { readonly kind: 'field'; readonly field: string };

export interface TrackRow {
  readonly id: TrackId;
  /** Lines behind a field: coins for everybody beyond, and a bonus. */
  readonly thresholds: readonly { readonly after: number; readonly coins: number; readonly bonus: TrackBonus }[];
  /** Lines behind a field that cost coins. */
  readonly barriers: readonly (readonly [after: number, cost: number])[];
  readonly shares: readonly (readonly [field: number, shares: number])[];
}

export const LAST_FIELD = 24;

export const TRACKS: readonly TrackRow[] = [
  {
    id: 'A1',
    thresholds: [
      { after: 6, coins: 1, bonus: { kind: 'energy', plus: 1 } },
      { after: 15, coins: 2, bonus: { kind: 'energy', plus: 2 } },
    ],
    barriers: [
      [11, 2],
      [20, 3],
    ],
    shares: [
      [3, 1],
      [6, 2],
      [9, 3],
      [12, 4],
      [15, 5],
      [18, 6],
      [20, 7],
      [22, 8],
      [24, 9],
    ],
  },
  {
    id: 'A2',
    thresholds: [
      { after: 8, coins: 1, bonus: { kind: 'markers', plus: 1 } },
      { after: 16, coins: 2, bonus: { kind: 'markers', plus: 2 } },
    ],
    barriers: [[12, 3]],
    shares: [
      [3, 1],
      [7, 2],
      [10, 3],
      [13, 4],
      [16, 5],
      [19, 6],
      [21, 7],
      [24, 9],
    ],
  },
  {
    id: 'B1',
    thresholds: [
      { after: 5, coins: 1, bonus: { kind: 'discount', plus: 1, paidWith: 'minerals' } },
      { after: 13, coins: 2, bonus: { kind: 'discount', plus: 1, paidWith: 'any-mix' } },
    ],
    barriers: [
      [9, 2],
      [19, 4],
    ],
    shares: [
      [2, 1],
      [5, 2],
      [8, 3],
      [11, 4],
      [14, 5],
      [17, 6],
      [20, 7],
      [22, 8],
      [24, 9],
    ],
  },
  {
    id: 'B2',
    thresholds: [
      { after: 7, coins: 1, bonus: { kind: 'discount', plus: 1, paidWith: 'titanium' } },
      { after: 15, coins: 2, bonus: { kind: 'titanium', plus: 1 } },
    ],
    barriers: [
      [10, 2],
      [18, 3],
    ],
    shares: [
      [3, 1],
      [6, 2],
      [9, 3],
      [12, 4],
      [15, 5],
      [18, 6],
      [21, 7],
      [24, 9],
    ],
  },
  {
    id: 'C1',
    thresholds: [
      { after: 5, coins: 1, bonus: { kind: 'field', field: 'c1-1' } },
      { after: 14, coins: 2, bonus: { kind: 'field', field: 'c1-2' } },
    ],
    barriers: [[17, 4]],
    shares: [
      [2, 1],
      [5, 2],
      [8, 3],
      [11, 4],
      [14, 5],
      [17, 6],
      [19, 7],
      [21, 8],
      [24, 9],
    ],
  },
  {
    id: 'C2',
    thresholds: [
      { after: 6, coins: 1, bonus: { kind: 'field', field: 'c2-1' } },
      { after: 14, coins: 2, bonus: { kind: 'field', field: 'c2-2' } },
    ],
    barriers: [
      [8, 1],
      [18, 3],
    ],
    shares: [
      [3, 1],
      [6, 2],
      [9, 3],
      [12, 4],
      [14, 5],
      [17, 6],
      [20, 7],
      [22, 8],
      [24, 9],
    ],
  },
  {
    id: 'D1',
    thresholds: [
      { after: 6, coins: 1, bonus: { kind: 'field', field: 'd1-1' } },
      { after: 13, coins: 2, bonus: { kind: 'field', field: 'd1-2' } },
    ],
    barriers: [[16, 5]],
    shares: [
      [2, 1],
      [4, 2],
      [7, 3],
      [10, 4],
      [13, 5],
      [16, 6],
      [18, 7],
      [20, 8],
      [22, 9],
      [24, 10],
    ],
  },
  {
    id: 'D2',
    thresholds: [
      { after: 8, coins: 1, bonus: { kind: 'field', field: 'd2-1' } },
      { after: 16, coins: 2, bonus: { kind: 'field', field: 'd2-2' } },
    ],
    barriers: [
      [12, 2],
      [20, 3],
    ],
    shares: [
      [3, 1],
      [7, 2],
      [11, 3],
      [14, 4],
      [17, 5],
      [20, 6],
      [22, 7],
      [24, 8],
    ],
  },
  {
    id: 'E1',
    thresholds: [
      { after: 6, coins: 1, bonus: { kind: 'chemist', plus: 1 } },
      { after: 14, coins: 2, bonus: { kind: 'chemist', plus: 3 } },
    ],
    barriers: [[11, 2]],
    shares: [
      [3, 1],
      [6, 2],
      [9, 3],
      [12, 4],
      [15, 5],
      [17, 6],
      [20, 7],
      [22, 8],
      [24, 9],
    ],
  },
  {
    id: 'E2',
    thresholds: [
      { after: 7, coins: 1, bonus: { kind: 'field', field: 'e2-1' } },
      { after: 15, coins: 2, bonus: { kind: 'field', field: 'e2-2' } },
    ],
    barriers: [
      [9, 1],
      [19, 3],
    ],
    shares: [
      [2, 1],
      [6, 2],
      [9, 3],
      [12, 4],
      [15, 5],
      [18, 6],
      [21, 7],
      [24, 9],
    ],
  },
];

/** SKY-SETUP-03: the two sides of each track board, which are the two halves of its card. */
export const TRACK_CARDS: readonly (readonly [TrackId, TrackId])[] = [
  ['A1', 'A2'],
  ['B1', 'B2'],
  ['C1', 'C2'],
  ['D1', 'D2'],
  ['E1', 'E2'],
];

/** [track][field] coins to leave the field forwards. */
export const BARRIER_COST: readonly (readonly number[])[] = TRACKS.map((track) =>
  Array.from({ length: LAST_FIELD + 1 }, (_, field) => track.barriers.find(([after]) => after === field)?.[1] ?? 0),
);

/** [track][field] shares held there. */
export const SHARES_AT: readonly (readonly number[])[] = TRACKS.map((track) =>
  Array.from({ length: LAST_FIELD + 1 }, (_, field) => track.shares.findLast(([from]) => from <= field)?.[1] ?? 0),
);

/** [track][level 1 or 2] the field behind which the threshold lies. */
export const THRESHOLD_AFTER: readonly (readonly number[])[] = TRACKS.map((track) => [
  -1,
  track.thresholds[0].after,
  track.thresholds[1].after,
]);
