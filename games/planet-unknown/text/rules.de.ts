import { deBasics } from './rules/de-basics.ts';
import { deCorporations } from './rules/de-corporations.ts';
import { deEnd } from './rules/de-end.ts';
import { deEvents } from './rules/de-events.ts';
import { dePlanets } from './rules/de-planets.ts';
import { deResources } from './rules/de-resources.ts';
import { deRound } from './rules/de-round.ts';
import type { RuleId } from './rules.en.ts';

/** The same rules in German; a missing one does not compile. */
export const rulesDe: Record<RuleId, string> = {
  ...deBasics,
  ...deRound,
  ...deResources,
  ...deEnd,
  ...deEvents,
  ...deCorporations,
  ...dePlanets,
};
