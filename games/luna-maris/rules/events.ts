import { type GameEvent, type Seat, TABLE, voiceOf } from '@orrery/kernel';
import type {
  AdvancedId,
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
import { isAutomaton, type LunaState } from './state.ts';

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
  return isAutomaton(s, player) ? TABLE : player;
}
