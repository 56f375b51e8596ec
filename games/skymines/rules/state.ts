import type { Agenda, GameEvent, Seat, State } from '@orrery/kernel';
import { voiceOf } from '@orrery/kernel';
import type { ChapterId, Company, Gain, Slot, TrackId } from '../data/index.ts';

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

export type CardUse = Slot | 'tile';

export type SkyChoice =
  | { readonly do: 'keepTile'; readonly tile: string }
  | { readonly do: 'lock' | 'lay' | 'rest'; readonly card: string; readonly slot: Slot }
  | { readonly do: 'handIn' | 'leave' | 'keepUnits' | 'forgo' | 'stop' | 'threat' | 'pay' | 'halt' | 'coin' }
  | { readonly do: 'stay' | 'helium' | 'done' | 'use' | 'endTurn' }
  | { readonly do: 'boost' | 'row'; readonly slot: Slot }
  | { readonly do: 'claim'; readonly mission: string; readonly column: number }
  | { readonly do: 'resources'; readonly slots: string }
  | { readonly do: 'expand' | 'advance'; readonly company: Company }
  | { readonly do: 'scientist' | 'chemist'; readonly with: CardUse }
  | { readonly do: 'mark'; readonly field: string; readonly marker: 'bonus' | 'one-time' }
  | { readonly do: 'acquire' | 'buy' | 'discard' | 'buyBack'; readonly card: string }
  | { readonly do: 'occupy'; readonly at: string; readonly column: number }
  | { readonly do: 'remove' | 'return'; readonly company: Company; readonly column: number }
  | { readonly do: 'resolve'; readonly gain: string }
  | { readonly do: 'track'; readonly company: Company; readonly n: number }
  | { readonly do: 'plan'; readonly plan: string }
  | { readonly do: 'turnDown'; readonly screen: number }
  | { readonly do: 'upload'; readonly to: number }
  | { readonly do: 'tier'; readonly tier: number }
  | { readonly do: 'variant'; readonly variant: number }
  | { readonly do: 'layPlan'; readonly plan: string; readonly screen: number };

export type ChoiceOf<K extends SkyChoice['do']> = Extract<SkyChoice, { readonly do: K }>;

/** Arguments of every step; a step without any has an empty record. */
interface Arguments {
  // The table's.
  revealTiles: unknown;
  startBonuses: unknown;
  round: unknown;
  revealPlans: unknown;
  turns: unknown;
  prepare: unknown;
  score: unknown;
  // A seat's.
  keepTile: unknown;
  lock: { readonly used: number };
  plan: unknown;
  turn: unknown;
  acquire: { readonly units: number; readonly discount: number; readonly must: boolean };
  surplus: { readonly n: number };
  expand: unknown;
  rewards: unknown;
  oust: unknown;
  returnPiece: unknown;
  discardEnergy: { readonly n: number };
  upload: { readonly labs: number; readonly mayTurn: boolean };
  tier: { readonly field: number };
  variant: { readonly field: number };
  buy: { readonly field: number };
  sell: { readonly field: number };
  buyOrHelium: { readonly field: number; readonly bought: boolean; readonly pumped: boolean };
  reuse: { readonly field: number };
  reuseCard: { readonly card: number; readonly both: boolean };
  buyBack: unknown;
  /** Slots and tiles (bits) to turn face down. */
  spend: { readonly slots: number; readonly tiles: number };
  chooseRow: unknown;
  rest: { readonly used: number };
  restLinked: unknown;
  gains: { readonly gains: readonly Gain[] };
  order: { readonly gains: readonly Gain[] };
  move: { readonly company: number; readonly n: number };
  barrier: { readonly company: number; readonly n: number };
  pickTrack: { readonly among: number; readonly steps: readonly number[] };
  removeOutpost: { readonly n: number };
  exchange: { readonly n: number };
  research: { readonly n: number };
  layPlans: unknown;
  refill: unknown;
  claim: unknown;
}

export type SkyFrame = { [K in keyof Arguments]: { readonly step: K } & Arguments[K] }[keyof Arguments];

export type FrameOf<K extends SkyFrame['step']> = Extract<SkyFrame, { readonly step: K }>;

// Events without a seat that tell of a player are about Luna.

export type SkyEvent =
  | ({ readonly event: 'round'; readonly round: number; readonly start: number } & GameEvent)
  | ({ readonly event: 'tracks'; readonly tracks: readonly TrackId[] } & GameEvent)
  | ({ readonly event: 'tile'; readonly tile: string } & GameEvent)
  | ({ readonly event: 'planned'; readonly cards: readonly string[] } & GameEvent)
  | ({ readonly event: 'turn' } & GameEvent)
  | ({ readonly event: 'resources'; readonly cards: readonly string[]; readonly units: number } & GameEvent)
  | ({ readonly event: 'acquired'; readonly card: string; readonly price: number; readonly coins: boolean } & GameEvent)
  | ({ readonly event: 'advanced'; readonly company: Company; readonly to: number } & GameEvent)
  | ({ readonly event: 'barrier'; readonly company: Company; readonly coins: number } & GameEvent)
  | ({
      readonly event: 'threshold';
      readonly company: Company;
      readonly coins: number;
      readonly first: boolean;
    } & GameEvent)
  | ({ readonly event: 'coins' | 'helium' | 'research-steps'; readonly n: number } & GameEvent)
  | ({ readonly event: 'rp'; readonly n: number } & GameEvent)
  | ({ readonly event: 'expand'; readonly company: Company; readonly energy: number } & GameEvent)
  | ({ readonly event: 'occupied'; readonly company: Company; readonly at: string } & GameEvent)
  | ({ readonly event: 'ousted'; readonly company: Company; readonly column: number } & GameEvent)
  | ({ readonly event: 'removed'; readonly company: Company; readonly column: number } & GameEvent)
  | ({ readonly event: 'plan'; readonly plan: string } & GameEvent)
  | ({ readonly event: 'laid'; readonly plan: string; readonly screen: number } & GameEvent)
  | ({ readonly event: 'turned-down'; readonly screen: number } & GameEvent)
  | ({ readonly event: 'uploaded'; readonly from: number; readonly to: number } & GameEvent)
  | ({ readonly event: 'scientist' | 'chemist'; readonly card: string } & GameEvent)
  | ({ readonly event: 'marked'; readonly field: string } & GameEvent)
  | ({ readonly event: 'start-marker' } & GameEvent)
  | ({ readonly event: 'discarded'; readonly card: string } & GameEvent)
  | ({ readonly event: 'boosted'; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'bonus-valid'; readonly company: Company; readonly level: number } & GameEvent)
  | ({ readonly event: 'slot-on'; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'claimed'; readonly mission: string; readonly column: number } & GameEvent)
  | ({ readonly event: 'private-field' } & GameEvent)
  | ({ readonly event: 'left' } & GameEvent)
  | ({ readonly event: 'row'; readonly slot: Slot; readonly cards: readonly string[] } & GameEvent)
  | ({ readonly event: 'special'; readonly plan: string; readonly supplement: number } & GameEvent)
  | ({ readonly event: 'tile-received'; readonly tile: string } & GameEvent)
  | ({ readonly event: 'threat-removed'; readonly threat: string } & GameEvent)
  | ({ readonly event: 'threat-strikes'; readonly threat: string } & GameEvent)
  | ({ readonly event: 'luna-majority'; readonly left: string; readonly right: string } & GameEvent)
  | ({ readonly event: 'luna-card'; readonly card: string; readonly slot: Slot } & GameEvent)
  | ({ readonly event: 'luna-picks'; readonly which: string; readonly companies: readonly Company[] } & GameEvent)
  | ({
      readonly event: 'luna-target';
      readonly company: Company;
      readonly at: string;
      readonly why: LunaReason;
    } & GameEvent)
  | ({ readonly event: 'luna-nothing'; readonly action: string } & GameEvent)
  | ({ readonly event: 'luna-takes'; readonly card: string; readonly field: number } & GameEvent)
  | ({ readonly event: 'luna-discards'; readonly plan: string; readonly coins: number } & GameEvent)
  | ({ readonly event: 'luna-grows'; readonly at: 'reshuffle' | 'helium' | 'research' } & GameEvent)
  | ({ readonly event: 'luna-leaves'; readonly discards: 'left' | 'right' | 'none' } & GameEvent)
  | ({ readonly event: 'scored'; readonly totals: readonly number[]; readonly humans: number } & GameEvent)
  | ({ readonly event: 'campaign'; readonly points: readonly number[] } & GameEvent);

/** Why Luna takes a place: it is vacant, an own asteroid has room, or somebody has to go. */
export type LunaReason = 'vacant' | 'own-asteroid' | 'oust';

export const voice = voiceOf<SkyEvent>();

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
