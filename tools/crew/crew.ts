// Work that falls into jobs which do not depend on each other, done by as many threads as there are cores.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { JOBS, type Job, type Jobs } from './jobs.ts';

export interface Crew {
  /**
   * The results in the order of the tasks. The next task is asked for when somebody is free; `onDone` hears of each
   * result as soon as it is there, in any order.
   */
  work<J extends Job>(
    job: J,
    tasks: Iterable<Jobs[J]['task']>,
    onDone?: (result: Jobs[J]['result'], index: number) => void,
  ): Promise<Jobs[J]['result'][]>;
  dismiss(): void;
}

interface Order {
  readonly job: Job;
  readonly task: unknown;
}

type Answer = { readonly done: unknown } | { readonly failed: string };

type Hand = (order: Order) => Promise<unknown>;

/** Everything in this thread, one after the other. */
export const ALONE: Crew = { work: workWith([carryOut]), dismiss: () => undefined };

/** A thread for every hand; as many as there are cores unless told. */
export function openCrew(hands = availableParallelism()): Crew {
  if (hands <= 1) return ALONE;
  const threads = Array.from({ length: hands }, () => new Worker(new URL(import.meta.url), { workerData: CREW }));
  return {
    work: workWith(threads.map(handOf)),
    dismiss: () => threads.forEach((thread) => void thread.terminate()),
  };
}

function workWith(hands: readonly Hand[]): Crew['work'] {
  return async <J extends Job>(
    job: J,
    tasks: Iterable<Jobs[J]['task']>,
    onDone?: (result: Jobs[J]['result'], index: number) => void,
  ) => {
    const results: Jobs[J]['result'][] = [];
    const ahead = tasks[Symbol.iterator]();
    let taken = 0;
    const keepBusy = async (hand: Hand): Promise<void> => {
      for (let next = ahead.next(); !next.done; next = ahead.next()) {
        const index = taken++;
        const result = (await hand({ job, task: next.value })) as Jobs[J]['result'];
        results[index] = result;
        onDone?.(result, index);
      }
    };
    await Promise.all(hands.map(keepBusy));
    return results;
  };
}

function handOf(thread: Worker): Hand {
  return (order) =>
    new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        thread.off('message', hear).off('error', reject).off('exit', leave);
        end();
      };
      const hear = (answer: Answer): void =>
        settle(() => ('done' in answer ? resolve(answer.done) : reject(new Error(answer.failed))));
      const leave = (): void => settle(() => reject(new Error('a thread has ended before its work')));
      thread.on('message', hear).on('error', reject).on('exit', leave);
      thread.postMessage(order);
    });
}

function carryOut({ job, task }: Order): Promise<unknown> {
  return JOBS[job](task as never);
}

/** Tells the threads of a crew from others that load this file. */
const CREW = 'crew';

if (!isMainThread && workerData === CREW) {
  parentPort?.on('message', async (order: Order) => {
    const answer: Answer = await carryOut(order).then(
      (done) => ({ done }),
      (error: Error) => ({ failed: error.stack ?? error.message }),
    );
    parentPort?.postMessage(answer);
  });
}
