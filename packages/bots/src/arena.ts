import { type GameRoom, isRefused, type Refusal, refuse, type Seat, startPlay } from '@orrery/kernel';
import { type Bound, isLevelName, type LevelName, type MethodName, PLAYER_NAMES } from './levels.ts';
import { type Match, type MatchPlan, type Player, playMatch } from './match.ts';
import { restEvery } from './rest.ts';
import { type Tally, tallyUp } from './tally.ts';
import { connectThinker, type Port } from './worker.ts';

export interface ArenaPlan extends Bound {
  readonly room: GameRoom;
  readonly seats: number;
  readonly settings?: unknown;
  /** Who plays, by level or made to measure. Fewer than seats: they sit at several places; more: they take turns. */
  readonly players: readonly (LevelName | MethodName | Player)[];
  readonly games: number;
  /** Every game has a seed of its own made from this one. */
  readonly seed: string;
  /** Where games are played side by side; one after the other in this thread unless given. */
  readonly workers?: { readonly count: number; readonly open: () => Port };
  /** Hears of every game as soon as it is over, in any order. */
  readonly onGame?: (match: Match) => void;
  /** Ends the arena early; the games that are over count. */
  readonly signal?: AbortSignal;
}

export interface ArenaResult extends Tally {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** In the order of their numbers, whoever finished first. */
  readonly matches: readonly Match[];
}

/** Lets computer players play against each other, everybody as often in every seat. */
export async function arena(plan: ArenaPlan): Promise<ArenaResult | Refusal> {
  const { room, seats, seed, signal, workers } = plan;
  const wrong = whyNotPlay(plan);
  if (wrong !== undefined) return wrong;
  const matches: Match[] = [];
  let next = 0;
  const work = async (play: (match: MatchPlan) => Promise<Match | Refusal>): Promise<void> => {
    while (next < plan.games && !signal?.aborted) {
      const match = await play(matchPlan(plan, next++));
      if (isRefused(match)) throw new Error(match.message);
      matches.push(match);
      plan.onGame?.(match);
    }
  };
  try {
    if (workers === undefined) {
      const rest = restEvery(50, signal);
      await work((match) => playMatch(room, match, rest));
    } else {
      await Promise.all(
        Array.from({ length: Math.min(workers.count, plan.games) }, () => {
          const worker = connectThinker(workers.open());
          return work((match) => worker.play(room.game.id, match, signal)).finally(() => worker.close());
        }),
      );
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  matches.sort((a, b) => a.number - b.number);
  return { game: room.game.id, seats, seed, matches, ...tallyUp(matches, seats) };
}

function whyNotPlay({ room, seats, settings, players, games, seed, workers }: ArenaPlan): Refusal | undefined {
  const unknown = players.find((player) => typeof player === 'string' && !isLevelName(player));
  if (unknown !== undefined) {
    return refuse('bad-settings', `There is no player '${unknown}'; there are ${PLAYER_NAMES.join(', ')}.`);
  }
  if (players.length === 0) return refuse('bad-settings', 'An arena needs at least one player.');
  if (!Number.isInteger(games) || games < 1) return refuse('bad-settings', 'An arena needs at least one game.');
  if (workers !== undefined && !(workers.count >= 1)) return refuse('bad-settings', 'At least one worker is needed.');
  const trial = startPlay(room.game, { seats, settings, seed });
  return isRefused(trial) ? trial : undefined;
}

/** Game number `index`, counted from 0: everybody moves on by one seat from game to game. */
export function matchPlan(
  { seats, settings, players, seed, ms, playouts }: Omit<ArenaPlan, 'room' | 'games'>,
  index: number,
): MatchPlan {
  const sits = (seat: Seat): Player => {
    const player = players[(seat + index) % players.length];
    return typeof player === 'string' ? { name: player, level: player } : player;
  };
  return {
    number: index + 1,
    seed: `${seed}-${index + 1}`,
    settings,
    players: Array.from({ length: seats }, (_, seat) => sits(seat)),
    bound: { ms, playouts },
  };
}
