import {
  askedSeats,
  type Choice,
  choose,
  GameFault,
  type GameRoom,
  isRefused,
  type PlayRecord,
  type Refusal,
  recordOf,
  type Seat,
  type State,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { type Bound, type Level, thinkerOf } from './levels.ts';
import { loadAdvice } from './net/learned.ts';
import type { Rest } from './rest.ts';

/** A computer player with the name its results are counted under. */
export interface Player {
  readonly name: string;
  readonly level: Level;
}

/** One game between computer players: plain data, so that it can be played in a worker. */
export interface MatchPlan {
  /** 1 for the first game of an arena. */
  readonly number: number;
  readonly seed: string;
  readonly settings?: unknown;
  /** Who sits where. */
  readonly players: readonly Player[];
  readonly bound: Bound;
}

export interface Match {
  readonly number: number;
  readonly seed: string;
  /** Who sat where. */
  readonly players: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
  /** [seat] milliseconds of the longest thought. */
  readonly slowest: readonly number[];
  readonly record: PlayRecord;
}

/** Plays a game to its end. Everybody decides from a view: nobody knows more than a person in that seat would. */
export async function playMatch<S extends State, C extends Choice>(
  { game, advice: byHand }: Pick<GameRoom<S, C>, 'game' | 'advice'>,
  { number, seed, settings, players, bound }: MatchPlan,
  rest: Rest = () => undefined,
  now: () => number = () => performance.now(),
): Promise<Match | Refusal> {
  const play = startPlay(game, { seats: players.length, settings, seed });
  if (isRefused(play)) return play;
  const advice = await loadAdvice(game, byHand);
  const thinkers = players.map(({ level }) => thinkerOf(level, bound, now));
  const lucks = players.map((_, seat) => seedRandom(`${seed}/seat ${seat}`));
  const slowest = players.map(() => 0);
  try {
    for (let asked = askedSeats(game, play.state); asked.length > 0; asked = askedSeats(game, play.state)) {
      const [seat] = asked;
      const began = now();
      const { choice } = thinkers[seat].think(game, advice, viewOf(play, seat), seat, lucks[seat]);
      slowest[seat] = Math.max(slowest[seat], now() - began);
      const answer = choose(play, seat, choice);
      if (isRefused(answer)) throw new GameFault(`seat ${seat}: ${answer.message}`);
      await rest();
    }
    const result = game.result(play.state);
    if (result === undefined) throw new GameFault('nobody is asked, but there is no result');
    return { number, seed, players: players.map(({ name }) => name), ...result, slowest, record: recordOf(play) };
  } catch (error) {
    // Whoever looks for the reason has to play this very game again.
    throw new GameFault(`${game.id}, seed '${seed}': ${(error as Error).message}`, { cause: error });
  }
}
