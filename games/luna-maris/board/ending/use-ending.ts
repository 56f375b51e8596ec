import { type BoardStore, isStill, useBoard, useOfBoard } from '@orrery/board';
import { useEffect, useState } from 'react';
import type { LunaState } from '../../rules/state.ts';
import { type EndStep, hasEnded, STEPS, staged } from './staged.ts';

const STEP_MS = 1500;

export interface Ending {
  /** The position in which the round ended. */
  readonly ended: LunaState;
  readonly step: EndStep;
  /** To the next step, or on with the game. */
  readonly next: () => void;
  /** Straight on with the game. */
  readonly close: () => void;
}

interface Running {
  readonly ended: LunaState;
  readonly step: number;
}

/** Is something pointed at or taken up? In a replay what is lit is what has just happened: the end of the round. */
const isBusyWith = (store: BoardStore): boolean =>
  store.held().length > 0 || (store.facts().isReplay !== true && store.lit().length > 0);

/**
 * The end of a round while it is shown, step by step; without motion the board simply stands in the new round. Who is
 * pointed at something meanwhile, by a lesson, a hint or a line of the log, or has taken something up, sees the board.
 * In a replay a step on or back is as good as skipping it.
 */
export function useEnding(view: LunaState): Ending | undefined {
  const store = useBoard();
  const isBusy = useOfBoard(isBusyWith);
  const [last, setLast] = useState(view);
  const [running, setRunning] = useState<Running>();
  if (last !== view) {
    setLast(view);
    // While drawing, so that no frame shows the new round before the old one has ended.
    if (hasEnded(last, view) && !isStill()) setRunning({ ended: last, step: 0 });
    else if (store.facts().isReplay === true) setRunning(undefined);
  }
  useEffect(() => {
    if (isBusy) setRunning(undefined);
  }, [isBusy]);
  const isRunning = running !== undefined;
  useEffect(() => {
    store.tellsNow(isRunning);
    return () => store.tellsNow(false);
  }, [store, isRunning]);
  const isLast = running !== undefined && running.step >= STEPS.length - 1;
  useEffect(() => {
    if (running === undefined) return;
    const go = () => setRunning(isLast ? undefined : { ...running, step: running.step + 1 });
    const timer = setTimeout(go, isLast ? STEP_MS * 2 : STEP_MS);
    return () => clearTimeout(timer);
  }, [running, isLast]);
  if (running === undefined || isBusy) return undefined;
  return {
    ended: running.ended,
    step: STEPS[Math.min(running.step, STEPS.length - 1)],
    next: () => setRunning(isLast ? undefined : { ...running, step: running.step + 1 }),
    close: () => setRunning(undefined),
  };
}

/** What the board shows of a position: while the end of a round is told, only as much as has been told. */
export const shownOf = (view: LunaState, ending: Ending | undefined): LunaState =>
  ending === undefined ? view : staged(ending.ended, view, ending.step);
