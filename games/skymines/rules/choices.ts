import {
  BELT_PLACES,
  BOARD_FIELDS,
  CARDS,
  COMPANIES,
  type Company,
  EXTRA_FIELDS,
  FIELDS,
  FIRST_EXTRA_FIELD,
  FIRST_PRIVATE_FIELD,
  MISSIONS,
  PLANS,
  PRIVATE_FIELD,
  SCREENS,
  SECTORS,
  SLOTS,
  type Slot,
  START_TILES,
  TRACKS,
} from '../data/index.ts';
import type { SkyState } from './state.ts';

export type CardUse = Slot | 'tile';

export type SkyChoice =
  | { readonly do: 'keep-tile'; readonly tile: string }
  | { readonly do: 'lock' | 'lay' | 'rest'; readonly card: string; readonly slot: Slot }
  | { readonly do: 'hand-in' | 'leave' | 'keep-units' | 'forgo' | 'stop' | 'threat' | 'pay' | 'halt' | 'coin' }
  | { readonly do: 'stay' | 'helium' | 'done' | 'use' | 'end-turn' }
  | { readonly do: 'boost' | 'row'; readonly slot: Slot }
  | { readonly do: 'claim'; readonly mission: string; readonly column: number }
  | { readonly do: 'resources'; readonly slots: string }
  | { readonly do: 'expand' | 'advance'; readonly company: Company }
  | { readonly do: 'scientist' | 'chemist'; readonly with: CardUse }
  | { readonly do: 'mark'; readonly field: string; readonly marker: 'bonus' | 'one-time' }
  | { readonly do: 'acquire' | 'buy' | 'discard' | 'buy-back'; readonly card: string }
  | { readonly do: 'occupy'; readonly at: string; readonly column: number }
  | { readonly do: 'remove' | 'return'; readonly company: Company; readonly column: number }
  | { readonly do: 'resolve'; readonly gain: string }
  | { readonly do: 'track'; readonly company: Company; readonly n: number }
  | { readonly do: 'plan'; readonly plan: string }
  | { readonly do: 'turn-down'; readonly screen: number }
  | { readonly do: 'upload'; readonly to: number }
  | { readonly do: 'tier'; readonly tier: number }
  | { readonly do: 'variant'; readonly variant: number }
  | { readonly do: 'lay-plan'; readonly plan: string; readonly screen: number };

export type ChoiceOf<K extends SkyChoice['do']> = Extract<SkyChoice, { readonly do: K }>;

// Choices that recur, built once: options are lists of these.

const ids = CARDS.map((card) => card.id);
const bySlot = <T>(make: (slot: Slot) => T): readonly T[] => SLOTS.map(make);

export const HAND_IN: SkyChoice = { do: 'hand-in' };
export const LEAVE: SkyChoice = { do: 'leave' };
export const KEEP_UNITS: SkyChoice = { do: 'keep-units' };
export const FORGO: SkyChoice = { do: 'forgo' };
export const STOP: SkyChoice = { do: 'stop' };
export const THREAT: SkyChoice = { do: 'threat' };
export const PAY: SkyChoice = { do: 'pay' };
export const HALT: SkyChoice = { do: 'halt' };
export const COIN: SkyChoice = { do: 'coin' };
export const STAY: SkyChoice = { do: 'stay' };
export const PUMP: SkyChoice = { do: 'helium' };
export const DONE: SkyChoice = { do: 'done' };
export const USE: SkyChoice = { do: 'use' };
export const END_TURN: SkyChoice = { do: 'end-turn' };

/** [card][slot]. */
const cardAtSlot = (verb: 'lock' | 'lay' | 'rest'): readonly (readonly SkyChoice[])[] =>
  ids.map((card) => bySlot((slot) => ({ do: verb, card, slot })));
export const LOCK = cardAtSlot('lock');
export const LAY = cardAtSlot('lay');
export const REST = cardAtSlot('rest');

export const KEEP_TILE: readonly SkyChoice[] = START_TILES.map(({ id }) => ({ do: 'keep-tile', tile: id }));
export const BOOST: readonly SkyChoice[] = bySlot((slot) => ({ do: 'boost', slot }));
export const ROW: readonly SkyChoice[] = bySlot((slot) => ({ do: 'row', slot }));
/** [mission][column]. */
export const CLAIM: readonly (readonly SkyChoice[])[] = MISSIONS.map(({ id }) =>
  [1, 2, 3].map((column) => ({ do: 'claim', mission: id, column })),
);

/** The letters of a set of slots given as bits. */
export function slotLetters(bits: number): string {
  return SLOTS.filter((_, slot) => (bits >> slot) & 1).join('');
}
/** [bits of slots]. */
export const RESOURCES: readonly SkyChoice[] = Array.from({ length: 32 }, (_, bits) => ({
  do: 'resources',
  slots: slotLetters(bits),
}));

export const EXPAND: readonly SkyChoice[] = COMPANIES.map((company) => ({ do: 'expand', company }));
export const ADVANCE: readonly SkyChoice[] = COMPANIES.map((company) => ({ do: 'advance', company }));

/** [slot], 5 for the tile. */
const uses: readonly CardUse[] = [...SLOTS, 'tile'];
export const TILE_USE = 5;
export const SCIENTISTS: readonly SkyChoice[] = uses.map((use) => ({ do: 'scientist', with: use }));
export const CHEMISTS: readonly SkyChoice[] = uses.map((use) => ({ do: 'chemist', with: use }));

/** [track][level - 1], empty for tracks without fields. */
const EXTRA_MARKS = TRACKS.map(({ id }) => (EXTRA_FIELDS[id] ?? []).map((field) => marks(field.id)));
const BOARD_MARKS = BOARD_FIELDS.map((field) => marks(field.id));
const PRIVATE_MARKS = marks(PRIVATE_FIELD.id);

function marks(field: string): readonly [bonus: SkyChoice, oneTime: SkyChoice] {
  return [
    { do: 'mark', field, marker: 'bonus' },
    { do: 'mark', field, marker: 'one-time' },
  ];
}

/** The choices that mark a field of the state: with a bonus marker, with a one-time marker. */
export function marksOf(s: SkyState, field: number): readonly [bonus: SkyChoice, oneTime: SkyChoice] {
  if (field < FIRST_EXTRA_FIELD) return BOARD_MARKS[field];
  if (field >= FIRST_PRIVATE_FIELD) return PRIVATE_MARKS;
  const extra = field - FIRST_EXTRA_FIELD;
  return EXTRA_MARKS[s.tracks[extra >> 1]][extra & 1];
}

/** The field of the state that a seat means by an id, -1 when there is none in this play. */
export function fieldById(s: SkyState, seat: number, id: string): number {
  if (id === PRIVATE_FIELD.id) return FIRST_PRIVATE_FIELD + seat;
  for (let field = 0; field < FIRST_EXTRA_FIELD; field++) if (BOARD_FIELDS[field].id === id) return field;
  for (let company = 0; company < 4; company++) {
    const extra = EXTRA_FIELDS[TRACKS[s.tracks[company]].id];
    const level = extra?.findIndex((field) => field.id === id) ?? -1;
    if (level >= 0) return FIRST_EXTRA_FIELD + company * 2 + level;
  }
  return -1;
}

/** Every field's id in a play, '' for what is not there. */
export function fieldIds(s: SkyState): readonly string[] {
  return Array.from({ length: FIELDS }, (_, field) => {
    if (field < FIRST_EXTRA_FIELD) return BOARD_FIELDS[field].id;
    if (field >= FIRST_PRIVATE_FIELD) return PRIVATE_FIELD.id;
    const extra = field - FIRST_EXTRA_FIELD;
    return EXTRA_FIELDS[TRACKS[s.tracks[extra >> 1]].id]?.[extra & 1].id ?? '';
  });
}

const withCard = (verb: 'acquire' | 'buy' | 'discard' | 'buy-back'): readonly SkyChoice[] =>
  ids.map((card) => ({ do: verb, card }));
export const ACQUIRE = withCard('acquire');
export const BUY = withCard('buy');
export const DISCARD = withCard('discard');
export const BUY_BACK_CARD = withCard('buy-back');

/** Names of the places of the moon (index = sector) and of the belt. */
export const PLACE_IDS: readonly (readonly string[])[] = [
  Array.from({ length: SECTORS + 1 }, (_, sector) => (sector === 0 ? '' : `sector-${sector}`)),
  BELT_PLACES.map((place) => place.id),
];
/** [side][place][column]. */
export const OCCUPY: readonly (readonly (readonly SkyChoice[])[])[] = PLACE_IDS.map((places) =>
  places.map((id) => [1, 2, 3].map((column) => ({ do: 'occupy', at: id, column }))),
);

/** [company][column]. */
const pieceAt = (verb: 'remove' | 'return'): readonly (readonly SkyChoice[])[] =>
  COMPANIES.map((company) => [1, 2, 3].map((column) => ({ do: verb, company, column })));
export const REMOVE = pieceAt('remove');
export const RETURN = pieceAt('return');

/** [company][n]. */
export const TRACK: readonly (readonly SkyChoice[])[] = COMPANIES.map((company) =>
  Array.from({ length: 5 }, (_, n) => ({ do: 'track', company, n })),
);
export const PLAN: readonly SkyChoice[] = PLANS.map((plan) => ({ do: 'plan', plan: plan.id }));
export const TURN_DOWN: readonly SkyChoice[] = Array.from({ length: SCREENS + 1 }, (_, screen) => ({
  do: 'turn-down',
  screen,
}));
export const UPLOAD: readonly SkyChoice[] = Array.from({ length: SCREENS + 1 }, (_, to) => ({ do: 'upload', to }));
export const TIER: readonly SkyChoice[] = [1, 2, 3].map((tier) => ({ do: 'tier', tier }));
export const VARIANT: readonly SkyChoice[] = [1, 2].map((variant) => ({ do: 'variant', variant }));
/** [plan][screen]. */
export const LAY_PLAN: readonly (readonly SkyChoice[])[] = PLANS.map((plan) =>
  Array.from({ length: SCREENS + 1 }, (_, screen) => ({ do: 'lay-plan', plan: plan.id, screen })),
);
export const RESOLVE: Readonly<Record<string, SkyChoice>> = Object.fromEntries(
  ['rp', 'any', 'track', 'remove'].map((gain) => [gain, { do: 'resolve', gain }]),
);
