import type { PlayRecord } from '@orrery/kernel';
import { type Analysis, type AnalysisTask, absorb, type Finding, tasksLeft } from './analysis.ts';

/** Somebody who does one task after the other: a thread, or this very one. */
export type Analyst = (task: AnalysisTask) => Promise<Finding>;

export interface AnalysisRun {
  readonly signal?: AbortSignal | undefined;
  /** Told after every task. */
  readonly onFound?: (analysis: Analysis) => void;
}

/**
 * Goes on with an analysis until it is done, or until the signal ends it; what has been found by then is what it
 * answers. However many share the work, they come to the same end.
 */
export async function runAnalysis(
  record: PlayRecord,
  start: Analysis,
  analysts: readonly Analyst[],
  { signal, onFound }: AnalysisRun = {},
): Promise<Analysis> {
  let analysis = start;
  const taken = new Set<string>();
  const nameOf = (task: AnalysisTask): string => JSON.stringify(task);
  const free = [...analysts];
  const busy = new Set<Promise<void>>();
  const begin = (analyst: Analyst, task: AnalysisTask): void => {
    taken.add(nameOf(task));
    const job = analyst(task).then((finding) => {
      busy.delete(job);
      free.push(analyst);
      if (signal?.aborted) return;
      analysis = absorb(analysis, finding);
      onFound?.(analysis);
    });
    busy.add(job);
  };
  for (;;) {
    if (!signal?.aborted) {
      const left = tasksLeft(analysis, record).filter((task) => !taken.has(nameOf(task)));
      for (const task of left) {
        const analyst = free.pop();
        if (analyst === undefined) break;
        begin(analyst, task);
      }
    }
    if (busy.size === 0) return analysis;
    await Promise.race(busy);
  }
}
