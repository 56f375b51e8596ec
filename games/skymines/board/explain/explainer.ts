import type { Explanation } from '@orrery/board';
import type { SkyChoice } from '../../rules/choices.ts';
import type { Names } from '../../text/names.ts';
import { nameOf, type SkyFacts } from '../scene.ts';

/** Who asks, about whose lab. */
export interface About {
  readonly facts: SkyFacts;
  readonly names: Names;
  readonly seat: number;
  readonly me: number;
}

export type Explainer = (words: readonly string[], about: About) => Explanation | undefined;

/** Lines, without those that have nothing to say. */
export const linesOf = (...lines: readonly (string | false | undefined)[]): readonly string[] =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '');

/** Why something cannot be chosen now; nothing where it can, or where nobody asks. */
export function refusal({ facts: { options, whyNot } }: About, choice: SkyChoice): string | undefined {
  if (options.length === 0) return undefined;
  return whyNot(choice);
}

/** Everybody at the table. */
export const playersOf = ({ facts }: About): readonly number[] =>
  Array.from({ length: facts.view.rules.players }, (_, player) => player);

export const callOf = ({ facts }: About, player: number): string => nameOf(facts, player);
