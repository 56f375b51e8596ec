import type { HintAsked } from './hint-worker.ts';
import type { Hint, ScreenState } from './screen-state.ts';

/** What the computer would choose, thought out beside the page. */
export function thinkOf(screen: ScreenState | undefined): Promise<Hint | undefined> {
  const seat = screen?.viewer ?? null;
  if (screen === undefined || seat === null || screen.options.length === 0) return Promise.resolve(undefined);
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const { game, view, id, question } = screen;
  return new Promise<Hint | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Hint>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    const asked: HintAsked = { game, view, seat, luck: `${id} ${question}` };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
