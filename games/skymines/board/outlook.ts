import { cloneState } from '../rules/clone.ts';
import { returnColumns, returnPieceTo } from '../rules/expansion.ts';
import { totalScore } from '../rules/scoring.ts';
import { NONE, type SkyState } from '../rules/state.ts';
import { takesShuttle } from '../rules/totals.ts';

const COLUMNS = [0, 1, 2] as const;

/**
 * How an expansion under way would end if it ended now: ousted pieces are back in their stations, in the columns that
 * are best for whoever expands. Share values are only true when they are.
 */
export function settled(state: SkyState, seat: number): SkyState {
  if (state.lying.length === 0 || state.players[seat] === undefined) return state;
  let now = cloneState(state);
  for (const piece of state.lying) {
    const company = piece & 3;
    const shuttle = takesShuttle(state, piece >> 2);
    const columns = returnColumns(now, company, shuttle);
    const ways = columns === 0 ? [NONE] : COLUMNS.filter((column) => (columns >> column) & 1);
    const ends = ways.map((column) => {
      const end = cloneState(now);
      returnPieceTo(end, seat, company, shuttle, column);
      return end;
    });
    now = ends.reduce((best, end) => (totalScore(end, seat) > totalScore(best, seat) ? end : best));
  }
  return { ...now, lying: [] };
}
