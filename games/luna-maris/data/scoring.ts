/** Points of a round for the largest group of own probes, by its size; more count as the last. */
export const PROBE_GROUP_SP: readonly number[] = [0, 0, 1, 2, 3];
export const ADVANCED_ROUND_SP = 1;

export const STRESS_SP: Readonly<Record<number, number>> = { 8: 5, 7: 2 };
export const LEVEL_2_SP = 2;
export const FOOD_RANK_SP: readonly number[] = [8, 5, 2, 0];
/** By number of fulfilled orders; more count as the last. */
export const ORDERS_SP: readonly number[] = [-5, 0, 3, 5, 8];
export const RESOURCES_PER_SP = 2;
export const FIRST_WASTE_SP = -1;
export const FURTHER_WASTE_SP = -2;
