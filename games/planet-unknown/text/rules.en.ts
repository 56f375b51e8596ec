import { enBasics } from './rules/en-basics.ts';
import { enCorporations } from './rules/en-corporations.ts';
import { enEnd } from './rules/en-end.ts';
import { enEvents } from './rules/en-events.ts';
import { enPlanets } from './rules/en-planets.ts';
import { enResources } from './rules/en-resources.ts';
import { enRound } from './rules/en-round.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rulesEn = {
  ...enBasics,
  ...enRound,
  ...enResources,
  ...enEnd,
  ...enEvents,
  ...enCorporations,
  ...enPlanets,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rulesEn;
