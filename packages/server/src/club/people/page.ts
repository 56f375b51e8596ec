import { isProvisional, pointsOf } from '@orrery/club';
import type { Favourite, PersonGame, PersonPage, PersonPlay, Refusal } from '@orrery/protocol';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import type { PlayedRow, StoredPlay } from '../../store/club/plays.ts';
import { NOTHING_HERE } from '../nothing-here.ts';
import { changeOf } from '../ratings/results.ts';

/** How much of somebody's past is read, and how many plays are shown. */
const READ = 2000;
const SHOWN = 20;
const DAY = 86_400_000;
/** A graph shows so many points. */
const DRAWN = 200;

const NOBODY: Refusal = {
  refused: 'no-such-person',
  message: 'Nobody is known by that, or they keep it to themselves.',
};

/** What others may know of somebody: all of it follows from their finished plays. */
export async function personPage(
  services: Services,
  who: string,
  visitor: Visitor | undefined,
): Promise<PersonPage | Refusal> {
  const { store, people } = services;
  if (!services.isOn('people')) return NOTHING_HERE;
  const [names, settings] = await Promise.all([people.names([who]), store.settings(who)]);
  const name = names.get(who);
  const isMine = visitor?.who === who;
  if (!name || (settings.private === true && !isMine)) return NOBODY;
  const rows = await store.playedBy(who, READ);
  const records = recordsOf(rows);
  const shown = rows.slice(0, SHOWN);
  const tables = [...shown, ...records].map(({ table }) => table);
  const [plays, open] = await Promise.all([store.plays(tables), store.listedAmong(tables)]);
  const hasRatings = services.isOn('ratings');
  const wins = rows.filter(hasWon).length;
  const contested = rows.filter(({ seats }) => seats > 1);
  return {
    who,
    name,
    private: settings.private === true,
    since: rows.at(-1)?.at ?? null,
    plays: rows.length,
    wins,
    place: contested.length === 0 ? null : contested.reduce((sum, { place }) => sum + place, 0) / contested.length,
    games: gamesOf(rows, hasRatings),
    last: shown.map((row) => showPlay(row, plays.get(row.table), open.has(row.table), hasRatings)),
    favourite: favouriteOf(rows),
    records: records.map(({ game, score, at, table }) => ({ game, score, at, table, open: open.has(table) })),
    against: visitor === undefined || isMine ? null : meetingsOf(rows, await store.playedBy(visitor.who, READ)),
  };
}

/** Alone nobody wins against anybody; the place says how the rules saw it. */
const hasWon = ({ place }: PlayedRow): boolean => place === 1;

function showPlay(row: PlayedRow, play: StoredPlay | undefined, open: boolean, hasRatings: boolean): PersonPlay {
  const { who, table, game, at, place, score, change } = row;
  const others = (play?.seats ?? []).filter((seat) => seat.who !== who).map((seat) => seat.score);
  const scores = [score, ...others.sort((a, b) => b - a)];
  return { table, game, at, place, scores, change: change && hasRatings ? changeOf(change) : null, open };
}

const byGame = (rows: readonly PlayedRow[]): [string, PlayedRow[]][] =>
  [...Map.groupBy(rows, ({ game }) => game)].sort(([, a], [, b]) => b.length - a.length);

function gamesOf(rows: readonly PlayedRow[], hasRatings: boolean): PersonGame[] {
  return byGame(rows).map(([game, plays]) => {
    const changes = hasRatings ? plays.flatMap(({ at, change }) => (change ? [{ at, ...change }] : [])).reverse() : [];
    const last = changes.at(-1)?.after;
    const shown = changes.slice(-DRAWN);
    // Where they stood before, a day earlier, so that the first step can be seen.
    const before = shown.slice(0, 1).map(({ at, before }) => ({ at: at - DAY, points: pointsOf(before) }));
    const history = [...before, ...shown.map(({ at, after }) => ({ at, points: pointsOf(after) }))];
    return {
      game,
      plays: plays.length,
      wins: plays.filter(hasWon).length,
      points: last ? pointsOf(last) : null,
      provisional: last !== undefined && isProvisional(last),
      history,
    };
  });
}

/** The most frequent of many, and how often it is there. */
function mostOf<T>(all: readonly T[], nameOf: (one: T) => string): { one: T; times: number } | undefined {
  const groups = [...Map.groupBy(all, nameOf).values()].sort((a, b) => b.length - a.length);
  return groups[0] && { one: groups[0][0], times: groups[0].length };
}

function favouriteOf(rows: readonly PlayedRow[]): Favourite | null {
  const [first] = byGame(rows);
  if (first === undefined) return null;
  const [game, plays] = first;
  const seats = mostOf(plays, (play) => String(play.seats))?.one.seats ?? 0;
  const openings = plays.flatMap(({ opening }) => opening ?? []);
  const opening = mostOf(openings, ({ en }) => en);
  return {
    game,
    plays: plays.length,
    wins: plays.filter(hasWon).length,
    seats,
    opening: opening ? { said: opening.one, plays: opening.times } : null,
  };
}

/** The best play of every game. */
const recordsOf = (rows: readonly PlayedRow[]): PlayedRow[] =>
  byGame(rows).map(([, plays]) => plays.reduce((best, play) => (play.score > best.score ? play : best)));

function meetingsOf(theirs: readonly PlayedRow[], mine: readonly PlayedRow[]): PersonPage['against'] {
  const places = new Map(mine.map(({ table, place }) => [table, place]));
  let ahead = 0;
  let behind = 0;
  for (const { table, place } of theirs) {
    const my = places.get(table);
    if (my === undefined) continue;
    if (place < my) ahead++;
    if (place > my) behind++;
  }
  return ahead + behind === 0 ? null : { ahead, behind };
}
