import type { Place } from '@orrery/board';
import type { End, GyrodyneType, Move, TokenKind } from './words.ts';

/** The names of everything on the board that can be pressed, explained or pointed at. */
export const places = {
  node: (id: string): Place => `node ${id}`,
  /** Dice of one value lie together: which of them is spent makes no difference. */
  die: (kind: string, value: number): Place => `${kind} ${value}`,
  /** A token laid to a die. */
  tokenOn: (die: Place, token: TokenKind): Place => `${die} ${token}`,
  stock: (token: TokenKind): Place => `stock ${token}`,
  loose: (type: GyrodyneType): Place => `loose ${type}`,
  supply: (type: GyrodyneType): Place => `gyrodyne ${type}`,
  pair: (first: GyrodyneType, second: GyrodyneType): Place => `pair ${first} ${second}`,
  pool: (value: number): Place => `pool ${value}`,
  marker: (move: Move): Place => `marker ${move}`,
  track: (track: 'initiative' | 'engineering'): Place => `track ${track}`,
  patent: (id: string): Place => `patent ${id}`,
  row: (row: number): Place => `row ${row}`,
  offer: (tile: string): Place => `offer ${tile}`,
  tile: (tile: string): Place => `tile ${tile}`,
  end: (tile: string, end: End): Place => `end ${tile} ${end}`,
  project: (id: string): Place => `project ${id}`,
  side: (hq: string): Place => `side ${hq}`,
  goal: (id: string): Place => `goal ${id}`,
  bonus: (goal: string, bonus: number): Place => `bonus ${goal} ${bonus}`,
  run: (project: string, color: string): Place => `run ${project} ${color}`,
  keep: (tile: string): Place => `keep ${tile}`,
  score: (seat: number): Place => `score ${seat}`,
  thing: (name: 'cubes' | 'rings' | 'stations' | 'patents'): Place => `thing ${name}`,
} as const;

/** Places there is one of. */
export const END_TURN: Place = 'end-turn';
export const DRAW: Place = 'draw';
export const OTHER_WAYS: Place = 'other-ways';
export const LAND: Place = 'land';
export const NO_RUN: Place = 'no-run';
export const PRINTED: Place = 'printed';
export const EXPLORE: Place = 'explore';
export const DECLINE: Place = 'decline';
export const NEW_ARRAY: Place = 'new-array';
export const TURN_ORDER: Place = 'turn-order';
export const ROUND: Place = 'round';
export const EXPLORATION: Place = 'exploration';
export const STACK: Place = 'stack';
export const BLACK_HOLE: Place = 'black-hole';
export const BONUS_DIE: Place = 'bonus-die';

/** The part of a small screen that a place lies in, by the first word of its name. */
const PARTS: Readonly<Record<string, string>> = {
  gyrodyne: 'transmitters',
  pool: 'offer',
  marker: 'offer',
  track: 'offer',
  offer: 'transmitters',
  stack: 'transmitters',
  'bonus-die': 'offer',
  patent: 'tech',
  row: 'tech',
  tile: 'mine',
  end: 'mine',
  'new-array': 'mine',
  project: 'headquarters',
  goal: 'goals',
  bonus: 'goals',
};

/**
 * Dice and whatever is asked about lie with the cluster, although the hand is in every part: whoever may use any die
 * looks at the map first. Declining keeps nobody away from what is offered.
 */
export const partOf = (place: Place): string | undefined =>
  place === DECLINE ? undefined : (PARTS[place.split(' ', 1)[0]] ?? 'cluster');

const IN_HAND: readonly string[] = ['silver', 'red', 'link', 'loose'];

/** A die or a gyrodyne of one's own: with it in hand, what it is of no use for steps back. */
export const isInHand = (place: Place): boolean => IN_HAND.includes(place.split(' ', 1)[0]);
