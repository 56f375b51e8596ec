import { type Analysis, type AnalysisSettings, newAnalysis, runAnalysis, work } from '@orrery/bots';
import { isRefused, recordOf, retrace } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { replayTable } from '@orrery/table';
import type { Page } from 'playwright-core';
import type { StoredTable } from '../src/offline/store.ts';

/** An analysis of a table's play that has not begun, or one that is done; with little thought, so that it is quick. */
export async function analysisOf(
  { game: id, log }: StoredTable,
  settings: Partial<AnalysisSettings>,
  isDone = false,
): Promise<Analysis> {
  const room = await ROOMS[id]();
  const table = replayTable(room.game, log);
  if (isRefused(table) || table.play === undefined) throw new Error('The table has no play.');
  const record = recordOf(table.play);
  const start = newAnalysis(record, settings);
  if (!isDone) return start;
  const traced = retrace(room.game, record);
  if (isRefused(traced)) throw new Error(traced.message);
  return runAnalysis(record, start, [async (task) => work(room, record, traced, start.settings, task)]);
}

/** Puts an analysis where the app keeps its analyses. */
export async function keepAnalysis(page: Page, analysis: Analysis): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('orrery-analyses', 1);
        request.onupgradeneeded = () => void request.result.createObjectStore('analyses', { keyPath: 'record' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('analyses', 'readwrite');
          transaction.objectStore('analyses').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    analysis,
  );
}
