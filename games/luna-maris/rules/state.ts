import type { Agenda, Seat, State } from '@orrery/kernel';
import type { AutomatonLevel } from '../data/index.ts';
import type { LunaChoice } from './choices.ts';

/** Nothing lies here; also a card or tile that a viewer may not see. */
export const NONE = -1;

/** The player that the program runs when one seat plays alone. It has a player's part of the state, but no seat. */
export const AUTOMATON_PLAYER = 1;

export type Phase = 'setup' | 'production' | 'action' | 'cleanup' | 'finished';

export interface Player {
  sp: number;
  co2: number;
  /** Levels 1 to 5 on the research tracks. */
  extraction: number;
  sustainability: number;
  o2: number;
  stress: number;
  energy: number;
  water: number;
  helium: number;
  ironLeft: number;
  titaniumLeft: number;
  ironRight: number;
  titaniumRight: number;
  waste: number;
  /** Probes still on the player board. */
  probes: number;
  /** Fields with own probes, one bit each. */
  fields: number;
  /** The module the astronaut is in; NONE before it is placed. */
  at: number;
  /** Is the astronaut on the energy space, not beside it? */
  on: boolean;
  /** Scientists in hand and on the rest pile, one bit each. */
  hand: number;
  handSize: number;
  rest: number;
  /** Level-2 scientists owned. */
  level2: number;
  /** Food in hand, a count for every name. */
  food: number[];
  foodSize: number;
  orders: number[];
  equipment: number;
  ready: boolean;
  /** Cubes left in the emergency depot, one bit each. */
  depot: number;
}

/** What the turn under way has done so far. */
export interface Turn {
  /** The scientist played; NONE before, and in the quarters. */
  card: number;
  /** Specialization uses left. */
  uses: number;
  /** Modules used, one bit each. */
  used: number;
  moved: boolean;
  /** Has the breath for a use without movement been paid? */
  breathed: boolean;
  /** Was the main or the additional action of the present use done? */
  main: boolean;
  additional: boolean;
}

export interface LunaState extends State {
  agenda: Agenda<LunaFrame>;
  phase: Phase;
  round: number;
  /** Players in turn order, and in the order of passing for the next round. */
  order: number[];
  nextOrder: number[];
  /** Place in `order` of whoever has or had the turn. */
  current: number;
  turn: Turn;
  players: Player[];
  /** Order stacks; the last of each is face up. */
  stacks: number[][];
  /** Level-2 scientists: face-down deck (the last is next) and market from left to right. */
  scientists: number[];
  market: number[];
  /** Food: face-down deck (the last is next), seedbed from left to right, discarded cards of every name. */
  foodDeck: number[];
  seedbed: number[];
  foodDiscard: number[];
  /** Advanced modules face up, those built in order, and who built them. */
  advanced: number[];
  built: number[];
  builders: number[];
  /** Who marked each selection bonus. */
  selected: number[];
  /** Equipment to choose from, and modules to start in. */
  equipmentOffer: number[];
  startModules: number[];
  /** Empty unless one seat plays against the automaton. */
  automaton: '' | AutomatonLevel;
  /** Its cards still to come (the last is next), those revealed, and the next line of the newest. */
  automatonDeck: number[];
  automatonCards: number[];
  automatonLine: number;
}

export type LunaFrame =
  // Of the table.
  | { readonly step: 'ask'; readonly seat: Seat; readonly frame: LunaFrame }
  | { readonly step: 'start-modules' }
  | { readonly step: 'round' }
  | { readonly step: 'action-phase' }
  | { readonly step: 'next-turn' }
  | { readonly step: 'automaton' }
  | { readonly step: 'cleanup' }
  | { readonly step: 'final' }
  // Of a seat.
  | { readonly step: 'equipment' }
  | { readonly step: 'place' }
  | { readonly step: 'turn' }
  | { readonly step: 'act' }
  | { readonly step: 'after-use' }
  | { readonly step: 'second-use' }
  | { readonly step: 'finish-turn' }
  | { readonly step: 'pay'; readonly iron: number; readonly titanium: number }
  | { readonly step: 'resolve'; readonly choice: LunaChoice }
  | { readonly step: 'recycle-part'; readonly used: number; readonly left: number }
  | { readonly step: 'research' }
  | { readonly step: 'selection' }
  | { readonly step: 'mine-more'; readonly mined: boolean }
  | { readonly step: 'field' }
  | { readonly step: 'pick'; readonly must: number; readonly may: number }
  | { readonly step: 'rest'; readonly rested: number }
  | { readonly step: 'serve'; readonly played: readonly number[] }
  | { readonly step: 'recall'; readonly limit: number; readonly taken: number; readonly played: readonly number[] }
  | { readonly step: 'fed'; readonly surplus: number; readonly played: readonly number[] };

export function isAutomaton(s: LunaState, player: number): boolean {
  return player === AUTOMATON_PLAYER && s.automaton !== '';
}

/** Puts a frame on top of a seat's stack. */
export function ask(s: LunaState, seat: Seat, frame: LunaFrame): void {
  s.agenda.seats[seat].push(frame);
}
