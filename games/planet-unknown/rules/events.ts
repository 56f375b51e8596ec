import { type GameEvent, type Seat, voiceOf } from '@orrery/kernel';
import type { Cell, Place } from './state.ts';

export type PuEvent =
  | ({ readonly event: 'round'; readonly round: number; readonly commander: Seat } & GameEvent)
  | ({ readonly event: 'rotated'; readonly rotation: number } & GameEvent)
  | ({ readonly event: 'alert'; readonly card: number } & GameEvent)
  | ({
      readonly event: 'sides';
      readonly seat: Seat;
      readonly planet: number;
      readonly corporation: number;
    } & GameEvent)
  | ({ readonly event: 'took'; readonly seat: Seat; readonly tile: number; readonly placed: boolean } & GameEvent)
  | ({
      readonly event: 'placed';
      readonly seat: Seat;
      readonly tile: number;
      readonly cells: readonly Cell[];
    } & GameEvent)
  | ({ readonly event: 'patch'; readonly seat: Seat; readonly at: Cell } & GameEvent)
  | ({ readonly event: 'patch-stored'; readonly seat: Seat } & GameEvent)
  | ({
      readonly event: 'lost';
      readonly seat: Seat;
      readonly what: 'rover' | 'lifepod' | 'meteorite';
      readonly at: Cell;
    } & GameEvent)
  | ({
      readonly event: 'forfeited';
      readonly seat: Seat;
      readonly what: 'lifepod' | 'meteorite';
      readonly from: Place;
    } & GameEvent)
  | ({
      readonly event: 'line-cleared';
      readonly seat: Seat;
      readonly line: 'row' | 'column';
      readonly index: number;
    } & GameEvent)
  | ({ readonly event: 'meteorite'; readonly seat: Seat; readonly at: Cell } & GameEvent)
  | ({ readonly event: 'advanced'; readonly seat: Seat; readonly marker: number; readonly to: Place } & GameEvent)
  | ({ readonly event: 'regressed'; readonly seat: Seat; readonly marker: number; readonly to: Place } & GameEvent)
  | ({ readonly event: 'biomass-reset'; readonly seat: Seat } & GameEvent)
  | ({ readonly event: 'flux'; readonly seat: Seat; readonly track: number } & GameEvent)
  | ({ readonly event: 'moves'; readonly seat: Seat; readonly n: number } & GameEvent)
  | ({ readonly event: 'rover'; readonly seat: Seat; readonly at: Cell } & GameEvent)
  | ({ readonly event: 'moved'; readonly seat: Seat; readonly from: Cell; readonly to: Cell } & GameEvent)
  | ({ readonly event: 'collected'; readonly seat: Seat; readonly what: 'lifepod' | 'meteorite' } & GameEvent)
  | ({ readonly event: 'stowed'; readonly seat: Seat; readonly on: Place } & GameEvent)
  | ({ readonly event: 'tech'; readonly seat: Seat; readonly level: number } & GameEvent)
  | ({ readonly event: 'civ-card'; readonly seat: Seat; readonly card: number } & GameEvent)
  | ({ readonly event: 'civ-card-hidden'; readonly seat: Seat; readonly level: number } & GameEvent)
  | ({ readonly event: 'common-objective'; readonly seat: Seat; readonly objective: number } & GameEvent)
  | ({ readonly event: 'objective-gained'; readonly seat: Seat; readonly objective: number } & GameEvent)
  | ({ readonly event: 'objective-discarded'; readonly seat: Seat; readonly objective: number } & GameEvent)
  | ({
      readonly event: 'stack-removed';
      readonly seat: Seat;
      readonly ring: 'inner' | 'outer';
      readonly tiles: number;
    } & GameEvent)
  | ({ readonly event: 'peeked'; readonly seat: Seat } & GameEvent)
  | ({ readonly event: 'ending'; readonly seat: Seat } & GameEvent)
  | ({ readonly event: 'final'; readonly finalStep: number } & GameEvent)
  | ({ readonly event: 'scored'; readonly scores: readonly number[] } & GameEvent);

export const voice = voiceOf<PuEvent>();
