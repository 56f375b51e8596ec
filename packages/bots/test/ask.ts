import { type Choice, type Game, isRefused, type Play, type State, startPlay } from '@orrery/kernel';

/** A play that has begun; the seed is in the message when it cannot. */
export function begun<S extends State, C extends Choice>(game: Game<S, C>, seats: number, seed: string): Play<S, C> {
  const play = startPlay(game, { seats, seed });
  if (isRefused(play)) throw new Error(`seed '${seed}': ${play.message}`);
  return play;
}
