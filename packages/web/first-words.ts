import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = resolve(import.meta.dirname, 'src', 'first-words.ts');

/** Puts a small script before the page's own: it knows the reader's language and fetches the words meanwhile. */
export function firstWords(): Plugin {
  return {
    name: 'first-words',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FILE });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.facadeModuleId === FILE
            ? {
                tag: 'script',
                attrs: { type: 'module', crossorigin: true, src: `/${file.fileName}` },
                injectTo: 'head-prepend' as const,
              }
            : [],
        ),
    },
  };
}
