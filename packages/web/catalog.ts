import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { Plugin } from 'vite';
import { type CatalogEntry, SHOWN } from './src/catalog.ts';

const NAME = 'virtual:catalog';
const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules', '@orrery');

async function readCatalog(): Promise<Record<string, CatalogEntry>> {
  const entries: Record<string, CatalogEntry> = {};
  for (const [id, load] of Object.entries(ROOMS)) {
    const room = await load();
    const brief = LANGUAGES.map(async (language) => {
      const { name, tagline } = await room.words(language);
      return [language, { name, tagline }];
    });
    entries[id] = {
      seats: room.game.seats,
      words: Object.fromEntries(await Promise.all(brief)),
      ...(room.measure && { measure: room.measure }),
      has: SHOWN.filter((part) => room[part] !== undefined),
    };
  }
  return entries;
}

/** The pictures come with the lobby: each is a file of its game, `picture.tsx`. */
function picturesOf(games: readonly string[]): string {
  const drawn = games.filter((game) => existsSync(join(PACKAGES, game, 'picture.tsx')));
  const imports = drawn.map((game, i) => `import { Picture as picture${i} } from '@orrery/${game}/picture';`);
  const rows = drawn.map((game, i) => `${JSON.stringify(game)}: picture${i}`);
  return `${imports.join('\n')}\nexport const PICTURES = { ${rows.join(', ')} };`;
}

/** What the lobby says about every game, read out of the games when the app is built: no game is loaded to list it. */
export function catalog(): Plugin {
  return {
    name: 'catalog',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => {
      if (id !== `\0${NAME}`) return undefined;
      const entries = await readCatalog();
      return `${picturesOf(Object.keys(entries))}\nexport const CATALOG = ${JSON.stringify(entries)};`;
    },
  };
}
