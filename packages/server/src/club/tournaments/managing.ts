import { randomBytes, randomInt } from 'node:crypto';
import type { NewTournament, Refusal } from '@orrery/protocol';
import { whyNotOpen } from '@orrery/table';
import { hasRole, whyNot } from '../../house/rights.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { membership, runs } from '../clubs/membership.ts';
import { keyOf, NO_TOURNAMENT, type TournamentReader, tableIdOf, type Whole } from './reading.ts';
import { resultOf } from './results.ts';
import { beginRound, playersOf } from './rounds.ts';

const NOT_YOURS: Refusal = { refused: 'forbidden', message: 'Only who announced the tournament can do that.' };
const AS_IT_IS: Refusal = { refused: 'not-open', message: 'The tournament is not in a state for that.' };
/** How many tournaments of one person may be announced or under way at once. */
const MOST_OWN = 10;

/** A tournament of a club is there for its members alone. */
export async function visibleTournament(
  services: Services,
  reader: TournamentReader,
  { who }: Visitor,
  id: string,
): Promise<Whole | undefined> {
  const whole = await reader.read(id);
  if (whole === undefined || whole.row.club === '') return whole;
  return (await membership(services, who, whole.row.club)) === undefined ? undefined : whole;
}

export const mayManage = ({ row }: Whole, visitor: Visitor): boolean =>
  row.owner === visitor.who || hasRole(visitor, 'moderator');

export async function announce(services: Services, visitor: Visitor, agreed: NewTournament): Promise<string | Refusal> {
  const { store, now } = services;
  if (visitor.guest) return { refused: 'forbidden', message: 'Make an account first: a tournament needs its owner.' };
  const muted = whyNot('mute', visitor, now());
  if (muted !== undefined) return muted;
  const club = agreed.club === undefined ? undefined : await membership(services, visitor.who, agreed.club);
  if (agreed.club !== undefined && (club === undefined || !runs(club))) return NOT_YOURS;
  const own = (await store.tournaments(visitor.who, 1000)).filter(({ owner }) => owner === visitor.who);
  if (own.filter(({ state }) => state !== 'over').length >= MOST_OWN) {
    return { refused: 'too-many', message: 'You have announced many tournaments already.' };
  }
  const problem = await whyNotPlayable(services, agreed);
  if (problem !== undefined) return problem;
  const id = randomBytes(9).toString('base64url');
  const title = agreed.title.trim();
  await store.addTournament({
    id,
    owner: visitor.who,
    state: 'open',
    agreed: { ...agreed, title },
    club: agreed.club ?? '',
    starts: agreed.starts ?? null,
    created: now(),
  });
  return id;
}

/** Every size of table that may be needed has to be possible. */
async function whyNotPlayable({ hall }: Services, agreed: NewTournament): Promise<Refusal | undefined> {
  const { game: id, seats, settings = {}, clock, format, finalists } = agreed;
  const game = await hall.game(id);
  if (game === undefined) return { refused: 'bad-settings', message: `There is no game '${id}'.` };
  if (clock.kind === 'none') return { refused: 'bad-settings', message: 'A tournament needs a clock.' };
  if (format === 'swiss' && finalists !== undefined) {
    return { refused: 'bad-settings', message: 'Only groups send people to finals.' };
  }
  for (let size = Math.max(2, seats - 1); size <= seats; size++) {
    const problem = whyNotOpen(game, { game: id, version: game.version, seats: size, settings, clock });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** May somebody still come in? */
export function mayEnter(whole: Whole, who: string): boolean {
  const { row, entrants, rounds } = whole;
  const { late = 0, most = Number.POSITIVE_INFINITY, format } = row.agreed;
  if (entrants.get(who)?.until === null || playersOf(whole) >= most) return false;
  if (row.state === 'open') return true;
  // Groups are drawn once.
  return row.state === 'playing' && format === 'swiss' && rounds.length <= late && rounds.length < row.agreed.rounds;
}

type Managed = Promise<Refusal | undefined>;

export async function enter(services: Services, reader: TournamentReader, visitor: Visitor, id: string): Managed {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  const { who, name } = visitor;
  if (whole.entrants.get(who)?.until === null) return { refused: 'taken', message: 'You play in it already.' };
  if (!mayEnter(whole, who)) return { refused: 'not-open', message: 'It is full, or too late to enter.' };
  const lot = randomInt(2 ** 31);
  await services.store.enter(id, { who, name, from: whole.rounds.length + 1, until: null, lot });
  return undefined;
}

export async function withdraw(services: Services, reader: TournamentReader, visitor: Visitor, id: string): Managed {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  if (whole.entrants.get(visitor.who)?.until !== null) {
    return { refused: 'forbidden', message: 'You do not play in this tournament.' };
  }
  if (whole.row.state !== 'open' && whole.row.state !== 'playing') return AS_IT_IS;
  await services.store.withdraw(id, visitor.who, whole.rounds.length);
  return undefined;
}

export async function start(services: Services, reader: TournamentReader, visitor: Visitor, id: string): Managed {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  if (!mayManage(whole, visitor)) return NOT_YOURS;
  if (whole.row.state !== 'open') return AS_IT_IS;
  const least = whole.reckoned.plan.seating.least;
  if (playersOf(whole) < least) return { refused: 'not-open', message: `At least ${least} people have to enter.` };
  await reader.inTurn(id, () => beginRound(services, reader, whole));
  return undefined;
}

export async function cancel(services: Services, reader: TournamentReader, visitor: Visitor, id: string): Managed {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  if (!mayManage(whole, visitor)) return NOT_YOURS;
  const { state, agreed, owner } = whole.row;
  if (state !== 'open' && state !== 'playing') return AS_IT_IS;
  await services.store.setTournamentState(id, state, 'cancelled');
  await services.audit({ by: visitor.who, act: 'tournament-cancelled', about: owner, details: agreed.title });
  return undefined;
}

export interface Mending {
  readonly round: number;
  readonly number: number;
  readonly places: readonly number[];
  readonly why: string;
}

/** Enters a result by hand, in place of what the table came to. Rounds that are paired already stay as they are. */
export async function mend(
  services: Services,
  reader: TournamentReader,
  visitor: Visitor,
  id: string,
  { round, number, places, why }: Mending,
): Managed {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  if (!mayManage(whole, visitor)) return NOT_YOURS;
  const players = whole.rounds[round - 1]?.tables[number - 1];
  if (players === undefined) return { refused: 'no-such-table', message: 'There is no such table in that round.' };
  if (players.length !== places.length || !places.includes(1)) {
    return { refused: 'bad-settings', message: 'Every seat needs a place, and somebody the first.' };
  }
  const before = whole.results.get(keyOf(round, number));
  const known = before?.seats ?? (await scoresAt(services, tableIdOf(id, round, number)));
  const seats = players.map((player, i) => {
    const score = known.find((seat) => seat.player === player)?.score ?? 0;
    return { player, place: places[i], score };
  });
  await services.store.mendResult(id, { round, number, seats, mended: true, at: services.now() });
  const told = (list: readonly { readonly place: number }[]): string => list.map(({ place }) => place).join('-');
  const from = before === undefined ? '' : `${told(before.seats)} → `;
  await services.audit({
    by: visitor.who,
    act: 'result-mended',
    about: visitor.who,
    details: `${whole.row.agreed.title}, ${round}/${number}: ${from}${told(seats)} (${why})`,
  });
  return undefined;
}

async function scoresAt({ hall }: Services, table: string) {
  return (await hall.with(table, (loaded) => resultOf(loaded.table))) ?? [];
}
