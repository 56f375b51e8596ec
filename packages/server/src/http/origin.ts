import type { IncomingHttpHeaders } from 'node:http';

/** May a page from this origin use the sessions of its visitors? */
export function isTrusted(origin: string, host: string | undefined, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
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
