import { countBits, type Seat } from '@orrery/kernel';
import {
  CRYSTAL,
  FIRST_BUILDING_POINTS,
  HIRE,
  LSS_BENEFIT,
  LSS_BENEFITS,
  MINE,
  REWARD_POINTS,
  REWARDS,
  TECHS,
  TOP_ROW,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { gain, quartersRoom } from './goods.ts';
import { ask, isLacerda, NONE, type OmChoice, type OnMarsState, thenEffect } from './state.ts';
import { levelOf } from './technology.ts';

export function advancedCount(s: OnMarsState, seat: Seat): number {
  let n = 0;
  for (let card = 0; card < s.cardOwner.length; card++) {
    if (s.cardOwner[card] === seat && s.cardAt[card] !== NONE) n++;
  }
  return n;
}

/** Mines with an own Colonist or an own Advanced Building marker. */
export function ownMines(s: OnMarsState, seat: Seat): number {
  let n = s.players[seat].miners.length;
  for (let hex = 0; hex < s.marker.length; hex++) if (s.marker[hex] === seat && s.building[hex] === MINE) n++;
  return n;
}

export function highestLevel(s: OnMarsState, seat: Seat): number {
  let best = 0;
  for (let tech = 0; tech < TECHS.length; tech++) best = Math.max(best, levelOf(s.players[seat], tech));
  return best;
}

/** OM-LSS-07. */
export function rewardPoints(s: OnMarsState, seat: Seat, reward: number): number {
  const p = s.players[seat];
  const name = REWARDS[reward];
  const count = {
    'highest-tech': () => highestLevel(s, seat),
    ships: () => p.hangar,
    'advanced-buildings': () => advancedCount(s, seat),
    mines: () => ownMines(s, seat),
    // OM-LACG-12: the Bots on Lacerda's board count.
    bots: () => (isLacerda(s, seat) ? s.lacerdaBots : p.bots.length),
    'discovery-tiles': () => countBits(p.discoveries),
    shelters: () => p.shelters,
    // OM-LACG-08: Lacerda's Living Quarters are always full.
    colonists: () => (isLacerda(s, seat) ? quartersRoom(p) : p.quarters),
  }[name];
  return count() * REWARD_POINTS[name];
}

function score(s: OnMarsState, seat: Seat, n: number, why: 'first' | 'reward', of: number): void {
  s.players[seat].op += n;
  voice.tell?.({ event: 'points', seat, n, why, of });
}

const BENEFITS: readonly OmChoice[] = LSS_BENEFITS.map((benefit) => ({ do: 'lss', benefit }));

function hasColonistOut(s: OnMarsState, seat: Seat): boolean {
  const p = s.players[seat];
  return p.working > 0 || p.slots.some((n) => n > 0);
}

export const lssSteps: Chapter<'lss' | 'lss-benefit'> = {
  // OM-LSS-01 to 06, OM-LSS-08.
  lss: {
    run(s, { seat, type }) {
      const column = type - 1;
      const row = s.lss[column];
      if (row === TOP_ROW) return;
      s.lss[column]++;
      voice.tell?.({ event: 'lss', seat, type, row: row + 1 });
      if (row === 1) score(s, seat, FIRST_BUILDING_POINTS, 'first', type);
      if (row > s.level) return;
      const reward = s.rewards[column];
      score(s, seat, rewardPoints(s, seat, reward), 'reward', reward);
      if (!isLacerda(s, seat)) return ask(s, seat, { step: 'lss-benefit' });
      // OM-LACG-07.
      const { slots } = s.players[seat];
      if (slots[HIRE] === 0) return gain(s, seat, CRYSTAL, 1);
      slots[HIRE]--;
      voice.tell?.({ event: 'retrieved', seat, n: 1, lost: 0 });
    },
  },
  'lss-benefit': {
    options(s, seat) {
      const out = [DONE, BENEFITS[0], BENEFITS[2], BENEFITS[3]];
      if (hasColonistOut(s, seat)) out.push(BENEFITS[1]);
      return out;
    },
    take(s, seat, choice) {
      if (choice.do === 'lss') thenEffect(s, seat, LSS_BENEFIT[choice.benefit]);
    },
    whyNot: () => ({ rule: 'OM-LSS-06' }),
  },
};
