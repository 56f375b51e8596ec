import type { IncomingHttpHeaders } from 'node:http';
import { LEVEL_NAMES } from '@orrery/bots';
import { type Me, PARTS } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import { mayLook } from '../hall/actions.ts';
import { NO_TABLE, sayAt } from '../hall/at-table.ts';
import { networkOf, TALK } from '../hall/limits.ts';
import { isInForce, whyNot } from '../house/rights.ts';
import { ADDRESS_HEADER } from '../people/library.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import { type Route, route } from './route.ts';

const MOST_IGNORED = 500;
/** How many mail addresses a whole network may name, however many guests it sends: nobody tries out who has an account. */
const ADDRESSES = { burst: 20, perSecond: 0.02 };
/** The addresses that the library which keeps accounts takes when somebody logs in. */
const MAIL = /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Web Push goes to addresses that visitors name, so only to public ones. */
function isPublicAddress(endpoint: string): boolean {
  try {
    const { protocol, hostname } = new URL(endpoint);
    return (
      protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$|\[|\.(local|internal|localhost)$/.test(hostname)
    );
  } catch {
    return false;
  }
}

/** The headers of a request, with the address it really came from instead of one it may claim. */
const cameFrom = ({ headers, ip }: FastifyRequest): IncomingHttpHeaders => ({ ...headers, [ADDRESS_HEADER]: ip });

async function describeMe({ store, pushKey, letters, now }: Services, visitor: Visitor): Promise<Me> {
  const [settings, turns] = await Promise.all([store.settings(visitor.who), store.turnsOf([visitor.who])]);
  const { who, name, guest, mail, verified, rights } = visitor;
  const { role, ban, mute } = rights;
  return {
    who,
    name,
    guest,
    verified,
    ...(mail === undefined ? {} : { mail }),
    settings,
    turns: turns.get(visitor.who) ?? 0,
    ...(role === null ? {} : { role }),
    ...(isInForce(ban, now()) ? { ban } : {}),
    ...(isInForce(mute, now()) ? { mute } : {}),
    ...(pushKey === undefined ? {} : { pushKey }),
    letters,
  };
}

export const PEOPLE_ROUTES: readonly Route[] = [
  route('GET /api/games', async ({ rooms, hall }) => {
    const games = await Promise.all(Object.keys(rooms).flatMap((id) => hall.game(id) ?? []));
    return {
      games: games.map(({ id, version, seats, settings }) => ({ id, version, seats: { ...seats }, settings })),
      levels: LEVEL_NAMES,
    };
  }),
  route(
    'POST /api/guests',
    async ({ people }, { body, request, reply }) => {
      const { visitor, token, cookies } = await people.admitGuest(body.name.trim(), cameFrom(request));
      reply.header('set-cookie', cookies);
      return { who: visitor.who, name: visitor.name, token };
    },
    { allowance: { burst: 20, perSecond: 0.1 } },
  ),
  route(
    'POST /api/me/account',
    async ({ people, madeAccount, spend }, { visitor, body, request, reply }) => {
      if (!visitor.guest) return { refused: 'taken', message: 'This is an account already.' };
      if (!MAIL.test(body.mail)) return { refused: 'INVALID_EMAIL', message: 'This is no mail address.' };
      const retryAfter = await spend('addresses', networkOf(request.ip), ADDRESSES);
      if (retryAfter > 0) return { refused: 'too-many', message: 'Too many addresses; wait a little.', retryAfter };
      const made = await people.keepGuest(visitor.who, body.mail, body.password, cameFrom(request));
      if (made === 'mail-taken') return { refused: 'taken', message: 'This mail address cannot be used.' };
      const { kept, token, cookies } = made;
      if (kept) await madeAccount(visitor.who);
      reply.header('set-cookie', cookies);
      return { kept, token };
    },
    { allowance: { burst: 5, perSecond: 0.02 } },
  ),
  route('GET /api/visitor', async (services, { request }) => {
    const visitor = await services.people.visitor(request.headers);
    const parts = PARTS.filter((part) => services.isOn(part));
    return { me: visitor === undefined ? null : await describeMe(services, visitor), parts };
  }),
  route('GET /api/me', (services, { visitor }) => describeMe(services, visitor)),
  route('PUT /api/me', async ({ store, people, now }, { visitor, body }) => {
    const { name, ...settings } = body;
    const muted = name === undefined || name.trim() === visitor.name ? undefined : whyNot('mute', visitor, now());
    if (muted !== undefined) return muted;
    if (!(settings.push ?? []).every(({ endpoint }) => isPublicAddress(endpoint))) {
      return { refused: 'malformed', message: 'Push addresses are public https addresses.' };
    }
    if (name !== undefined) await people.rename(visitor.who, name.trim());
    const saved = { ...(await store.settings(visitor.who)), ...settings };
    await store.saveSettings(visitor.who, saved);
    return { settings: saved };
  }),
  route('GET /api/tables/:table/chat', async ({ hall, store }, { visitor, params, query }) => {
    const allowed = await hall.with(params.table, (loaded) => mayLook(loaded, visitor.who, query.invitation));
    if (allowed !== true) return NO_TABLE;
    const [lines, ignored] = await Promise.all([store.chat(params.table, 100), store.ignoredBy(visitor.who)]);
    return { lines: lines.filter(({ who }) => !ignored.includes(who)) };
  }),
  route(
    'POST /api/tables/:table/chat',
    (services, { visitor, params, body }) => sayAt(services, params.table, visitor, body.text, body.invitation),
    { allowance: TALK },
  ),
  route('PUT /api/ignored/:who', async ({ store, ignoredChanged }, { visitor, params, body }) => {
    const ignored = await store.ignoredBy(visitor.who);
    if (body.ignore && ignored.length >= MOST_IGNORED) {
      return { refused: 'too-many', message: 'That is a long list already.' };
    }
    await store.ignore(visitor.who, params.who, body.ignore);
    if (body.ignore) await store.dropFriend(visitor.who, params.who);
    await ignoredChanged(visitor.who);
    return { ignored: await store.ignoredBy(visitor.who) };
  }),
  route(
    'POST /api/reports',
    async ({ store, now }, { visitor, body }) => {
      const { about, table, text } = body;
      if (about === visitor.who) return { refused: 'forbidden', message: 'Nobody reports themselves.' };
      await store.report({ by: visitor.who, about, table, text, at: now() });
      return { reported: true };
    },
    { allowance: { burst: 5, perSecond: 0.01 } },
  ),
];
