// Builds the app and opens it on this machine: `npm run app`. Games are played in the browser, without any server.
import { join } from 'node:path';
import { build, preview } from 'vite';

const configFile = join(import.meta.dirname, '..', 'packages', 'web', 'vite.config.ts');
const port = Number(process.env.PORT ?? 8080);
console.log('Building the app, some seconds …');
await build({ configFile, logLevel: 'warn' });
const { resolvedUrls } = await preview({ configFile, preview: { port, host: '127.0.0.1' } });
console.log(`Orrery is open at ${resolvedUrls?.local[0] ?? `port ${port}`} (Ctrl-C closes it).`);
