#!/usr/bin/env node
// The sources are TypeScript and run as they are; a Node that cannot do that hands over to the project's own.
if (process.features.typescript) {
  // Stripped types are kept for the next time, which makes the start several times faster.
  (await import('node:module')).enableCompileCache?.();
  const { main } = await import('../src/index.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const { fileURLToPath } = await import('node:url');
  process.argv.splice(1, 1, 'launch', fileURLToPath(import.meta.url));
  await import(new URL('../../../tools/launch.mjs', import.meta.url).href);
}
