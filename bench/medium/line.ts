import { choose, isRefused, type Play, seedRandom, startPlay } from '@orrery/kernel';
import { playRandomly } from '../games.ts';
import { SEATS } from './belt.ts';
import { type BeltChoice, type BeltState, belt } from './orrery.ts';

/** One game that both engines play: how it starts, what is chosen, and where that leads. */
export interface Line {
  readonly seed: string;
  readonly choices: readonly (readonly [seat: number, choice: BeltChoice])[];
  readonly scores: readonly number[];
}

export function lineOf(seed: string): Line {
  const play = startBelt(seed);
  playRandomly(play, seedRandom(`${seed} luck`));
  // As they would come over a wire: equal to options, not the same objects.
  const choices = play.choices.map(([seat, choice]) => [seat, { ...choice }] as const);
  return { seed, choices, scores: belt.scores(play.state) };
}

export function startBelt(seed: string): Play<BeltState, BeltChoice> {
  const play = startPlay(belt, { seats: SEATS, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

export function playLine(play: Play<BeltState, BeltChoice>, { choices }: Line): void {
  for (const [seat, choice] of choices) choose(play, seat, choice);
}
