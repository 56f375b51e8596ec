import type { Agenda, Seat, State } from '@orrery/kernel';
import type { ChapterId, Gain } from '../data/index.ts';

/** No card, plan, piece, marker, slot. */
export const NONE = -1;
/** A card, plan or tile that a viewer may not see. */
export const HIDDEN = -2;
/** Added to the number of a player on a bonus field when the marker there is a one-time marker. */
export const ONE_TIME = 8;
/** Place of a company's marker of a player in `positions`. */
export const at = (company: number, player: number): number => company * 4 + player;
/** Column of a station in `stations`. */
export const columnAt = (company: number, column: number): number => company * 3 + column;

/** What was agreed before the play: shared by clones, never changed. */
export interface Rules {
  readonly humans: number;
  /** Players with Luna; she has the last number. */
  readonly players: number;
  /** Her level, NONE without her. */
  readonly luna: number;
  readonly side: number;
  readonly linked: boolean;
  readonly missions: boolean;
  readonly chapter: ChapterId;
  readonly chooseTiles: boolean;
  /** A chosen threat card, RANDOM_THREAT for any, NONE without the module. */
  readonly threat: number;
  /** SKY-THREAT-14: how many plays the time anomaly has eaten, and everybody's totals in them. */
  readonly pastPlays: number;
  readonly pastTotals: readonly number[];
  /** Campaign points of each human in the chapters before, and in the plays the time anomaly has eaten. */
  readonly pastPoints: readonly number[];
  readonly pastLoopPoints: readonly number[];
}

/** Any of the threat cards. */
export const RANDOM_THREAT = -2;

export type Phase = 'setup' | 'planning' | 'action' | 'over';

export interface SkyState extends State {
  agenda: Agenda<SkyFrame>;
  readonly rules: Rules;
  /** Players clockwise from the first start player; Luna comes last. */
  readonly circle: readonly number[];
  /** [company] its track. */
  readonly tracks: readonly number[];
  /** Mission cards laid out; a list never changed. */
  missions: readonly number[];
  phase: Phase;
  round: number;
  /** Holder of the start marker. */
  start: number;
  /** Whose turn it is, NONE between turns. */
  turn: number;
  /** Who began this round. */
  opener: number;
  /** Turns begun in this round. */
  turns: number;
  /** See `at`. */
  positions: number[];
  /** Occupied fields of each column as bits, front first; see `columnAt`. */
  stations: number[];
  /** [company] outposts, then [4 + company] shuttles that left the game. */
  box: number[];
  /** [sector or belt place] company of the piece there. */
  board: number[];
  /** Action cards, the last one on top. */
  stack: number[];
  discards: number[];
  /** [field number - 1]. */
  display: number[];
  /** [letter] plans, the last one on top. */
  supplies: number[][];
  /** [letter * 4 + column]. */
  research: number[];
  /** Plans that left the game. */
  planBox: number[];
  /** Bits of the face-up special plans still on the round track. */
  specials: number;
  supplement: number;
  /** [field] player, plus ONE_TIME for a one-time marker. */
  fields: number[];
  /** The expansion under way: company, energy left, places taken, pieces to be ousted (place * 4 + company). */
  active: number;
  energy: number;
  taken: number[];
  lying: number[];
  /** What this turn's action did: helium fields, pieces placed, pieces ousted, plans uploaded, highest price paid, threat removed. */
  deeds: number[];
  /** The threat card drawn for this play. */
  threatCard: number;
  /** The same while it is on the board, NONE when it is gone. */
  threat: number;
  threatRemover: number;
  firstPrivate: number;
  luna: Luna | null;
  players: Player[];
}

export interface Player {
  coins: number;
  hand: number[];
  /** Cards at the action slots A to E. */
  slots: number[];
  /** Bits of the action slots whose cards are face down. */
  down: number;
  rows: number[][];
  /** Bits of the bonus tiles held, and of those used. */
  tiles: number;
  tilesDown: number;
  /** Action slot whose card carries the +1 tile. */
  plusOn: number;
  markers: number;
  oneTime: number;
  helium: number;
  research: number;
  slotA: boolean;
  slotE: boolean;
  /** [screen 1-16] its top plan. */
  screens: number[];
  /** Covered plans: screen * 100 + plan. */
  under: number[];
  /** Bits of the screens whose top plan is face down. */
  turned: number;
  /** Bits of the special plans moved onto. */
  uploaded: number;
  /** Plans taken in this turn. */
  acquired: number[];
  /** [company] how many of its track's bonuses count. */
  valid: number[];
  left: boolean;
  tile: number;
  /** SKY-SETUP-23: tiles to choose from. */
  dealt: number[];
  /** Mission card the progress card is linked to. */
  mission: number;
  /** Bits of the columns whose one-time marker was taken. */
  tasks: number;
}

export interface Luna {
  coins: number;
  helium: number;
  research: number;
  slotA: boolean;
  slotE: boolean;
  /** Cards at the action slots A to E, and bits of those resolved. */
  slots: number[];
  used: number;
  /** Left and right majority card. */
  majority: number[];
  left: boolean;
  started: boolean;
  pile: number[];
  discards: number[];
  reserve: number[];
  markers: number;
  /** Action cards she took. */
  cards: number[];
  /** SKY-LUNA-04: the starting tile drawn for her. */
  tile: number;
}

/** Arguments of every step; a step without any has an empty record. */
interface Arguments {
  // The table's.
  'reveal-tiles': unknown;
  'start-bonuses': unknown;
  round: unknown;
  'reveal-plans': unknown;
  turns: unknown;
  prepare: unknown;
  score: unknown;
  // A seat's.
  'keep-tile': unknown;
  lock: { readonly used: number };
  plan: unknown;
  turn: unknown;
  acquire: { readonly units: number; readonly discount: number; readonly must: boolean };
  surplus: { readonly n: number };
  expand: unknown;
  rewards: unknown;
  oust: unknown;
  'return-piece': unknown;
  'discard-energy': { readonly n: number };
  upload: { readonly labs: number; readonly mayTurn: boolean };
  tier: { readonly field: number };
  variant: { readonly field: number };
  buy: { readonly field: number };
  sell: { readonly field: number };
  'buy-or-helium': { readonly field: number; readonly bought: boolean; readonly pumped: boolean };
  reuse: { readonly field: number };
  'reuse-card': { readonly card: number; readonly both: boolean };
  'buy-back': unknown;
  /** Slots and tiles (bits) to turn face down. */
  spend: { readonly slots: number; readonly tiles: number };
  'choose-row': unknown;
  rest: { readonly used: number };
  'rest-linked': unknown;
  gains: { readonly gains: readonly Gain[] };
  order: { readonly gains: readonly Gain[] };
  move: { readonly company: number; readonly n: number };
  barrier: { readonly company: number; readonly n: number };
  'pick-track': { readonly among: number; readonly steps: readonly number[] };
  'remove-outpost': { readonly n: number };
  exchange: { readonly n: number };
  research: { readonly n: number };
  'lay-plans': unknown;
  refill: unknown;
  claim: unknown;
}

export type SkyFrame = { [K in keyof Arguments]: { readonly step: K } & Arguments[K] }[keyof Arguments];

export type FrameOf<K extends SkyFrame['step']> = Extract<SkyFrame, { readonly step: K }>;

/** The number of Luna among the players; only meaningful when she plays. */
export function lunaNumber(s: SkyState): number {
  return s.rules.humans;
}

export function isHuman(s: SkyState, player: number): boolean {
  return player < s.rules.humans;
}

export function pushAll(s: SkyState, seat: Seat, ...frames: readonly SkyFrame[]): void {
  const stack = s.agenda.seats[seat];
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i]);
}

/** Whom an event is about, to be spread into it: nobody's seat is Luna's. */
export function by(s: SkyState, player: number): { readonly seat?: Seat } {
  return isHuman(s, player) ? { seat: player } : {};
}
