import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.[\w./-]+)', import\.meta\.url\)/g;

/**
 * Builds the workers together with the app. On its own the bundler builds each worker apart, with a copy of every
 * game in it; as further entries of the one build they load the very chunks that the page loads.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      return code.replace(WORKER, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
  };
}
