import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BESIDE_THE_BUILD = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png'];
/** The page is kept as '/'; letters beyond both languages of the app are fetched only when a name needs them. */
const NOT_KEPT = /\.(html|map)$|-latin-ext-/;

/** Writes the service worker with the list of everything the build made, so that the whole app opens offline. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everybody else: chunks that hold nothing but styles are taken out of the build late.
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
        const files = [...BESIDE_THE_BUILD, ...built.map((name) => `/${name}`)];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('VERSION', version)
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
