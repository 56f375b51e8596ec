#!/usr/bin/env node
// Opens the tables: `npm run serve`. Settings come from the environment; docs/hosting.md lists them.
import { enableCompileCache, flushCompileCache } from 'node:module';

// Stripped types are kept for the next time, which makes the start several times faster.
enableCompileCache?.();
try {
  const { readConfig, runServer } = await import('../src/index.ts');
  // Whoever imports this goes on when the tables are open.
  await new Promise((open, fail) => {
    const opened = () => {
      flushCompileCache?.();
      open(undefined);
    };
    runServer(readConfig(process.env), opened).then((code) => process.exit(code), fail);
  });
} catch (error) {
  console.error(`orrery: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
