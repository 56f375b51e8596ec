import { describe, expect, it } from 'vitest';
import {
  type Entrant,
  groupsOf,
  nextRound,
  type Pairing,
  type PlayedRound,
  plannedRounds,
  pointsAt,
  rankingOf,
  type Tournament,
  type TournamentPlan,
} from '../src/index.ts';

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ player: `p${i}`, from: 1, lot: i }));

/** Whoever has the lower number wins. */
const played = ({ tables, byes }: Pairing): PlayedRound => ({
  byes,
  tables: tables.map((table) => {
    const order = table.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    return { seats: table.map((player) => ({ player, place: order.indexOf(player) + 1, score: 10 })) };
  }),
});

function playAll(plan: TournamentPlan, people: readonly Entrant[]): Tournament {
  let tournament: Tournament = { seed: 'cup', plan, entrants: people, rounds: [] };
  for (let next = nextRound(tournament); next !== undefined; next = nextRound(tournament)) {
    tournament = { ...tournament, rounds: [...tournament.rounds, played(next)] };
  }
  return tournament;
}

const TWO = { wanted: 2, least: 2, most: 2 };

describe('a tournament', () => {
  it('of the Swiss kind ends after its rounds', () => {
    const plan = { rounds: 3, seating: TWO };
    const done = playAll(plan, entrants(8));
    expect(done.rounds).toHaveLength(plannedRounds(plan));
    expect(rankingOf(done)[0].player).toBe('p0');
  });

  it('is over where nobody is left to play with', () => {
    expect(
      nextRound({ seed: 'x', plan: { rounds: 3, seating: TWO }, entrants: entrants(1), rounds: [] }),
    ).toBeUndefined();
  });

  it.for([
    { finalists: 2, finals: 1 },
    { finalists: 4, finals: 2 },
    { finalists: 5, finals: 3 },
  ])('of groups sends $finalists to $finals finals', ({ finalists, finals }) => {
    const plan = { rounds: 2, seating: TWO, groups: { size: 4, finalists } };
    const done = playAll(plan, entrants(12));
    expect(plannedRounds(plan)).toBe(2 + finals);
    expect(done.rounds).toHaveLength(2 + finals);
    expect(groupsOf(done).map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(done.rounds.at(-1)?.tables).toHaveLength(1);
    const ranking = rankingOf(done);
    // Of three winners of groups only two may go on.
    if (finalists > 2) expect(ranking[0].player).toBe('p0');
    expect(ranking.map(({ rank }) => rank)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    const inFinal = done.rounds.at(-1)?.tables[0].seats.map(({ player }) => player);
    expect(
      ranking
        .slice(0, 2)
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual(inFinal?.toSorted());
  });

  it('leaves out who comes later or has left', () => {
    const people = [...entrants(6), { player: 'p6', from: 2, lot: 6 }, { player: 'p7', from: 1, until: 1, lot: 7 }];
    const { rounds } = playAll({ rounds: 2, seating: TWO }, people);
    const inRound = (round: number) => [
      ...rounds[round].tables.flatMap(({ seats }) => seats.map(({ player }) => player)),
      ...rounds[round].byes,
    ];
    expect(inRound(0)).toContain('p7');
    expect(inRound(0)).not.toContain('p6');
    expect(inRound(1)).toContain('p6');
    expect(inRound(1)).not.toContain('p7');
  });

  it('gives nothing for a table that was given up, not even shared with others who gave up', () => {
    const seats = [
      { player: 'a', place: 1, score: 5 },
      { player: 'b', place: 2, score: 0, forfeit: true as const },
      { player: 'c', place: 2, score: 0, forfeit: true as const },
    ];
    expect(seats.map((_, seat) => pointsAt(seats, seat))).toEqual([1, 0, 0]);
  });
});
