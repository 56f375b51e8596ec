import { companyIndex, indexById, type Kind, kindIndex } from './names.ts';

interface CardRow {
  readonly id: string;
  readonly deck: 'A' | 'B' | 'C' | 'D' | 'E';
  readonly kind: Kind;
  readonly cost: number;
  /** Units of a resource or of energy, research points of a scientist. */
  readonly n?: number;
  /** SKY-CHEM-03: the company whose collectors a chemist taps. */
  readonly serves?: string;
  /** The company of an additional share. */
  readonly share?: string;
}

const ACTION_ROWS: readonly CardRow[] = [
  { id: 'a-01', deck: 'A', kind: 'carbon', cost: 2, n: 2 },
  { id: 'a-02', deck: 'A', kind: 'minerals', cost: 2, n: 2 },
  { id: 'a-03', deck: 'A', kind: 'titanium', cost: 2, n: 2 },
  { id: 'a-04', deck: 'A', kind: 'energy', cost: 2, n: 2 },
  { id: 'a-05', deck: 'A', kind: 'energy', cost: 2, n: 2 },
  { id: 'a-06', deck: 'A', kind: 'scientist', cost: 2, n: 2 },
  { id: 'a-07', deck: 'A', kind: 'scientist', cost: 2, n: 2 },
  { id: 'a-08', deck: 'A', kind: 'chemist', cost: 2 },
  { id: 'a-09', deck: 'A', kind: 'scientist', cost: 2, n: 2 },
  { id: 'b-01', deck: 'B', kind: 'carbon', cost: 4, n: 3 },
  { id: 'b-02', deck: 'B', kind: 'carbon', cost: 4, n: 3 },
  { id: 'b-03', deck: 'B', kind: 'minerals', cost: 4, n: 3 },
  { id: 'b-04', deck: 'B', kind: 'minerals', cost: 4, n: 3 },
  { id: 'b-05', deck: 'B', kind: 'titanium', cost: 4, n: 3 },
  { id: 'b-06', deck: 'B', kind: 'titanium', cost: 4, n: 3 },
  { id: 'b-07', deck: 'B', kind: 'energy', cost: 4, n: 3 },
  { id: 'b-08', deck: 'B', kind: 'energy', cost: 4, n: 3 },
  { id: 'b-09', deck: 'B', kind: 'energy', cost: 4, n: 3 },
  { id: 'b-10', deck: 'B', kind: 'scientist', cost: 3, n: 3 },
  { id: 'b-11', deck: 'B', kind: 'scientist', cost: 3, n: 3 },
  { id: 'b-12', deck: 'B', kind: 'scientist', cost: 3, n: 3 },
  { id: 'b-13', deck: 'B', kind: 'chemist', cost: 3, serves: 'skymine' },
  { id: 'b-14', deck: 'B', kind: 'chemist', cost: 3, serves: 'minerva' },
  { id: 'b-15', deck: 'B', kind: 'chemist', cost: 3, serves: 'astrogo' },
  { id: 'b-16', deck: 'B', kind: 'chemist', cost: 3, serves: 'tawac' },
  { id: 'c-01', deck: 'C', kind: 'carbon', cost: 5, n: 4 },
  { id: 'c-02', deck: 'C', kind: 'minerals', cost: 5, n: 4 },
  { id: 'c-03', deck: 'C', kind: 'titanium', cost: 5, n: 4 },
  { id: 'c-04', deck: 'C', kind: 'energy', cost: 5, n: 3, share: 'skymine' },
  { id: 'c-05', deck: 'C', kind: 'energy', cost: 5, n: 3, share: 'minerva' },
  { id: 'c-06', deck: 'C', kind: 'energy', cost: 5, n: 3, share: 'astrogo' },
  { id: 'c-07', deck: 'C', kind: 'energy', cost: 5, n: 3, share: 'tawac' },
  { id: 'c-08', deck: 'C', kind: 'carbon', cost: 5, n: 3, share: 'skymine' },
  { id: 'c-09', deck: 'C', kind: 'minerals', cost: 5, n: 3, share: 'minerva' },
  { id: 'c-10', deck: 'C', kind: 'titanium', cost: 5, n: 3, share: 'astrogo' },
  { id: 'c-11', deck: 'C', kind: 'scientist', cost: 5, n: 2, share: 'tawac' },
  { id: 'd-01', deck: 'D', kind: 'share', cost: 3, share: 'skymine' },
  { id: 'd-02', deck: 'D', kind: 'share', cost: 3, share: 'minerva' },
  { id: 'd-03', deck: 'D', kind: 'share', cost: 3, share: 'astrogo' },
  { id: 'd-04', deck: 'D', kind: 'share', cost: 3, share: 'tawac' },
  { id: 'e-01', deck: 'E', kind: 'share', cost: 4, share: 'skymine' },
  { id: 'e-02', deck: 'E', kind: 'share', cost: 4, share: 'minerva' },
  { id: 'e-03', deck: 'E', kind: 'share', cost: 4, share: 'astrogo' },
  { id: 'e-04', deck: 'E', kind: 'share', cost: 4, share: 'tawac' },
];

/** The same nine for each player symbol. */
export const STARTING_KEYS = [
  'carbon-1',
  'carbon-2',
  'minerals-1',
  'minerals-2',
  'titanium-1',
  'titanium-2',
  'energy-1',
  'energy-2',
  'scientist',
] as const;
export type StartingKey = (typeof STARTING_KEYS)[number];

const STARTING_COST: Readonly<Record<StartingKey, number>> = {
  'carbon-1': 1,
  'carbon-2': 2,
  'minerals-1': 1,
  'minerals-2': 2,
  'titanium-1': 1,
  'titanium-2': 2,
  'energy-1': 1,
  'energy-2': 2,
  scientist: 2,
};

export const PLAYER_SYMBOLS = [
  { id: 'diamond', symbol: '♦', color: 'red' },
  { id: 'star', symbol: '★', color: 'orange' },
  { id: 'triangle', symbol: '▲', color: 'blue' },
  { id: 'circle', symbol: '○', color: 'green' },
] as const;

/** SKY-SETUP-21: costs of the single-energy cards 01 to 04. */
const SINGLE_ENERGY_COSTS: readonly number[] = [1, 2, 3, 4];

export interface Card {
  readonly id: string;
  /** '' for starting and single-energy cards. */
  readonly deck: '' | 'A' | 'B' | 'C' | 'D' | 'E';
  readonly kind: number;
  readonly cost: number;
  readonly n: number;
  readonly serves: number;
  readonly share: number;
}

export const CARDS: readonly Card[] = [
  ...ACTION_ROWS.map((row) => ({
    id: row.id,
    deck: row.deck,
    kind: kindIndex(row.kind),
    cost: row.cost,
    n: row.n ?? 0,
    serves: row.serves === undefined ? -1 : companyIndex(row.serves),
    share: row.share === undefined ? -1 : companyIndex(row.share),
  })),
  ...PLAYER_SYMBOLS.flatMap(({ id }) => STARTING_KEYS.map((key) => startingCard(`${id}-${key}`, key))),
  ...SINGLE_ENERGY_COSTS.map((cost, i) => ({
    id: `single-energy-0${i + 1}`,
    deck: '' as const,
    kind: kindIndex('energy'),
    cost,
    n: 1,
    serves: -1,
    share: -1,
  })),
];

function startingCard(id: string, key: StartingKey): Card {
  const [kind, n] = key.split('-');
  return { id, deck: '', kind: kindIndex(kind), cost: STARTING_COST[key], n: Number(n ?? 1), serves: -1, share: -1 };
}

export const ACTION_CARDS = ACTION_ROWS.length;
export const CARD_INDEX = indexById(CARDS.map((card) => card.id));
/** SKY-SETUP-07: decks from the bottom of the stack to its top. */
export const DECKS = ['E', 'D', 'C', 'B', 'A'] as const;
export type Deck = (typeof DECKS)[number];

/** The card of a player symbol with this key. */
export function startingCardOf(player: number, key: StartingKey): number {
  return ACTION_CARDS + player * STARTING_KEYS.length + STARTING_KEYS.indexOf(key);
}

export function singleEnergyCard(place: number): number {
  return ACTION_CARDS + PLAYER_SYMBOLS.length * STARTING_KEYS.length + place;
}

/** The player symbol of a starting card, -1 for the others. */
export function symbolOf(card: number): number {
  const at = card - ACTION_CARDS;
  return at < 0 || at >= PLAYER_SYMBOLS.length * STARTING_KEYS.length ? -1 : Math.floor(at / STARTING_KEYS.length);
}

// Columns of CARDS, for the rules that add up.
export const CARD_KIND: readonly number[] = CARDS.map((card) => card.kind);
export const CARD_UNITS: readonly number[] = CARDS.map((card) => card.n);
export const CARD_COST: readonly number[] = CARDS.map((card) => card.cost);
export const CARD_SHARE: readonly number[] = CARDS.map((card) => card.share);
