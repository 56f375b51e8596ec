import type { Seat } from '@orrery/kernel';
import { CARD_INDEX, CARDS, ROUNDS, SLOTS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { REST, ROW } from './choices.ts';
import { voice } from './events.ts';
import { type FrameOf, NONE, pushAll, type SkyState } from './state.ts';

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
  pushAll(s, seat, { step: 'choose-row' }, s.rules.linked ? { step: 'rest-linked' } : { step: 'rest', used: 0 });
}

function nextCard(s: SkyState, seat: Seat): number {
  const { slots } = s.players[seat];
  for (let slot = 0; slot < 5; slot++) if (slots[slot] !== NONE) return slot;
  return -1;
}

/** SKY-LINK-01: cards go straight up to the slot of the same letter. */
function runRestLinked(s: SkyState, _: FrameOf<'rest-linked'>, seat: Seat): void {
  const { slots, rows } = s.players[seat];
  for (let slot = 0; slot < 5; slot++) {
    if (slots[slot] !== NONE) rows[slot].push(slots[slot]);
    slots[slot] = NONE;
  }
}

export const leavingSteps: Chapter<'rest-linked' | 'choose-row' | 'rest'> = {
  'rest-linked': { run: runRestLinked },
  /** SKY-PASS-02: one resting row goes to the hand. */
  'choose-row': {
    skip: (s, seat) => s.players[seat].rows.every((row) => row.length === 0),
    options: (s, seat) => ROW.filter((_, slot) => s.players[seat].rows[slot].length > 0),
    take(s, seat, choice) {
      if (choice.do !== 'row') return;
      const player = s.players[seat];
      const slot = SLOTS.indexOf(choice.slot);
      const cards = player.rows[slot];
      voice.tell?.({ event: 'row', seat, slot: choice.slot, cards: cards.map((card) => CARDS[card].id) });
      for (const card of cards) player.hand.push(card);
      player.rows[slot] = [];
    },
    whyNot: (_, __, choice) => (choice.do === 'row' || choice.do === 'done' ? { rule: 'SKY-PASS-02' } : undefined),
  },
  /** SKY-PASS-03: every card of the action slots goes onto a resting row of its own. */
  rest: {
    skip: (s, seat) => nextCard(s, seat) < 0,
    options(s, seat, { used }) {
      const card = s.players[seat].slots[nextCard(s, seat)];
      return REST[card].filter((_, slot) => ((used >> slot) & 1) === 0);
    },
    take(s, seat, choice, { used }) {
      if (choice.do !== 'rest') return;
      const player = s.players[seat];
      const slot = SLOTS.indexOf(choice.slot);
      player.slots[nextCard(s, seat)] = NONE;
      player.rows[slot].push(CARD_INDEX[choice.card]);
      s.agenda.seats[seat].push({ step: 'rest', used: used | (1 << slot) });
    },
    whyNot: (_, __, choice) => (choice.do === 'rest' || choice.do === 'done' ? { rule: 'SKY-PASS-03' } : undefined),
  },
};
