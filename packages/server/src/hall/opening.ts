import { randomBytes } from 'node:crypto';
import { isRefused, readRecord, replay } from '@orrery/kernel';
import type { NewTable, Refusal } from '@orrery/protocol';
import { type Entry, NO_CLOCK, newPerson, rematchOf, type Sitter } from '@orrery/table';
import { whyNot } from '../house/rights.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import { fillEntry, isBot, startEntry } from './actions.ts';
import type { Loaded } from './hall.ts';

export const newInvitation = (): string => newId(12);
export const newTableId = (): string => newId(9);
const newId = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** How many tables of one person stand in the lobby at once: it is for all. */
const MOST_OPEN = 10;

type FirstRow = Pick<TableRow, 'id' | 'game' | 'version' | 'owner' | 'seats'> & Partial<TableRow>;

export function newRow({ now }: Services, first: FirstRow): TableRow {
  const at = now();
  return {
    title: first.game,
    status: 'open',
    listed: true,
    rated: false,
    pace: 'none',
    invitation: newInvitation(),
    free: first.seats,
    created: at,
    updated: at,
    deadline: null,
    ...first,
  };
}

/** Alone, or against an automaton, there is nobody to be measured with. */
const isRatable = ({ seats, fill = [] }: NewTable): boolean =>
  seats > 1 && fill.every(({ with: filling }) => filling !== 'automaton');

/** Opens a table as somebody wants it, with the computer players they want, begun or not. */
export async function createTable(services: Services, visitor: Visitor, wanted: NewTable): Promise<Loaded | Refusal> {
  const { settings = {}, clock = NO_CLOCK, listed = true, sit = true, confirm = false, fill = [], start } = wanted;
  const rated = isRatable(wanted) && (wanted.rated ?? true);
  // Who opens a table for a bot has allowed bots.
  const bots = wanted.bots ?? (sit && (await isBot(services, visitor)));
  const muted = wanted.title === undefined ? undefined : whyNot('mute', visitor, services.now());
  if (muted !== undefined) return muted;
  if (listed && start !== true && (await services.store.openTablesOf(visitor.who)) >= MOST_OPEN) {
    return { refused: 'too-many', message: 'You have many open tables already: close one, or fill its seats.' };
  }
  const game = await services.hall.game(wanted.game);
  if (game === undefined) return { refused: 'bad-settings', message: `There is no game '${wanted.game}'.` };
  const { seats } = wanted;
  const setup = { game: game.id, version: game.version, seats, settings, clock, rated, ...(bots ? { bots } : {}) };
  const entries: Entry[] = [{ do: 'open', setup }];
  if (sit) entries.push({ do: 'sit', seat: 0, sitter: newPerson(visitor, confirm, clock) });
  for (const { seat, with: filling } of fill) entries.push(fillEntry(seat, filling));
  if (start === true) entries.push(startEntry());
  const title = wanted.title?.trim() || game.id;
  const row = newRow(services, {
    id: newTableId(),
    game: game.id,
    version: game.version,
    owner: visitor.who,
    seats,
    title,
    listed,
    rated,
    pace: clock.kind,
  });
  return services.hall.open(row, entries);
}

/** Opens a table from a record: the importer takes one seat, computer players the others. */
export async function importTable(
  services: Services,
  visitor: Visitor,
  given: unknown,
  mine: number,
): Promise<Loaded | Refusal> {
  const { rooms, hall } = services;
  const games = new Map(await Promise.all(Object.keys(rooms).map(async (id) => [id, await hall.game(id)] as const)));
  const record = readRecord(JSON.stringify(given), (id) => games.get(id));
  if (isRefused(record)) return record;
  const game = games.get(record.game);
  if (game === undefined) return { refused: 'bad-record', message: `There is no game '${record.game}'.` };
  const play = replay(game, record);
  if (isRefused(play)) return play;
  if (mine >= record.seats) return { refused: 'bad-settings', message: `There is no seat ${mine}.` };
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
  return hall.open(
    newRow(services, { id: newTableId(), game: game.id, version, owner: visitor.who, seats, listed: false }),
    entries,
  );
}

/** Whoever opened the last table opens the next one, or, where they have left, whoever sits there. */
function heirOf({ table, summary }: Loaded): string {
  const people = table.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.who] : []));
  return summary.row.owner || (people[0] ?? '');
}

/** The next table has a name that follows from this one's, so two processes cannot open two. */
export async function openRematch(services: Services, loaded: Loaded): Promise<void> {
  const { id, table, summary } = loaded;
  const [, base = id, round = '1'] = /^(.*)_r(\d+)$/.exec(id) ?? [];
  const next = `${base}_r${Number(round) + 1}`;
  const { game, seats, title, listed, rated, pace } = summary.row;
  const owner = heirOf(loaded);
  const { version } = table.setup;
  await services.hall.open(
    newRow(services, { id: next, game, version, owner, seats, title, listed, rated, pace }),
    rematchOf(table),
  );
  await services.hall.act(id, () => ({ do: 'successor', table: next }));
}
