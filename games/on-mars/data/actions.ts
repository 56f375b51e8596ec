import { ANY, CONTROL, type Effect, EITHER_CARD, effect, NO_LIMIT } from './effects.ts';

import { COLONY, ORBIT } from './names.ts';

/** Actions with slots for Colonists come first, so a slot is named by its action's number. */
export const ACTIONS = [
  'obtain-blueprint',
  'research-development',
  'construct-building',
  'upgrade-building',
  'hire-or-contract',
  'learn-technology',
  'resupply',
  'landing-pod',
  'control-center',
  'welcome-ship',
] as const;
export type ActionName = (typeof ACTIONS)[number];
export const OBTAIN_BLUEPRINT = 0;
export const RESEARCH = 1;
export const CONSTRUCT = 2;
export const UPGRADE = 3;
export const HIRE = 4;
export const LEARN = 5;
export const RESUPPLY = 6;
export const LANDING_POD = 7;
export const CONTROL_CENTER = 8;
export const WELCOME_SHIP = 9;

/** How many actions need a Colonist on a slot: the first five. */
export const RED_ACTIONS = 5;
/** Slots of each of them; Hire has one for every player instead. */
export const SLOTS = 3;

export interface MainAction {
  readonly side: number;
  readonly effect: Effect;
}

export const MAIN_ACTIONS: readonly MainAction[] = [
  { side: ORBIT, effect: effect('blueprint', { boosts: NO_LIMIT, must: true }) },
  { side: ORBIT, effect: effect('develop', { n: 2, boosts: NO_LIMIT, must: true }) },
  { side: COLONY, effect: effect('construct', { of: ANY, must: true }) },
  { side: COLONY, effect: effect('upgrade', { tech: true, must: true }) },
  { side: COLONY, effect: effect('hire', { of: EITHER_CARD, must: true }) },
  { side: ORBIT, effect: effect('learn', { boosts: 1, must: true }) },
  { side: ORBIT, effect: effect('warehouse', { boosts: NO_LIMIT, must: true }) },
  { side: ORBIT, effect: effect('travel', { of: COLONY }) },
  { side: COLONY, effect: effect('move', { n: 2, of: CONTROL, tech: true }) },
  { side: COLONY, effect: effect('ship', { boosts: NO_LIMIT, tech: true, must: true }) },
];
