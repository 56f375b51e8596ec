import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalog } from './catalog.ts';
import { offlineShell } from './offline-shell.ts';
import { precompress } from './precompress.ts';
import { sharedWorkers } from './shared-workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalog(), sharedWorkers(), offlineShell(), precompress()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // A worker loads the same chunks and has no page to put hints into: only styles are fetched ahead.
      resolveDependencies: (_name, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:2849', ws: true } } },
});
