import { basics } from './basics.ts';
import { corporations } from './corporations.ts';
import { end } from './end.ts';
import { events } from './events.ts';
import { planets } from './planets.ts';
import { resources } from './resources.ts';
import { round } from './round.ts';

/** What each rule says to a player, in the order of the rule ledger. */
export const rules = {
  ...basics,
  ...round,
  ...resources,
  ...end,
  ...events,
  ...corporations,
  ...planets,
} as const satisfies Record<string, string>;

export type RuleId = keyof typeof rules;
