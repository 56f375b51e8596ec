import type { Choice, Seat } from '@orrery/kernel';
import { onceAFrame } from '../play/once-a-frame.ts';
import type { Hint, ScreenState, TableLink } from '../play/screen-state.ts';
import { type StoredTable, storeTable } from './store.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Stores the newest of what it is given, one after the other: what comes while it writes replaces what waits. */
function keeper(): (table: StoredTable) => void {
  let waiting: StoredTable | undefined;
  let writing = false;
  const write = async (): Promise<void> => {
    writing = true;
    while (waiting !== undefined) {
      const table = waiting;
      waiting = undefined;
      await storeTable(table);
    }
    writing = false;
  };
  return (table) => {
    waiting = table;
    if (!writing) void write();
  };
}

/** A table in a worker of this browser, stored after every choice. */
export function openOffline(table: StoredTable): TableLink {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  let screen: ScreenState | undefined;
  const keep = keeper();
  let stored = table;
  let problem: string | undefined;
  let hinted: ((hint: Hint | undefined) => void)[] = [];
  let recorded: ((record: string) => void)[] = [];
  const say = (message: ToWorker): void => worker.postMessage(message);

  const hear = (data: FromWorker): void => {
    switch (data.say) {
      case 'screen':
        screen = data.screen;
        problem = undefined;
        if (data.added.length > 0) {
          const { result, seats } = data.screen;
          const asked = seats.flatMap((seat) => (seat.asked ? [seat.name] : []));
          const kept = [...stored.log, ...data.added];
          stored = { ...table, log: kept, changed: Date.now(), over: result !== null, result, asked };
          keep(stored);
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
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const announceSoon = onceAFrame(announce);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    hear(data);
    announceSoon();
  };
  worker.onerror = (event) => {
    problem = event.message || 'The game has stopped.';
    announce();
  };
  const { id, game, names, log } = table;
  say({ say: 'open', id, game, names, log });

  return {
    screen: () => screen,
    problem: () => problem,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose: (choice: Choice, question: number) => say({ say: 'choose', choice, question }),
    undo: () => say({ say: 'undo' }),
    redo: () => say({ say: 'redo' }),
    confirm: () => say({ say: 'confirm' }),
    prefer: (confirm: boolean) => say({ say: 'prefer', confirm }),
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
