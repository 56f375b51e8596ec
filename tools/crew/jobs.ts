import { openCheckout } from '@orrery/bench/checkout';
import { type Level, learnedRoom, type Thinker, thinkerOf } from '@orrery/bots';
import {
  adviceBy,
  joinLessons,
  type Learner,
  type Lessons,
  lessonsOf,
  loadAdvice,
  type Pair,
  playPair,
  playThrough,
  readNet,
} from '@orrery/bots/net';
import type { Advice, Choice, Game, Learning, LearningTable, State } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { type SlipsFound, type SlipsTask, slipsOf } from '../slips/find.ts';
import { threadTime } from '../thread-time.ts';

// Plays of computer players as jobs in plain data, so that every core can have its own. Time is processor time.

/** Somebody at a table. */
export interface Sitter {
  readonly level: Level;
  /** What values its positions: what the game has learned unless told; null: what was written by hand. */
  readonly net?: string | null;
  /** Another checkout of this project: its rules, its levels and its valuations play, as they were then. */
  readonly from?: string;
}

/** One seed played twice with seats swapped; alone both play it. */
export interface PairTask {
  readonly game: string;
  readonly table: LearningTable;
  readonly one: Sitter;
  readonly other: Sitter;
  readonly seed: string;
}

/** One play, with one kind of player in every seat. */
export interface PlayTask {
  readonly game: string;
  readonly table: LearningTable;
  readonly sitter: Sitter;
  readonly seed: string;
}

export interface Played {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** How far the first seat ended ahead. */
  readonly lead: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly ms: number;
}

/** Plays to learn from, each with its number, its seed and whoever sits there. */
export interface LessonsTask {
  readonly game: string;
  /** Who says what positions are worth, beside how the play ends. */
  readonly teacher?: Sitter | undefined;
  readonly plays: readonly {
    readonly number: number;
    readonly seed: string;
    readonly table: LearningTable;
    readonly sitters: readonly Sitter[];
  }[];
}

export interface Jobs {
  readonly pair: { readonly task: PairTask; readonly result: Pair };
  readonly play: { readonly task: PlayTask; readonly result: Played };
  readonly lessons: { readonly task: LessonsTask; readonly result: Lessons };
  readonly slips: { readonly task: SlipsTask; readonly result: SlipsFound };
}

export type Job = keyof Jobs;

/** How each job is done. */
export const JOBS: { readonly [J in Job]: (task: Jobs[J]['task']) => Promise<Jobs[J]['result']> } = {
  async pair({ game: id, table, one, other, seed }) {
    const { game, learning } = await open(id);
    return playPair(game, learning, table, await learner(id, one), await learner(id, other), seed);
  },

  async play({ game: id, table, sitter, seed }) {
    const { game, learning } = await open(id);
    const seats = new Array<Learner<State, Choice>>(table.seats).fill(await learner(id, sitter));
    const began = threadTime();
    let decisions = 0;
    const last = playThrough(game, table, seed, seats, () => void decisions++);
    const { scores = [], winners = [] } = game.result(last) ?? {};
    const rounds = 'round' in last && typeof last.round === 'number' ? last.round : 0;
    return { scores, winners, lead: learning.finalLead(last, 0), rounds, decisions, ms: threadTime() - began };
  },

  async lessons({ game: id, teacher, plays }) {
    const { game, learning } = await open(id);
    const asked = teacher && (await teacherAt(id, teacher));
    const parts: Lessons[] = [];
    for (const { number, seed, table, sitters } of plays) {
      const learners = await Promise.all(sitters.map((sitter) => learner(id, sitter)));
      parts.push(lessonsOf(game, learning, table, seed, learners, number, asked));
    }
    return joinLessons(learning.size, parts);
  },

  async slips(task) {
    return slipsOf(await learnedRoom(await ROOMS[task.game]()), task);
  },
};

async function open(id: string): Promise<{ game: Game; advice: Advice; learning: Learning }> {
  const { game, advice } = await ROOMS[id]();
  if (advice.learning === undefined) throw new Error(`${id} does not say how far ahead somebody ends`);
  return { game, advice, learning: advice.learning };
}

async function learner(id: string, { level, net, from }: Sitter): Promise<Learner<State, Choice>> {
  if (from !== undefined) return { advice: { value: () => 0 }, thinker: await thinkerFrom(from, id, level) };
  return { advice: await adviceOf(id, net), thinker: thinkerOf(level, {}, threadTime) };
}

/** Whoever says what positions are worth leaves out what is to be done beside winning. */
async function teacherAt(id: string, { level, net }: Sitter): Promise<Learner<State, Choice>> {
  const advice = await adviceOf(id, net);
  const calm = ({ urge: _, ...rest }: Advice): Advice => rest;
  const at = advice.at;
  const calmly = at === undefined ? {} : { at: (s: State, searching: boolean) => calm(at(s, searching)) };
  return { advice: { ...calm(advice), ...calmly }, thinker: thinkerOf(level, {}, threadTime) };
}

async function thinkerFrom(checkout: string, id: string, level: Level): Promise<Thinker> {
  const { room, bots } = await openCheckout(checkout, id);
  const thinker = bots.thinkerOf(level, {}, threadTime);
  return { think: (_game, _advice, ...rest) => thinker.think(room.game as never, room.advice as never, ...rest) };
}

/** The last nets read, by their text: a round of learning asks for the same ones again and again. */
const read = new Map<string, Advice>();
const MOST_READ = 8;

async function adviceOf(id: string, net: string | null | undefined): Promise<Advice> {
  const { game, advice, learning } = await open(id);
  if (net === null) return advice;
  if (net === undefined) return loadAdvice(game, advice);
  const key = `${id} ${net}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const weights = readNet(net, learning.size);
  if (weights === undefined) throw new Error(`these weights are not for ${id} as it is`);
  if (read.size >= MOST_READ) read.clear();
  const learned = adviceBy(advice, weights);
  read.set(key, learned);
  return learned;
}
