import { type Random, shuffle } from '@orrery/kernel';
import type { Standing } from './standings.ts';

/** Spreads people over groups like a snake, so that every group is about equally strong; without seeds by lot. */
export function drawGroups(players: readonly string[], groups: number, random: Random, isSeeded = false): string[][] {
  const order = isSeeded ? players : shuffle(random, [...players]);
  const drawn: string[][] = Array.from({ length: groups }, () => []);
  for (const [i, player] of order.entries()) {
    const row = Math.floor(i / groups);
    const at = i % groups;
    drawn[row % 2 === 0 ? at : groups - 1 - at].push(player);
  }
  return drawn;
}

/**
 * Who goes on from the groups: the first ones of each, then, where places are left, the best of the next ones. They come
 * in the order in which they are seeded: all winners, then all second ones.
 */
export function finalistsOf(groups: readonly (readonly Standing[])[], places: number): string[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const byRank = Array.from({ length: longest }, (_, rank) =>
    groups
      .flatMap((group) => group.slice(rank, rank + 1))
      .sort((a, b) => mean(b) - mean(a) || b.opponents - a.opponents),
  );
  return byRank
    .flat()
    .slice(0, places)
    .map(({ player }) => player);
}

/** Groups may have played different numbers of rounds. */
const mean = ({ points, rounds }: Standing): number => {
  const played = rounds.filter((round) => round !== undefined).length;
  return played === 0 ? 0 : points / played;
};
