import type { Choice, Seat } from '@orrery/kernel';
import type { Hint, TableLink, TableShot } from '../play/shot.ts';
import { type StoredTable, storeTable } from './store.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A table in a worker of this browser, stored after every choice. */
export function openOffline(table: StoredTable): TableLink {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  let shot: TableShot | undefined;
  let length = table.log.length;
  let problem: string | undefined;
  let hinted: ((hint: Hint | undefined) => void)[] = [];
  let recorded: ((record: string) => void)[] = [];
  const say = (message: ToWorker): void => worker.postMessage(message);

  const hear = (data: FromWorker): void => {
    switch (data.say) {
      case 'shot':
        shot = data.shot;
        problem = undefined;
        if (data.log.length !== length) {
          length = data.log.length;
          void storeTable({ ...table, log: data.log, changed: Date.now(), over: data.shot.result !== null });
        }
        return;
      case 'problem':
        problem = data.message;
        return;
      case 'hint':
        for (const resolve of hinted) resolve(data.hint);
        hinted = [];
        return;
      case 'record':
        for (const resolve of recorded) resolve(data.record);
        recorded = [];
    }
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    hear(data);
    for (const listener of listeners) listener();
  };
  worker.onerror = (event) => {
    problem = event.message || 'The game has stopped.';
    for (const listener of listeners) listener();
  };
  const { id, game, names, log } = table;
  say({ say: 'open', id, game, names, log });

  return {
    shot: () => shot,
    problem: () => problem,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose: (choice: Choice, seq: number) => say({ say: 'choose', choice, seq }),
    undo: () => say({ say: 'undo' }),
    confirm: () => say({ say: 'confirm' }),
    takeOver: (seat: Seat) => say({ say: 'take-over', seat }),
    hint: () =>
      new Promise((resolve) => {
        hinted.push(resolve);
        say({ say: 'hint' });
      }),
    exportRecord: () =>
      new Promise((resolve) => {
        recorded.push(resolve);
        say({ say: 'record' });
      }),
    close() {
      say({ say: 'close' });
      listeners.clear();
    },
  };
}
