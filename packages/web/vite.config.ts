import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalog } from './catalog.ts';
import { offlineShell } from './offline-shell.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalog(), offlineShell()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:2849', ws: true } } },
});
