import type { Place } from '@orrery/board';

/** The names of all places: what can be pressed, what events are about, what explains itself. */
export const at = {
  hex: (hex: number): Place => `hex ${hex}`,
  /** A Bot of the viewer's by where it stands; two on one hex are one and the same to a choice. */
  bot: (hex: number): Place => `bot ${hex}`,
  rover: (seat: number): Place => `rover ${seat}`,
  action: (action: string): Place => `action ${action}`,
  slots: (action: string): Place => `slots ${action}`,
  stack: (building: string): Place => `stack ${building}`,
  /** A Blueprint on the display, and one on somebody's board. */
  offer: (card: string): Place => `offer ${card}`,
  card: (card: string): Place => `card ${card}`,
  grid: (space: string): Place => `grid ${space}`,
  shelf: (good: string): Place => `shelf ${good}`,
  exploration: (slot: number): Place => `exploration ${slot}`,
  display: (slot: number): Place => `display ${slot}`,
  /** A Contract of the deck, while one of them is picked. */
  deck: (contract: string): Place => `deck ${contract}`,
  space: (space: number): Place => `space ${space}`,
  way: (side: string, space: number): Place => `way ${side} ${space}`,
  tube: (column: number): Place => `tube ${column}`,
  mission: (slot: number): Place => `mission ${slot}`,
  base: (seat: number): Place => `base ${seat}`,
  tank: (good: string): Place => `tank ${good}`,
  bay: (slot: number): Place => `bay ${slot}`,
  tech: (tech: string): Place => `tech ${tech}`,
  lab: (space: string): Place => `lab ${space}`,
  scientist: (id: string): Place => `scientist ${id}`,
  contract: (id: string): Place => `contract ${id}`,
  goal: (goal: number): Place => `goal ${goal}`,
  task: (task: string): Place => `task ${task}`,
  /** A line of the slip: what has no place of its own on the board. */
  slip: (line: string): Place => `slip ${line}`,
  shuttle: 'shuttle',
  hangar: 'hangar',
  quarters: 'quarters',
  working: 'working-area',
  supply: 'supply',
  crystals: 'crystals',
  level: 'level',
  end: 'the-end',
  blueprintDeck: 'blueprint-deck',
  first: 'first-mine',
  sockets: 'sockets',
  solo: 'solo-card',
  reasons: 'solo-reasons',
  wanted: 'solo-goal',
} as const;

/** A place in two parts: what kind of thing, and which of them. */
export function partsOf(place: Place): readonly [kind: string, which: string] {
  const gap = place.indexOf(' ');
  return gap < 0 ? [place, ''] : [place.slice(0, gap), place.slice(gap + 1)];
}

/** A place on somebody else's base. */
export const theirs = (seat: number, place: Place): Place => `their ${seat} ${place}`;

/** The seat and the place behind such a name; undefined where it is the viewer's own. */
export function whoseOf(place: Place): readonly [seat: number, place: Place] | undefined {
  const found = /^their (\d+) (.*)$/.exec(place);
  return found === null ? undefined : [Number(found[1]), found[2]];
}

/** On a low screen the Laboratory and the cards of a base are parts of their own. */
export const PARTS = ['mars', 'orbit', 'colony', 'base', 'lab', 'cards'] as const;
export type PartName = (typeof PARTS)[number];

const ORBIT_ACTIONS = ['obtain-blueprint', 'research-development', 'learn-technology', 'resupply', 'landing-pod'];
const PART_OF: Readonly<Record<string, PartName>> = {
  hex: 'mars',
  bot: 'mars',
  rover: 'mars',
  way: 'mars',
  shuttle: 'mars',
  tube: 'mars',
  mission: 'mars',
  level: 'mars',
  'the-end': 'mars',
  'first-mine': 'mars',
  offer: 'orbit',
  'blueprint-deck': 'orbit',
  grid: 'orbit',
  shelf: 'orbit',
  exploration: 'orbit',
  stack: 'colony',
  display: 'colony',
  deck: 'colony',
  tech: 'lab',
  lab: 'lab',
  supply: 'lab',
  sockets: 'lab',
  'solo-goal': 'lab',
  card: 'cards',
  scientist: 'cards',
  contract: 'cards',
  goal: 'cards',
  task: 'cards',
};

/** The part of a small screen a place lies in; the slip lies in all of them. */
export function partOf(place: Place): PartName | undefined {
  const [kind, which] = partsOf(whoseOf(place)?.[1] ?? place);
  if (kind === 'slip') return undefined;
  if (kind === 'action' || kind === 'slots') return ORBIT_ACTIONS.includes(which) ? 'orbit' : 'colony';
  if (kind === 'space') return Number(which) > 4 ? 'colony' : 'orbit';
  return PART_OF[kind] ?? 'base';
}
