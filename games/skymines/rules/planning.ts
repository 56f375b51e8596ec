import { reveal } from '@orrery/kernel';
import { CARD_INDEX, CARD_KIND, CARDS, SHARE, SLOTS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { HAND_IN, LAY, type SkyChoice } from './choices.ts';
import { voice } from './events.ts';
import { planLuna, showMajority } from './luna/cards.ts';
import { NONE, type Player, type SkyState } from './state.ts';

// SKY-PLAN: the planning phase.

/** SKY-ROUND-01: a round begins with everybody planning at once. */
function runRound(s: SkyState): void {
  s.phase = 'planning';
  s.turn = NONE;
  s.turns = 0;
  s.opener = s.start;
  for (const player of s.players) player.left = false;
  voice.tell?.({ event: 'round', round: s.round, start: s.start });
  if (s.luna) planLuna(s, s.luna);
  s.agenda.table.push({ step: 'reveal-plans' });
  for (const stack of s.agenda.seats) stack.push({ step: 'plan' });
}

/** SKY-PLAN-02. */
export function isSlotOn(player: Player, slot: number): boolean {
  return slot === 0 ? player.slotA : slot === 4 ? player.slotE : true;
}

/** SKY-PLAN-06: all plans are shown at once. */
function runRevealPlans(s: SkyState): void {
  s.phase = 'action';
  reveal(s);
  if (voice.tell) {
    for (const [seat, { slots }] of s.players.entries()) {
      voice.tell({
        event: 'planned',
        seat,
        cards: slots.filter((card) => card !== NONE).map((card) => CARDS[card].id),
      });
    }
  }
  if (s.luna) showMajority(s.luna);
  s.agenda.table.push({ step: 'turns' });
}

export const planningSteps: Chapter<'round' | 'reveal-plans' | 'plan'> = {
  round: { run: runRound },
  'reveal-plans': { run: runRevealPlans },
  /** SKY-PLAN-01, SKY-PLAN-04: any card at any free slot, until the plan is handed in. */
  plan: {
    options(s, seat) {
      const player = s.players[seat];
      const options: SkyChoice[] = [HAND_IN];
      for (let slot = 0; slot < 5; slot++) {
        if (player.slots[slot] !== NONE || !isSlotOn(player, slot)) continue;
        for (const card of player.hand) if (CARD_KIND[card] !== SHARE) options.push(LAY[card][slot]);
      }
      return options;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'lay') return;
      const player = s.players[seat];
      const card = CARD_INDEX[choice.card];
      player.hand.splice(player.hand.indexOf(card), 1);
      player.slots[SLOTS.indexOf(choice.slot)] = card;
      s.agenda.seats[seat].push(frame);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'lay') return undefined;
      const player = s.players[seat];
      const slot = SLOTS.indexOf(choice.slot);
      if (slot < 0) return undefined;
      if (!isSlotOn(player, slot)) return { rule: 'SKY-PLAN-02' };
      const card = CARD_INDEX[choice.card];
      if (!player.hand.includes(card)) return { rule: 'SKY-PLAN-01' };
      if (CARD_KIND[card] === SHARE) return { rule: 'SKY-PLAN-05' };
      return { rule: 'SKY-PLAN-01' };
    },
  },
};
