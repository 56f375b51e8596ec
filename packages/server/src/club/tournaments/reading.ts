import {
  type Entrant,
  type PlayedRound,
  type Ranked,
  rankingOf,
  type Tournament,
  type TournamentPlan,
} from '@orrery/club';
import type { NewTournament, Refusal } from '@orrery/protocol';
import type { StoredEntrant, StoredResult, StoredRound, StoredTournament } from '../../store/club/tournaments.ts';
import type { Store } from '../../store/store.ts';

export const NO_TOURNAMENT: Refusal = { refused: 'no-such-tournament', message: 'There is no such tournament.' };

/** A tournament as it was read, with what follows from it. */
export interface Whole {
  readonly row: StoredTournament;
  readonly entrants: ReadonlyMap<string, StoredEntrant>;
  readonly rounds: readonly StoredRound[];
  readonly results: ReadonlyMap<string, StoredResult>;
  /** As the reckoning of the club takes it. */
  readonly reckoned: Tournament;
  readonly ranking: readonly Ranked[];
}

export const keyOf = (round: number, number: number): string => `${round} ${number}`;

/** Tables of a tournament are known by their names, so that no round is ever opened twice. */
export const tableIdOf = (tournament: string, round: number, number: number): string =>
  `${tournament}-${round}-${number}`;

/** The tournament a table belongs to; undefined where it belongs to none. */
export const tournamentOfTable = (table: string): string | undefined => /^(.{12})-\d+-\d+$/.exec(table)?.[1];

export function planOf({
  format,
  seats,
  rounds,
  groupSize = 2 * seats,
  finalists = seats,
}: NewTournament): TournamentPlan {
  return {
    rounds,
    // A table has one seat less where that spares somebody a bye.
    seating: { wanted: seats, least: Math.max(2, seats - 1), most: seats },
    ...(format === 'groups' ? { groups: { size: groupSize, finalists } } : {}),
  };
}

/** How long what was read is believed, in milliseconds: another process may have changed it in two steps. */
const BELIEVED = 3000;
const MOST_REMEMBERED = 50;

/** Reads tournaments, and remembers those that have not changed since. */
export class TournamentReader {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly whole: Whole; readonly at: number }>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async read(id: string): Promise<Whole | undefined> {
    const row = await this.#store.tournament(id);
    if (row === undefined) return undefined;
    const known = this.#known.get(id);
    if (known?.whole.row.version === row.version && this.#now() - known.at < BELIEVED) return known.whole;
    const [entrants, rounds, results] = await Promise.all([
      this.#store.entrantsOf(id),
      this.#store.roundsOf(id),
      this.#store.resultsOf(id),
    ]);
    const whole = reckon(row, entrants, rounds, results);
    this.#known.delete(id);
    this.#known.set(id, { whole, at: this.#now() });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_REMEMBERED) break;
      this.#known.delete(oldest);
    }
    return whole;
  }
}

function reckon(
  row: StoredTournament,
  entrants: readonly StoredEntrant[],
  rounds: readonly StoredRound[],
  results: readonly StoredResult[],
): Whole {
  const byKey = new Map(results.map((result) => [keyOf(result.round, result.number), result]));
  const played = rounds.map(
    ({ round, tables, byes }): PlayedRound => ({
      byes,
      tables: tables.flatMap((_, i) => byKey.get(keyOf(round, i + 1)) ?? []),
    }),
  );
  const playing = entrants.filter(({ until }) => until !== 0);
  const reckoned: Tournament = {
    seed: row.id,
    plan: planOf(row.agreed),
    entrants: playing.map(
      ({ who, from, until, lot }): Entrant => ({ player: who, from, until: until ?? undefined, lot }),
    ),
    rounds: played,
  };
  return {
    row,
    entrants: new Map(playing.map((entrant) => [entrant.who, entrant])),
    rounds,
    results: byKey,
    reckoned,
    ranking: rankingOf(reckoned),
  };
}
