import { PASS_BONUS, QUARTERS, ROUNDS, SCIENTISTS, SHOWN } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import {
  cardNumber,
  FEED_CHOICE,
  type LunaChoice,
  moduleNumber,
  PASS_CHOICE,
  QUARTERS_CHOICE,
  USE,
} from './choices.ts';
import { listDepot, takeCube, whyNotDepot } from './depot.ts';
import { gain } from './effects.ts';
import { told, voice } from './events.ts';
import { beginFeeding } from './feeding.ts';
import { canActivate, o2Left, o2Price, stepBeside } from './move.ts';
import { enterQuarters } from './quarters.ts';
import { refillSeedbed } from './seedbed.ts';
import { ask, isAutomaton, type LunaState, NONE } from './state.ts';
import { beginUse, canActHere, playCard } from './use.ts';

// The action phase: turn by turn until everybody has passed.

function canGoToQuarters(s: LunaState, seat: number): boolean {
  const p = s.players[seat];
  return p.hand !== 0 && o2Price(p, QUARTERS) <= o2Left(p) && canActivate(s, seat, QUARTERS);
}

/** Ends the player's round: the disc goes to the leftmost free space of the next row, which may give a bonus. */
export function pass(s: LunaState, player: number): void {
  stepBeside(s, player);
  const position = s.nextOrder.length;
  s.nextOrder.push(player);
  voice.tell?.({ event: 'passed', seat: told(s, player), position: position + 1 });
  // LM-PASS-04: the hourglass row gives nothing; LM-SOLO-25: the automaton takes no bonus.
  if (s.round < ROUNDS && !isAutomaton(s, player)) gain(s, player, PASS_BONUS[position]);
}

export const turnSteps: Chapter<'next-turn' | 'turn'> = {
  'next-turn': {
    run(s) {
      // LM-TURN-07
      refillSeedbed(s);
      const { order, nextOrder } = s;
      if (nextOrder.length === order.length) {
        s.agenda.table.push({ step: 'cleanup' });
        return;
      }
      do s.current = (s.current + 1) % order.length;
      while (nextOrder.includes(order[s.current]));
      const player = order[s.current];
      s.turn = { card: NONE, uses: 0, used: 0, moved: false, breathed: false, main: false, additional: false };
      s.agenda.table.push({ step: 'next-turn' });
      if (isAutomaton(s, player)) s.agenda.table.push({ step: 'automaton' });
      else ask(s, player, { step: 'turn' });
    },
  },

  turn: {
    options(s, seat) {
      const p = s.players[seat];
      const out: LunaChoice[] = [];
      const left = o2Left(p);
      if (left > 0) {
        let here: boolean | undefined;
        for (let card = 0; card < SCIENTISTS.length; card++) {
          if ((p.hand & (1 << card)) === 0) continue;
          for (const module of SHOWN[card]) {
            if (module === p.at) {
              here ??= canActHere(s, seat);
              if (here) out.push(USE[card][module]);
            } else if (o2Price(p, module) <= left) out.push(USE[card][module]);
          }
        }
        if (canGoToQuarters(s, seat)) out.push(QUARTERS_CHOICE);
      }
      if (p.rest !== 0) out.push(FEED_CHOICE);
      listDepot(p, out);
      out.push(PASS_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'depot') {
        ask(s, seat, frame);
        takeCube(s, seat, choice);
        return;
      }
      ask(s, seat, { step: 'finish-turn' });
      switch (choice.do) {
        case 'use':
          playCard(s, seat, cardNumber[choice.card]);
          beginUse(s, seat, moduleNumber[choice.module]);
          break;
        case 'quarters':
          enterQuarters(s, seat, 0);
          break;
        case 'feed':
          beginFeeding(s, seat);
          break;
        case 'pass':
          pass(s, seat);
          break;
      }
    },
    whyNot(s, seat, choice) {
      const p = s.players[seat];
      const rule = (): string | undefined => {
        switch (choice.do) {
          case 'depot':
            return whyNotDepot(p, choice);
          case 'feed':
            return 'LM-FEED-01';
          case 'use': {
            const card = cardNumber[choice.card];
            const module = moduleNumber[choice.module];
            if (card === undefined || module === undefined) return undefined;
            if ((p.hand & (1 << card)) === 0) return 'LM-USE-01';
            if (!SHOWN[card].includes(module)) return 'LM-USE-02';
            if (o2Left(p) <= 0) return 'LM-MOVE-09';
            return module === p.at ? 'LM-USE-09' : 'LM-MOVE-03';
          }
          case 'quarters':
            if (p.hand === 0) return 'LM-QRT-10';
            if (o2Left(p) <= 0) return 'LM-MOVE-09';
            return o2Price(p, QUARTERS) > o2Left(p) ? 'LM-MOVE-03' : 'LM-QRT-02';
          default:
            return undefined;
        }
      };
      const found = rule();
      return found === undefined ? undefined : { rule: found };
    },
  },
};
