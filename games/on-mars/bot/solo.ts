import { CONTRACTS, GOALS, GREENHOUSE, LAB, type RequirementName } from '../data/index.ts';
import { isContractDone } from '../rules/contracts.ts';
import { countFor } from '../rules/goals.ts';
import { highestLevel } from '../rules/lss.ts';
import { lacking, type RequirementState, requirements } from '../rules/scoring.ts';
import { NONE, type OnMarsState } from '../rules/state.ts';
import { contractProgress } from './cards.ts';
import { SOLO } from './weights.ts';

const HUMAN = 0;
const TOP = 6;
/** Points behind that still count, and points ahead that make a lead safe. */
const MARGIN_SEEN = 40;
const MARGIN_SPARE = 5;

/** How near the best own Contract of a kind is to its end; having one at all is a start. */
function nearestContract(s: OnMarsState, fits: (contract: number) => boolean): number {
  let best = 0;
  for (let c = 0; c < CONTRACTS.length; c++) {
    if (s.contractOwner[c] !== HUMAN || !fits(c)) continue;
    best = Math.max(best, isContractDone(s, c) ? 1 : 0.3 + 0.6 * contractProgress(s, HUMAN, c));
  }
  return best;
}

/** How near the best Private Goal in hand is. */
export function nearestGoal(s: OnMarsState, seat: number): number {
  let best = 0;
  for (const goal of s.players[seat].goals) {
    if (goal >= 0) best = Math.max(best, Math.min(1, countFor(s, seat, goal) / GOALS[goal].n));
  }
  return best;
}

/** The nearest Private Goal tells most; each in hand is a way more to complete one. */
const hopeOfGoals = (s: OnMarsState): number =>
  s.players[HUMAN].goals.length > 0
    ? 0.3 + 0.08 * s.players[HUMAN].goals.length + 0.38 * nearestGoal(s, HUMAN) ** 2
    : 0;

/** How much of a requirement that is not met is done; things that are counted tell by themselves. */
const NEARNESS: Partial<Record<RequirementName, (s: OnMarsState, needed: number) => number>> = {
  level: (s, needed) => 0.95 * ((s.level + s.lss.filter((row) => row > s.level).length / s.lss.length) / needed) ** 2,
  contract: (s) => nearestContract(s, () => true),
  delivery: (s) => nearestContract(s, (c) => CONTRACTS[c].building < 0),
  upgrade: (s) => nearestContract(s, (c) => CONTRACTS[c].building >= 0),
  'contract-04': (s) => nearestContract(s, (c) => CONTRACTS[c].id === 'contract-04'),
  'contract-11': (s) => nearestContract(s, (c) => CONTRACTS[c].id === 'contract-11'),
  'private-goal': (s) => hopeOfGoals(s),
  'level-6-tech': (s) => 0.9 * (highestLevel(s, HUMAN) / TOP) ** 2,
  'greenhouse-tech-6'(s) {
    const at = s.players[HUMAN].tech[GREENHOUSE];
    return at === NONE ? 0 : 0.2 + 0.7 * (LAB[at].level / TOP) ** 2;
  },
};

export function nearness(s: OnMarsState, { what, have, needed }: RequirementState): number {
  return NEARNESS[what]?.(s, needed) ?? Math.max(0, have / needed);
}

/** Whoever has paid with the last Private Goal cannot win any more. */
function isLost(s: OnMarsState): boolean {
  const { goal, goals } = s.players[HUMAN];
  return goal === NONE && goals.length === 0 && lacking(s, 'private-goal') > 0;
}

/** Against Lacerda the Goal counts, not only the points; what is only near counts while there is time, by `hope`. */
export function soloProgress(s: OnMarsState, hope: number): number {
  let value = isLost(s) ? -SOLO.lost : 0;
  const pressing = SOLO.requirement * Math.min(1, s.round / SOLO.late);
  for (const requirement of requirements(s)) {
    const { what, have, needed } = requirement;
    if (what === 'margin') value += SOLO.margin * Math.max(-MARGIN_SEEN, Math.min(have, needed + MARGIN_SPARE));
    else value += pressing * (have >= needed ? 1 : hope * nearness(s, requirement));
  }
  return value;
}

/** What the end of a play against Lacerda counts: above all that it is won, then how near it came. */
const WON = 60;
const MET = 6;
const LEAD = 0.5;
const LEAD_SEEN = 20;

export function goalReached(s: OnMarsState): number {
  let reached = 0;
  let isWon = true;
  for (const { what, have, needed } of requirements(s)) {
    if (have < needed) isWon = false;
    if (what === 'margin') reached += LEAD * Math.max(-MARGIN_SEEN, Math.min(have - needed, LEAD_SEEN));
    else if (have >= needed) reached += MET;
  }
  return isWon ? reached + WON : reached;
}
