/** What one seat reached at a table of a tournament. */
export interface SeatResult {
  readonly player: string;
  readonly place: number;
  readonly score: number;
  /** Did not come, gave up, or ran out of time: that is worth nothing, whoever else did. */
  readonly forfeit?: true;
}

/** A round as it was played: its tables, and who had a bye. Tables that are still played are not in it. */
export interface PlayedRound {
  readonly tables: readonly { readonly seats: readonly SeatResult[] }[];
  readonly byes: readonly string[];
}

/** What tells two people with equal points apart, in the order in which it is asked. */
export const TIE_BREAKS = ['opponents', 'wins', 'share', 'meeting', 'lot'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly player: string;
  /** The place; shared only by nobody, since the lot decides in the end. */
  readonly rank: number;
  readonly points: number;
  /** The mean of the points of all whom they met: who met stronger people stands higher. */
  readonly opponents: number;
  readonly wins: number;
  /** The mean share of all points at their tables. */
  readonly share: number;
  /** Points round by round; undefined for a round without them. */
  readonly rounds: readonly (number | undefined)[];
  /** What put them before the next one, where points did not. */
  readonly decidedBy?: TieBreak;
}

/** A bye is worth as much as a win: nobody may suffer for an odd number. */
const BYE = 1;

/** The points of a seat: the part of its opponents that it left behind, a tie for half. So all sizes of tables are worth the same. */
export function pointsAt(seats: readonly SeatResult[], seat: number): number {
  const { place, forfeit } = seats[seat];
  if (forfeit === true) return 0;
  let beaten = 0;
  for (const [i, other] of seats.entries()) {
    if (i === seat) continue;
    if (other.place > place) beaten += 1;
    else if (other.place === place) beaten += 0.5;
  }
  return beaten / (seats.length - 1);
}

interface Tally {
  readonly rounds: (number | undefined)[];
  readonly met: string[];
  readonly beat: Set<string>;
  wins: number;
  readonly shares: number[];
}

/** Everybody in order. `lots` are drawn once for a tournament, so that the order of equals never changes by itself. */
export function standingsOf(
  players: readonly string[],
  rounds: readonly PlayedRound[],
  lots: ReadonlyMap<string, number> = new Map(),
): Standing[] {
  const tallies = new Map(players.map((player) => [player, newTally(rounds.length)] as const));
  for (const [round, { tables, byes }] of rounds.entries()) {
    for (const { seats } of tables) countTable(tallies, round, seats);
    for (const player of byes) {
      const tally = tallies.get(player);
      if (tally) tally.rounds[round] = BYE;
    }
  }
  const points = new Map([...tallies].map(([player, { rounds: each }]) => [player, sum(each)] as const));
  const rows = [...tallies].map(([player, { rounds: each, met, wins, shares }]) => ({
    player,
    points: points.get(player) ?? 0,
    opponents: mean(met.map((other) => points.get(other) ?? 0)),
    wins,
    share: mean(shares),
    rounds: each,
  }));

  const lotOf = (player: string): number => lots.get(player) ?? 0;
  const asked: Record<TieBreak, (a: Row, b: Row) => number> = {
    opponents: (a, b) => differ(a.opponents, b.opponents),
    wins: (a, b) => differ(a.wins, b.wins),
    share: (a, b) => differ(a.share, b.share),
    meeting: (a, b) => Number(beat(tallies, a, b)) - Number(beat(tallies, b, a)),
    lot: (a, b) => lotOf(b.player) - lotOf(a.player) || (a.player < b.player ? 1 : -1),
  };
  const decided = (a: Row, b: Row): TieBreak | undefined =>
    differ(a.points, b.points) === 0 ? TIE_BREAKS.find((tieBreak) => asked[tieBreak](a, b) !== 0) : undefined;
  const order = rows.sort((a, b) => {
    const tieBreak = decided(a, b);
    return -(tieBreak === undefined ? differ(a.points, b.points) : asked[tieBreak](a, b));
  });
  return order.map((row, i) => {
    const next = order[i + 1];
    const decidedBy = next && decided(row, next);
    return { ...row, rank: i + 1, ...(decidedBy && { decidedBy }) };
  });
}

type Row = Omit<Standing, 'rank' | 'decidedBy'>;

function newTally(rounds: number): Tally {
  return { rounds: Array.from({ length: rounds }, () => undefined), met: [], beat: new Set(), wins: 0, shares: [] };
}

function countTable(tallies: ReadonlyMap<string, Tally>, round: number, seats: readonly SeatResult[]): void {
  const all = seats.reduce((total, { score }) => total + Math.max(0, score), 0);
  for (const [seat, { player, place, score }] of seats.entries()) {
    const tally = tallies.get(player);
    if (!tally) continue;
    tally.rounds[round] = pointsAt(seats, seat);
    tally.wins += place === 1 && seats[seat].forfeit !== true ? 1 : 0;
    if (all > 0) tally.shares.push(Math.max(0, score) / all);
    for (const other of seats) {
      if (other.player === player) continue;
      tally.met.push(other.player);
      if (other.place > place) tally.beat.add(other.player);
    }
  }
}

function beat(tallies: ReadonlyMap<string, Tally>, a: Row, b: Row): boolean {
  return tallies.get(a.player)?.beat.has(b.player) === true && tallies.get(b.player)?.beat.has(a.player) !== true;
}

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
/** Thirds and fifths do not add up exactly: what differs by less is equal. */
const differ = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : a - b);
