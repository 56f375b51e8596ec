import { type Agenda, type GameEvent, type Seat, type State, TABLE, voiceOf } from '@orrery/kernel';
import type {
  AdvancedId,
  AutomatonLevel,
  DepotCube,
  EquipmentId,
  FieldId,
  FoodId,
  ModuleId,
  OrderId,
  ScientistId,
  SelectionId,
  TrackId,
} from '../data/index.ts';

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

export type RecycleOption = 'a' | 'b' | 'c' | 'd' | 'e';
export type SpareCube = 'iron' | 'titanium' | 'water';

export type LunaChoice =
  | { readonly do: 'equip'; readonly tile: EquipmentId }
  | { readonly do: 'start'; readonly module: ModuleId }
  | { readonly do: 'use'; readonly card: ScientistId; readonly module: ModuleId }
  | { readonly do: 'go'; readonly module: ModuleId }
  | { readonly do: 'quarters' }
  | { readonly do: 'feed' }
  | { readonly do: 'pass' }
  | { readonly do: 'end' }
  | { readonly do: 'enough' }
  | { readonly do: 'depot'; readonly cube: DepotCube }
  | { readonly do: 'recycle'; readonly option: RecycleOption; readonly waste?: 2 }
  | { readonly do: 'research'; readonly track: TrackId; readonly equipment?: true }
  | { readonly do: 'power'; readonly option: number }
  | { readonly do: 'extract'; readonly level: number; readonly equipment?: true }
  | { readonly do: 'hire'; readonly scientist: ScientistId; readonly equipment?: true }
  | { readonly do: 'install'; readonly equipment?: true }
  | { readonly do: 'mine' }
  | { readonly do: 'enrich'; readonly from: 'left' | 'right' }
  | { readonly do: 'order'; readonly order: OrderId; readonly spare?: SpareCube }
  | { readonly do: 'harvest'; readonly option: number; readonly equipment?: true }
  | { readonly do: 'build'; readonly tile: AdvancedId }
  | { readonly do: 'filter'; readonly energy: number }
  | {
      readonly do: 'pay';
      readonly ironLeft: number;
      readonly ironRight: number;
      readonly titaniumLeft: number;
      readonly titaniumRight: number;
    }
  | { readonly do: 'field'; readonly field: FieldId }
  | { readonly do: 'bonus'; readonly bonus: SelectionId }
  | { readonly do: 'pick'; readonly slot: number; readonly food: FoodId }
  | { readonly do: 'rest'; readonly card: ScientistId }
  | { readonly do: 'eat'; readonly food: FoodId }
  | { readonly do: 'recall'; readonly card: ScientistId };

export type Verb = LunaChoice['do'];
export type ChoiceOf<V extends Verb> = Extract<LunaChoice, { readonly do: V }>;

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

export type Kind = 'energy' | 'water' | 'helium' | 'iron' | 'titanium';
export type ScoreRowId =
  | 'track'
  | 'stress'
  | 'level2'
  | 'variety'
  | 'nutrition'
  | 'co2'
  | 'orders'
  | 'resources'
  | 'waste';

interface Told extends GameEvent {
  /** TABLE stands for the automaton. */
  readonly seat: Seat;
}

export type LunaEvent =
  | ({ readonly event: 'turn-order'; readonly order: readonly Seat[] } & GameEvent)
  | ({ readonly event: 'equipped'; readonly tile: EquipmentId } & Told)
  | ({ readonly event: 'start-modules'; readonly modules: readonly ModuleId[] } & GameEvent)
  | ({ readonly event: 'placed'; readonly module: ModuleId } & Told)
  | ({ readonly event: 'round'; readonly round: number } & GameEvent)
  | ({ readonly event: 'produced'; readonly wasted: number; readonly iron: number; readonly titanium: number } & Told)
  | ({ readonly event: 'played'; readonly card: ScientistId } & Told)
  | ({ readonly event: 'moved'; readonly module: ModuleId; readonly o2: number } & Told)
  | ({ readonly event: 'breathed' } & Told)
  | ({ readonly event: 'activated'; readonly module: ModuleId } & Told)
  | ({ readonly event: 'hosted'; readonly guest: Seat; readonly module: ModuleId } & Told)
  | ({ readonly event: 'beside'; readonly module: ModuleId } & Told)
  | ({ readonly event: 'gained'; readonly kind: Kind; readonly amount: number; readonly lost: number } & Told)
  | ({ readonly event: 'paid'; readonly kind: Kind; readonly amount: number } & Told)
  | ({ readonly event: 'sp'; readonly amount: number } & Told)
  | ({ readonly event: 'waste'; readonly waste: number } & Told)
  | ({ readonly event: 'waste-removed'; readonly amount: number } & Told)
  | ({ readonly event: 'co2'; readonly level: number } & Told)
  | ({ readonly event: 'stress'; readonly space: number } & Told)
  | ({ readonly event: 'o2'; readonly space: number } & Told)
  | ({ readonly event: 'researched'; readonly track: TrackId; readonly level: number } & Told)
  | ({ readonly event: 'selected'; readonly bonus: SelectionId } & Told)
  | ({ readonly event: 'built'; readonly tile: AdvancedId; readonly sp: number } & Told)
  | ({ readonly event: 'hired'; readonly scientist: ScientistId } & Told)
  | ({ readonly event: 'applicant'; readonly scientist: ScientistId } & GameEvent)
  | ({ readonly event: 'probe'; readonly field: FieldId } & Told)
  | ({ readonly event: 'enriched'; readonly from: 'left' | 'right' } & Told)
  | ({ readonly event: 'fulfilled'; readonly order: OrderId; readonly sp: number } & Told)
  | ({ readonly event: 'order-revealed'; readonly order: OrderId } & GameEvent)
  | ({ readonly event: 'food'; readonly food: FoodId } & Told)
  | ({ readonly event: 'deck-food' } & Told)
  | ({ readonly event: 'deck-food-seen'; readonly food: FoodId } & Told)
  | ({ readonly event: 'seedbed'; readonly food: FoodId } & GameEvent)
  | ({ readonly event: 'reshuffled' } & GameEvent)
  | ({ readonly event: 'rested'; readonly card: ScientistId } & Told)
  | ({ readonly event: 'ate'; readonly food: FoodId } & Told)
  | ({ readonly event: 'recalled'; readonly card: ScientistId } & Told)
  | ({ readonly event: 'used-equipment'; readonly tile: EquipmentId } & Told)
  | ({ readonly event: 'depot'; readonly cube: DepotCube; readonly sp: number } & Told)
  | ({ readonly event: 'passed'; readonly position: number } & Told)
  | ({ readonly event: 'probes-scored'; readonly group: number; readonly sp: number } & Told)
  | ({ readonly event: 'co2-scored'; readonly level: number; readonly sp: number } & Told)
  | ({ readonly event: 'advanced-scored'; readonly sp: number } & Told)
  | ({ readonly event: 'automaton-card'; readonly card: string } & GameEvent)
  | ({ readonly event: 'automaton-line'; readonly card: string; readonly line: number } & GameEvent)
  | ({ readonly event: 'automaton-instead'; readonly why: InsteadReason } & GameEvent)
  | ({ readonly event: 'final'; readonly row: ScoreRowId; readonly sp: number; readonly total: number } & Told)
  | ({ readonly event: 'finished' } & GameEvent);

/** Why the automaton could not do what its line says. */
export type InsteadReason =
  | 'no-probe'
  | 'no-water'
  | 'no-order'
  | 'track-top'
  | 'both-tops'
  | 'build-full'
  | 'no-waste'
  | 'no-food'
  | 'no-applicant'
  | 'next-stack';

export const voice = voiceOf<LunaEvent>();

/** A player as events name it: a seat, or the table for the automaton. */
export function told(s: LunaState, player: number): Seat {
  return player === AUTOMATON_PLAYER && s.automaton !== '' ? TABLE : player;
}

export function isAutomaton(s: LunaState, player: number): boolean {
  return player === AUTOMATON_PLAYER && s.automaton !== '';
}

/** Puts a frame on top of a seat's stack. */
export function ask(s: LunaState, seat: Seat, frame: LunaFrame): void {
  s.agenda.seats[seat].push(frame);
}
