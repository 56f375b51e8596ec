#!/usr/bin/env node
// Opens the tables: `npm run serve`. Settings come from the environment; docs/hosting.md lists them.
import { enableCompileCache, flushCompileCache } from 'node:module';

// Stripped types are kept for the next time, which makes the start several times faster.
enableCompileCache?.();
try {
  const { readConfig, serve } = await import('../src/index.ts');
  const serving = await serve(readConfig(process.env));
  flushCompileCache?.();
  const stop = () => {
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(`orrery: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
