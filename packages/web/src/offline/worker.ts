import { learnedRoom } from '@orrery/bots';
import type { Choice, Seat } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { Logged } from '@orrery/table';
import type { Hint, ScreenState } from '../play/screen-state.ts';
import { OfflineHost } from './host.ts';

export type ToWorker =
  | {
      readonly say: 'open';
      readonly id: string;
      readonly game: string;
      readonly names: readonly string[];
      readonly log: readonly Logged[];
    }
  | { readonly say: 'choose'; readonly choice: Choice; readonly question: number }
  | { readonly say: 'undo' | 'redo' | 'confirm' | 'close' | 'hint' | 'record' }
  | { readonly say: 'prefer'; readonly confirm: boolean }
  | { readonly say: 'take-over'; readonly seat: Seat };

export type FromWorker =
  /** `added` is what the log has gained since the last screen. */
  | { readonly say: 'screen'; readonly screen: ScreenState; readonly added: readonly Logged[] }
  | { readonly say: 'problem'; readonly message: string }
  | { readonly say: 'hint'; readonly hint: Hint | undefined }
  | { readonly say: 'record'; readonly record: string };

let host: OfflineHost | undefined;

const tell = (message: FromWorker): void => postMessage(message);
const report = (problem: string | undefined): void => {
  if (problem !== undefined) tell({ say: 'problem', message: problem });
};

async function open({ id, game, names, log }: Extract<ToWorker, { say: 'open' }>): Promise<void> {
  const load = ROOMS[game];
  if (load === undefined) throw new Error(`There is no game ${game}.`);
  let sent = log.length;
  host = new OfflineHost(await learnedRoom(await load()), id, names, log, (screen, kept) => {
    tell({ say: 'screen', screen, added: kept.slice(sent) });
    sent = kept.length;
  });
  host.begin();
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.say) {
    case 'open':
      open(data).catch((error: Error) => report(error.message));
      return;
    case 'choose':
      report(host?.choose(data.choice, data.question));
      return;
    case 'undo':
      report(host?.undo());
      return;
    case 'redo':
      report(host?.redo());
      return;
    case 'prefer':
      host?.prefer(data.confirm);
      return;
    case 'confirm':
      report(host?.confirm());
      return;
    case 'take-over':
      host?.takeOver(data.seat);
      return;
    case 'hint':
      tell({ say: 'hint', hint: host?.hint() });
      return;
    case 'record':
      tell({ say: 'record', record: host?.record() ?? '' });
      return;
    case 'close':
      host?.close();
      close();
  }
});
