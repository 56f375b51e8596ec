import { type Random, shuffle } from '@orrery/kernel';
import { type PlayedRound, type Standing, standingsOf } from './standings.ts';
import { type Seating, tableSizes } from './table-sizes.ts';

export interface Pairing {
  /** Tables with their people in the order in which they sit. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

export interface SwissRound {
  /** Who plays this round: late entries are in it from now on, whoever left is not. */
  readonly players: readonly string[];
  readonly rounds: readonly PlayedRound[];
  readonly seating: Seating;
  /** Decides between equals in the first round, and who sits first. */
  readonly random: Random;
  /** The order before the first round, the strongest first; by lot where there is none. */
  readonly seeds?: readonly string[];
}

/** Who meets again costs this much more than one place further down the list. */
const AGAIN = 60;
/** So many people down the list are looked at for one seat. */
const LOOK = 40;

/**
 * A round of a Swiss tournament: people with about the same points meet, and as far as possible nobody whom they have met
 * before. Byes go to the lowest who had none. From the top, each table takes its people one by one, the cheapest next;
 * then neighbours change places where that spares a meeting.
 */
export function pairSwiss({ players, rounds, seating, random, seeds = [] }: SwissRound): Pairing {
  const lots = new Map(shuffle(random, [...players]).map((player, i) => [player, i] as const));
  const seedOf = new Map(seeds.map((player, i) => [player, i] as const));
  const rankOf = (player: string): number => seedOf.get(player) ?? seeds.length + (lots.get(player) ?? 0);
  const order =
    rounds.length === 0
      ? players.toSorted((a, b) => rankOf(a) - rankOf(b))
      : standingsOf(players, rounds, lots).map(({ player }: Standing) => player);

  const { sizes, byes: count } = tableSizes(players.length, seating);
  const hadBye = new Map<string, number>();
  for (const { byes } of rounds) for (const player of byes) hadBye.set(player, (hadBye.get(player) ?? 0) + 1);
  const byes = order
    .toReversed()
    .toSorted((a, b) => (hadBye.get(a) ?? 0) - (hadBye.get(b) ?? 0))
    .slice(0, count);
  const met = meetingsOf(rounds);
  const tables = fillTables(
    order.filter((player) => !byes.includes(player)),
    sizes,
    met,
  );
  spareMeetings(tables, met);
  return { tables: tables.map((table) => inSeats(table, rounds, random)), byes };
}

type Meetings = ReadonlyMap<string, ReadonlyMap<string, number>>;

function meetingsOf(rounds: readonly PlayedRound[]): Meetings {
  const met = new Map<string, Map<string, number>>();
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const { player: a } of seats) {
        const known = met.get(a) ?? new Map<string, number>();
        met.set(a, known);
        for (const { player: b } of seats) if (a !== b) known.set(b, (known.get(b) ?? 0) + 1);
      }
    }
  }
  return met;
}

const meetings = (met: Meetings, table: readonly string[], player: string): number =>
  table.reduce((times, other) => times + (other === player ? 0 : (met.get(player)?.get(other) ?? 0)), 0);

function fillTables(order: readonly string[], sizes: readonly number[], met: Meetings): string[][] {
  const left = [...order];
  return sizes.map((size) => {
    const table = left.splice(0, 1);
    while (table.length < size) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < left.length && i < LOOK; i++) {
        const cost = i + AGAIN * meetings(met, table, left[i]);
        if (cost >= least) continue;
        least = cost;
        best = i;
      }
      table.push(...left.splice(best, 1));
    }
    return table;
  });
}

/** Lets people of neighbouring tables change places as long as that spares a meeting: the last tables get what is left. */
function spareMeetings(tables: string[][], met: Meetings): void {
  const again = (table: readonly string[]): number =>
    table.reduce((times, player) => times + meetings(met, table, player), 0);
  const REACH = 6;
  for (let at = tables.length - 1; at >= 0; at--) {
    for (let near = Math.max(0, at - REACH); near <= Math.min(tables.length - 1, at + REACH); near++) {
      if (near === at || again(tables[at]) === 0) continue;
      changePlaces(tables[at], tables[near], again);
    }
  }
}

function changePlaces(one: string[], other: string[], again: (table: readonly string[]) => number): void {
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      const before = again(one) + again(other);
      [one[i], other[j]] = [other[j], one[i]];
      if (again(one) + again(other) < before) continue;
      [one[i], other[j]] = [other[j], one[i]];
    }
  }
}

/** Whoever sat early so far sits late now: the order of seats matters in most games. */
function inSeats(table: readonly string[], rounds: readonly PlayedRound[], random: Random): string[] {
  const early = new Map<string, number[]>();
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const [seat, { player }] of seats.entries()) {
        if (!table.includes(player)) continue;
        early.set(player, [...(early.get(player) ?? []), seat / (seats.length - 1)]);
      }
    }
  }
  const latenessOf = (player: string): number => {
    const sat = early.get(player) ?? [];
    return sat.length === 0 ? 0.5 : sat.reduce((sum, one) => sum + one, 0) / sat.length;
  };
  return shuffle(random, [...table]).sort((a, b) => latenessOf(b) - latenessOf(a));
}
