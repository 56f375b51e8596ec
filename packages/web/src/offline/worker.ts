import type { Choice, Seat } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { Hint, TableShot } from '../play/shot.ts';
import { OfflineHost, type OfflineStart, type OfflineTable } from './host.ts';

export type ToWorker =
  | { readonly say: 'open'; readonly table: OfflineTable; readonly from: OfflineStart | string }
  | { readonly say: 'choose'; readonly seat: Seat; readonly choice: Choice; readonly seq: number }
  | { readonly say: 'undo' | 'confirm' | 'close' }
  | { readonly say: 'take-over'; readonly seat: Seat }
  | { readonly say: 'hint' };

export type FromWorker =
  | { readonly say: 'shot'; readonly shot: TableShot; readonly record: string }
  | { readonly say: 'problem'; readonly message: string }
  | { readonly say: 'hint'; readonly hint: Hint };

let host: OfflineHost | undefined;

const tell = (message: FromWorker): void => postMessage(message);

async function open(table: OfflineTable, from: OfflineStart | string): Promise<void> {
  const load = ROOMS[table.game];
  if (load === undefined) throw new Error(`there is no game ${table.game}`);
  host = new OfflineHost(await load(), table, from, (shot, record) => tell({ say: 'shot', shot, record }));
  host.begin();
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.say) {
    case 'open':
      open(data.table, data.from).catch((error: Error) => tell({ say: 'problem', message: error.message }));
      return;
    case 'choose': {
      const problem = host?.choose(data.seat, data.choice, data.seq);
      if (problem !== undefined) tell({ say: 'problem', message: problem });
      return;
    }
    case 'undo':
      host?.undo();
      return;
    case 'confirm':
      host?.confirm();
      return;
    case 'take-over':
      host?.takeOver(data.seat);
      return;
    case 'hint':
      if (host) tell({ say: 'hint', hint: host.hint() });
      return;
    case 'close':
      host?.close();
      close();
  }
});
