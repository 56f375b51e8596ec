import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * May a page from this origin use the sessions of its visitors? Those of the listed origins, the first of which is the
 * server's own, and those that came from the very address they talk to, in the same way: where people come by https, a page
 * that came by http may be anybody's.
 */
export function isTrusted(origin: string, host: string | undefined, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true;
  try {
    const { protocol, host: own } = new URL(origin);
    return host !== undefined && own === host && protocol === new URL(origins[0]).protocol;
  } catch {
    return false;
  }
}

/**
 * Could this request have been made by a foreign page in a visitor's name? Browsers always name the origin when they
 * change something; programs bring a token instead of a cookie.
 */
export function isForged(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host, cookie } = headers;
  if (origin !== undefined) return !isTrusted(origin, host, origins);
  return cookie !== undefined;
}

/** Tells browsers that pages of a listed origin may ask and read. True for a question in advance, which needs no more. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, set-auth-token',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.method !== 'OPTIONS') return false;
  reply.headers({
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  });
  return true;
}
