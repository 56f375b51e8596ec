import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalog } from './catalog.ts';
import { firstLoad } from './first-load.ts';
import { firstWords } from './first-words.ts';
import { offlineShell } from './offline-shell.ts';
import { precompress } from './precompress.ts';
import { sharedWorkers } from './shared-workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalog(), firstWords(), sharedWorkers(), offlineShell(), precompress()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [firstLoad()] } } },
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:2849', ws: true } } },
});
