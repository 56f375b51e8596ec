import { DISTANCE, QUARTERS, SHOWN } from '../data/index.ts';
import { because } from './action.ts';
import type { Chapter } from './chapter.ts';
import { END_CHOICE, GO, type LunaChoice, moduleNumber, QUARTERS_CHOICE } from './choices.ts';
import { canTakeEnergy, listDepot, takeCube, whyNotDepot } from './depot.ts';
import { canActivate, o2Left } from './move.ts';
import { enterQuarters } from './quarters.ts';
import { ask, type LunaState } from './state.ts';
import { beginUse } from './use.ts';

// The second use of a level-2 scientist: another module, or the quarters.

/** LM-QRT-05: a level-2 card that did exactly one action, main or additional, can be rested as its second use. */
function isHalfUsed({ turn }: LunaState): boolean {
  return turn.main !== turn.additional;
}

function canRestCard(s: LunaState, seat: number): boolean {
  const p = s.players[seat];
  return isHalfUsed(s) && DISTANCE[p.at][QUARTERS] <= o2Left(p);
}

function listSecond(s: LunaState, seat: number, out: LunaChoice[]): void {
  const p = s.players[seat];
  const left = o2Left(p);
  for (const module of SHOWN[s.turn.card]) {
    if ((s.turn.used & (1 << module)) === 0 && DISTANCE[p.at][module] <= left) out.push(GO[module]);
  }
  if (canRestCard(s, seat) && canActivate(s, seat, QUARTERS)) out.push(QUARTERS_CHOICE);
}

export const secondUseSteps: Chapter<'second-use'> = {
  /** LM-LVL2-06: the second use of a level-2 scientist is chosen when the first one is done. */
  'second-use': {
    skip(s, seat) {
      const out: LunaChoice[] = [];
      listSecond(s, seat, out);
      return out.length === 0 && !(canRestCard(s, seat) && canTakeEnergy(s.players[seat]));
    },
    options(s, seat) {
      const out: LunaChoice[] = [];
      listSecond(s, seat, out);
      listDepot(s.players[seat], out);
      out.push(END_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'depot') {
        ask(s, seat, frame);
        takeCube(s, seat, choice);
      } else if (choice.do === 'go') {
        beginUse(s, seat, moduleNumber[choice.module]);
      } else if (choice.do === 'quarters') {
        // LM-QRT-05: the half-used card is rested there for one stress.
        enterQuarters(s, seat, 1);
      }
    },
    whyNot(s, seat, choice) {
      const p = s.players[seat];
      if (choice.do === 'depot') return because(whyNotDepot(p, choice));
      if (choice.do === 'quarters') {
        if (!isHalfUsed(s)) return { rule: 'LM-QRT-05' };
        return { rule: canRestCard(s, seat) ? 'LM-QRT-12' : 'LM-MOVE-03' };
      }
      if (choice.do !== 'go') return undefined;
      const module = moduleNumber[choice.module];
      if (!SHOWN[s.turn.card].includes(module)) return { rule: 'LM-USE-02' };
      return { rule: (s.turn.used & (1 << module)) !== 0 ? 'LM-REUSE-04' : 'LM-MOVE-03' };
    },
  },
};
