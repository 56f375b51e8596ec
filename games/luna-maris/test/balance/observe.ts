import type { Match } from '@orrery/bots';
import { choose, frameOf, isRefused, startPlay } from '@orrery/kernel';
import {
  ADVANCED,
  EQUIPMENT,
  HUNGRY_SP,
  MODULES,
  ORDER_COST,
  ORDER_TYPES,
  stackOf,
  TRACK_TOP,
} from '../../data/index.ts';
import { lunaMaris } from '../../game.ts';
import { type LunaChoice, orderNumber } from '../../rules/choices.ts';
import type { ScoreRowId } from '../../rules/events.ts';
import { breakdown, playerScores } from '../../rules/scoring.ts';
import { AUTOMATON_PLAYER, type LunaState } from '../../rules/state.ts';

/** Kinds of components that are compared with each other, never across. */
export const KINDS = [
  'start',
  'equipment',
  'main',
  'additional',
  'order stack',
  'scientist',
  'track step',
  'track top',
  'advanced module',
  'selection bonus',
  'feeding',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * That a seat came by a component, or used it: when, and what makes it like others of its kind. That is how many of
 * the kind the seat had come by in that round before, or for an order about how dear it is.
 */
export interface Mark {
  readonly kind: Kind;
  readonly what: string;
  readonly round: number;
  readonly like: number;
}

export interface SeatSeen {
  readonly score: number;
  /** 1 for a victory, a part of it where it is shared. */
  readonly win: number;
  readonly marks: readonly Mark[];
  /** How often equipment was used, and every scientist played. */
  readonly equipmentUses: number;
  readonly rows: Readonly<Partial<Record<ScoreRowId, number>>>;
}

/** What one play tells about the components: small enough to be kept for thousands of plays. */
export interface Seen {
  readonly seats: number;
  readonly number: number;
  readonly automaton: string;
  /** The automaton's points where it plays. */
  readonly rival?: number;
  readonly offered: Readonly<Partial<Record<Kind, readonly string[]>>>;
  readonly each: readonly SeatSeen[];
}

const MAIN_MODULE: Readonly<Partial<Record<LunaChoice['do'], number>>> = {
  recycle: 0,
  quarters: 1,
  research: 2,
  power: 3,
  extract: 4,
  hire: 5,
  install: 6,
  mine: 7,
  enrich: 7,
  order: 8,
  harvest: 9,
};

type MarkDown = (seat: number, kind: Kind, what: string, price?: number) => void;
const MOST_EARLIER = 5;

/** What the cubes of orders are about worth, in points, and the prices between which orders count as alike. */
const CUBE_SP = { iron: 1, titanium: 2, water: 3, helium: 5 } as const;
const PRICES: readonly number[] = [6, 10, 14];

function priceOf(order: number): number {
  const { iron, titanium, water, helium } = ORDER_COST[order];
  const sum = iron * CUBE_SP.iron + titanium * CUBE_SP.titanium + water * CUBE_SP.water + helium * CUBE_SP.helium;
  return PRICES.filter((price) => sum >= price).length;
}

/** Plays a match again and writes down who came by what, and when. */
export function observe({ record, number, winners, seed }: Match): Seen {
  const play = startPlay(lunaMaris, { seats: record.seats, settings: record.settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  const { state } = play;
  const offered = {
    equipment: state.equipmentOffer.map((tile) => EQUIPMENT[tile].id),
    'advanced module': state.advanced.map((tile) => ADVANCED[tile].id),
  };
  const marks: Mark[][] = Array.from({ length: record.seats }, () => []);
  const uses = new Array<number>(record.seats).fill(0);
  const mark: MarkDown = (seat, kind, what, price) => {
    const { round } = state;
    const earlier = marks[seat].filter((other) => other.kind === kind && other.round === round).length;
    marks[seat].push({ kind, what, round, like: price ?? Math.min(earlier, MOST_EARLIER) });
  };
  if (record.seats > 1) for (const [i, seat] of state.order.entries()) mark(seat, 'start', `place ${i + 1}`);
  for (const [seat, given] of record.choices) {
    const choice = given as LunaChoice;
    const step = frameOf(lunaMaris, state, seat)?.step;
    const { ready: before } = state.players[seat];
    const reached = choice.do === 'research' ? state.players[seat][choice.track] + 1 : 0;
    if (choice.do === 'feed') mark(seat, 'feeding', meansOf(state.players[seat]));
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) throw new Error(`${seed}: ${answer.message}`);
    if (before && !state.players[seat].ready) uses[seat]++;
    note(seat, choice, step, reached, mark);
  }
  const scores = playerScores(state);
  return {
    seats: record.seats,
    number,
    automaton: state.automaton,
    ...(state.automaton === '' ? {} : { rival: scores[AUTOMATON_PLAYER] }),
    offered,
    each: marks.map((own, seat) => ({
      score: scores[seat],
      win: winners.includes(seat) ? 1 / winners.length : 0,
      marks: own,
      equipmentUses: uses[seat],
      rows: Object.fromEntries(breakdown(state, seat).map(({ row, points }) => [row, points])),
    })),
  };
}

/** What a seat feeds its scientists with. */
function meansOf({ foodSize, sp }: LunaState['players'][number]): string {
  if (foodSize > 0) return 'food';
  return sp < HUNGRY_SP ? 'nothing' : 'points';
}

function note(seat: number, choice: LunaChoice, step: string | undefined, reached: number, mark: MarkDown): void {
  const module = step === 'act' || choice.do === 'quarters' ? MAIN_MODULE[choice.do] : undefined;
  if (module !== undefined) mark(seat, 'main', MODULES[module].id);
  switch (choice.do) {
    case 'equip':
      mark(seat, 'equipment', choice.tile);
      break;
    case 'build':
      mark(seat, 'additional', 'build');
      mark(seat, 'advanced module', choice.tile);
      break;
    case 'filter':
      mark(seat, 'additional', 'air-filter');
      break;
    case 'order':
      noteOrder(seat, orderNumber[choice.order], mark);
      break;
    case 'hire':
      mark(seat, 'scientist', choice.scientist);
      break;
    case 'research':
      mark(seat, 'track step', `${choice.track} ${reached}`);
      if (reached === TRACK_TOP) mark(seat, 'track top', choice.track);
      break;
    case 'bonus':
      mark(seat, 'selection bonus', choice.bonus);
      break;
  }
}

function noteOrder(seat: number, order: number, mark: MarkDown): void {
  mark(seat, 'order stack', ORDER_TYPES[stackOf(order)], priceOf(order));
}
