import { FOOD, HUNGRY_SP, NUTRITION, SCIENTISTS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { cardNumber, EAT, ENOUGH_CHOICE, foodNumber, type LunaChoice, RECALL } from './choices.ts';
import { gain } from './effects.ts';
import { voice } from './events.ts';
import { stepBeside } from './move.ts';
import { ask, type LunaState } from './state.ts';
import { changeSp, gainWaste } from './stores.ts';

// Option B of a turn: food, or points for want of any, brings scientists back to the hand.

const NO_FOOD: readonly number[] = [];

export function beginFeeding(s: LunaState, seat: number): void {
  const p = s.players[seat];
  if (p.foodSize > 0) {
    ask(s, seat, { step: 'serve', played: NO_FOOD });
    return;
  }
  // LM-FEED-09 and 10: without food the points at the start set the limit; one is always possible.
  ask(s, seat, { step: 'recall', limit: Math.max(1, Math.floor(p.sp / HUNGRY_SP)), taken: 0, played: NO_FOOD });
}

export function nutritionOf(foods: readonly number[]): number {
  let total = 0;
  for (const food of foods) total += NUTRITION[food];
  return total;
}

function sitDown(s: LunaState, seat: number, surplus: number, played: readonly number[]): void {
  // LM-FEED-16: hunger leaves no scraps.
  ask(s, seat, { step: 'fed', surplus: played.length === 0 ? 0 : surplus, played });
}

export const feedingSteps: Chapter<'serve' | 'recall' | 'fed'> = {
  serve: {
    options(s, seat, frame) {
      const { food } = s.players[seat];
      const out: LunaChoice[] = [];
      for (let i = 0; i < FOOD.length; i++) if (food[i] > 0) out.push(EAT[i]);
      if (frame.played.length > 0) out.push(ENOUGH_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'enough') {
        ask(s, seat, { step: 'recall', limit: nutritionOf(frame.played), taken: 0, played: frame.played });
      } else if (choice.do === 'eat') {
        const p = s.players[seat];
        const food = foodNumber[choice.food];
        p.food[food]--;
        p.foodSize--;
        s.foodDiscard[food]++;
        voice.tell?.({ event: 'ate', seat, food: choice.food });
        ask(s, seat, { step: 'serve', played: [...frame.played, food] });
      }
    },
    whyNot: (_, __, choice) => (choice.do === 'enough' ? { rule: 'LM-FEED-07' } : { rule: 'LM-FEED-02' }),
  },

  recall: {
    options(s, seat, frame) {
      const { rest } = s.players[seat];
      const out: LunaChoice[] = [];
      for (let card = 0; card < SCIENTISTS.length; card++) if ((rest & (1 << card)) !== 0) out.push(RECALL[card]);
      if (frame.taken > 0) out.push(ENOUGH_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      const { limit, played } = frame;
      if (choice.do === 'enough') sitDown(s, seat, limit - frame.taken, played);
      if (choice.do !== 'recall') return;
      const p = s.players[seat];
      const card = cardNumber[choice.card];
      p.rest &= ~(1 << card);
      p.hand |= 1 << card;
      p.handSize++;
      voice.tell?.({ event: 'recalled', seat, card: choice.card });
      if (played.length === 0) changeSp(s, seat, -HUNGRY_SP);
      const taken = frame.taken + 1;
      if (taken < limit && p.rest !== 0) ask(s, seat, { step: 'recall', limit, taken, played });
      else sitDown(s, seat, limit - taken, played);
    },
    whyNot: (_, __, choice) => (choice.do === 'enough' || choice.do === 'recall' ? { rule: 'LM-FEED-03' } : undefined),
  },

  /** LM-FEED-13: waste of the surplus, then the bonuses in the order the food was played, then the astronaut. */
  fed: {
    run(s, { surplus, played }, seat) {
      gainWaste(s, seat, surplus);
      for (const food of played) gain(s, seat, FOOD[food].bonus);
      stepBeside(s, seat);
    },
  },
};
