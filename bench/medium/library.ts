// boardgame.io's public entry points are folders, which only `require` finds.
import { createRequire } from 'node:module';

type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});

// Without this its client prepares for a debug panel, which would only slow it down.
process.env.NODE_ENV ??= 'production';
const load = createRequire(import.meta.url);

export const { Client } = load('boardgame.io/client') as ClientModule;
export const { INVALID_MOVE } = load('boardgame.io/core') as CoreModule;
