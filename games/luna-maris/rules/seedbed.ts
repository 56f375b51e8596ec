import { reveal, shuffle } from '@orrery/kernel';
import { FOOD } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { ENOUGH_CHOICE, type LunaChoice, PICK } from './choices.ts';
import { told, voice } from './events.ts';
import { ask, type LunaState, NONE } from './state.ts';

// The food deck, its discard pile and the three open cards of the seedbed.

export function isSeedbedEmpty(s: LunaState): boolean {
  for (const food of s.seedbed) if (food !== NONE) return false;
  return true;
}

/** The next card of the deck, or NONE; an empty deck is made anew from the discarded cards (LM-GRN-05). */
export function drawFood(s: LunaState): number {
  if (s.foodDeck.length === 0) reshuffle(s);
  const food = s.foodDeck.pop();
  if (food === undefined) return NONE;
  reveal(s);
  return food;
}

function reshuffle(s: LunaState): void {
  for (let food = 0; food < FOOD.length; food++) {
    for (let i = 0; i < s.foodDiscard[food]; i++) s.foodDeck.push(food);
    s.foodDiscard[food] = 0;
  }
  if (s.foodDeck.length === 0) return;
  shuffle(s.random, s.foodDeck);
  voice.tell?.({ event: 'reshuffled' });
}

/** Fills the empty places from left to right (LM-GRN-08). */
export function refillSeedbed(s: LunaState): void {
  for (let slot = 0; slot < s.seedbed.length; slot++) {
    if (s.seedbed[slot] !== NONE) continue;
    const food = drawFood(s);
    if (food === NONE) return;
    s.seedbed[slot] = food;
    voice.tell?.({ event: 'seedbed', food: FOOD[food].id });
  }
}

export function takeSeedbedCard(s: LunaState, player: number, slot: number): void {
  const food = s.seedbed[slot];
  s.seedbed[slot] = NONE;
  addFood(s, player, food);
  voice.tell?.({ event: 'food', seat: told(s, player), food: FOOD[food].id });
}

export function addFood(s: LunaState, player: number, food: number): void {
  s.players[player].food[food]++;
  s.players[player].foodSize++;
}

export const seedbedSteps: Chapter<'pick'> = {
  /** Takes cards of choice: `must` of them, then up to `may` more, as far as there are any. */
  pick: {
    skip: (s, _, frame) => frame.must + frame.may === 0 || isSeedbedEmpty(s),
    options(s, _, frame) {
      const out: LunaChoice[] = [];
      for (let slot = 0; slot < s.seedbed.length; slot++) {
        if (s.seedbed[slot] !== NONE) out.push(PICK[slot][s.seedbed[slot]]);
      }
      if (frame.must === 0) out.push(ENOUGH_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'pick') return;
      takeSeedbedCard(s, seat, choice.slot);
      const must = Math.max(0, frame.must - 1);
      ask(s, seat, { step: 'pick', must, may: frame.must > 0 ? frame.may : frame.may - 1 });
    },
    whyNot: (_, __, choice) => (choice.do === 'enough' ? { rule: 'LM-DATA-23' } : { rule: 'LM-GRN-09' }),
  },
};
