import { BOTS, type Effect, effect, FROM_ANYWHERE } from './effects.ts';
import { CRYSTAL, MINERAL } from './names.ts';

export const TOP_ROW = 5;
export const TOP_LEVEL = 5;
/** OP for the first Building of a type. */
export const FIRST_BUILDING_POINTS = 2;

export const LSS_BENEFITS = ['bots', 'retrieve', 'crystal', 'mineral'] as const;
export type LssBenefitName = (typeof LSS_BENEFITS)[number];
export const LSS_BENEFIT: Readonly<Record<LssBenefitName, Effect>> = {
  bots: effect('move', { n: 2, of: BOTS }),
  retrieve: effect('retrieve', { of: FROM_ANYWHERE }),
  crystal: effect('gain', { of: CRYSTAL }),
  mineral: effect('gain', { of: MINERAL }),
};

export const REWARDS = [
  'highest-tech',
  'ships',
  'advanced-buildings',
  'mines',
  'bots',
  'discovery-tiles',
  'shelters',
  'colonists',
] as const;
export type RewardName = (typeof REWARDS)[number];
/** OP for each of them; the highest Tech scores its level. */
export const REWARD_POINTS: Readonly<Record<RewardName, number>> = {
  'highest-tech': 1,
  ships: 2,
  'advanced-buildings': 2,
  mines: 2,
  bots: 2,
  'discovery-tiles': 2,
  shelters: 2,
  colonists: 1,
};
/** New levels at which the Progress area scores. */
export const PROGRESS_LEVELS: readonly number[] = [2, 3];
