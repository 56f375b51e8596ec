import { below, type Random, seedRandom } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  drawGroups,
  finalistsOf,
  nextSeason,
  type Pairing,
  type PlayedRound,
  pairSwiss,
  pointsAt,
  type Seating,
  standingsOf,
  tableSizes,
} from '../src/index.ts';

const SEATINGS: Record<string, Seating> = {
  two: { wanted: 2, least: 2, most: 2 },
  'three or four': { wanted: 4, least: 3, most: 4 },
  'up to six': { wanted: 5, least: 2, most: 6 },
};

describe('sizes of tables', () => {
  it.for(Object.entries(SEATINGS))('use everybody where that is possible: %s', ([, seating]) => {
    for (let people = 0; people <= 120; people++) {
      const { sizes, byes } = tableSizes(people, seating);
      expect(sizes.reduce((sum, size) => sum + size, 0) + byes, `${people} people`).toBe(people);
      for (const size of sizes) {
        expect(size).toBeGreaterThanOrEqual(seating.least);
        expect(size).toBeLessThanOrEqual(seating.most);
      }
      expect(byes, `${people} people`).toBeLessThan(seating.least);
    }
  });

  it('are as near as possible to what is wanted', () => {
    const { 'three or four': seating } = SEATINGS;
    expect(tableSizes(16, seating).sizes).toEqual([4, 4, 4, 4]);
    expect(tableSizes(10, seating).sizes).toEqual([4, 3, 3]);
    expect(tableSizes(5, seating)).toEqual({ sizes: [4], byes: 1 });
  });
});

const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

/** Plays a round: whoever has the lower number is stronger, with some luck. */
function played({ tables, byes }: Pairing, random: Random): PlayedRound {
  return {
    byes,
    tables: tables.map((table) => {
      const scores = table.map((player) => 200 - Number(player.slice(1)) / 4 + below(random, 60));
      return {
        seats: table.map((player, i) => ({
          player,
          score: scores[i],
          place: 1 + scores.filter((score) => score > scores[i]).length,
        })),
      };
    }),
  };
}

function tournament(count: number, rounds: number, seating: Seating, seed: string): PlayedRound[] {
  const random = seedRandom(seed);
  const done: PlayedRound[] = [];
  for (let round = 0; round < rounds; round++)
    done.push(played(pairSwiss({ players: people(count), rounds: done, seating, random }), random));
  return done;
}

describe('a Swiss tournament', () => {
  it.for(Object.entries(SEATINGS))('seats everybody once a round: %s', ([, seating]) => {
    for (const count of [7, 16, 33]) {
      for (const { tables, byes } of tournament(count, 5, seating, `once ${count}`)) {
        const seated = [...tables.flatMap(({ seats }) => seats.map(({ player }) => player)), ...byes];
        expect(seated.toSorted()).toEqual(people(count).toSorted());
      }
    }
  });

  it('never repeats a meeting of two where it need not, nor a bye', () => {
    const rounds = tournament(33, 7, SEATINGS.two, 'again');
    const met = rounds.flatMap(({ tables }) =>
      tables.map(({ seats }) =>
        seats
          .map(({ player }) => player)
          .sort()
          .join(),
      ),
    );
    expect(new Set(met).size).toBe(met.length);
    const byes = rounds.flatMap((round) => round.byes);
    expect(new Set(byes).size).toBe(byes.length);
  });

  it('lets people of equal points meet', () => {
    const rounds = tournament(64, 6, SEATINGS['three or four'], 'equal');
    const before = new Map(standingsOf(people(64), rounds.slice(0, 5)).map(({ player, points }) => [player, points]));
    const spans = rounds[5].tables.map(({ seats }) => {
      const points = seats.map(({ player }) => before.get(player) ?? 0);
      return Math.max(...points) - Math.min(...points);
    });
    expect(spans.reduce((sum, span) => sum + span, 0) / spans.length).toBeLessThan(0.8);
  });

  it('brings the stronger ones to the top', () => {
    const standings = standingsOf(people(64), tournament(64, 8, SEATINGS['three or four'], 'top'));
    const top = standings.slice(0, 16).map(({ player }) => Number(player.slice(1)));
    expect(top.filter((number) => number < 32).length).toBeGreaterThan(11);
  });

  it('gives nobody the first seat all the time', () => {
    const rounds = tournament(16, 6, SEATINGS.two, 'seats');
    for (const player of people(16)) {
      const first = rounds.filter(({ tables }) => tables.some(({ seats }) => seats[0].player === player)).length;
      expect(first, player).toBeGreaterThanOrEqual(2);
      expect(first, player).toBeLessThanOrEqual(4);
    }
  });

  it('takes late entries and lets people go', () => {
    const random = seedRandom('late');
    const first = played(pairSwiss({ players: people(8), rounds: [], seating: SEATINGS.two, random }), random);
    const players = [...people(8).filter((player) => player !== 'p3'), 'p8', 'p9'];
    const { tables, byes } = pairSwiss({ players, rounds: [first], seating: SEATINGS.two, random });
    expect([...tables.flat(), ...byes].toSorted()).toEqual(players.toSorted());
  });

  it('pairs a thousand people over twelve rounds', () => {
    const rounds = tournament(1000, 12, SEATINGS['three or four'], 'thousand');
    const again = rounds.flatMap(({ tables }) => tables).length;
    expect(again).toBe(12 * 250);
  });
});

describe('standings', () => {
  const table = (...players: [string, number][]) => ({
    seats: players.map(([player, score]) => ({
      player,
      score,
      place: 1 + players.filter(([, other]) => other > score).length,
    })),
  });

  it('count whom one leaves behind, a tie for half, a bye like a win', () => {
    const { seats } = table(['a', 10], ['b', 8], ['c', 8], ['d', 2]);
    expect(seats.map((_, seat) => pointsAt(seats, seat))).toEqual([1, 0.5, 0.5, 0]);
    const [first] = standingsOf(['e'], [{ tables: [], byes: ['e'] }]);
    expect(first).toMatchObject({ points: 1, rounds: [1] });
  });

  it('say what decided between equals', () => {
    const rounds: PlayedRound[] = [
      { tables: [table(['a', 50], ['b', 40]), table(['c', 60], ['d', 10])], byes: [] },
      { tables: [table(['a', 50], ['c', 70]), table(['b', 90], ['d', 10])], byes: [] },
    ];
    const standings = standingsOf(['a', 'b', 'c', 'd'], rounds);
    expect(standings.map(({ player, points }) => [player, points])).toEqual([
      ['c', 2],
      ['a', 1],
      ['b', 1],
      ['d', 0],
    ]);
    expect(standings.map(({ decidedBy }) => decidedBy)).toEqual([undefined, 'opponents', undefined, undefined]);
  });

  it('let the lot decide only where nothing else does, and always the same way', () => {
    const lots = new Map([
      ['x', 2],
      ['y', 1],
    ]);
    const [first, second] = standingsOf(['x', 'y'], [], lots);
    expect([first.player, first.decidedBy, second.rank]).toEqual(['y', 'lot', 2]);
  });
});

describe('groups and seasons', () => {
  it('draws groups of about equal strength', () => {
    expect(drawGroups(people(8), 3, seedRandom('x'), true)).toEqual([
      ['p0', 'p5', 'p6'],
      ['p1', 'p4', 'p7'],
      ['p2', 'p3'],
    ]);
  });

  it('sends winners on first, then the best of the second ones', () => {
    const random = seedRandom('final');
    const groups = drawGroups(people(12), 3, random, true).map((group) => {
      const round = played({ tables: [group], byes: [] }, random);
      return standingsOf(group, [round]);
    });
    const finalists = finalistsOf(groups, 4);
    expect(finalists.slice(0, 3).toSorted()).toEqual(groups.map(([first]) => first.player).toSorted());
    expect(groups.map(([, second]) => second.player)).toContain(finalists[3]);
  });

  it('moves as many up as down, and loses nobody', () => {
    const next = nextSeason(
      [
        ['a', 'b', 'c', 'd'],
        ['e', 'f', 'g', 'h'],
        ['i', 'j'],
      ],
      { change: 1 },
      ['k'],
    );
    expect(next).toEqual([
      ['a', 'b', 'c', 'e'],
      ['d', 'f', 'g', 'i'],
      ['h', 'j', 'k'],
    ]);
  });
});
