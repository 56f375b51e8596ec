import type { Seat } from '@orrery/kernel';
import {
  type Counted,
  GOALS,
  type Happening,
  type SlackAction,
  TECHNOLOGIES,
  type TechnologyEffect,
} from '../data/index.ts';
import { countItems } from '../rules/counts.ts';
import { initiativePoints } from '../rules/final.ts';
import { meetsGoal } from '../rules/goals.ts';
import { countedPoints } from '../rules/powers.ts';
import type { PulsarState } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** How often a round something happens to a player who has a reason to want it. */
const RATE: Readonly<Record<Happening, number>> = {
  patent: 0.8,
  'visit-pulsar': 0.9,
  'visit-gate': 1.6,
  station: 1.2,
  'blue-station-at-flight-end': 0.7,
  'lifeless-station-at-flight-end': 0.35,
  'take-gyrodyne-action': 0.4,
  'spend-die-on-larger-gyrodyne': 0.6,
  'complete-gyrodyne': 0.4,
  'take-transmitter': 0.45,
  'pay-transmitter': 0.9,
  'activate-transmitter': 0.4,
  'complete-hq-project': 0.5,
  'spend-bonus-die': 0.55,
  'exploration-draw': 0.5,
};

/** What the patents of a seat pay each time something happens. */
export function pointsOn(s: PulsarState, seat: Seat, event: Happening): number {
  let points = 0;
  for (const tech of s.players[seat].patents) {
    for (const effect of TECHNOLOGIES[tech].effects) {
      if (effect.op === 'points-on' && effect.event === event) points += effect.n;
    }
  }
  return points;
}

/** What missing a die by one is worth a round. */
const EASE: Readonly<Record<SlackAction, number>> = {
  'take-gyrodyne': 0.5,
  'complete-gyrodyne': 0.9,
  'pay-transmitter': 1,
  'hq-project': 1,
  patent: 1,
};

/** How many more of them a player will have, a round. */
const GROWTH: Readonly<Record<Counted, number>> = {
  station: 1.1,
  'spinning-gyrodyne': 0.35,
  'spinning-gyrodyne-type': 0.25,
  'claimed-pulsar': 0.4,
  'active-transmitter': 0.45,
  'active-link': 0.25,
  'construction-award': 0.12,
  patent: 0.7,
  'hq-project': 0.5,
  'executed-gate-run': 0.35,
  'modifier-token': 0,
};

const needsHq = (what: string): boolean =>
  what === 'hq-project' || what === 'complete-hq-project' || what === 'executed-gate-run';

/** What an effect of a patent will still bring, beyond what it brought at once. */
function effectToCome(s: PulsarState, seat: Seat, effect: TechnologyEffect, phase: string, look: Outlook): number {
  const { left } = look;
  switch (effect.op) {
    case 'points-on':
      return needsHq(effect.event) && !s.hq ? 0 : effect.n * RATE[effect.event] * left;
    case 'cost-pm1':
      return needsHq(effect.action) && !s.hq ? 0 : EASE[effect.action] * left;
    case 'flight-pm1-if-gate':
      return left;
    case 'copy-die-cost':
      return 0.4 * left;
    case 'exploration-draw-choose':
      return 0.5 * left;
    case 'discovery-on-lifeless':
      return RATE['lifeless-station-at-flight-end'] * look.t.discovery * left;
    case 'plus-minus-range':
      return 0.6 * left;
    case 'points-per': {
      const have = countItems(s, seat, effect.what);
      const growth = needsHq(effect.what) && !s.hq ? 0 : GROWTH[effect.what];
      if (phase === 'production') return (effect.n * (have + (growth * left) / 2) * left) / effect.per;
      return phase === 'endgame' ? (effect.n * (have + growth * left)) / effect.per : 0;
    }
    case 'points-by-count': {
      const more = effect.table[Math.min(effect.table.length, countItems(s, seat, effect.what) + 1) - 1];
      const now = countedPoints(s, seat, effect);
      const hope = now + (more - now) * Math.min(0.6, 0.15 * left);
      return phase === 'production' ? hope * left : hope;
    }
    case 'points-by-rank':
      return 0.8 * countedPoints(s, seat, effect) * left + 0.5 * left;
    case 'goal-wild': {
      const open = s.goals.filter((goal) => !meetsGoal(s, seat, goal)).map((goal) => GOALS[goal].points);
      return open.length > 0 ? Math.max(...open) + 2 : 2;
    }
    case 'buy-points':
      return phase === 'endgame' ? effect.points - effect.cubes : 0;
    case 'extra-station':
      return phase === 'endgame' ? 4 * effect.n : 0;
    case 'initiative-points-double':
      return initiativePoints(s, seat) * 0.7;
    case 'cube-points':
      return 0.8 * s.players[seat].cubes;
    case 'goal-bonus-discount':
      return 2.5;
    default:
      return 0;
  }
}

/** What a patent will still bring. */
export function patentToCome(s: PulsarState, seat: Seat, tech: number, look: Outlook): number {
  const { effects, phase } = TECHNOLOGIES[tech];
  if (phase === 'instant') return 0;
  let worth = 0;
  for (const effect of effects) worth += effectToCome(s, seat, effect, phase, look);
  return worth;
}
