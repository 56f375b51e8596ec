import { scoreRows } from '../rules/scoring.ts';
import type { SkyState } from '../rules/state.ts';
import { shareValue } from '../rules/totals.ts';

/** The value of a share of each company. */
export function valueRows(s: SkyState): number[] {
  return [0, 1, 2, 3].map((company) => shareValue(s, company));
}

/** A player's score by category. */
export function rowsOf(s: SkyState, player = 0): Record<string, number> {
  return Object.fromEntries(scoreRows(s, player).map(({ row, points }) => [row, points]));
}
