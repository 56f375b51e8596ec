import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built app; addresses without a file are the app's own, so they get its page. */
export function serveApp(app: FastifyInstance, folder: string): void {
  // The build has written a .br and a .gz beside whatever gets smaller by it; the browser says which it takes.
  app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll(sep, '/')));
  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).slice(1);
    // Built files carry a hash in their names; the page itself has to be asked for again.
    const isBuilt = path.startsWith('assets/');
    const isFile = files.has(path) && /\.\w+$/.test(path);
    if (path.startsWith('api/') || (isBuilt && !isFile)) return reply.callNotFound();
    return reply.header('cache-control', isBuilt ? FOREVER : 'no-cache').sendFile(isFile ? path : 'index.html');
  });
}
