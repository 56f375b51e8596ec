import { deBasics } from './rules/de-basics.ts';
import { deCards } from './rules/de-cards.ts';
import { deColony } from './rules/de-colony.ts';
import { deEnd } from './rules/de-end.ts';
import { deSolo } from './rules/de-solo.ts';
import { deTurn } from './rules/de-turn.ts';
import type { RuleId } from './rules.en.ts';

/** What each rule says to a player, in German. */
export const rulesDe: Record<RuleId, string> = {
  ...deBasics,
  ...deTurn,
  ...deColony,
  ...deCards,
  ...deEnd,
  ...deSolo,
};
