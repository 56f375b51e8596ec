import type { Agenda, Seat, State } from '@orrery/kernel';
import type { TokenKind } from '../data/index.ts';

/** A face-down tile, seen from outside. */
export const HIDDEN = -1;
/** An owner where there is none. */
export const NOBODY = -1;
/** A planet under a marker of an unused colour. */
export const COVERED = -2;
/** Where a transmitter is that no seat owns. */
export const IN_STACK = -2;
export const ON_DISPLAY = -1;
export const OUT_OF_GAME = -3;
/** No gyrodyne on a pulsar; no link at an end; no bonus die. */
export const NONE = -1;

export type Phase = 'setup' | 'dice' | 'action' | 'production' | 'final';

/** What a score is made of, in the order of the breakdown. */
export const ROWS = [
  'start',
  'exploration',
  'transmitters',
  'gyrodynes',
  'awards',
  'technologies',
  'projects',
  'gate-runs',
  'engineering',
  'penalties',
  'end-patents',
  'goals',
  'idle-pulsars',
  'idle-gyrodynes',
  'cubes',
  'initiative',
  'stations',
] as const;
export type Row = (typeof ROWS)[number];

export interface Player {
  score: number;
  /** Points by `ROWS`. */
  tally: number[];
  /** Where the survey ship is, an index of the side's locations; -1 before the entry point is chosen. */
  ship: number;
  cubes: number;
  plusMinus: number;
  plusTwo: number;
  rings: number;
  /** Loose gyrodynes by type. */
  loose: number[];
  /** Construction awards held: type * 2, plus 1 for the second one of the type. */
  awards: number[];
  /** Exploration tiles kept as extra stations. */
  stationTiles: number;
  /** Unspent silver dice. */
  silver: number[];
  /** Patented technologies in the order of patenting. */
  patents: number[];
  hqBoard: number;
  /** 0 or 1 once chosen. */
  hqSide: number;
  /** Completed projects and executed gate runs, a bit for each slot. */
  projects: number;
  runs: number;
}

/** Where the bonus die of a turn comes from. */
export type BonusSource = 'none' | 'copy' | 'link' | 'doubler' | 'technology' | 'project' | 'discovery';

/** The turn of the seat that acts. */
export interface Turn {
  seat: Seat;
  /** Value of the accepted bonus die while it is unspent. */
  red: number;
  source: BonusSource;
  /** It must be spent before the turn ends. */
  forced: boolean;
  /** A bonus die was accepted or spent: there will be no other one in this turn. */
  used: boolean;
  /** Link dice on offer. */
  links: number[];
}

export interface PulsarState extends State {
  agenda: Agenda<PulsarFrame>;
  /** Side of the star cluster board. */
  side: number;
  balanced: boolean;
  /** Do players have headquarters? */
  hq: boolean;
  /** The 17 technologies in play, by row. */
  techs: number[];
  /** For each of them: first holder, round, second holder, round. */
  holders: number[];
  goals: number[];
  round: number;
  phase: Phase;
  /** Seats on the turn-order slots; with two players four of them. */
  order: number[];
  /** 1 to 11: odd on a die field, even between two. */
  median: number;
  /** Silver dice on the dice board by value. */
  pool: number[];
  /** Markers in order of rank, the one ahead first: field * 4 + seat. On one field the higher one is ahead. */
  initiative: number[];
  engineering: number[];
  /** System tiles by system of the side, whether they are face up, and who is on their planets (four each). */
  systems: number[];
  shown: number[];
  planets: number[];
  /** The system tile that went back into the box. */
  spare: number;
  /** By pulsar of the side. */
  owner: number[];
  gyrodyne: number[];
  spins: number[];
  /** Gyrodynes and awards left by type. */
  supply: number[];
  awards: number[];
  /** Transmitters to come, the last one is the visible top. */
  stack: number[];
  display: number[];
  /** By transmitter: seat or place, paid costs (bits), active, and the tile linked at each end. */
  holder: number[];
  paid: number[];
  active: number[];
  left: number[];
  right: number[];
  /** Exploration tiles by kind: the stack, its top last, and the discards. */
  unexplored: number[];
  explored: number[];
  turn: Turn;
  players: Player[];
}

export type PulsarFrame =
  // The table's own.
  | { readonly step: 'enter'; readonly seat: Seat }
  | { readonly step: 'ask-sides' }
  | { readonly step: 'show-sides' }
  | { readonly step: 'round' }
  | { readonly step: 'pick'; readonly seat: Seat }
  | { readonly step: 'action-phase' }
  | { readonly step: 'begin-turn'; readonly seat: Seat }
  | { readonly step: 'production' }
  | { readonly step: 'yield' }
  | { readonly step: 'final' }
  | { readonly step: 'final-goals' }
  | { readonly step: 'final-count' }
  // Asked of a seat.
  | { readonly step: 'entry-point' }
  | { readonly step: 'hq-side' }
  | { readonly step: 'take-die' }
  | { readonly step: 'turn' }
  | { readonly step: 'route'; readonly length: number }
  | { readonly step: 'draw'; readonly length: number; readonly path: readonly number[] }
  | { readonly step: 'gate-run'; readonly path: readonly number[] }
  | { readonly step: 'discovery'; readonly tile: number }
  | { readonly step: 'choose-exploration'; readonly tiles: readonly number[] }
  | { readonly step: 'choose-gyrodyne'; readonly types: readonly number[] }
  | { readonly step: 'choose-gyrodynes' }
  | { readonly step: 'claim' }
  | { readonly step: 'teleport'; readonly to: 'pulsar' | 'system' | 'any' }
  | { readonly step: 'link'; readonly tile: number }
  | { readonly step: 'purchase'; readonly tile: number }
  | { readonly step: 'final-purchase'; readonly tech: number; readonly effect: number }
  | { readonly step: 'wild-goal' }
  | { readonly step: 'assign-goal'; readonly wild: number }
  | { readonly step: 'goal-bonus'; readonly goal: number; readonly bonus: number }
  // Run on a seat's stack, in the middle of an action.
  | { readonly step: 'points'; readonly n: number; readonly row: Row }
  | { readonly step: 'cubes'; readonly n: number }
  | { readonly step: 'token'; readonly kind: TokenKind; readonly n: number }
  | { readonly step: 'gyrodyne'; readonly type: number }
  | { readonly step: 'explore' }
  | { readonly step: 'red-die'; readonly value: number; readonly source: BonusSource }
  | { readonly step: 'doubler'; readonly silver: number; readonly red: number }
  | { readonly step: 'tech-points'; readonly tech: number; readonly effect: number }
  | { readonly step: 'pass'; readonly at: number }
  | { readonly step: 'arrive'; readonly at: number }
  | { readonly step: 'pay-icon'; readonly tile: number; readonly icon: number }
  | { readonly step: 'activate'; readonly tile: number }
  | { readonly step: 'goals'; readonly wild: number; readonly lost: number };

export type FrameOf<K extends PulsarFrame['step']> = Extract<PulsarFrame, { readonly step: K }>;
