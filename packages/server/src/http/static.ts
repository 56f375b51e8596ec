import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** Serves the built app; addresses without a file are the app's own, so they get its page. */
export function serveApp(app: FastifyInstance, folder: string): void {
  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    if (path.startsWith('/api/')) return reply.callNotFound();
    const wanted = join(folder, normalize(path));
    const isInside = wanted === folder || wanted.startsWith(folder + sep);
    const file = isInside && (await isFile(wanted)) ? wanted : join(folder, 'index.html');
    // Built files carry a hash in their names; the page itself has to be asked for again.
    const forever = /\/assets\//.test(path) && file === wanted;
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(createReadStream(file));
  });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
