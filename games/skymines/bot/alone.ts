import type { Seat } from '@orrery/kernel';
import { totalScore } from '../rules/scoring.ts';
import { lunaNumber, type SkyState } from '../rules/state.ts';
import { lunaHopes, lunaShares } from './luna.ts';
import { outlookOf } from './outlook.ts';
import { afterRound } from './round.ts';
import { partsOf } from './worth.ts';

// How far ahead of Luna a seat alone at the table will end.

/**
 * How much of each part of a standing comes true when a round begins: a fit to 2489 plays, rounded
 * and smoothed by hand, and for the first two rounds set after the third, where the fit says nothing. Shares of an early round are
 * had by everybody in the end, at a value nobody knows yet: what counts then are the cards, the bonuses of the tracks,
 * research and the gas, and that there are cards in hand for every slot.
 */
interface Measures {
  readonly round: number;
  /** What is missing when all parts are added. */
  readonly more: number;
  /** In the order of `partsOf`. */
  readonly parts: readonly number[];
  /** For a card in hand. */
  readonly card: number;
  /** How much more than expected Luna's shares will be worth. */
  readonly luna: number;
}

const MEASURES: readonly Measures[] = [
  { round: 1, more: 60, parts: [0.8, 0.5, 1, 1.8, 0, 1.2, 0.4, 0, 1, 3, 1], card: 1, luna: 0.3 },
  { round: 2, more: 38, parts: [0.8, 0.5, 1, 1.8, 0, 1.2, 0.4, 0, 1, 3, 1], card: 1, luna: 0.3 },
  { round: 3, more: 9, parts: [0.95, 0.35, 1, 1.8, 0, 1.35, 0.5, 0, 0.95, 3, 1], card: 1, luna: 0.3 },
  { round: 4, more: 15, parts: [1, 0.4, 1.25, 1.6, 0, 1.05, 0.5, 0.1, 1, 2.6, 1], card: 2.5, luna: 0.3 },
  { round: 5, more: 42, parts: [1, 0.66, 1.24, 1.2, 0.4, 0.3, 0.3, 0.5, 1.3, 1.75, 1], card: 3.5, luna: 0.2 },
  { round: 6, more: 30, parts: [1, 0.72, 1.06, 1.03, 0.9, 0.1, 0.2, 0.5, 1.05, 1.4, 1], card: 3, luna: 0 },
  { round: 7, more: 17, parts: [0.85, 0.94, 1.03, 1.02, 1, 1, 0.7, 1, 1.25, 1, 1], card: 1.6, luna: 0 },
];

/** Against Luna alone: how far a seat will be ahead of her. Elsewhere the seats are compared with each other. */
export function leadOverLuna(now: SkyState, seat: Seat): number | undefined {
  if (now.luna === null || now.rules.humans > 1) return undefined;
  const s = afterRound(now, seat);
  if (s.phase === 'over') return totalScore(s, seat) - totalScore(s, lunaNumber(s));
  const { more, parts, card, luna } = MEASURES[s.round - 1];
  const view = outlookOf(s, seat);
  const own = partsOf(s, seat, view);
  let lead = more + card * s.players[seat].hand.length - lunaHopes(s);
  for (let part = 0; part < own.length; part++) lead += parts[part] * own[part];
  for (let company = 0; company < 4; company++) lead -= luna * lunaShares(s, company) * view.values[company];
  return lead;
}
