import type { Seat, WhyNot } from '@orrery/kernel';
import { CARD_INDEX, CARDS, ROUNDS, SLOTS } from '../data/index.ts';
import { REST, ROW } from './choices.ts';
import { type FrameOf, NONE, pushAll, type SkyChoice, type SkyState, voice } from './state.ts';

// SKY-PASS: leaving the action phase.

export function leavePhase(s: SkyState, seat: Seat): void {
  const player = s.players[seat];
  player.left = true;
  // SKY-PASS-01, SKY-PASS-05.
  player.down = 0;
  player.tiles = 0;
  player.tilesDown = 0;
  player.plusOn = NONE;
  voice.tell?.({ event: 'left', seat });
  // SKY-PASS-09.
  if (s.round >= ROUNDS) return;
  pushAll(s, seat, { step: 'chooseRow' }, s.rules.linked ? { step: 'restLinked' } : { step: 'rest', used: 0 });
}

/** SKY-PASS-02: one resting row goes to the hand. */
export const chooseRow = {
  skip: (s: SkyState, seat: Seat): boolean => s.players[seat].rows.every((row) => row.length === 0),
  options: (s: SkyState, seat: Seat): SkyChoice[] => ROW.filter((_, slot) => s.players[seat].rows[slot].length > 0),
  take(s: SkyState, seat: Seat, choice: SkyChoice): void {
    if (choice.do !== 'row') return;
    const player = s.players[seat];
    const slot = SLOTS.indexOf(choice.slot);
    const cards = player.rows[slot];
    voice.tell?.({ event: 'row', seat, slot: choice.slot, cards: cards.map((card) => CARDS[card].id) });
    for (const card of cards) player.hand.push(card);
    player.rows[slot] = [];
  },
  whyNot: (_: SkyState, __: Seat, choice: SkyChoice): WhyNot | undefined =>
    choice.do === 'row' || choice.do === 'done' ? { rule: 'SKY-PASS-02' } : undefined,
};

/** SKY-PASS-03: every card of the action slots goes onto a resting row of its own. */
export const rest = {
  skip: (s: SkyState, seat: Seat): boolean => nextCard(s, seat) < 0,
  options(s: SkyState, seat: Seat, { used }: FrameOf<'rest'>): SkyChoice[] {
    const card = s.players[seat].slots[nextCard(s, seat)];
    return REST[card].filter((_, slot) => ((used >> slot) & 1) === 0);
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { used }: FrameOf<'rest'>): void {
    if (choice.do !== 'rest') return;
    const player = s.players[seat];
    const slot = SLOTS.indexOf(choice.slot);
    player.slots[nextCard(s, seat)] = NONE;
    player.rows[slot].push(CARD_INDEX[choice.card]);
    s.agenda.seats[seat].push({ step: 'rest', used: used | (1 << slot) });
  },
  whyNot: (_: SkyState, __: Seat, choice: SkyChoice): WhyNot | undefined =>
    choice.do === 'rest' || choice.do === 'done' ? { rule: 'SKY-PASS-03' } : undefined,
};

function nextCard(s: SkyState, seat: Seat): number {
  const { slots } = s.players[seat];
  for (let slot = 0; slot < 5; slot++) if (slots[slot] !== NONE) return slot;
  return -1;
}

/** SKY-LINK-01: cards go straight up to the slot of the same letter. */
export function runRestLinked(s: SkyState, _: FrameOf<'restLinked'>, seat: Seat): void {
  const { slots, rows } = s.players[seat];
  for (let slot = 0; slot < 5; slot++) {
    if (slots[slot] !== NONE) rows[slot].push(slots[slot]);
    slots[slot] = NONE;
  }
}
