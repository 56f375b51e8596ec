import type { IconName } from '@orrery/board';
import { WASTE_CO2, WASTE_SPACES, WASTE_STRESS } from '../../data/index.ts';
import { nutritionOf } from '../../rules/feeding.ts';
import type { LunaState } from '../../rules/state.ts';
import { bits, frameOf } from '../reading.ts';

/** What a meal comes to as things stand. */
export interface Bill {
  readonly worth: number;
  /** Who could come back, those who have included. */
  readonly guests: number;
  /** Who has come back already, and who will if all are called that the food reaches. */
  readonly taken: number;
  readonly come: number;
  /** Nutrition that nobody needs. */
  readonly surplus: number;
  /** There is no food: everybody costs points. */
  readonly hungry: boolean;
}

/** The bill of the meal under way; undefined where nobody eats. */
export function billOf(view: LunaState, seat: number): Bill | undefined {
  const frame = frameOf(view, seat);
  if (frame?.step !== 'serve' && frame?.step !== 'recall') return undefined;
  const taken = frame.step === 'recall' ? frame.taken : 0;
  const hungry = frame.step === 'recall' && frame.played.length === 0;
  const worth = hungry ? frame.limit : nutritionOf(frame.played);
  const guests = taken + bits(view.players[seat].rest).length;
  const come = Math.min(worth, guests);
  return { worth, guests, taken, come, surplus: hungry ? 0 : worth - come, hungry };
}

/** What more waste sets off on its way: CO2 and stress. */
export function harmOf(waste: number, more: number): IconName[] {
  const until = Math.min(WASTE_SPACES, waste + more);
  const co2 = WASTE_CO2.filter((space) => space > waste && space <= until).map((): IconName => 'carbon-dioxide');
  return WASTE_STRESS > waste && WASTE_STRESS <= until ? [...co2, 'stress'] : co2;
}
