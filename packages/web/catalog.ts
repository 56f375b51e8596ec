import { LANGUAGES } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { Plugin } from 'vite';
import type { CatalogEntry } from './src/catalog.ts';

const NAME = 'virtual:catalog';

async function readCatalog(): Promise<Record<string, CatalogEntry>> {
  const entries: Record<string, CatalogEntry> = {};
  for (const [id, load] of Object.entries(ROOMS)) {
    const { game, words } = await load();
    const brief = LANGUAGES.map(async (language) => {
      const { name, tagline } = await words(language);
      return [language, { name, tagline }];
    });
    entries[id] = { seats: game.seats, words: Object.fromEntries(await Promise.all(brief)) };
  }
  return entries;
}

/** What the lobby says about every game, read out of the games when the app is built: no game is loaded to list it. */
export function catalog(): Plugin {
  return {
    name: 'catalog',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export const CATALOG = ${JSON.stringify(await readCatalog())};` : undefined,
  };
}
