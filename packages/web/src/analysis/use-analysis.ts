import { type Analysis, type Analyst, type Finding, newAnalysis, runAnalysis, tasksLeft } from '@orrery/bots';
import type { PlayRecord } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { findAnalysis, keepAnalysis } from './store.ts';

/** How often the screen hears of what was found, and how often it is kept, in milliseconds. */
const SHOWN_EVERY = 300;
const KEPT_EVERY = 3000;

export interface Teacher {
  readonly analysis: Analysis | undefined;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** One thread that is given tasks and answers with what it found. */
function hireAnalyst(
  record: PlayRecord,
  { settings }: Analysis,
): { readonly analyst: Analyst; readonly end: () => void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const analyst: Analyst = (task) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Finding>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ record, settings, task });
    });
  return { analyst, end: () => worker.terminate() };
}

/** The screen stays quick: one core is left to it. */
const threads = (): number => Math.max(1, Math.min(3, (navigator.hardwareConcurrency || 2) - 1));

/** The analysis of a play: what is kept of it, and more while it runs. */
export function useAnalysis(record: PlayRecord, atOnce: boolean): Teacher {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [isRunning, setRunning] = useState(atOnce);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let gone = false;
    findAnalysis(record)
      .catch(() => undefined)
      .then((kept) => {
        if (gone) return;
        setAnalysis((now) => now ?? kept);
        setRead(true);
      });
    return () => {
      gone = true;
    };
  }, [record]);
  // What runs goes on from what is known when it starts; it is not started anew by what it finds itself.
  useEffect(() => {
    if (!isRunning || !isRead) return;
    const control = new AbortController();
    let latest: Analysis | undefined;
    let shown = 0;
    let kept = 0;
    const show = (found: Analysis): void => {
      latest = found;
      const now = performance.now();
      if (now - shown > SHOWN_EVERY) {
        shown = now;
        setAnalysis(found);
      }
      if (now - kept > KEPT_EVERY) {
        kept = now;
        void keepAnalysis(found);
      }
    };
    let hired: ReturnType<typeof hireAnalyst>[] = [];
    const run = async (): Promise<void> => {
      const start = (await findAnalysis(record).catch(() => undefined)) ?? newAnalysis(record);
      if (control.signal.aborted) return;
      hired = Array.from({ length: threads() }, () => hireAnalyst(record, start));
      const analysts = hired.map(({ analyst }) => analyst);
      const found = await runAnalysis(record, start, analysts, { signal: control.signal, onFound: show });
      if (control.signal.aborted) return;
      setAnalysis(found);
      await keepAnalysis(found);
      setRunning(false);
    };
    run()
      .catch(() => setRunning(false))
      .finally(() => {
        for (const { end } of hired) end();
      });
    return () => {
      control.abort();
      for (const { end } of hired) end();
      if (latest !== undefined) {
        setAnalysis(latest);
        void keepAnalysis(latest);
      }
    };
  }, [record, isRunning, isRead]);
  const isDone = analysis !== undefined && tasksLeft(analysis, record).length === 0;
  return { analysis, isRunning, isDone, start: () => setRunning(true), stop: () => setRunning(false) };
}
