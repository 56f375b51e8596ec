import { plannedRounds, type Ranked } from '@orrery/club';
import type {
  Refusal,
  Someone,
  TournamentRow,
  TournamentStanding,
  TournamentTable,
  WholeTournament,
} from '@orrery/protocol';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import type { ListedTournament } from '../../store/club/tournaments.ts';
import { mayEnter, mayManage, visibleTournament } from './managing.ts';
import { keyOf, NO_TOURNAMENT, planOf, type TournamentReader, tableIdOf, type Whole } from './reading.ts';
import { nextRoundAt, playersOf, roundEnd } from './rounds.ts';

/** So many lines of the table of results are shown at once. */
const PAGE = 100;

export function showListed({ id, agreed, state, starts, players, round, entered }: ListedTournament): TournamentRow {
  const { title, game, format, seats, clock, most = null } = agreed;
  const rounds = plannedRounds(planOf(agreed));
  return {
    id,
    title,
    game,
    format,
    seats,
    state,
    round,
    rounds,
    players,
    most,
    starts,
    live: clock.kind === 'live',
    entered,
  };
}

interface Wanted {
  readonly round?: number | undefined;
  readonly from?: number | undefined;
}

export async function showTournament(
  services: Services,
  reader: TournamentReader,
  visitor: Visitor,
  id: string,
  { round, from = 1 }: Wanted = {},
): Promise<WholeTournament | Refusal> {
  const whole = await visibleTournament(services, reader, visitor, id);
  if (whole === undefined) return NO_TOURNAMENT;
  const { row, rounds, ranking, entrants } = whole;
  const { agreed, state, starts, owner } = row;
  const entered = entrants.get(visitor.who)?.until === null;
  const shown = Math.min(Math.max(round ?? rounds.length, 0), rounds.length);
  const names = await services.people.names([owner]);
  const mine = ranking.find(({ player }) => player === visitor.who);
  const listed = { ...row, players: playersOf(whole), round: rounds.length, entered };
  return {
    ...showListed(listed),
    state,
    starts,
    owner: owner === '' ? null : { who: owner, name: names.get(owner) ?? '' },
    agreed,
    now: services.now(),
    shown,
    tables: await tablesOf(services, whole, shown),
    byes: (rounds[shown - 1]?.byes ?? []).map((who) => someone(whole, who)),
    standings: ranking.slice(from - 1, from - 1 + PAGE).map((ranked) => standing(whole, ranked)),
    mine: mine === undefined ? null : standing(whole, mine),
    winners: state === 'over' ? ranking.slice(0, 3).map(({ player }) => someone(whole, player)) : [],
    roundEnds: state === 'playing' ? roundEnd(whole) : null,
    nextRound: nextRoundAt(whole),
    manages: mayManage(whole, visitor),
    mayEnter: mayEnter(whole, visitor.who),
  };
}

const someone = ({ entrants }: Whole, who: string): Someone => ({ who, name: entrants.get(who)?.name ?? '' });

async function tablesOf({ store, presence }: Services, whole: Whole, shown: number): Promise<TournamentTable[]> {
  const paired = whole.rounds[shown - 1];
  if (paired === undefined) return [];
  const ids = paired.tables.map((_, i) => tableIdOf(whole.row.id, shown, i + 1));
  const [statuses, waiting, invitations] = await Promise.all([
    store.statusesOf(ids),
    store.waitingAt(ids),
    // Tables of a club are in no list: its members find them here.
    whole.row.club === '' ? new Map<string, string>() : store.tableInvitations(ids),
  ]);
  return paired.tables.map((players, i) => {
    const table = ids[i];
    const result = whole.results.get(keyOf(shown, i + 1));
    const invitation = invitations.get(table);
    const onlookers = presence.at(table).filter(({ who }) => !players.includes(who));
    return {
      round: shown,
      number: i + 1,
      table,
      status: statuses.get(table) ?? null,
      seats: players.map((who) => {
        const reached = result?.seats.find(({ player }) => player === who);
        const { place = null, score = null, forfeit } = reached ?? {};
        return { ...someone(whole, who), place, score, out: forfeit === true };
      }),
      waiting: waiting.filter((member) => member.table === table).map(({ who }) => who),
      watching: onlookers.length,
      mended: result?.mended === true,
      ...(invitation === undefined ? {} : { invitation }),
    };
  });
}

function standing(whole: Whole, ranked: Ranked): TournamentStanding {
  const { player, rank, points, opponents, wins, share, decidedBy, group } = ranked;
  const { until } = whole.entrants.get(player) ?? { until: 0 };
  return {
    ...someone(whole, player),
    rank,
    points,
    opponents,
    wins,
    share,
    places: whole.rounds.map(({ round }) => placeIn(whole, player, round)),
    ...(decidedBy === undefined ? {} : { decidedBy }),
    ...(group === undefined ? {} : { group }),
    left: until !== null,
  };
}

function placeIn({ rounds, results }: Whole, who: string, round: number): TournamentStanding['places'][number] {
  const paired = rounds[round - 1];
  if (paired.byes.includes(who)) return 'bye';
  const number = paired.tables.findIndex((players) => players.includes(who)) + 1;
  if (number === 0) return 'absent';
  const reached = results.get(keyOf(round, number))?.seats.find(({ player }) => player === who);
  if (reached === undefined) return 'playing';
  return reached.forfeit === true ? 'out' : reached.place;
}
