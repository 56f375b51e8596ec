import { countBits, reveal } from '@orrery/kernel';
import {
  BLUEPRINTS,
  CRYSTAL,
  LEVEL_COUNTS_FROM,
  PROGRESS_LEVELS,
  PROGRESS_POINTS,
  ROW,
  TOP_LEVEL,
  WAREHOUSE_FILL,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { moveRemainingMissions } from './missions.ts';
import { doNext, NONE, type OnMarsState, type Player } from './state.ts';

/** OM-LEVEL-01: all four markers on or above the row of the Colony level marker. */
export function isUpdateDue(s: OnMarsState): boolean {
  return s.level < TOP_LEVEL && s.lss.every((row) => row >= s.level + 1);
}

export function progressPoints(p: Player): number {
  return PROGRESS_POINTS[countBits(p.progress)];
}

function deal(s: OnMarsState, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const card = s.blueprintDeck.pop() ?? NONE;
    s.blueprintDisplay[i] = card;
    if (card !== NONE) s.seenBlueprints |= 1 << card;
  }
}

function refreshBlueprints(s: OnMarsState): void {
  if (s.level === 2) {
    // OM-LEVEL-03: six cards of each level; OM-DEC-20: Level 1 above, Level 3 below.
    deal(s, 0, 2 * ROW);
    reveal(s);
  } else if (s.level === 3) {
    // OM-LEVEL-04: Level 3 cards stay.
    for (let i = 0; i < s.blueprintDisplay.length; i++) {
      const card = s.blueprintDisplay[i];
      if (card !== NONE && BLUEPRINTS[card].level === 1) s.blueprintDisplay[i] = NONE;
    }
    deal(s, 0, ROW);
    reveal(s);
  }
}

/** OM-LEVEL-06: bottom row first, left to right. */
function refillGrid(s: OnMarsState): void {
  for (let i = 0; i < s.grid.length && s.techStack.length > 0; i++) {
    if (s.grid[i] !== NONE) continue;
    const tech = s.techStack.pop() as number;
    s.grid[i] = tech;
    s.seenTechs |= 1 << tech;
    reveal(s);
  }
}

export function fillWarehouse(s: OnMarsState): void {
  for (let good = 1; good <= CRYSTAL; good++) s.warehouse[good] = WAREHOUSE_FILL[s.rules.players];
}

export const statusSteps: Chapter<'status'> = {
  status: {
    run(s, { seat }) {
      if (!isUpdateDue(s)) return;
      s.level++;
      voice.tell?.({ event: 'level', level: s.level });
      refreshBlueprints(s);
      if (s.rules.players > 2) refillGrid(s);
      fillWarehouse(s);
      if (PROGRESS_LEVELS.includes(s.level)) {
        for (let i = 0; i < s.players.length; i++) {
          const n = progressPoints(s.players[i]);
          s.players[i].op += n;
          if (n > 0) voice.tell?.({ event: 'points', seat: i, n, why: 'progress', of: 0 });
        }
      }
      if (s.level >= LEVEL_COUNTS_FROM) moveRemainingMissions(s);
      // OM-LEVEL-12.
      doNext(s, { step: 'status', seat });
      // OM-LACG-12, OM-DEC-42: Tech of the person that his Shelter used is compensated before the turn is over.
      if (s.rules.solo) {
        doNext(s, { step: 'compensate', seat });
        doNext(s, { step: 'lacerda', act: 'ship' });
        doNext(s, { step: 'lacerda', act: 'shelter' });
      }
    },
  },
};
