import type { Agenda, Seat, State } from '@orrery/kernel';

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
  readonly settings: Rules;
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
      readonly effect: 'advance-any';
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
  | { readonly effect: 'claim-row' }
  | { readonly effect: 'draw-objectives' }
  | { readonly effect: 'common-objective' }
  | { readonly effect: 'rescue' }
  | { readonly effect: 'mine' }
  | { readonly effect: 'relocate' }
  | { readonly effect: 'clear-line' }
  | { readonly effect: 'blast'; readonly times: number }
  | { readonly effect: 'impact' }
  | { readonly effect: 'destroy-rover' }
  | { readonly effect: 'destroy-lifepod' }
  | { readonly effect: 'lose-lifepod' }
  | { readonly effect: 'discard-objective' }
  | { readonly effect: 'remove-stack' }
  | { readonly effect: 'rotate-freely' }
  | { readonly effect: 'boost-or-peek' }
  | { readonly effect: 'take-any-card'; readonly times: number };

export type EffectOf<K extends Effect['effect']> = Extract<Effect, { readonly effect: K }>;

/** In which of the player's windows (PU-ROUND-10) something happens. */
export type Phase = 'event' | 'tile' | 'civ' | 'final';

export type PuFrame =
  | {
      readonly step:
        | 'deal'
        | 'choose-sides'
        | 'deal-objectives'
        | 'round'
        | 'event'
        | 'tiles'
        | 'end-round'
        | 'final-step'
        | 'score';
    }
  | { readonly step: 'civs'; readonly next: number }
  /** `special`: the sides are settled, only the flux track is asked for. */
  | { readonly step: 'sides'; readonly special?: true }
  | { readonly step: 'keep-objective' | 'rotate' }
  | { readonly step: 'window'; readonly phase: Phase }
  | { readonly step: 'ignore-resource'; readonly resources: readonly EffectOf<'resource'>[] }
  | {
      readonly step: 'climb';
      readonly marker: number;
      readonly left: number;
      readonly mode: AdvanceMode;
      readonly floor: number;
    }
  | {
      readonly step: 'climb-to';
      readonly marker: number;
      readonly left: number;
      readonly mode: AdvanceMode;
      readonly floor: number;
    }
  | { readonly step: 'wormhole-bonus'; readonly space: number; readonly mode: AdvanceMode }
  | { readonly step: 'wormhole-reset'; readonly left: number; readonly mode: AdvanceMode };

/** All bonuses, none at all (event 68), or all but synergy boosts (Unionization). */
export type AdvanceMode = 'full' | 'bare' | 'no-synergy';
