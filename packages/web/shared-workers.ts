import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRELOADER = '\0vite/preload-helper.js';
const WANTS_PRELOADING = 'deps && deps.length > 0';
const WORKER = /new URL\('(\.[\w./-]+)', import\.meta\.url\)/g;

/**
 * Builds the workers together with the app. On its own the bundler builds each worker apart, with a copy of every
 * game in it; as further entries of the one build they load the very chunks that the page loads. Those chunks ask for
 * what they will need in advance by hints in the page, and a worker has none to put them into.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === PRELOADER) {
        if (!code.includes(WANTS_PRELOADING))
          throw new Error('the preloader has changed: workers would look for a page');
        return code.replace(WANTS_PRELOADING, `typeof document !== 'undefined' && ${WANTS_PRELOADING}`);
      }
      if (!code.includes('new Worker(')) return undefined;
      return code.replace(WORKER, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
  };
}
