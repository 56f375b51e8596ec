import { below, isRefused, type Random, seedRandom, undoable } from '@orrery/kernel';
import type { ServerMessage } from '@orrery/protocol';
import {
  applyEntry,
  applyPatch,
  type Entry,
  type Look,
  lookAt,
  NO_CLOCK,
  newPerson,
  openTable,
  optionsAt,
  type Table,
  waitingFor,
} from '@orrery/table';
import { expect, it } from 'vitest';
import type { Loaded } from '../src/hall/hall.ts';
import { summarise } from '../src/hall/summary.ts';
import { Watchers } from '../src/hall/watchers.ts';
import { ROOMS } from './rooms.ts';

const SEATS = 3;
const CHOICES = 90;
const TABLE = 'shared';

/** Somebody with a socket who knows only what has been sent to them. */
class Eye {
  look: Look | undefined;
  readonly seat: number | null;
  readonly watcher;

  constructor(seat: number | null) {
    this.seat = seat;
    const who = seat === null ? 'spectator' : `p${seat}`;
    this.watcher = { who, name: who, options: false, send: (message: string) => this.#hear(JSON.parse(message)) };
  }

  #hear(message: ServerMessage): void {
    if (message.tell === 'look') this.look = message.look;
    else if (message.tell === 'change') this.look = applyPatch(this.look, message.patch) as Look;
  }
}

async function opened(game: string): Promise<Loaded> {
  const room = await ROOMS[game]();
  const setup = { game, version: room.game.version, seats: SEATS, settings: {}, clock: NO_CLOCK };
  const table = openTable(room.game, setup, 0);
  if (isRefused(table)) throw new Error(table.message);
  const kind = { listed: true, rated: false, pace: 'none', status: 'open', title: '', invitation: '' } as const;
  const row = { id: TABLE, game, owner: 'p0', ...kind, seats: SEATS, free: 0, created: 0, updated: 0, deadline: null };
  const summary = summarise(table, { ...row, version: 1 }, [], 0);
  return { id: TABLE, table, summary, keptLength: 0, usedAt: 0 };
}

/** Somebody chooses, confirms what they have chosen, or takes it back. */
function anyEntry(table: Table, random: Random): Entry {
  const waiting = waitingFor(table);
  const seat = waiting[below(random, waiting.length)];
  if (table.held[seat] !== null) return { do: below(random, 3) === 0 ? 'undo' : 'confirm', seat };
  if (below(random, 8) === 0 && table.play !== undefined && undoable(table.play, seat) !== undefined)
    return { do: 'undo', seat };
  const options = optionsAt(table, seat);
  return { do: 'choose', seat, choice: options[below(random, options.length)] };
}

/** What all may know is made once for all of them, so nobody may find in it what another one alone may know. */
it.for(Object.keys(ROOMS))('shows everybody at a table of %s what they would be shown alone', async (game) => {
  const loaded = await opened(game);
  const { table } = loaded;
  const watchers = new Watchers(() => 0);
  const random = seedRandom(`shared ${game}`);
  const eyes = [0, 1, 2, null].map((seat) => new Eye(seat));
  const happen = (entry: Entry): void => {
    const outcome = applyEntry(table, { number: table.length, at: 0, entry });
    if (isRefused(outcome)) throw new Error(outcome.message);
    watchers.change(loaded, outcome);
    for (const { look, seat } of eyes) {
      if (look !== undefined) expect(look, `seat ${seat}`).toEqual(JSON.parse(JSON.stringify(lookAt(table, seat))));
    }
  };
  for (let seat = 0; seat < SEATS; seat++)
    happen({ do: 'sit', seat, sitter: newPerson({ who: `p${seat}`, name: `P${seat}` }, seat === 2, NO_CLOCK) });
  watchers.watch(loaded, eyes[0].watcher);
  happen({ do: 'start', seed: game });
  for (let i = 0; i < CHOICES && table.status === 'playing'; i++) {
    // They come one after the other, and one of them comes back.
    const eye = eyes[i / 10];
    if (eye !== undefined) watchers.watch(loaded, eye.watcher);
    if (i === 70) watchers.watch(loaded, eyes[1].watcher);
    happen(anyEntry(table, random));
  }
  expect(eyes.every(({ look }) => look !== undefined)).toBe(true);
});
