import { PARTS } from '@orrery/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { clean } from '../clean.ts';
import { CLUB_ROUTES } from '../club/clubs/routes.ts';
import { DAILY_ROUTES } from '../club/daily/routes.ts';
import { FEATURED_ROUTES } from '../club/featured/routes.ts';
import { FRIEND_ROUTES } from '../club/friends/routes.ts';
import { PERSON_ROUTES } from '../club/people/routes.ts';
import { PLAY_NOW_ROUTES } from '../club/play-now/routes.ts';
import { RATING_ROUTES } from '../club/ratings/routes.ts';
import { RECORD_ROUTES } from '../club/records/routes.ts';
import { TOURNAMENT_ROUTES } from '../club/tournaments/routes.ts';
import { WEBHOOK_ROUTES } from '../club/webhooks/routes.ts';
import { admitRequest } from '../flood.ts';
import { networkOf, TALK } from '../hall/limits.ts';
import { hasRole, whyNot } from '../house/rights.ts';
import { ADDRESS_HEADER } from '../people/library.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import { ThrottledLog } from '../throttled-log.ts';
import { SAFE_HEADERS } from './headers.ts';
import { HOUSE_ROUTES, MY_DATA_ROUTES } from './house.ts';
import { openServer } from './lines.ts';
import { openApi, socketPage } from './openapi.ts';
import { allowOrigin, isForged } from './origin.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { type Asked, type Route, sendAnswer, sendRefusal } from './route.ts';
import { serveApp } from './static.ts';
import { TABLE_ROUTES } from './tables.ts';

export const ROUTES: readonly Route[] = [
  ...TABLE_ROUTES,
  ...PEOPLE_ROUTES,
  ...MY_DATA_ROUTES,
  ...HOUSE_ROUTES,
  ...RATING_ROUTES,
  ...PERSON_ROUTES,
  ...PLAY_NOW_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...DAILY_ROUTES,
  ...RECORD_ROUTES,
  ...CLUB_ROUTES,
  ...FRIEND_ROUTES,
  ...FEATURED_ROUTES,
  ...WEBHOOK_ROUTES,
];

const LARGEST_BODY = 65_536;
/** For whatever has no allowance of its own. */
const USUAL = { burst: 120, perSecond: 20 };

export function buildApp(options: Pick<FastifyServerOptions, 'logger' | 'trustProxy'>): FastifyInstance {
  const app = Fastify({
    ...options,
    bodyLimit: LARGEST_BODY,
    serverFactory: openServer,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // What is no address at all is refused before any route is asked.
    frameworkErrors: ({ message }, _request, reply) =>
      void sendRefusal(reply as FastifyReply, { refused: 'malformed', message }),
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, useDefaults: false, strict: false } },
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [key, value] of Object.entries(SAFE_HEADERS)) if (!reply.hasHeader(key)) reply.header(key, value);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const throttled = new ThrottledLog(app.log);
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message, validation } = error as Error & { statusCode?: number; validation?: unknown };
    if (validation !== undefined || statusCode < 500) {
      return reply
        .code(statusCode >= 400 && statusCode < 500 ? statusCode : 400)
        .send({ refused: 'malformed', message });
    }
    // Lists in lists, deeper than a function can follow: no person sends that.
    if (error instanceof RangeError)
      return reply.code(400).send({ refused: 'malformed', message: 'That is too deep.' });
    // What went wrong inside is for the log alone.
    throttled.say('a request failed', { err: error, url: request.routeOptions.url });
    return reply.code(503).send({ refused: 'trouble', message: 'That did not work; nothing is lost. Try again.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ refused: 'no-such-address', message: 'There is nothing at this address.' }),
  );
  return app;
}

/** Adds everything that is answered. The function it gives ends when whoever asked before has an answer. */
export function addRoutes(app: FastifyInstance, services: Services): () => Promise<void> {
  const { metrics, origins } = services;
  let under = 0;
  let onQuiet = (): void => {};
  app.addHook('onRequest', async (request, reply) => {
    under++;
    const isQuestion = allowOrigin(request, reply, origins);
    const retryAfter = admitRequest(services, networkOf(request.ip), sizeOf(request));
    if (retryAfter > 0) {
      // A proxy speaks for others on the same line.
      if (!services.behindProxy) reply.header('connection', 'close');
      return sendRefusal(reply, { refused: 'too-many', message: 'Stay away for a while.', retryAfter });
    }
    if (isQuestion) return reply.code(204).send();
    if (services.isStopping() && request.url.startsWith('/api/')) {
      reply.header('connection', 'close');
      return sendRefusal(reply, { refused: 'stopping', message: 'The server restarts; come back in a moment.' });
    }
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isForged(request.headers, origins)) {
      return sendRefusal(reply, { refused: 'forbidden', message: 'Requests from other sites are not accepted.' });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    under--;
    if (under === 0) onQuiet();
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.requests.inc({ route: request.routeOptions.url ?? 'none', status });
  });
  app.addHook('preValidation', async (request) => {
    clean(request.params);
    clean(request.query);
    request.body = clean(request.body);
  });
  for (const route of ROUTES) if (!isWithout(services, route)) addRoute(app, services, route);
  addAuth(app, services);
  const pages = { openApi: openApi(), socket: socketPage() };
  app.get('/api/openapi.json', async () => pages.openApi);
  app.get('/api/socket.json', async () => pages.socket);
  app.get('/livez', async () => ({ ok: true }));
  app.get('/healthz', async (_request, reply) => {
    if (services.isStopping()) return reply.code(503).send({ ok: false, why: 'stopping' });
    const answers = await inTime(services.store.ping(), HEALTH_PATIENCE);
    return answers ? { ok: true } : reply.code(503).send({ ok: false, why: 'the database does not answer' });
  });
  app.get('/metrics', async (request, reply) => {
    // For who runs the server, not for who comes through the proxy.
    if (services.behindProxy && request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.print());
  });
  if (services.app !== undefined) serveApp(app, services.app);
  return async () => {
    const quiet = new Promise<void>((resolve) => {
      onQuiet = resolve;
    });
    if (under > 0) await inTime(quiet, LAST_PATIENCE);
  };
}

/** How long whoever asked before the end may take to be answered, in milliseconds. */
const LAST_PATIENCE = 5000;

/** How long the database has to answer whoever asks after our health, in milliseconds. */
const HEALTH_PATIENCE = 2000;

/** Does something end well within so many milliseconds? */
async function inTime(act: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = act.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

function addRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { method, url, operation, bodyLimit, allowance = USUAL } = route;
  const { params, query, body, open, needs, evenBanned } = operation;
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
    },
    // Whoever may not ask is told so before what they have sent is read.
    async onRequest(request, reply) {
      const visitor = open === true ? undefined : await visitorOf(services, request);
      const who = visitor?.who ?? networkOf(request.ip);
      const retryAfter =
        allowance === USUAL
          ? services.limits.spend('http', who, USUAL)
          : await services.spend(allowance === TALK ? 'chat' : `${method} ${url}`, who, allowance);
      if (retryAfter > 0) {
        return sendRefusal(reply, { refused: 'too-many', message: 'Too many requests; wait a little.', retryAfter });
      }
      if (open === true) return;
      if (visitor === undefined) {
        return sendRefusal(reply, { refused: 'no-session', message: 'Come in first: POST /api/guests.' });
      }
      const banned = evenBanned === true ? undefined : whyNot('ban', visitor, services.now());
      if (banned !== undefined) return sendRefusal(reply, banned);
      if (needs !== undefined && !hasRole(visitor, needs)) {
        return sendRefusal(reply, { refused: 'forbidden', message: 'Only who watches over the house can do that.' });
      }
      visitors.set(request, visitor);
    },
    async handler(request, reply) {
      const visitor = visitors.get(request);
      const asked = { request, reply, params: request.params, query: request.query, body: request.body, visitor };
      return sendAnswer(reply, operation, await route.answer(services, asked as Asked<never> & typeof asked));
    },
  });
}

/** Who sent a request, found out before it was read. */
const visitors = new WeakMap<FastifyRequest, Visitor>();

/** How many bytes a request brings, as far as it says so; otherwise as many as it may. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? LARGEST_BODY;
  return Number(headers['content-length'] ?? 0) || 0;
}

/** Is this an address of a part of the house that is switched off? */
const isWithout = ({ isOn }: Services, { url }: Route): boolean =>
  PARTS.some((part) => !isOn(part) && `${url}/`.startsWith(`/api/${part}/`));

function visitorOf({ people }: Services, request: FastifyRequest): Promise<Visitor | undefined> {
  const { cookie, authorization } = request.headers;
  return cookie === undefined && authorization === undefined
    ? Promise.resolve(undefined)
    : people.visitor(request.headers);
}

/** How often a password of one account may be tried, from wherever. */
const GUESSES = { burst: 20, perSecond: 0.02 };
/** No mail address is longer; what somebody is counted by has to be short. */
const LONGEST_MAIL = 254;

/** The endpoints of the library that keeps accounts, with its own checks and limits. */
function addAuth(app: FastifyInstance, { people, spend, limits, address }: Services): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    async onRequest(request, reply) {
      const retryAfter = limits.spend('accounts', networkOf(request.ip), USUAL);
      if (retryAfter > 0) {
        return sendRefusal(reply, { refused: 'too-many', message: 'Too many requests; wait a little.', retryAfter });
      }
    },
    async handler(request, reply) {
      const { email } = (request.body ?? {}) as { email?: unknown };
      if (request.url.startsWith('/api/auth/sign-in/email') && typeof email === 'string') {
        if (email.length > LONGEST_MAIL)
          return sendRefusal(reply, { refused: 'INVALID_EMAIL', message: 'This is no mail address.' });
        const retryAfter = await spend('guess', email.toLowerCase(), GUESSES);
        if (retryAfter > 0) {
          return sendRefusal(reply, { refused: 'too-many', message: 'Too many tries; wait a little.', retryAfter });
        }
      }
      const headers = new Headers();
      for (const [key, value] of Object.entries(request.headers))
        if (value !== undefined) headers.set(key, String(value));
      headers.set(ADDRESS_HEADER, request.ip);
      const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null;
      const answer = await people.handle(
        new Request(new URL(request.url, address), { method: request.method, headers, body }),
        request.headers,
      );
      reply.code(answer.status);
      for (const [key, value] of answer.headers) if (key !== 'set-cookie') reply.header(key, value);
      // The library has a word of its own for it.
      const retryAfter = answer.headers.get('x-retry-after');
      if (retryAfter !== null) reply.header('retry-after', retryAfter);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(await answer.text());
    },
  });
}
