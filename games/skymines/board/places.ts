import type { Place } from '@orrery/board';
import { BONUS_TILES, CARDS, COMPANIES, MISSIONS, PLANS, SLOTS, START_TILES } from '../data/index.ts';

// One name a place. Sectors, asteroids' spaces and shuttle fields are called as the rules call them: `sector-12`.

export const stationPlace = (company: number): Place => `station ${COMPANIES[company]}`;
/** A launch ramp, counted from 1. */
export const rampPlace = (company: number, column: number): Place => `ramp ${COMPANIES[company]} ${column}`;
export const railPlace = (company: number): Place => `rail ${COMPANIES[company]}`;
export const gatePlace = (company: number): Place => `gate ${COMPANIES[company]}`;
export const bonusPlace = (company: number, level: number): Place => `bonus ${COMPANIES[company]} ${level}`;
export const fieldPlace = (field: string): Place => `field ${field}`;
/** A tier of a majority field. */
export const tierPlace = (field: string, tier: number): Place => `tier ${field} ${tier}`;
/** A card on display or among the discards. */
export const cardPlace = (card: number): Place => `card ${CARDS[card].id}`;
export const handPlace = (card: number): Place => `hand ${CARDS[card].id}`;
/** A plan on display or on the round track. */
export const planPlace = (plan: number): Place => `plan ${PLANS[plan].id}`;
/** A plan taken in this turn, before it lies on a screen. */
export const newPlanPlace = (plan: number): Place => `new-plan ${PLANS[plan].id}`;
export const startTilePlace = (tile: number): Place => `start-tile ${START_TILES[tile].id}`;
export const slotPlace = (slot: number): Place => `slot ${SLOTS[slot]}`;
export const rowPlace = (slot: number): Place => `row ${SLOTS[slot]}`;
/** Energy cards and the energy tile are used together: they are one place, wherever they lie. */
export const ENERGY_PLACE: Place = 'energy';
export const tilePlace = (tile: number): Place => `tile ${BONUS_TILES[tile]}`;
export const screenPlace = (screen: number): Place => `screen ${screen}`;
export const roundPlace = (round: number): Place => `round ${round}`;
export const taskPlace = (mission: number, column: number): Place => `task ${MISSIONS[mission].id} ${column}`;
export const seatPlace = (seat: number): Place => `seat ${seat}`;
/** The same in the lab of somebody else, who is only looked at. */
export const inLab = (place: Place, seat: number, me: number): Place => (seat === me ? place : `${place} @${seat}`);
/** What is decided by a button of the board. */
export const verbPlace = (verb: string): Place => `do ${verb}`;

export const COINS_PLACE: Place = 'coins';
export const MARKERS_PLACE: Place = 'markers';
export const TANK_PLACE: Place = 'tank';
export const STACK_PLACE: Place = 'stack';
export const DISCARDS_PLACE: Place = 'discards';
export const SUPPLEMENT_PLACE: Place = 'supplement';
export const THREAT_PLACE: Place = 'threat';
/** Where the campaign stands. */
export const CHAPTER_PLACE: Place = 'chapter';
/** What is told of the threat beside the lab. */
export const THREAT_CARD_PLACE: Place = 'threat-card';

const PARTS: Readonly<Record<string, string>> = {
  station: 'moon',
  ramp: 'moon',
  threat: 'moon',
  'start-tile': 'moon',
  rail: 'firms',
  gate: 'firms',
  bonus: 'firms',
  card: 'market',
  plan: 'market',
  round: 'market',
  stack: 'market',
  discards: 'market',
  supplement: 'market',
  tank: 'screens',
  screen: 'screens',
  seat: 'seats',
  task: 'seats',
  'threat-card': 'seats',
  chapter: 'seats',
  'luna-slot': 'seats',
  'luna-majority': 'seats',
};

const FIELD_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^std-/, 'market'],
  [/^(btf-|maj-scientist)/, 'docks'],
  [/^(maj|x)-/, 'firms'],
];

/** The part of a small screen that a place lies in; what is said in words stands above all of them. */
export function partOf(place: Place): string | undefined {
  const [kind, which = ''] = place.split(' ');
  if (kind === 'do') return undefined;
  if (/^(sector|asteroid|shuttle)-/.test(kind)) return 'moon';
  if (kind === 'field' || kind === 'tier') return FIELD_PARTS.find(([pattern]) => pattern.test(which))?.[1] ?? 'lab';
  return PARTS[kind] ?? 'lab';
}
