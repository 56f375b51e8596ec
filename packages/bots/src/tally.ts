import type { Seat } from '@orrery/kernel';
import type { Match } from './match.ts';
import { type Estimate, estimateMean, estimateShare } from './stats.ts';

export interface Tally {
  readonly players: readonly PlayerTally[];
  readonly pairings: readonly Pairing[];
  readonly bySeat: readonly SeatTally[];
}

export interface PlayerTally {
  readonly name: string;
  /** Games times the seats the player had in them. */
  readonly sat: number;
  /** Games won; a shared victory is a part of one. */
  readonly wins: number;
  /** Of the games the player sat in, the share won. */
  readonly winShare: Estimate;
  /** What that share would be if all were equally good. */
  readonly evenShare: number;
  readonly score: Estimate;
  /** Milliseconds of the longest thought. */
  readonly slowest: number;
}

/** Two different players at one table, compared by their final places. */
export interface Pairing {
  readonly name: string;
  readonly against: string;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  /** The share of comparisons ahead; a level one counts half. */
  readonly share: Estimate;
}

export interface SeatTally {
  readonly seat: Seat;
  readonly wins: number;
  readonly winShare: Estimate;
}

export function tallyUp(matches: readonly Match[], seats: number): Tally {
  const names = [...new Set(matches.flatMap(({ players }) => players))].sort();
  return {
    players: names.map((name) => tallyPlayer(matches, name)),
    pairings: names.flatMap((name, i) => names.slice(i + 1).map((against) => comparePlayers(matches, name, against))),
    bySeat: Array.from({ length: seats }, (_, seat) => {
      const wins = matches.reduce((sum, match) => sum + winOf(match, seat), 0);
      return { seat, wins, winShare: estimateShare(wins, matches.length) };
    }),
  };
}

function winOf({ winners }: Match, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function seatsOf({ players }: Match, name: string): Seat[] {
  return players.flatMap((player, seat) => (player === name ? [seat] : []));
}

function tallyPlayer(matches: readonly Match[], name: string): PlayerTally {
  const scores: number[] = [];
  let games = 0;
  let wins = 0;
  let even = 0;
  let slowest = 0;
  for (const match of matches) {
    const own = seatsOf(match, name);
    if (own.length === 0) continue;
    games++;
    even += own.length / match.players.length;
    for (const seat of own) {
      wins += winOf(match, seat);
      scores.push(match.scores[seat]);
      slowest = Math.max(slowest, match.slowest[seat]);
    }
  }
  return {
    name,
    sat: scores.length,
    wins,
    winShare: estimateShare(wins, games),
    evenShare: even / games,
    score: estimateMean(scores),
    slowest,
  };
}

function comparePlayers(matches: readonly Match[], name: string, against: string): Pairing {
  let ahead = 0;
  let level = 0;
  let behind = 0;
  for (const match of matches) {
    for (const own of seatsOf(match, name)) {
      for (const other of seatsOf(match, against)) {
        const lead = match.places[other] - match.places[own];
        if (lead > 0) ahead++;
        else if (lead < 0) behind++;
        else level++;
      }
    }
  }
  return { name, against, ahead, level, behind, share: estimateShare(ahead + level / 2, ahead + level + behind) };
}
