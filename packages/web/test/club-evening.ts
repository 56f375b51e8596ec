import { type Ask, playOut } from './play-out.ts';
import type { Scene } from './scenes.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** Somebody who speaks to the server without a browser; their cookies are what a browser goes on with. */
class Guest {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  who = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async arrive(name: string): Promise<this> {
    this.who = (await this.ask('POST', '/api/guests', { name })).who;
    return this;
  }

  readonly ask: Ask = async (method, path, body) => {
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        origin: this.#origin,
        cookie: this.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

  get cookies(): Cookie[] {
    return Array.from(this.#cookies, ([name, value]) => ({ name, value, url: this.#origin }));
  }
}

const NAMES = ['Mira', 'Jonas', 'Aylin', 'Teodor', 'Ines', 'Vera', 'Marek', 'Lene'] as const;

/** A server with a club, rated games, a tournament in its second round: what the pages of the club show. */
export async function clubEvening(
  origin: string,
): Promise<{ readonly cookies: readonly Cookie[]; readonly scenes: Record<string, Scene> }> {
  const people = await Promise.all(NAMES.map((name) => new Guest(origin).arrive(name)));
  const [mira, jonas, aylin, teodor] = people;
  await mira.ask('POST', '/api/me/account', { mail: 'mira@example.org', password: 'a long password' });
  for (let i = 0; i < 6; i++) {
    const [first, second] = [people[i % 4], people[(i + 1 + (i >> 2)) % 4]];
    const { table } = await first.ask('POST', '/api/tables', { game: 'pulsar', seats: 2, title: 'Evening' });
    await second.ask('POST', `/api/tables/${table}/sit`, {});
    await first.ask('POST', `/api/tables/${table}/start`, {});
    await playOut(table, [first.ask, second.ask]);
  }
  const { id: club, invitation } = await mira.ask('POST', '/api/clubs', {
    name: 'Brettspielkreis Nord',
    about: 'Thursdays from eight, and over days.',
  });
  for (const person of people.slice(1)) await person.ask('POST', '/api/clubs/join', { invitation });
  await mira.ask('POST', `/api/clubs/${club}/seasons`, { leagues: 2, change: 1 });
  await mira.ask('POST', `/api/clubs/${club}/tables`, {
    game: 'on-mars',
    seats: 4,
    title: 'First flight, beginners welcome',
  });
  const cup = await mira.ask('POST', '/api/tournaments', {
    title: 'Autumn cup',
    game: 'pulsar',
    format: 'swiss',
    seats: 2,
    rounds: 3,
    clock: { kind: 'days', perMove: 86_400_000 },
    pause: 0,
    club,
  });
  for (const person of people) await person.ask('POST', `/api/tournaments/${cup.id}/enter`);
  const { tables } = await mira.ask('POST', `/api/tournaments/${cup.id}/start`);
  const byWho = new Map(people.map(({ who, ask }) => [who, ask]));
  for (const { table, seats } of tables) {
    await playOut(
      table,
      seats.flatMap(({ who }: { who: string }) => byWho.get(who) ?? []),
    );
  }
  await jonas.ask('PUT', `/api/friends/${mira.who}`);
  await mira.ask('PUT', `/api/friends/${jonas.who}`);
  await aylin.ask('PUT', `/api/friends/${mira.who}`);
  await aylin.ask('POST', '/api/tables', { game: 'skymines', seats: 3, title: 'Tonight' });
  await teodor.ask('POST', '/api/tables', { game: 'luna-maris', seats: 2 });
  const to =
    (path: string, there: string): Scene =>
    async (page) => {
      await page.goto(path);
      await page.waitForSelector(there);
    };
  return {
    cookies: mira.cookies,
    scenes: {
      'club-lobby': to('/', '.continue .cut'),
      'club-person': to(`/people/${jonas.who}`, 'h1'),
      'club-own-page': to(`/people/${mira.who}`, 'h1'),
      'club-ratings': to('/ratings/pulsar', '.rating-rows tr'),
      'club-home': to(`/club/${club}`, 'h1'),
      'club-tournament': to(`/tournament/${cup.id}`, '.round-tables .cut'),
      'club-tournaments': to('/tournaments', 'h1'),
      'club-play-now': to('/play', 'h1'),
      'club-people': to('/people', 'h1'),
      'club-daily': to('/daily', 'h1'),
    },
  };
}
