import type { Seat } from '@orrery/kernel';
import { CIV_CARDS, ENERGY, TILES } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import { SCORING_AREA } from '../rules/collecting.ts';
import { NEIGHBOURS, xOf, yOf } from '../rules/grid.ts';
import type { Cell, PlanetUnknownState, Player } from '../rules/state.ts';
import { commonLead } from './objectives.ts';
import { filledRows } from './placements.ts';
import { roundsLeft, rowToCome, rowWorth, stepWorth, WORTH } from './tracks.ts';

/** Steps to the nearest lifepod or meteorite; 99 without one. */
export function distanceToGoal(p: Player, from: Cell): number {
  return Math.min(99, stepsTo(p.lifepods, from), stepsTo(p.meteorites, from));
}

function stepsTo(goals: readonly Cell[], from: Cell): number {
  const x = xOf(from);
  const y = yOf(from);
  let nearest = Infinity;
  for (let i = 0; i < goals.length; i++) {
    const steps = Math.abs(xOf(goals[i]) - x) + Math.abs(yOf(goals[i]) - y);
    if (steps < nearest) nearest = steps;
  }
  return nearest;
}

const CARD_MEDALS = 1;

function cardWorth(card: number): number {
  const { effect, level } = CIV_CARDS[card];
  switch (effect.op) {
    case 'medals':
      return effect.n * CARD_MEDALS + effect.endAdvance;
    case 'advance':
      return effect.markers * effect.steps * 0.95;
    case 'advance-all-to':
      return 3;
    case 'patch':
      return effect.n * WORTH.patch;
    case 'rover-moves':
      return effect.n * WORTH.move;
    case 'extra-tile':
      return effect.resources ? 3.2 : 1.6;
    case 'collect-lifepods':
      return effect.n * 0.9;
    case 'commerce-agreement':
    case 'meteorite-repo':
      return 0.6 + 0.2 * level;
    default:
      return 1.2;
  }
}

/** What a choice other than a placement is worth at a glance. */
export function worthOfChoice(s: PlanetUnknownState, seat: Seat, choice: PuChoice): number {
  const p = s.players[seat];
  switch (choice.do) {
    case 'take': {
      const { terrains, shape, meteor } = TILES[choice.tile];
      let worth = meteor ? -0.4 : 0;
      for (const terrain of terrains) worth += terrain === ENERGY ? 0.9 : stepWorth(s, p, terrain);
      return worth + 0.1 * (shape % 2);
    }
    case 'resolve':
      return 2 + stepWorth(s, p, choice.resource);
    case 'energy':
    case 'synergy':
    case 'advance':
    case 'fixed-advance':
      return 1.5 + stepWorth(s, p, choice.marker);
    case 'regress':
    case 'unionize':
      return 1 - stepWorth(s, p, choice.marker);
    case 'patch':
      return patchWorth(p, choice.at);
    case 'store-patch':
      return 0.6;
    case 'move': {
      const before = distanceToGoal(p, choice.from);
      const after = distanceToGoal(p, choice.to);
      if (after === 0) return 1.2;
      return after < before && after <= p.moves + 2 ? 0.6 : -0.5;
    }
    case 'teleport':
    case 'relocate':
      return distanceToGoal(p, choice.to) === 0
        ? 1.2
        : distanceToGoal(p, choice.from) - distanceToGoal(p, choice.to) > 3
          ? 0.3
          : -0.5;
    case 'rover':
      return 1.5 - Math.min(8, distanceToGoal(p, choice.at)) / 10;
    case 'claim-row':
      return rowWorth(s, p, choice.marker) - rowToCome(s);
    case 'draw-objectives':
      // The later it is drawn, the surer it is who leads.
      return roundsLeft(s) > 3 ? -0.2 : 1.5;
    case 'common-objective':
      return 1 + Math.max(-1, Math.min(1, commonLead(s, seat, choice.objective) / 2));
    case 'reposition':
      // A lifepod scores in the scoring area only; on a track it lets markers jump while there is time.
      if (choice.to === SCORING_AREA) return s.ending ? 1 : -0.3;
      return s.ending || choice.from !== SCORING_AREA ? -0.3 : 0.2;
    case 'card':
      return 2 + cardWorth(choice.card);
    case 'ability':
      return 0.8;
    case 'end':
      return 0;
    default:
      return 1;
  }
}

/** A patch belongs where nothing else fits. */
function patchWorth(p: Player, at: Cell): number {
  const filled = filledRows(p);
  let walls = 4 - NEIGHBOURS[at].length;
  for (const next of NEIGHBOURS[at]) if ((filled[yOf(next)] & (1 << xOf(next))) !== 0) walls++;
  const buries = p.lifepods.includes(at) || p.rovers.includes(at);
  return 0.5 + 0.35 * walls * walls * 0.25 - (buries ? 1 : 0);
}
