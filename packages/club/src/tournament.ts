import { seedRandom } from '@orrery/kernel';
import { drawGroups, finalistsOf } from './groups.ts';
import { type PlayedRound, type Standing, standingsOf } from './standings.ts';
import { type Pairing, pairSwiss } from './swiss.ts';
import type { Seating } from './table-sizes.ts';

/** What is agreed before a tournament. */
export interface TournamentPlan {
  /** Rounds of the Swiss tournament, or within each group. */
  readonly rounds: number;
  readonly seating: Seating;
  /** Groups of about this size, whose first ones play finals until one table is left; a Swiss tournament without. */
  readonly groups?: { readonly size: number; readonly finalists: number } | undefined;
}

export interface Entrant {
  readonly player: string;
  /** The first round they play, counted from 1. */
  readonly from: number;
  /** The last round they play; undefined for all. */
  readonly until?: number | undefined;
  /** Drawn once, so that the order of equals never changes by itself. */
  readonly lot: number;
}

export interface Tournament {
  /** All luck of the tournament follows from it. */
  readonly seed: string;
  readonly plan: TournamentPlan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly PlayedRound[];
}

export interface Ranked extends Standing {
  /** The group, counted from 0; only where there are groups. */
  readonly group?: number;
}

/** How many finals follow the groups: each table sends its winner on, until there is one table. */
export function finalRounds({ groups, seating: { wanted } }: TournamentPlan): number {
  if (groups === undefined) return 0;
  let rounds = 0;
  for (let left = groups.finalists; left > 1; left = Math.ceil(left / wanted)) rounds++;
  return rounds;
}

export const plannedRounds = (plan: TournamentPlan): number => plan.rounds + finalRounds(plan);

/** The next round, or undefined when the tournament is over. */
export function nextRound(tournament: Tournament): Pairing | undefined {
  const { seed, plan, entrants, rounds } = tournament;
  const number = rounds.length + 1;
  const active = activeIn(entrants, number);
  if (number > plan.rounds) return plan.groups === undefined ? undefined : nextFinal(tournament, active);
  const random = seedRandom(`${seed} round ${number}`);
  if (plan.groups === undefined) return playable(pairSwiss({ players: active, rounds, seating: plan.seating, random }));
  const pairings = groupsOf(tournament).map((group) =>
    pairSwiss({
      players: group.filter((player) => active.includes(player)),
      rounds: within(rounds, group),
      seating: plan.seating,
      random,
    }),
  );
  return playable({
    tables: pairings.flatMap(({ tables }) => tables),
    byes: pairings.flatMap(({ byes }) => byes),
  });
}

/** Where nobody is left to play with, it is over. */
const playable = (pairing: Pairing): Pairing | undefined => (pairing.tables.length === 0 ? undefined : pairing);

function activeIn(entrants: readonly Entrant[], round: number): string[] {
  return entrants
    .filter(({ from, until = Number.POSITIVE_INFINITY }) => from <= round && round <= until)
    .map(({ player }) => player);
}

/** The groups are drawn once; they follow from the seed and from who was there in the first round. */
export function groupsOf({ seed, plan, entrants }: Tournament): string[][] {
  if (plan.groups === undefined) return [];
  const players = entrants.filter(({ from, until }) => from === 1 && until !== 0).map(({ player }) => player);
  const count = Math.max(1, Math.round(players.length / plan.groups.size));
  return drawGroups(players, count, seedRandom(`${seed} groups`));
}

/** What was played by the people of a group alone. */
function within(rounds: readonly PlayedRound[], group: readonly string[]): PlayedRound[] {
  const members = new Set(group);
  return rounds.map(({ tables, byes }) => ({
    tables: tables.filter(({ seats }) => seats.every(({ player }) => members.has(player))),
    byes: byes.filter((player) => members.has(player)),
  }));
}

const lotsOf = (entrants: readonly Entrant[]): Map<string, number> =>
  new Map(entrants.map(({ player, lot }) => [player, lot]));

function groupStandings(tournament: Tournament): Standing[][] {
  const { plan, entrants, rounds } = tournament;
  const played = rounds.slice(0, plan.rounds);
  return groupsOf(tournament).map((group) => standingsOf(group, within(played, group), lotsOf(entrants)));
}

function nextFinal(tournament: Tournament, active: readonly string[]): Pairing | undefined {
  const { seed, plan, rounds } = tournament;
  const finals = rounds.slice(plan.rounds);
  const last = finals.at(-1);
  const here = (player: string): boolean => active.includes(player);
  const left =
    last === undefined
      ? finalistsOf(
          groupStandings(tournament).map((group) => group.filter(({ player }) => here(player))),
          plan.groups?.finalists ?? 0,
        )
      : winnersOf(last).filter(here);
  const isDecided = last !== undefined && last.tables.length + last.byes.length === 1;
  if (isDecided || left.length < 2) return undefined;
  const count = Math.ceil(left.length / plan.seating.wanted);
  const tables = drawGroups(left, count, seedRandom(`${seed} final ${finals.length}`), true);
  return {
    tables: tables.filter(({ length }) => length > 1),
    byes: tables.filter(({ length }) => length === 1).flat(),
  };
}

/** One of each table; where the first place is shared, whoever was seeded higher. */
const winnersOf = ({ tables, byes }: PlayedRound): string[] => [
  ...tables.flatMap(({ seats }) => seats.find(({ place, forfeit }) => place === 1 && forfeit !== true)?.player ?? []),
  ...byes,
];

/** Everybody in order: by the final they have reached, before that by points. */
export function rankingOf(tournament: Tournament): Ranked[] {
  const { plan, entrants, rounds } = tournament;
  const players = entrants.map(({ player }) => player);
  if (plan.groups === undefined) return standingsOf(players, rounds, lotsOf(entrants));
  const groupOf = new Map(groupsOf(tournament).flatMap((group, i) => group.map((player) => [player, i] as const)));
  const base = standingsOf(players, rounds.slice(0, plan.rounds), lotsOf(entrants));
  const reached = finalsReached(rounds.slice(plan.rounds));
  const NOWHERE = { round: -1, place: 0 };
  const order = base.toSorted((a, b) => {
    const [one, other] = [reached.get(a.player) ?? NOWHERE, reached.get(b.player) ?? NOWHERE];
    return other.round - one.round || one.place - other.place || a.rank - b.rank;
  });
  return order.map(({ decidedBy, ...standing }, i) => {
    const group = groupOf.get(standing.player);
    const next = order[i + 1];
    // What decided between two neighbours of the list by points says nothing where a final did.
    const isByPoints = next !== undefined && next.rank === standing.rank + 1 && !reached.has(standing.player);
    return {
      ...standing,
      rank: i + 1,
      ...(isByPoints && decidedBy ? { decidedBy } : {}),
      ...(group === undefined ? {} : { group }),
    };
  });
}

function finalsReached(finals: readonly PlayedRound[]): Map<string, { round: number; place: number }> {
  const reached = new Map<string, { round: number; place: number }>();
  for (const [round, { tables, byes }] of finals.entries()) {
    for (const { seats } of tables) for (const { player, place } of seats) reached.set(player, { round, place });
    for (const player of byes) reached.set(player, { round, place: 1 });
  }
  return reached;
}
