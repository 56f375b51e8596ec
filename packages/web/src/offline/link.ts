import type { Choice, Seat } from '@orrery/kernel';
import type { Hint, TableLink, TableShot } from '../play/shot.ts';
import { type KeptTable, keepTable } from './store.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A table in a worker of this browser, kept after every choice. */
export function openOffline(table: KeptTable, start?: { options: unknown; seed: string }): TableLink {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  let shot: TableShot | undefined;
  let record = table.record;
  let problem: string | undefined;
  let hinted: ((hint: Hint) => void)[] = [];
  const say = (message: ToWorker): void => worker.postMessage(message);
  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.say === 'shot') {
      shot = data.shot;
      problem = undefined;
      if (data.record !== record || table.record === '') {
        record = data.record;
        void keepTable({ ...table, record, changed: Date.now(), over: shot.result !== null });
      }
    } else if (data.say === 'problem') problem = data.message;
    else {
      for (const resolve of hinted) resolve(data.hint);
      hinted = [];
    }
    announce();
  };
  worker.onerror = (event) => {
    problem = event.message || 'the game stopped';
    announce();
  };
  const { id, game, names, sitters, confirm } = table;
  say({
    say: 'open',
    table: { id, game, names, sitters, confirm },
    from: table.record !== '' ? table.record : (start ?? { options: {}, seed: id }),
  });

  return {
    shot: () => shot,
    problem: () => problem,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose: (choice: Choice, seq: number) => say({ say: 'choose', seat: shot?.viewer ?? 0, choice, seq }),
    undo: () => say({ say: 'undo' }),
    confirm: () => say({ say: 'confirm' }),
    takeOver: (seat: Seat) => say({ say: 'take-over', seat }),
    hint: () =>
      new Promise((resolve) => {
        hinted.push(resolve);
        say({ say: 'hint' });
      }),
    exportRecord: async () => record,
    close() {
      say({ say: 'close' });
      listeners.clear();
    },
  };
}
