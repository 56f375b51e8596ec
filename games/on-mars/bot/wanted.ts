import type { Seat } from '@orrery/kernel';
import { CONTRACTS, type RequirementName } from '../data/index.ts';
import { isContractDone } from '../rules/contracts.ts';
import { lacking } from '../rules/scoring.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { SOLO } from './weights.ts';

// What the Goal against Lacerda still asks for is worth more than what it brings by itself.

const isAlone = (s: OnMarsState, seat: Seat): boolean => s.rules.solo && seat === 0;

/** What one more of something is worth because the Goal asks for it. */
export function wanted(s: OnMarsState, seat: Seat, what: RequirementName): number {
  return isAlone(s, seat) && lacking(s, what) > 0 ? SOLO.wanted : 0;
}

const hasOpen = (s: OnMarsState, fits: (contract: number) => boolean): boolean =>
  CONTRACTS.some((_, c) => s.contractOwner[c] === 0 && !isContractDone(s, c) && fits(c));

/** The same for a Contract: one of its kind is enough to work at. */
export function wantedContract(s: OnMarsState, seat: Seat, contract: number): number {
  if (!isAlone(s, seat)) return 0;
  const isDelivery = CONTRACTS[contract].building < 0;
  const fits = (c: number): boolean => CONTRACTS[c].building < 0 === isDelivery;
  if (lacking(s, isDelivery ? 'delivery' : 'upgrade') > 0) return hasOpen(s, fits) ? 0 : SOLO.contract;
  return lacking(s, 'contract') > 0 && !hasOpen(s, () => true) ? SOLO.contract : 0;
}

/** Who needs a Private Goal to win does not pay with them while there are Crystals. */
export function withoutGoals(s: OnMarsState, seat: Seat, options: readonly OmChoice[]): readonly OmChoice[] {
  if (!isAlone(s, seat) || options[0].do !== 'pay' || lacking(s, 'private-goal') === 0) return options;
  const kept = options.filter((option) => option.do !== 'discard');
  return kept.length > 0 ? kept : options;
}
