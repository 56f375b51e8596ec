import { LEVEL_NAMES } from '@orrery/bots';
import { LANGUAGES } from '@orrery/kernel';
import { Type } from 'typebox';
import { mayLook } from '../hall/actions.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/people.ts';
import { NO_TABLE, type Route, sendRefusal } from './route.ts';
import * as schemas from './schemas.ts';

const MOST_IGNORED = 500;
/** The addresses that the library which keeps accounts takes when somebody logs in. */
const MAIL = /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const chatText = Type.String({ minLength: 1, maxLength: 500 });

/** Says something at a table; undefined when the visitor may not even look at it. */
export async function sayAt(
  house: House,
  table: string,
  visitor: Visitor,
  text: string,
  invitation: string | undefined,
): Promise<object | undefined> {
  const allowed = await house.hall.with(table, (loaded) => mayLook(loaded, visitor, invitation));
  if (allowed !== true) return undefined;
  const { who, name } = visitor;
  const line = await house.store.say({ table, who, name, at: house.now(), text });
  house.chat(line);
  await house.store.tell({ table, chat: line.id });
  return line;
}

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

export const PEOPLE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/games',
    summary: 'The games that can be played here, with their options',
    act: {
      async open({ rooms, hall }) {
        const games = await Promise.all(Object.keys(rooms).map((id) => hall.game(id)));
        return {
          games: games.map((game) => ({
            id: game?.id,
            version: game?.version,
            seats: game?.seats,
            options: game?.settings,
          })),
          levels: LEVEL_NAMES,
        };
      },
    },
  },
  {
    method: 'POST',
    url: '/api/guests',
    summary: 'Come in as a guest, by name alone',
    body: Type.Object({ name: schemas.name }),
    answer: Type.Object({ who: Type.String(), name: Type.String(), token: Type.String() }),
    allowance: { burst: 20, perSecond: 0.1 },
    act: {
      async open({ people }, { body, request, reply }) {
        const { visitor, token, cookies } = await people.admitGuest((body.name as string).trim(), request.headers);
        reply.header('set-cookie', cookies);
        return reply.code(201).send({ who: visitor.who, name: visitor.name, token });
      },
    },
  },
  {
    method: 'POST',
    url: '/api/me/account',
    summary: 'Make the guest an account that keeps everything',
    body: Type.Object({
      mail: Type.String({ maxLength: 200 }),
      password: Type.String({ minLength: 10, maxLength: 128 }),
    }),
    allowance: { burst: 5, perSecond: 0.02 },
    act: {
      async visitor({ people }, { visitor, body, request, reply }) {
        if (!visitor.guest) return sendRefusal(reply, { refused: 'taken', message: 'This is an account already.' });
        if (!MAIL.test(body.mail as string)) {
          return sendRefusal(reply, { refused: 'INVALID_EMAIL', message: 'This is no mail address.' });
        }
        const kept = await people.keepGuest(visitor.who, body.mail as string, body.password as string, request.headers);
        if (kept === 'kept') return { kept: true };
        return sendRefusal(reply, { refused: 'taken', message: 'This mail address cannot be used.' });
      },
    },
  },
  {
    method: 'GET',
    url: '/api/me',
    summary: 'Who I am, my settings, and how many tables wait for me',
    act: {
      async visitor({ store, pushKey }, { visitor }) {
        const [settings, turns] = await Promise.all([store.settings(visitor.who), store.turnsOf([visitor.who])]);
        return { ...visitor, settings, turns: turns.get(visitor.who), pushKey };
      },
    },
  },
  {
    method: 'PUT',
    url: '/api/me',
    summary: 'Change my name or my settings',
    body: Type.Object(
      {
        name: Type.Optional(schemas.name),
        language: Type.Optional(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
        mail: Type.Optional(Type.Boolean({ description: 'Send me mail when it is my turn.' })),
        push: Type.Optional(
          Type.Array(
            Type.Object({
              endpoint: Type.String({ maxLength: 1000 }),
              keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
            }),
            { maxItems: 10, description: 'Browsers that may be told by Web Push.' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    act: {
      async visitor({ store, people }, { visitor, body, reply }) {
        const { name, ...settings } = body;
        const push = (settings.push ?? []) as readonly { endpoint: string }[];
        if (!push.every(({ endpoint }) => isPublicAddress(endpoint))) {
          return sendRefusal(reply, { refused: 'malformed', message: 'Push addresses are public https addresses.' });
        }
        if (typeof name === 'string') await people.rename(visitor.who, name.trim());
        const saved = { ...(await store.settings(visitor.who)), ...settings };
        await store.saveSettings(visitor.who, saved);
        return { settings: saved };
      },
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/chat',
    summary: 'What was said at a table, without those I ignore',
    params: schemas.tableParams,
    query: schemas.invited,
    act: {
      async visitor({ hall, store }, { visitor, params, query, reply }) {
        const invitation = query.invitation as string | undefined;
        const allowed = await hall.with(params.table, (loaded) => mayLook(loaded, visitor, invitation));
        if (allowed !== true) return sendRefusal(reply, NO_TABLE);
        const [lines, ignored] = await Promise.all([store.chat(params.table, 100), store.ignoredBy(visitor.who)]);
        return { lines: lines.filter(({ who }) => !ignored.includes(who)) };
      },
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:table/chat',
    summary: 'Say something at a table',
    params: schemas.tableParams,
    body: Type.Object({ text: chatText, invitation: Type.Optional(Type.String({ maxLength: 64 })) }),
    allowance: { burst: 10, perSecond: 0.5 },
    act: {
      async visitor(house, { visitor, params, body, reply }) {
        const line = await sayAt(
          house,
          params.table,
          visitor,
          body.text as string,
          body.invitation as string | undefined,
        );
        return line ?? sendRefusal(reply, NO_TABLE);
      },
    },
  },
  {
    method: 'PUT',
    url: '/api/ignored/:who',
    summary: 'Ignore somebody: what they say is not shown to me',
    params: Type.Object({ who: Type.String({ maxLength: 64 }) }),
    body: Type.Object({ ignore: Type.Boolean() }),
    act: {
      async visitor(house, { visitor, params, body, reply }) {
        const ignored = await house.store.ignoredBy(visitor.who);
        if (body.ignore === true && ignored.length >= MOST_IGNORED) {
          return sendRefusal(reply, { refused: 'too-many', message: 'That is a long list already.' });
        }
        await house.store.ignore(visitor.who, params.who, body.ignore as boolean);
        await house.ignoredChanged(visitor.who);
        return { ignored: await house.store.ignoredBy(visitor.who) };
      },
    },
  },
  {
    method: 'POST',
    url: '/api/reports',
    summary: 'Report somebody to whoever runs this server',
    body: Type.Object({
      about: Type.String({ maxLength: 64 }),
      table: schemas.tableId,
      text: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    allowance: { burst: 5, perSecond: 0.01 },
    act: {
      async visitor({ store, now }, { visitor, body }) {
        const { about, table, text } = body as { about: string; table: string; text: string };
        await store.report({ by: visitor.who, about, table, text, at: now() });
        return { reported: true };
      },
    },
  },
];
