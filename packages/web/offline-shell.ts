import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@orrery/kernel';
import type { Plugin, Rolldown } from 'vite';

/** Larger icons are for whoever installs the app or gets a message, and both come from a server that is there. */
const BESIDE_THE_BUILD = ['/', '/manifest.webmanifest', '/icon.svg'];
/** The page is kept as '/'; letters beyond the languages of the app are fetched only when a name needs them. */
const NOT_KEPT = /\.(html|map)$|-latin-ext-/;

/** The language that all of a file is written in; undefined for what every reader needs. */
function languageOfFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): Language | undefined {
  if (file.type !== 'chunk' || file.moduleIds.length === 0) return undefined;
  return LANGUAGES.find((language) => file.moduleIds.every((id) => id.includes(`/text/${language}/`)));
}

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
        const built = Object.entries(bundle).filter(([name]) => !NOT_KEPT.test(name));
        const inLanguage = (wanted: Language | undefined): string[] =>
          built.filter(([, file]) => languageOfFile(file) === wanted).map(([name]) => `/${name}`);
        const files = [...BESIDE_THE_BUILD, ...inLanguage(undefined)];
        const words = Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]));
        const version = createHash('sha256')
          .update(JSON.stringify([files, words]))
          .digest('hex')
          .slice(0, 8);
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('VERSION', version)
          .replace("['FILES']", JSON.stringify(files))
          .replace("{ LANGUAGE: ['WORDS'] }", JSON.stringify(words));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
