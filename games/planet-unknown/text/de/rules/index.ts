import type { RuleId } from '../../en/rules/index.ts';
import { basics } from './basics.ts';
import { corporations } from './corporations.ts';
import { end } from './end.ts';
import { events } from './events.ts';
import { planets } from './planets.ts';
import { resources } from './resources.ts';
import { round } from './round.ts';

/** The same rules in German; a missing one does not compile. */
export const rules: Record<RuleId, string> = {
  ...basics,
  ...round,
  ...resources,
  ...end,
  ...events,
  ...corporations,
  ...planets,
};
