import { hashPlain } from '@orrery/kernel';
import { keepTable } from '@orrery/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Line, request } from './client.ts';
import { seat } from './players.ts';
import { startServing, type TestServing } from './serving.ts';

let serving: TestServing;
beforeAll(async () => {
  serving = await startServing();
});
afterAll(() => serving.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);
const stateOf = (table: string): Promise<string | undefined> =>
  serving.services.hall.with(table, (loaded) => hashPlain(keepTable(loaded.table)));

/** A table by invitation, begun, with everybody's sockets. */
async function secretTable(people: readonly Client[]): Promise<{ table: string; invitation: string; lines: Line[] }> {
  const [owner, ...others] = people;
  const made = await owner.must('POST', '/api/tables', { game: 'comet', seats: people.length, listed: false });
  const { table, invitation } = made;
  for (const other of others) await other.must('POST', `/api/tables/${table}/sit`, { invitation });
  await owner.must('POST', `/api/tables/${table}/start`, {});
  const lines = await Promise.all(people.map((person) => person.socket()));
  for (const line of lines) await line.watch(table);
  return { table, invitation, lines };
}

/** Everything that can be asked about a table, and everything that can be done at it. */
const QUESTIONS = ['', '?options=true', '/log', '/record', '/chat'];
const DEEDS: readonly (readonly [string, object])[] = [
  ['choose', { question: 0, choice: { do: 'bid', card: 1 } }],
  ['choose', { question: 0, choice: { do: 'bid', card: 1 }, seat: 0 }],
  ['confirm', { question: 0 }],
  ['undo', {}],
  ['prefer', { confirm: true }],
  ['resign', {}],
  ['return', {}],
  ['pause', {}],
  ['resume', {}],
  ['rematch', {}],
  ['leave', {}],
  ['start', {}],
  ['close', {}],
  ['fill', { seat: 0, with: 'easy' }],
  ['fill', { seat: 1, with: 'empty' }],
  ['sit', {}],
  ['sit', { seat: 0 }],
];

/** Tries every deed by both doors; none may succeed, and nothing may change. */
async function tryEverything(who: Client, table: string, invitation?: string): Promise<void> {
  const before = await stateOf(table);
  const line = await who.socket();
  for (const [name, body] of DEEDS) {
    const more = invitation === undefined ? body : { ...body, invitation };
    const answer = await who.ask('POST', `/api/tables/${table}/${name}`, more);
    expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, name).toBeLessThan(500);
    expect((await line.ask({ do: name, table, ...more })).tell, name).toBe('refused');
  }
  line.close();
  expect(await stateOf(table)).toBe(before);
}

describe('a stranger', () => {
  it('learns nothing of a private table, not even that it is there', async () => {
    const { table, lines } = await secretTable(await Promise.all(['Ada', 'Bo'].map(guest)));
    const eve = await guest('Eve');
    const none = 'nosuchtable';
    for (const question of QUESTIONS) {
      const [real, made] = await Promise.all([table, none].map((id) => eve.ask('GET', `/api/tables/${id}${question}`)));
      expect(real.status).toBe(404);
      expect(real.body).toEqual(made.body);
    }
    await tryEverything(eve, table);
    await tryEverything(eve, table, 'a guess');
    const line = await eve.socket();
    const answers = await Promise.all(
      [table, none].map((id) => line.ask({ do: 'watch', table: id, options: true, invitation: 'a guess' })),
    );
    expect({ ...answers[0], id: 0 }).toEqual({ ...answers[1], id: 0 });
    expect((await line.ask({ do: 'chat', table, text: 'let me in' })).refused).toBe('no-such-table');
    await lines[0].ask({ do: 'choose', table, question: 0, choice: { do: 'bid', card: 6 } });
    await line.ask({ do: 'unwatch', table });
    expect(line.messages.filter(({ tell }) => tell !== 'refused' && tell !== 'done' && tell !== 'turns')).toEqual([]);
    for (const one of [...lines, line]) one.close();
  });
});

describe('somebody who only looks on', () => {
  it('with the invitation sees what spectators see, and can do nothing', async () => {
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    const { table, invitation, lines } = await secretTable(people);
    const eve = await guest('Eve');
    await tryEverything(eve, table, invitation);
    const line = await eve.socket();
    const look = await line.watch(table, { invitation });
    expect(look).toMatchObject({ seat: null, question: null, held: null, canUndo: false });
    expect(line.options(table)).toEqual([]);
    const shown = await eve.must('GET', `/api/tables/${table}?options=true&invitation=${invitation}`);
    expect(shown.options).toBeUndefined();
    expect(shown.invitation).toBeUndefined();
    const early = await eve.ask('GET', `/api/tables/${table}/record?invitation=${invitation}`);
    expect(early.body).toMatchObject({ refused: 'too-early' });
    // A hidden choice is heard of as "done", without a word about what it was, at any door.
    await lines[0].ask({ do: 'choose', table, question: 0, choice: { do: 'bid', card: 6 } });
    await line.until(() => line.look(table).waitingFor.length === 1);
    const log = await eve.must('GET', `/api/tables/${table}/log?invitation=${invitation}`);
    const told = JSON.stringify([
      line.messages,
      log,
      await eve.must('GET', `/api/tables/${table}?invitation=${invitation}`),
    ]);
    expect(told).not.toMatch(/"card":6|"seed"|"random":\[\d*[1-9]/);
    for (const one of [...lines, line]) one.close();
  });

  it('hears nothing when a seat changes its mind in secret', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
    const table = await seat(people, 'planet-unknown', { boards: 'choose' });
    const lines = await Promise.all([...people, await guest('Eve')].map((person) => person.socket()));
    for (const line of lines) await line.watch(table);
    const [ada, ...others] = lines;
    const heard = others.map((line) => line.messages.length);
    for (let i = 0; i < 3; i++) {
      const { question, waitingFor } = ada.look(table);
      if (question === null || waitingFor.length < 3) break;
      await ada.ask({ do: 'choose', table, question, choice: ada.options(table)[i % ada.options(table).length] });
      if (ada.look(table).waitingFor.length < 3) await ada.ask({ do: 'undo', table });
    }
    // Whatever was sent to the others before their own next answer is there now.
    for (const [i, line] of others.entries()) {
      await line.ask({ do: 'unwatch', table });
      const news = line.messages.slice(heard[i]).filter(({ tell }) => tell === 'change' || tell === 'look');
      for (const { patch = [], beats = [], options } of news as {
        patch?: [string[]][];
        beats?: object[];
        options?: object[];
      }[]) {
        const places = patch.map(([[place]]) => place).filter((place) => place !== 'waitingFor' && place !== 'clocks');
        expect([places, beats]).toEqual([[], []]);
        expect(options ?? []).toEqual(line.options(table));
      }
    }
    for (const line of lines) line.close();
  });
});

describe('somebody who has left', () => {
  it('sees and does no more than a spectator, and the same line shows it at once', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
    const { table, lines } = await secretTable(people);
    expect(lines[2].look(table).seat).toBe(2);
    await people[2].must('POST', `/api/tables/${table}/resign`, {});
    await lines[2].until(() => lines[2].look(table).seat === null);
    expect(lines[2].options(table)).toEqual([]);
    await tryEverything(people[2], table);
    const shown = await people[2].must('GET', `/api/tables/${table}?options=true`);
    expect(shown).toMatchObject({ look: { seat: null, question: null } });
    expect(shown.options).toBeUndefined();
    for (const line of lines) line.close();
  });
});

describe('a record from outside', () => {
  async function finished(): Promise<{ ada: Client; record: Record<string, unknown>; table: string }> {
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    const table = await seat(people, 'comet', { comets: 3 });
    const lines = await Promise.all(people.map((person) => person.socket()));
    for (const line of lines) await line.watch(table);
    while (lines[0].look(table).status === 'playing') {
      const line = lines.find((one) => one.look(table).question !== null) ?? lines[0];
      const { question } = line.look(table);
      if (question !== null) await line.ask({ do: 'choose', table, question, choice: line.options(table)[0] });
      await lines[0].until(
        () => lines.some((one) => one.look(table).question !== null) || lines[0].look(table).status !== 'playing',
      );
    }
    for (const line of lines) line.close();
    return { ada: people[0], record: await people[0].must('GET', `/api/tables/${table}/record`), table };
  }

  it('is read as far as it is true, and refused otherwise', async () => {
    const { ada, record } = await finished();
    const choices = record.choices as [number, { do: string }][];
    const doctored: Record<string, unknown>[] = [
      { ...record, game: '../../etc/passwd' },
      { ...record, game: '__proto__' },
      { ...record, version: 999 },
      { ...record, seats: 99 },
      { ...record, seats: '2' },
      { ...record, seed: { toString: 'x' } },
      { ...record, seed: null },
      { ...record, settings: { comets: 1e9 } },
      { ...record, settings: { ...(record.settings as object), extra: 1 } },
      { ...record, choices: [...choices, choices[0]] },
      { ...record, choices: [[7, choices[0][1]], ...choices.slice(1)] },
      { ...record, choices: [[-1, choices[0][1]]] },
      { ...record, choices: [[0, { do: '__proto__' }]] },
      { ...record, choices: [[0, { do: 'constructor', card: 1 }]] },
      { ...record, choices: 'all' },
      { ...record, choices: [[0]] },
      { ...record, orrery: 'another format' },
    ];
    const before = serving.services.hall.tables.length;
    for (const one of doctored) {
      const answer = await ada.ask('POST', '/api/tables/import', { record: one });
      expect(answer.status, JSON.stringify([one, answer.body]).slice(0, 300)).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts:|node_modules/);
    }
    expect(serving.services.hall.tables.length).toBe(before);
  });

  it('gives nobody but who brought it a seat, and nobody else a look', async () => {
    const { ada, record, table } = await finished();
    const half = { ...record, choices: (record.choices as unknown[]).slice(0, 2) };
    const copy = await ada.must('POST', '/api/tables/import', { record: half, seat: 1 });
    expect(copy.table).not.toBe(table);
    expect(copy.look.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['computer', 'person']);
    expect(copy.look.seats[1].who).toBe(ada.who);
    expect((await (await guest('Eve')).ask('GET', `/api/tables/${copy.table}`)).status).toBe(404);
    expect((await ada.ask('GET', `/api/tables/${copy.table}/record`)).body).toMatchObject({ refused: 'too-early' });
  });
});

it('addresses that are no addresses are no trouble', async () => {
  for (const path of ['/%zz', '/api/tables/%zz', '/api/tables/..%2f..%2fsecret', '/api/auth/%zz', '//evil.example/x']) {
    const { status } = await request(serving.address, 'GET', path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});
