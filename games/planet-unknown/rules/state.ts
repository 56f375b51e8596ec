import { type Agenda, type GameEvent, type Seat, type State, voiceOf } from '@orrery/kernel';
import type { Turn } from '../data/index.ts';

/** A card, tile or objective that a viewer may not see. */
export const HIDDEN = -1;
export const NONE = -1;

/** A space of a track: track * 16 + space. Every marker stands on one, whatever way it takes. */
export type Place = number;
/** A cell of a planet: y * 12 + x. */
export type Cell = number;

/**
 * What lies on a cell, packed: bits 0-2 terrain + 1 (0: bare), bit 3 resource symbol, bit 4 meteor symbol, bit 5 patch,
 * from bit 6 the tile's number + 1.
 */
export type Ground = number;

export interface PlanetUnknownState extends State {
  agenda: Agenda<PuFrame>;
  readonly options: Rules;
  round: number;
  commander: Seat;
  rotation: number;
  innerShift: number;
  /** [slot * 12 + depth]: outer slots 0-5, then inner slots 6-11. Shared by clones, never changed after setup. */
  stacks: readonly number[];
  /** [stack] how many tiles are gone, and how many from the top down everybody has seen. */
  taken: number[];
  seen: number[];
  /** [level - 1] cards to choose from, and the cards out of play. */
  decks: number[][];
  unused: number[][];
  objectiveDeck: number[];
  /** With 3 and more seats objective i lies between seat i and the next; with 2 all three lie between both. */
  neighbours: number[];
  /** The objective that Jump Drive laid out for all, or none. */
  common: number;
  events: number[];
  pastEvents: number[];
  /** The event of this round, or none. */
  event: number;
  ending: boolean;
  /** 0 until the end was triggered and the last round is over; then the final step 1 to 3. */
  finalStep: number;
  players: Player[];
}

export interface Rules {
  readonly events: boolean;
  readonly singleObjectives: boolean;
  readonly twoPlayerRotation: boolean;
  readonly green: number;
  readonly orange: number;
  readonly red: number;
}

export interface Player {
  planet: number;
  corporation: number;
  /** The special sides this player was dealt. */
  dealtPlanet: number;
  dealtCorporation: number;
  /** Flux track, or none. */
  flux: number;
  position: number;
  ground: Ground[];
  /** Covered cells as 12 bit rows. */
  covered: number[];
  tiles: number;
  patches: number;
  /** Cells of the tile placed last. */
  lastTile: Cell[];
  lifepods: Cell[];
  meteorites: Cell[];
  rovers: Cell[];
  /** Beside `rovers`: 1 where a rover carries a meteorite (Horizon Group). */
  loads: number[];
  roversLeft: number;
  markers: Place[];
  /** In the scoring area. */
  savedLifepods: number;
  savedMeteorites: number;
  /** Lifepods on track spaces (Cosmos Inc.). */
  trackLifepods: Place[];
  /** Bits of the tech boxes A-F that hold a lifepod (Jump Drive). */
  boxes: number;
  storedPatches: number;
  moves: number;
  pending: Effect[];
  /** Levels of civ cards earned and not yet taken. */
  due: number[];
  /** Random extra card laid beside the deck for a milestone (Republic tech 2): [level, card] or empty. */
  extraCard: number[];
  civCards: number[];
  playedCards: number[];
  objectives: number[];
  /** Objectives to choose from now. */
  dealt: number[];
  /** Next event, if this player peeked at it. */
  peeked: number;
  /** Bits of once-per-round and once-per-game abilities already used. */
  usedThisRound: number;
  usedThisGame: number;
  /** Bits of the tech levels available when the round began. */
  techsAtStart: number;
  /** [terrain] rovers that stood there when the round began. */
  roversAtStart: number[];
  /** Spaces a marker left in this round: marker * 100 + place (Makeshift). */
  leftPlaces: number[];
  /** Arrangements of the rovers that free steps have left since anything else happened (Cosmos Inc. tech 4). */
  freeTrail: number[];
  /** Event 65 waits for the tile of this round. */
  extraRover: boolean;
}

export type TileUse = 'regular' | 'salvage' | 'depot';

/** What a player has gained and not resolved yet: shared by clones, never changed. */
export type Effect =
  | { readonly effect: 'take'; readonly use: TileUse }
  | { readonly effect: 'place'; readonly use: TileUse; readonly tile: number; readonly dropped: number }
  | {
      readonly effect: 'resource';
      readonly terrain: number;
      /** The other resource of the tile. */
      readonly other: number;
      readonly symbol: Cell;
      /** Water cells of the tile on ice. */
      readonly ice: number;
      /** Its biomass cells touched a biomass area (Wormhole Corp.). */
      readonly grows: boolean;
      /** False: an unplaced tile, which advances without conditions. */
      readonly placed: boolean;
    }
  | { readonly effect: 'synergy' }
  | { readonly effect: 'patch'; readonly stored?: true }
  | { readonly effect: 'rover' }
  | { readonly effect: 'advance'; readonly marker: number; readonly steps: number }
  | {
      readonly effect: 'advanceAny';
      readonly among: number;
      readonly times: number;
      readonly steps: number;
      readonly bonus: boolean;
    }
  | { readonly effect: 'unionize'; readonly among: number }
  | { readonly effect: 'regress'; readonly among: number; readonly steps: number }
  | { readonly effect: 'lifepod' }
  /** `kept`: the three of Cosmos tech 2, until the first of them is moved. */
  | { readonly effect: 'reposition'; readonly times: number; readonly kept?: true }
  | { readonly effect: 'flux' }
  | { readonly effect: 'claimRow' }
  | { readonly effect: 'drawObjectives' }
  | { readonly effect: 'commonObjective' }
  | { readonly effect: 'rescue' }
  | { readonly effect: 'mine' }
  | { readonly effect: 'relocate' }
  | { readonly effect: 'clearLine' }
  | { readonly effect: 'blast'; readonly times: number }
  | { readonly effect: 'impact' }
  | { readonly effect: 'destroyRover' }
  | { readonly effect: 'destroyLifepod' }
  | { readonly effect: 'loseLifepod' }
  | { readonly effect: 'discardObjective' }
  | { readonly effect: 'removeStack' }
  | { readonly effect: 'rotateFreely' }
  | { readonly effect: 'boostOrPeek' }
  | { readonly effect: 'takeAnyCard'; readonly times: number };

/** PU-DEC-13: what may wait for a later window; everything else is lost with the window it came in. */
export const isKept = (effect: Effect): boolean =>
  effect.effect === 'claimRow' ||
  effect.effect === 'drawObjectives' ||
  (effect.effect === 'reposition' && effect.kept === true);

export type EffectOf<K extends Effect['effect']> = Extract<Effect, { readonly effect: K }>;

export type PuChoice =
  | {
      readonly do: 'sides';
      readonly planet: 'standard' | 'special';
      readonly corporation: 'standard' | 'special';
      readonly flux?: number;
    }
  | { readonly do: 'keepObjective'; readonly objective: number }
  | { readonly do: 'discardObjective'; readonly objective: number }
  | { readonly do: 'rotate'; readonly rotation: number }
  | { readonly do: 'take'; readonly tile: number }
  | { readonly do: 'place'; readonly at: Cell; readonly turn: Turn }
  | { readonly do: 'ignore'; readonly resource: number }
  | { readonly do: 'resolve'; readonly resource: number }
  | { readonly do: 'energy'; readonly marker: number; readonly symbol: Cell }
  | { readonly do: 'synergy'; readonly marker: number; readonly twice?: true }
  | { readonly do: 'patch'; readonly at: Cell }
  | { readonly do: 'storePatch' | 'doublePatch' | 'tradePatch' }
  | { readonly do: 'rover'; readonly at: Cell; readonly load?: boolean }
  | { readonly do: 'move'; readonly from: Cell; readonly to: Cell; readonly load?: boolean; readonly dump?: boolean }
  | {
      readonly do: 'teleport';
      readonly from: Cell;
      readonly to: Cell;
      readonly load?: boolean;
      readonly dump?: boolean;
    }
  | {
      readonly do: 'relocate';
      readonly from: Cell;
      readonly to: Cell;
      readonly load?: boolean;
      readonly dump?: boolean;
    }
  | { readonly do: 'advance'; readonly marker: number; readonly steps: number }
  | { readonly do: 'fixedAdvance'; readonly marker: number }
  | { readonly do: 'unionize'; readonly marker: number }
  | { readonly do: 'regress'; readonly marker: number }
  | { readonly do: 'climb'; readonly to: Place }
  | { readonly do: 'bonus'; readonly bonus: string }
  | { readonly do: 'resetBiomass' | 'stopClimb' }
  | { readonly do: 'stow'; readonly on: Place }
  | { readonly do: 'stowBox'; readonly box: number }
  | { readonly do: 'save' }
  | { readonly do: 'reposition'; readonly from: Place; readonly to: Place }
  | { readonly do: 'flux'; readonly track: number }
  | { readonly do: 'claimRow'; readonly marker: number }
  | { readonly do: 'drawObjectives' }
  | { readonly do: 'commonObjective'; readonly objective: number }
  | { readonly do: 'rescue'; readonly at: Cell }
  | { readonly do: 'mine'; readonly at: Cell }
  | { readonly do: 'clearLine'; readonly line: 'row' | 'column'; readonly index: number }
  | { readonly do: 'blast'; readonly at: Cell }
  | { readonly do: 'impact'; readonly at: Cell }
  | { readonly do: 'destroyRover'; readonly at: Cell }
  | { readonly do: 'destroyLifepod'; readonly at: Cell }
  | { readonly do: 'loseLifepod'; readonly from: Place }
  | { readonly do: 'removeStack'; readonly ring: 'inner' | 'outer' }
  | { readonly do: 'peek' | 'boost' }
  | { readonly do: 'milestone'; readonly level: number }
  | { readonly do: 'card'; readonly card: number; readonly level: number }
  | { readonly do: 'ability'; readonly tech: number; readonly marker?: number }
  | { readonly do: 'end' };

export type ChoiceOf<K extends PuChoice['do']> = Extract<PuChoice, { readonly do: K }>;

/** In which of the player's windows (PU-ROUND-10) something happens. */
export type Phase = 'event' | 'tile' | 'civ' | 'final';

export type PuFrame =
  | {
      readonly step:
        | 'deal'
        | 'chooseSides'
        | 'dealObjectives'
        | 'round'
        | 'event'
        | 'tiles'
        | 'endRound'
        | 'finalStep'
        | 'score';
    }
  | { readonly step: 'civs'; readonly next: number }
  /** `special`: the sides are settled, only the flux track is asked for. */
  | { readonly step: 'sides'; readonly special?: true }
  | { readonly step: 'keepObjective' | 'rotate' }
  | { readonly step: 'window'; readonly phase: Phase }
  | { readonly step: 'ignoreResource'; readonly resources: readonly EffectOf<'resource'>[] }
  | {
      readonly step: 'climb';
      readonly marker: number;
      readonly left: number;
      readonly mode: AdvanceMode;
      readonly floor: number;
    }
  | {
      readonly step: 'climbTo';
      readonly marker: number;
      readonly left: number;
      readonly mode: AdvanceMode;
      readonly floor: number;
    }
  | { readonly step: 'wormholeBonus'; readonly space: number; readonly mode: AdvanceMode }
  | { readonly step: 'wormholeReset'; readonly left: number; readonly mode: AdvanceMode };

/** All bonuses, none at all (event 68), or all but synergy boosts (Unionization). */
export type AdvanceMode = 'full' | 'bare' | 'no-synergy';

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
