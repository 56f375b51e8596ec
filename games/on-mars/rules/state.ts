import { type Agenda, type Seat, type State, TABLE } from '@orrery/kernel';
import type { Effect, SoloGoalName } from '../data/index.ts';
import type { AskFrame, OmFrame, TableFrame } from './frames.ts';
import type { Hex } from './hex.ts';

export type { OmChoice } from './choices.ts';
export type { AskFrame, EffectStep, LacerdaAct, MoveFrame, OmFrame, TableFrame } from './frames.ts';
export type { Hex } from './hex.ts';

/** A card or tile that a viewer may not see. */
export const HIDDEN = -2;
export const NONE = -1;

/** What lies on a hex without a Building: nothing, a Crystal, or a tile (TILE + its number). */
export const BARE = 0;
export const CRYSTAL_HERE = 1;
export const TILE = 2;
/** Tiles 0 to 18 are Discovery tiles; from here on Research tiles, two of a type. */
export const RESEARCH_TILES = 19;

export const SETUP = 0;
export const COLONIZATION = 1;
export const SHUTTLE = 2;
export const FINAL = 3;

export interface Rules {
  readonly players: number;
  readonly solo: boolean;
  readonly long: boolean;
  readonly spaceOddity: boolean;
  readonly firstColonists: boolean;
  readonly soloGoal: SoloGoalName;
}

export interface OnMarsState extends State {
  agenda: Agenda<OmFrame>;
  readonly rules: Rules;
  /** Whose stack takes what comes next: a seat, or the table. */
  holder: Seat;
  round: number;
  phase: number;
  /** Whose turn, travel or setup it is. */
  active: Seat;
  starter: Seat;
  mainDone: boolean;
  executiveDone: boolean;
  /** The end-of-turn steps have begun. */
  closing: boolean;
  /** Colonists the active player gained in this turn. */
  gained: number;
  /** Tech tiles used and not yet compensated, in order: owner * 16 + Tech. */
  uses: number[];
  ending: boolean;
  lastRound: number;

  /** [hex] NONE, a Building type, or SHELTER + the owner's seat. */
  building: number[];
  /** [hex] owner of the Advanced Building marker. */
  marker: number[];
  /** [hex] how many pieces stand there. */
  pieces: number[];
  ground: number[];
  /** [type * 6 + depth] Building tiles as shuffled, and [type] how many are gone. */
  stacks: readonly number[];
  built: number[];

  discoveryStack: number[];
  exploration: number[];
  /** Bits of the Discovery tiles, Tech tiles of the stack and Blueprints that have been shown. */
  seenDiscoveries: number;
  seenTechs: number;
  seenBlueprints: number;
  grid: number[];
  techStack: number[];
  blueprintDisplay: number[];
  blueprintDeck: number[];
  /** [Blueprint] its owner; hex of its Advanced Building. */
  cardOwner: number[];
  cardAt: number[];
  /** The Discovery tile on Radar. */
  radar: number;
  /** [slot] Scientist 0 to 5, Contract + CONTRACT, or NONE. */
  display: number[];
  contractDeck: number[];
  scientistOwner: number[];
  /** [Scientist] the Blueprint it works on. */
  scientistOn: number[];
  contractOwner: number[];
  /** [Contract] goods delivered, 3 bits each. */
  contractGoods: number[];
  /** Bits of the Contracts that are complete. */
  contractsDone: number;
  /** [good]; there is never a Mineral in it. */
  warehouse: number[];
  lss: number[];
  level: number;
  rewards: number[];
  missions: number[];
  trackers: number[];
  remaining: number;
  shuttleSide: number;
  shuttleSpace: number;
  /** The side the Shuttle left in this Shuttle phase. */
  shuttleLeft: number;

  bDeck: number[];
  shownA: number;
  shownB: number;

  soloDeck: number[];
  soloDiscards: number[];
  soloCard: number;
  pass: number;
  /** The Building under Lacerda's Bot, and the Bots on his board. */
  lacerdaBot: number;
  lacerdaBots: number;
  players: Player[];
}

/** Contracts on the display and in the Contract deck follow the six Scientists. */
export const CONTRACT = 6;

export interface Player {
  op: number;
  /** Turn Order space, 0 before the first placement. */
  space: number;
  standing: boolean;
  /** [Resource] */
  storage: number[];
  crystals: number;
  /** Crystals below the Depot. */
  below: number;
  /** Bit s - 1 while a Ship is on Depot slot s. */
  ships: number;
  hangar: number;
  quarters: number;
  working: number;
  supply: number;
  /** [red action] own Colonists on its slots. */
  slots: number[];
  /** Hexes of Mines with an own Colonist. */
  miners: Hex[];
  /** [Tech] its Lab space, NONE without the tile. */
  tech: number[];
  /** Advanced Building markers left. */
  markers: number;
  /** Bits of the Research types and Discovery tiles taken from the map. */
  research: number;
  discoveries: number;
  goals: number[];
  /** The completed Private Goal. */
  goal: number;
  /** Bits of the Buildings with a cube in the Progress area. */
  progress: number;
  bots: Hex[];
  botSupply: number;
  rover: Hex;
  /** Shelters on the map. */
  shelters: number;
  /** Developments in the turn under way. */
  developed: number;
  aCard: number;
  bCards: number[];
  /** Round of the last B task. */
  taskRound: number;
  /** Largest Greenhouse Complex an own construction made. */
  greenhouses: number;
}

/** The stack of whoever is at work: a seat's own, or the table's. */
function stackOf(s: OnMarsState): OmFrame[] {
  return s.holder === TABLE ? s.agenda.table : s.agenda.seats[s.holder];
}

/** What happens next, before everything that already waits. */
export function doNext(s: OnMarsState, frame: TableFrame): void {
  stackOf(s).push(frame);
}

/** Asks a seat now. Whoever is at work waits for the answer and all that comes of it. */
export function ask(s: OnMarsState, seat: Seat, frame: AskFrame): void {
  const asked = s.agenda.seats[seat];
  if (seat !== s.holder && s.holder !== TABLE) doNext(s, { step: 'await', on: seat, depth: asked.length });
  asked.push(frame);
}

export function thenEffect(s: OnMarsState, seat: Seat, effect: Effect | null): void {
  if (effect !== null) doNext(s, { step: 'effect', seat, effect });
}

/** In solo, player 1 is Lacerda, who has no seat. */
export function isLacerda(s: OnMarsState, seat: Seat): boolean {
  return s.rules.solo && seat === 1;
}

/** May the seat use Private Goals now? Not in the setup, in travel, or in another player's turn. */
export function isOwnTurn(s: OnMarsState, seat: Seat): boolean {
  return s.phase === COLONIZATION && s.active === seat;
}

export function sideOf(p: Player): number {
  return p.space > 4 ? 1 : 0;
}
