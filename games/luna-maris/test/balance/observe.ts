import type { Match } from '@orrery/bots';
import { choose, frameOf, isRefusal, startPlay } from '@orrery/kernel';
import { ADVANCED, EQUIPMENT, HUNGRY_SP, MODULES, ORDER_TYPES, stackOf } from '../../data/index.ts';
import { lunaMaris } from '../../game.ts';
import { orderNumber } from '../../rules/choices.ts';
import { breakdown, playerScores } from '../../rules/scoring.ts';
import { AUTOMATON_PLAYER, type LunaChoice, type LunaState, type ScoreRowId } from '../../rules/state.ts';

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

/** That a seat came by a component, or used it: when, and as its how-manieth of that kind in that round. */
export interface Mark {
  readonly kind: Kind;
  readonly what: string;
  readonly round: number;
  readonly nth: number;
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

/** Plays a match again and writes down who came by what, and when. */
export function observe({ record, number, winners, seed }: Match): Seen {
  const play = startPlay(lunaMaris, { seats: record.seats, options: record.options, seed });
  if (isRefusal(play)) throw new Error(play.message);
  const { state } = play;
  const offered = {
    equipment: state.equipmentOffer.map((tile) => EQUIPMENT[tile].id),
    'advanced module': state.advanced.map((tile) => ADVANCED[tile].id),
  };
  const marks: Mark[][] = Array.from({ length: record.seats }, () => []);
  const uses = new Array<number>(record.seats).fill(0);
  const mark = (seat: number, kind: Kind, what: string): void => {
    const { round } = state;
    const nth = marks[seat].filter((other) => other.kind === kind && other.round === round).length;
    marks[seat].push({ kind, what, round, nth });
  };
  if (record.seats > 1) for (const [i, seat] of state.order.entries()) mark(seat, 'start', `place ${i + 1}`);
  for (const [seat, given] of record.choices) {
    const choice = given as LunaChoice;
    const step = frameOf(lunaMaris, state, seat)?.step;
    const before = state.players[seat].ready;
    if (choice.do === 'feed') mark(seat, 'feeding', meansOf(state.players[seat]));
    const answer = choose(play, seat, choice);
    if (isRefusal(answer)) throw new Error(`${seed}: ${answer.message}`);
    if (before && !state.players[seat].ready) uses[seat]++;
    note(state, seat, choice, step, mark);
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

function note(
  s: LunaState,
  seat: number,
  choice: LunaChoice,
  step: string | undefined,
  mark: (seat: number, kind: Kind, what: string) => void,
): void {
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
      mark(seat, 'order stack', ORDER_TYPES[stackOf(orderNumber[choice.order])]);
      break;
    case 'hire':
      mark(seat, 'scientist', choice.scientist);
      break;
    case 'research':
      mark(seat, 'track step', `${choice.track} ${s.players[seat][choice.track]}`);
      if (s.players[seat][choice.track] === 5) mark(seat, 'track top', choice.track);
      break;
    case 'bonus':
      mark(seat, 'selection bonus', choice.bonus);
      break;
  }
}
