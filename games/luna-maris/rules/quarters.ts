import { LEVEL_1, QUARTERS, SCIENTISTS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { cardNumber, ENOUGH_CHOICE, type LunaChoice, REST } from './choices.ts';
import { voice } from './events.ts';
import { activate, breathe, moveTo } from './move.ts';
import { ask, type LunaState } from './state.ts';
import { moveStress } from './stores.ts';

// Module B: resting scientists to lower stress.

/** Goes to the quarters, or stays there, and rests; `reduced` is what the half-used level-2 card is worth. */
export function enterQuarters(s: LunaState, seat: number, reduced: number): void {
  if (s.players[seat].at === QUARTERS) breathe(s, seat);
  else moveTo(s, seat, QUARTERS);
  activate(s, seat);
  // LM-QRT-08: nothing of the turn is left after this.
  s.turn.uses = 0;
  if (reduced > 0) moveStress(s, seat, reduced);
  ask(s, seat, { step: 'rest', rested: reduced });
}

export const quartersSteps: Chapter<'rest'> = {
  rest: {
    skip: (s, seat) => s.players[seat].hand === 0,
    options(s, seat, frame) {
      const { hand } = s.players[seat];
      const out: LunaChoice[] = [];
      for (let card = 0; card < SCIENTISTS.length; card++) if ((hand & (1 << card)) !== 0) out.push(REST[card]);
      if (frame.rested > 0) out.push(ENOUGH_CHOICE);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'rest') return;
      const p = s.players[seat];
      const card = cardNumber[choice.card];
      p.hand &= ~(1 << card);
      p.handSize--;
      p.rest |= 1 << card;
      voice.tell?.({ event: 'rested', seat, card: choice.card });
      // LM-QRT-03
      moveStress(s, seat, card < LEVEL_1 ? 1 : 2);
      ask(s, seat, { step: 'rest', rested: frame.rested + 1 });
    },
    whyNot: (_, __, choice) =>
      choice.do === 'enough' ? { rule: 'LM-QRT-06' } : choice.do === 'rest' ? { rule: 'LM-QRT-03' } : undefined,
  },
};
