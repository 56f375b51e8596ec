import type { Choice, GameRoom, Random, Refusal, Seat, State } from '@orrery/kernel';
import type { Finding } from './analyse/analysis.ts';
import { type AnalysisOrder, openAnalyst } from './analyse/order.ts';
import { type Bound, type Level, thinkerOf } from './levels.ts';
import { type Match, type MatchPlan, playMatch } from './match.ts';
import { loadAdvice } from './net/learned.ts';
import { type Rest, restEvery } from './rest.ts';
import type { Thought } from './thinker.ts';

/** One end of a channel between two threads. */
export interface Port {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Told when the other end is gone. */
  onLost(listener: (why: Error) => void): void;
  close(): void;
}

/** A question for a worker, in plain data. */
export interface ThinkOrder {
  readonly game: string;
  readonly level: Level;
  readonly bound?: Bound;
  readonly view: State;
  readonly seat: Seat;
  readonly random: Random;
}

type Order =
  | { readonly job: number; readonly order: 'think'; readonly question: ThinkOrder }
  | { readonly job: number; readonly order: 'play'; readonly game: string; readonly plan: MatchPlan }
  | { readonly job: number; readonly order: 'analyse'; readonly question: AnalysisOrder }
  | { readonly job: number; readonly order: 'cancel' };

type Answer = { readonly job: number; readonly done: unknown } | { readonly job: number; readonly failed: string };

/** How long a worker works before it looks whether its order still stands, in milliseconds. */
const SLICE = 20;

/**
 * Works for the other end of the port, in games that `findRoom` knows: what a worker's file calls. Whole games go by
 * `matchClock` where one is given: by the thread's processor time, say, so that a busy machine weakens no player.
 */
export function serve(
  port: Port,
  findRoom: (game: string) => GameRoom | Promise<GameRoom>,
  matchClock?: () => number,
): void {
  const jobs = new Map<number, AbortController>();
  const analyse = openAnalyst();
  const work = async (order: Exclude<Order, { order: 'cancel' }>, rest: Rest): Promise<unknown> => {
    if (order.order === 'think') return thinkSlowly(await findRoom(order.question.game), order.question, rest);
    if (order.order === 'analyse') return analyse(await findRoom(order.question.record.game), order.question);
    return playMatch(await findRoom(order.game), order.plan, rest, matchClock);
  };
  port.onMessage(async (message) => {
    const order = message as Order;
    if (order.order === 'cancel') {
      jobs.get(order.job)?.abort();
      return;
    }
    const { job } = order;
    const control = new AbortController();
    jobs.set(job, control);
    try {
      const done = await work(order, restEvery(SLICE, control.signal));
      port.send({ job, done } satisfies Answer);
    } catch (error) {
      if (!control.signal.aborted) port.send({ job, failed: String((error as Error).stack ?? error) } satisfies Answer);
    } finally {
      jobs.delete(job);
    }
  });
}

async function thinkSlowly(room: GameRoom, order: ThinkOrder, rest: Rest): Promise<Thought> {
  const { level, bound, view, seat, random } = order;
  const thinker = thinkerOf(level, bound);
  const advice = await loadAdvice(room.game, room.advice);
  if (thinker.begin === undefined) return thinker.think(room.game, advice, view, seat, random);
  const thinking = thinker.begin(room.game, advice, view, seat, random);
  while (thinking.step()) {
    const pause = rest();
    if (pause !== undefined) await pause;
  }
  return thinking.thought();
}

/** A worker seen from the side that gives the orders. An aborted order's promise fails with the signal's reason. */
export interface ThinkerClient {
  think<C extends Choice>(question: ThinkOrder, signal?: AbortSignal): Promise<Thought<C>>;
  play(game: string, plan: MatchPlan, signal?: AbortSignal): Promise<Match | Refusal>;
  analyse(question: AnalysisOrder, signal?: AbortSignal): Promise<Finding>;
  close(): void;
}

export function connectThinker(port: Port): ThinkerClient {
  const waiting = new Map<number, { resolve: (done: unknown) => void; reject: (why: unknown) => void }>();
  let jobs = 0;
  let gone: Error | undefined;
  port.onMessage((message) => {
    const answer = message as Answer;
    if ('failed' in answer) waiting.get(answer.job)?.reject(new Error(answer.failed));
    else waiting.get(answer.job)?.resolve(answer.done);
  });
  port.onLost((why) => {
    gone = why;
    for (const { reject } of waiting.values()) reject(why);
  });

  const give = async (order: Record<string, unknown>, signal: AbortSignal | undefined): Promise<unknown> => {
    signal?.throwIfAborted();
    if (gone !== undefined) throw gone;
    const job = ++jobs;
    const cancel = (): void => {
      port.send({ job, order: 'cancel' } satisfies Order);
      waiting.get(job)?.reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(job, { resolve, reject });
        port.send({ ...order, job });
      });
    } finally {
      waiting.delete(job);
      signal?.removeEventListener('abort', cancel);
    }
  };

  return {
    think: (question, signal) => give({ order: 'think', question }, signal) as Promise<Thought<never>>,
    play: (game, plan, signal) => give({ order: 'play', game, plan }, signal) as Promise<Match | Refusal>,
    analyse: (question, signal) => give({ order: 'analyse', question }, signal) as Promise<Finding>,
    close: () => port.close(),
  };
}
