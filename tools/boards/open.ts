// Drawn boards outside a browser: they are React, so Vite turns them into something that Node can run.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';

const ROOT = resolve(import.meta.dirname, '..', '..');

export interface Opened {
  readonly inside: typeof import('./inside.tsx');
  /** The style sheets that the boards have asked for so far. */
  styles(): string;
  close(): Promise<void>;
}

/** Opens what runs inside Vite; whatever is loaded there sees one kernel and one React. */
export async function openBoards(): Promise<Opened> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const inside = (await server.ssrLoadModule(
    resolve(import.meta.dirname, 'inside.tsx'),
  )) as typeof import('./inside.tsx');
  return {
    inside,
    styles() {
      const files = [...server.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
      return files.map((file) => readFileSync(file, 'utf8')).join('\n');
    },
    close: () => server.close(),
  };
}
