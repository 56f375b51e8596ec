import { type GameRoom, isRefused, type PlayRecord, type Retraced, retrace } from '@orrery/kernel';
import { learnedRoom } from '../net/learned.ts';
import { type AnalysisSettings, type AnalysisTask, type Finding, hashRecord } from './analysis.ts';
import { work } from './work.ts';

/** A task for a worker, in plain data. */
export interface AnalysisOrder {
  readonly record: PlayRecord;
  readonly settings: AnalysisSettings;
  readonly task: AnalysisTask;
}

/** Does tasks, and walks through a record once only as long as all of them are about it. */
export function openAnalyst(): (room: GameRoom, order: AnalysisOrder) => Promise<Finding> {
  let known: { readonly hash: string; readonly traced: Retraced } | undefined;
  return async (room, { record, settings, task }) => {
    const hash = hashRecord(record);
    if (known?.hash !== hash) {
      const traced = retrace(room.game, record);
      if (isRefused(traced)) throw new Error(traced.message);
      known = { hash, traced };
    }
    return work(await learnedRoom(room), record, known.traced, settings, task);
  };
}
