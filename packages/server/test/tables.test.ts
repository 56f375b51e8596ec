import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Line } from './client.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

let serving: TestServing;
beforeAll(async () => {
  serving = await startServing();
});
afterAll(() => serving.end());

const guest = (name: string): Promise<Client> => Client.guest(serving.address, name);

/** A table of the example game with everybody seated and looking at it. */
async function begin(people: readonly Client[], more: object = {}): Promise<{ table: string; lines: Line[] }> {
  const [owner, ...others] = people;
  const { table } = await owner.must('POST', '/api/tables', {
    game: 'comet',
    seats: people.length,
    settings: { comets: 3 },
    ...more,
  });
  for (const other of others) await other.must('POST', `/api/tables/${table}/sit`, {});
  await owner.must('POST', `/api/tables/${table}/start`, {});
  const lines = await Promise.all(people.map((person) => person.socket()));
  for (const line of lines) await line.watch(table);
  return { table, lines };
}

describe('a slow table', () => {
  it('waits for nobody in the turns of others, unless they want to answer themselves', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(guest));
    const { table, lines } = await begin([ada, bo], { game: 'aside', clock: { kind: 'days', perMove: 86_400_000 } });
    const [line] = lines;
    const answer = async (): Promise<void> => {
      const question = await line.until(() => line.look(table).question ?? undefined);
      const [choice] = line.options(table);
      expect((await line.ask({ do: 'choose', table, question, choice })).tell).toBe('done');
      await line.until(() => line.look(table).question !== question);
    };
    // Somebody has answered for Bo: the next comet is there.
    await answer();
    await line.until(() => line.look(table).question !== null);
    expect((await bo.must('GET', '/api/me')).turns).toBe(0);
    await bo.must('POST', `/api/tables/${table}/prefer`, { delegates: false });
    // The second comet may have been answered already.
    while (line.look(table).question !== null) await answer();
    expect(line.look(table).waitingFor).toEqual([1]);
    expect((await bo.must('GET', '/api/me')).turns).toBe(1);
    await bo.must('POST', `/api/tables/${table}/prefer`, { delegates: true });
    await line.until(() => line.look(table).question !== null || line.look(table).status === 'over');
  });
});

describe('a table', () => {
  it('is opened, joined, played to the end over sockets, and its record exported and imported', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(guest));
    const { table, lines } = await begin(people);
    for (let choices = 0; lines[0].look(table).status === 'playing'; choices++) {
      expect(choices).toBeLessThan(200);
      const line = await Promise.race(
        lines.map((one) =>
          one.until(() => (one.look(table).question !== null || one.look(table).status !== 'playing') && one),
        ),
      );
      const look = line.look(table);
      if (look.question === null) break;
      const options = line.options(table);
      const answer = await line.ask({
        do: 'choose',
        table,
        question: look.question,
        choice: options[options.length - 1],
      });
      expect(answer.tell).toBe('done');
    }
    for (const line of lines) await line.until(() => line.look(table).status === 'over');
    expect(lines[0].look(table).result).toEqual(lines[2].look(table).result);
    const record = await people[1].must('GET', `/api/tables/${table}/record`);
    const copy = await people[2].must('POST', '/api/tables/import', { record });
    expect(copy.look.status).toBe('over');
    expect(copy.look.result).toEqual(lines[0].look(table).result);
    const { beats } = await people[0].must('GET', `/api/tables/${table}/log`);
    expect(
      beats
        .flatMap((beat: { events: { event: string }[] }) => beat.events)
        .filter((e: { event: string }) => e.event === 'bids'),
    ).toHaveLength(3);
    for (const person of people) await person.must('POST', `/api/tables/${table}/rematch`, {});
    const next = await lines[0].until(() => lines[0].look(table).successor ?? undefined);
    const { look } = await people[0].must('GET', `/api/tables/${next}`);
    expect(look).toMatchObject({ status: 'open', seat: 1 });
    for (const line of lines) line.close();
  });

  it('shows nobody what others chose before all have, and nobody else its options', async () => {
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    const watcher = await (await guest('Eve')).socket();
    const { table, lines } = await begin(people);
    await watcher.watch(table);
    expect(watcher.options(table)).toEqual([]);
    const heard = lines[1].messages.length;
    await lines[0].ask({
      do: 'choose',
      table,
      question: lines[0].look(table).question,
      choice: { do: 'bid', card: 6 },
    });
    await lines[1].until(() => lines[1].look(table).waitingFor.length === 1);
    const others = lines[1].messages.slice(heard).map(({ options: _own, ...rest }) => rest);
    const news = JSON.stringify([others, watcher.messages]);
    expect(news).not.toContain('"card":6');
    expect(news).not.toContain('bids":[6');
    expect(JSON.stringify(await people[1].must('GET', `/api/tables/${table}`))).not.toMatch(/"bids":\[6/);
    expect((await people[0].ask('GET', `/api/tables/${table}/record`)).body.refused).toBe('too-early');
    for (const line of [...lines, watcher]) line.close();
  });

  it('refuses a stale tab, a duplicate and a foreign seat, and changes nothing', async () => {
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    const stranger = await guest('Eve');
    const { table, lines } = await begin(people);
    const stale = lines[0].look(table).question as number;
    const twice = { do: 'choose', table, question: stale, choice: { do: 'bid', card: 6 } };
    const answers = await Promise.all([lines[0].ask(twice), lines[0].ask(twice), lines[0].ask(twice)]);
    expect(answers.map(({ tell }) => tell).sort()).toEqual(['done', 'refused', 'refused']);
    await lines[0].ask({ do: 'undo', table });
    expect((await lines[0].ask(twice)).refused).toBe('stale');
    const outside = await stranger.ask('POST', `/api/tables/${table}/choose`, { question: 0, choice: twice.choice });
    expect(outside).toMatchObject({ status: 403, body: { refused: 'forbidden' } });
    expect(lines[0].look(table).waitingFor).toEqual([0, 1]);
    for (const line of lines) line.close();
  });

  it('is hidden from strangers when it is private, and open to who has the invitation', async () => {
    const [owner, friend, stranger] = await Promise.all(['Ada', 'Bo', 'Eve'].map(guest));
    const made = await owner.must('POST', '/api/tables', { game: 'comet', seats: 2, listed: false, title: 'Secret' });
    const { table, invitation } = made;
    const open: { id: string }[] = await stranger.must('GET', '/api/tables');
    expect(open.some(({ id }) => id === table)).toBe(false);
    expect((await stranger.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await stranger.ask('POST', `/api/tables/${table}/sit`, {})).status).toBe(404);
    expect((await stranger.ask('GET', `/api/tables/${table}/chat`)).status).toBe(404);
    const line = await stranger.socket();
    expect((await line.ask({ do: 'watch', table })).refused).toBe('no-such-table');
    line.close();
    await friend.must('POST', `/api/tables/${table}/sit`, { invitation });
    expect((await friend.must('GET', `/api/tables/${table}`)).look.seat).toBe(1);
    expect(JSON.stringify(await stranger.must('GET', '/api/tables'))).not.toContain(invitation);
  });

  it('lets only its owner start and fill it', async () => {
    const [owner, other] = await Promise.all(['Ada', 'Bo'].map(guest));
    const { table } = await owner.must('POST', '/api/tables', { game: 'comet', seats: 2 });
    await other.must('POST', `/api/tables/${table}/sit`, {});
    expect((await other.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(403);
    expect((await other.ask('POST', `/api/tables/${table}/fill`, { seat: 0, with: 'easy' })).status).toBe(403);
    await owner.must('POST', `/api/tables/${table}/start`, {});
  });

  it('goes on with a computer player when somebody resigns, and ends when all have', async () => {
    const people = await Promise.all(['Ada', 'Bo'].map(guest));
    const { table, lines } = await begin(people);
    await people[1].must('POST', `/api/tables/${table}/resign`, {});
    await lines[0].until(() => lines[0].look(table).waitingFor.length === 1);
    await people[0].must('POST', `/api/tables/${table}/resign`, {});
    await lines[0].until(() => lines[0].look(table).status === 'abandoned');
    for (const line of lines) line.close();
  });
});

describe('computer players', () => {
  it('play their turns in a thread, also after a restart', async () => {
    const own = await startServing({ threads: 0 });
    const ada = await Client.guest(own.address, 'Ada');
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 3, settings: { comets: 3 } });
    await ada.must('POST', `/api/tables/${table}/fill`, { seat: 1, with: 'easy' });
    await ada.must('POST', `/api/tables/${table}/fill`, { seat: 2, with: 'hard' });
    await ada.must('POST', `/api/tables/${table}/start`, {});
    expect(await own.services.store.waitingJobs()).toBe(2);
    const again = await own.again({ threads: 1 });
    const line = await ada.at(again.address).socket();
    await line.watch(table);
    for (let i = 0; i < 50 && line.look(table).status === 'playing'; i++) {
      await line.until(() => line.look(table).question !== null || line.look(table).status !== 'playing');
      const { question } = line.look(table);
      if (question === null) break;
      await line.ask({ do: 'choose', table, question, choice: line.options(table)[0] });
    }
    await line.until(() => line.look(table).status === 'over');
    expect(await again.services.store.waitingJobs()).toBe(0);
    line.close();
    await again.end();
  });

  /** A server whose computer players come to a result only when the gate is opened. */
  async function startSlowly(): Promise<{ own: TestServing; openGate(): void; end(): Promise<void> }> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-gate-'));
    const gate = join(folder, 'open');
    process.env.ORRERY_TEST_GATE = gate;
    const own = await startServing({ threads: 1, roomsModule: new URL('./slow-rooms.ts', import.meta.url).href });
    return {
      own,
      openGate: () => writeFileSync(gate, ''),
      async end() {
        await own.end();
        rmSync(folder, { recursive: true });
      },
    };
  }

  it('never keep people waiting while they think', async () => {
    const { own, openGate, end } = await startSlowly();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
    const { table } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 3 });
    for (const seat of [1, 2]) await ada.must('POST', `/api/tables/${table}/fill`, { seat, with: 'expert' });
    await ada.must('POST', `/api/tables/${table}/start`, {});
    const other = await begin([ada, bo]);
    await until(() => (own.services.thinkers.busy > 0 ? true : undefined));
    // Somebody thinks and will not stop before the gate is opened.
    const choice = { do: 'bid', card: 1 };
    const [, line] = other.lines;
    expect((await line.ask({ do: 'choose', table: other.table, question: 0, choice })).tell).toBe('done');
    await ada.must('POST', `/api/tables/${table}/choose`, { question: 0, choice });
    expect(own.services.thinkers.counts.thoughts).toBe(0);
    openGate();
    await until(() => (own.services.thinkers.counts.thoughts >= 2 ? true : undefined));
    for (const one of other.lines) one.close();
    await end();
  });

  it('do not answer for somebody who wants to answer after all', async () => {
    const { own, openGate, end } = await startSlowly();
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(own.address, name)));
    const clock = { kind: 'days', perMove: 86_400_000 };
    const { table, lines } = await begin([ada, bo], { game: 'aside', clock });
    await until(() => (own.services.thinkers.busy > 0 ? true : undefined));
    await bo.must('POST', `/api/tables/${table}/prefer`, { delegates: false });
    openGate();
    await until(() => (own.services.thinkers.busy === 0 ? true : undefined));
    expect(lines[1].look(table).waitingFor).toEqual([0, 1]);
    for (const line of lines) line.close();
    await end();
  });
});
