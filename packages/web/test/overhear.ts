import { applyPatch, type Look, type Patch } from '@orrery/table';
import type { Page } from 'playwright-core';

type Told =
  | { readonly tell: 'look'; readonly look: Look }
  | { readonly tell: 'change'; readonly patch: Patch }
  | { readonly tell: 'done' | 'refused' | 'turns' | 'chat' };

/** Every look at a table that the server sends to a page from now on, whether the page draws it or not. */
export function overhear(page: Page): Look[] {
  const looks: Look[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      if (told.tell === 'look') looks.push(told.look);
      const last = looks.at(-1);
      if (told.tell === 'change' && last) looks.push(applyPatch(structuredClone(last), told.patch));
    }),
  );
  return looks;
}
