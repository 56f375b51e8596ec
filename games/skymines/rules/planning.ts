import { reveal, type Seat, type WhyNot } from '@orrery/kernel';
import { CARD_INDEX, CARD_KIND, CARDS, SHARE, SLOTS } from '../data/index.ts';
import { HAND_IN, LAY } from './choices.ts';
import { planLuna } from './luna/cards.ts';
import { type FrameOf, NONE, type Player, type SkyChoice, type SkyState, voice } from './state.ts';

// SKY-PLAN: the planning phase.

/** SKY-ROUND-01: a round begins with everybody planning at once. */
export function runRound(s: SkyState): void {
  s.phase = 'planning';
  s.turn = NONE;
  s.turns = 0;
  s.opener = s.start;
  for (const player of s.players) player.left = false;
  voice.tell?.({ event: 'round', round: s.round, start: s.start });
  if (s.luna) planLuna(s, s.luna);
  s.agenda.table.push({ step: 'revealPlans' });
  for (const stack of s.agenda.seats) stack.push({ step: 'plan' });
}

/** SKY-PLAN-02. */
export function isSlotOn(player: Player, slot: number): boolean {
  return slot === 0 ? player.slotA : slot === 4 ? player.slotE : true;
}

/** SKY-PLAN-01, SKY-PLAN-04: any card at any free slot, until the plan is handed in. */
export const plan = {
  options(s: SkyState, seat: Seat): SkyChoice[] {
    const player = s.players[seat];
    const options: SkyChoice[] = [HAND_IN];
    for (let slot = 0; slot < 5; slot++) {
      if (player.slots[slot] !== NONE || !isSlotOn(player, slot)) continue;
      for (const card of player.hand) if (CARD_KIND[card] !== SHARE) options.push(LAY[card][slot]);
    }
    return options;
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, frame: FrameOf<'plan'>): void {
    if (choice.do !== 'lay') return;
    const player = s.players[seat];
    const card = CARD_INDEX[choice.card];
    player.hand.splice(player.hand.indexOf(card), 1);
    player.slots[SLOTS.indexOf(choice.slot)] = card;
    s.agenda.seats[seat].push(frame);
  },
  whyNot(s: SkyState, seat: Seat, choice: SkyChoice): WhyNot | undefined {
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
};

/** SKY-PLAN-06: all plans are shown at once. */
export function runRevealPlans(s: SkyState): void {
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
  s.agenda.table.push({ step: 'turns' });
}
