import { randomBytes } from 'node:crypto';
import { type PlayRecord, readRecord, replay, writeRecord } from '@orrery/kernel';
import {
  applyEntry,
  type Beat,
  type ClockSpec,
  type Entry,
  exportRecord,
  heardOf,
  isRefused,
  lookAt,
  NO_CLOCK,
  newPerson,
  openTable,
  optionsAt,
  rematchOf,
  type Sitter,
  seatOf,
  type Table,
  tailFor,
  wantsRematch,
} from '@orrery/table';
import { Type } from 'typebox';
import { ACTIONS, type forbid, mayLook } from '../hall/actions.ts';
import { isNotDone, type Loaded } from '../hall/hall.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/people.ts';
import type { MyTable, TableRow } from '../store/store.ts';
import { type Asked, NO_TABLE, type Route, sendRefusal } from './route.ts';
import * as schemas from './schemas.ts';

type VisitorAsks = Asked & { visitor: Visitor };

const newId = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** What lists show of a table: who is there now, but not the invitation, which is for its members. */
function shown({ presence }: House, table: TableRow | MyTable): object {
  const { invitation: _invitation, owner: _owner, deadline: _deadline, ...row } = table;
  return { ...row, here: presence.at(row.id).map(({ name }) => name) };
}

function newRow(
  house: House,
  id: string,
  game: string,
  owner: string,
  seats: number,
  more: Partial<TableRow>,
): TableRow {
  const now = house.now();
  const row = { id, game, owner, title: game, status: 'open', listed: true, invitation: newId(12), seats } as const;
  return { ...row, free: seats, created: now, updated: now, deadline: null, ...more };
}

function showTo({ now }: House, loaded: Loaded, { who }: Visitor, listed: boolean): object {
  const { id, table, summary } = loaded;
  const seat = seatOf(table.seats, who);
  const belongs = seat !== null || summary.row.owner === who;
  return {
    table: id,
    title: summary.row.title,
    now: now(),
    look: lookAt(table, seat),
    beats: tailFor(table, seat),
    ...(listed && seat !== null ? { options: optionsAt(table, seat) } : {}),
    mine: summary.row.owner === who,
    ...(belongs ? { invitation: summary.row.invitation } : {}),
  };
}

async function createTable(house: House, { visitor, body, reply }: VisitorAsks): Promise<unknown> {
  const { game: id, seats, settings = {}, clock = NO_CLOCK, title, listed = true, sit = true, confirm = false } = body;
  const game = await house.hall.game(id as string);
  if (game === undefined) return sendRefusal(reply, { refused: 'bad-settings', message: `There is no game '${id}'.` });
  const setup = {
    game: game.id,
    version: game.version,
    seats: seats as number,
    settings: settings as PlayRecord['settings'],
    clock: clock as ClockSpec,
  };
  const sitter = newPerson(visitor, confirm as boolean, setup.clock);
  const entries: Entry[] = [{ do: 'open', setup }];
  if (sit === true) entries.push({ do: 'sit', seat: 0, sitter });
  const row = newRow(house, newId(9), game.id, visitor.who, seats as number, {
    listed: listed as boolean,
    ...(typeof title === 'string' && title.trim() !== '' ? { title: title.trim() } : {}),
  });
  const loaded = await house.hall.open(row, entries);
  if (isRefused(loaded)) return sendRefusal(reply, loaded);
  return reply.code(201).send(showTo(house, loaded, visitor, false));
}

/** Opens a table from a record: the importer takes one seat, computer players the others. */
async function importTable(house: House, { visitor, body, reply }: VisitorAsks): Promise<unknown> {
  const text = JSON.stringify(body.record);
  const games = new Map(
    await Promise.all(Object.keys(house.rooms).map(async (id) => [id, await house.hall.game(id)] as const)),
  );
  const record = readRecord(text, (id) => games.get(id));
  if (isRefused(record)) return sendRefusal(reply, record);
  const game = games.get(record.game);
  const play = game && replay(game, record);
  if (play === undefined || isRefused(play)) return sendRefusal(reply, play ?? NO_TABLE);
  const mine = (body.seat as number | undefined) ?? 0;
  if (mine >= record.seats)
    return sendRefusal(reply, { refused: 'bad-settings', message: `There is no seat ${mine}.` });
  const { seats, settings, seed, version } = record;
  const entries: Entry[] = [{ do: 'open', setup: { game: record.game, version, seats, settings, clock: NO_CLOCK } }];
  for (let seat = 0; seat < seats; seat++) {
    const { who, name } = visitor;
    const sitter: Sitter =
      seat === mine ? { kind: 'person', who, name, confirm: false } : { kind: 'computer', level: 'medium' };
    entries.push({ do: 'sit', seat, sitter });
  }
  entries.push({ do: 'start', seed });
  for (const [seat, choice] of play.choices) entries.push({ do: 'choose', seat, choice, confirmed: true });
  const row = newRow(house, newId(9), record.game, visitor.who, seats, { listed: false });
  const loaded = await house.hall.open(row, entries);
  if (isRefused(loaded)) return sendRefusal(reply, loaded);
  house.thinkers.wake();
  return reply.code(201).send(showTo(house, loaded, visitor, false));
}

/** Looks at a table as far as the visitor may. */
async function looking<T>(
  house: House,
  { visitor, params, query, reply }: VisitorAsks,
  act: (loaded: Loaded) => T | Promise<T>,
): Promise<unknown> {
  const invitation = query.invitation as string | undefined;
  const answer = await house.hall.with(
    params.table,
    async (loaded) => (mayLook(loaded, visitor, invitation) ? { found: await act(loaded) } : undefined),
    true,
  );
  return answer === undefined ? sendRefusal(reply, NO_TABLE) : answer.found;
}

/** Everything the viewer has heard since the table was opened. */
async function wholeLog(house: House, { id, table }: Loaded, visitor: Visitor): Promise<Beat[]> {
  const seat = seatOf(table.seats, visitor.who);
  const [first, ...rest] = await house.store.entries(id);
  const copy = openTable(table.game, table.setup, first.at) as Table;
  let beats: Beat[] = [];
  for (const logged of rest.slice(0, table.length - 1)) {
    const outcome = applyEntry(copy, logged);
    if (isRefused(outcome)) break;
    const heard = heardOf(outcome, seat);
    if (heard.drop !== null) beats = beats.filter((beat) => beat.id !== heard.drop);
    beats.push(...heard.beats);
  }
  return beats;
}

/** Lets a person act at a table, from HTTP and from the socket alike. */
export async function actAt(
  house: House,
  table: string,
  name: string,
  visitor: Visitor,
  body: Record<string, unknown>,
): Promise<Loaded | ReturnType<typeof forbid> | typeof NO_TABLE> {
  const action = ACTIONS[name];
  const started = performance.now();
  const answer = await house.hall.act(table, (loaded) => {
    if (!mayLook(loaded, visitor, body.invitation as string | undefined)) return NO_TABLE as never;
    return action.propose(loaded, visitor, body);
  });
  house.metrics.time('orrery_action_seconds', (performance.now() - started) / 1000);
  house.metrics.count('orrery_actions_total', { action: name, done: String(!isNotDone(answer)) });
  if (answer === undefined) return NO_TABLE;
  if (isNotDone(answer)) return answer as ReturnType<typeof forbid>;
  if (name === 'rematch' && wantsRematch(answer.table)) await openRematch(house, answer);
  return answer;
}

/** The next table has a name that follows from this one's, so two processes cannot open two. */
async function openRematch(house: House, { id, table, summary }: Loaded): Promise<void> {
  const [, base = id, round = '1'] = /^(.*)_r(\d+)$/.exec(id) ?? [];
  const next = `${base}_r${Number(round) + 1}`;
  const { game, owner, seats, title, listed } = summary.row;
  await house.hall.open(newRow(house, next, game, owner, seats, { title, listed }), rematchOf(table));
  await house.hall.act(id, () => ({ do: 'successor', table: next }));
}

export const TABLE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/tables',
    summary: 'Open tables with a free seat',
    answer: Type.Array(schemas.tableRow),
    act: { open: async (house) => (await house.store.openTables(100)).map((table) => shown(house, table)) },
  },
  {
    method: 'POST',
    url: '/api/tables',
    summary: 'Open a table',
    body: schemas.newTable,
    answer: schemas.look,
    allowance: { burst: 20, perSecond: 0.2 },
    act: { visitor: createTable },
  },
  {
    method: 'POST',
    url: '/api/tables/import',
    summary: 'Open a table from a record',
    body: Type.Object({ record: Type.Unknown(), seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })) }),
    answer: schemas.look,
    allowance: { burst: 5, perSecond: 0.05 },
    bodyLimit: 2_000_000,
    act: { visitor: importTable },
  },
  {
    method: 'GET',
    url: '/api/tables/mine',
    summary: 'My tables: those that wait for me first, the longest wait on top',
    act: {
      visitor: async (house, { visitor }) =>
        (await house.store.tablesOf(visitor.who, 200)).map((table) => shown(house, table)),
    },
  },
  {
    method: 'GET',
    url: '/api/tables/next',
    summary: 'The next table where I am to move',
    act: {
      async visitor({ store }, { visitor }) {
        const [first] = await store.tablesOf(visitor.who, 1);
        return { table: first?.turn === true ? first.id : null };
      },
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table',
    summary: 'A table as the own seat, or a spectator, may know it',
    params: schemas.tableParams,
    query: schemas.invited,
    answer: schemas.look,
    act: {
      visitor: (house, asked) =>
        looking(house, asked, (loaded) => showTo(house, loaded, asked.visitor, asked.query.options === true)),
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/log',
    summary: 'Everything that happened, as far as the own seat has heard of it',
    params: schemas.tableParams,
    query: schemas.invited,
    allowance: { burst: 10, perSecond: 0.5 },
    act: {
      visitor: (house, asked) =>
        looking(house, asked, async (loaded) => ({ beats: await wholeLog(house, loaded, asked.visitor) })),
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/record',
    summary: 'The record of a play that is over',
    params: schemas.tableParams,
    query: schemas.invited,
    act: {
      visitor: (house, asked) =>
        looking(house, asked, ({ table }) => {
          const record = exportRecord(table);
          if (isRefused(record)) return sendRefusal(asked.reply, record);
          return asked.reply.type('application/json').send(writeRecord(record as PlayRecord));
        }),
    },
  },
  ...Object.entries(ACTIONS).map(
    ([name, { summary, body }]): Route => ({
      method: 'POST',
      url: `/api/tables/:table/${name}`,
      summary,
      params: schemas.tableParams,
      body,
      answer: schemas.look,
      act: {
        async visitor(house, asked) {
          const answer = await actAt(house, asked.params.table, name, asked.visitor, asked.body);
          if ('refused' in answer) return sendRefusal(asked.reply, answer);
          return showTo(house, answer, asked.visitor, false);
        },
      },
    }),
  ),
];
