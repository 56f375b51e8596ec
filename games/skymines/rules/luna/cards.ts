import { shuffle } from '@orrery/kernel';
import { LUNA_CARDS, LUNA_LEVELS } from '../../data/index.ts';
import { voice } from '../events.ts';
import { type Luna, NONE, type SkyState } from '../state.ts';

// SKY-LUNA-06 to 11: Luna's cards.

export function newLuna(s: Pick<SkyState, 'random'>): Pick<Luna, 'pile' | 'reserve'> {
  const ofGrade = (grade: number): number[] => LUNA_CARDS.flatMap((card, i) => (card.grade === grade ? [i] : []));
  return { pile: shuffle(s.random, ofGrade(1)), reserve: shuffle(s.random, ofGrade(2)) };
}

/** SKY-LUNA-09: last round's cards are discarded, new ones dealt face down. */
export function planLuna(s: SkyState, luna: Luna): void {
  for (const card of [...luna.majority, ...luna.slots]) if (card !== NONE) luna.discards.push(card);
  luna.majority = [drawCard(s, luna), drawCard(s, luna)];
  for (let slot = 0; slot < 5; slot++) {
    const open = slot === 0 ? luna.slotA : slot === 4 ? luna.slotE : true;
    luna.slots[slot] = open ? drawCard(s, luna) : NONE;
  }
  luna.used = 0;
  luna.left = false;
  luna.started = false;
}

/** SKY-LUNA-10: her majority cards are turned up together with everybody's plans. */
export function showMajority(luna: Luna): void {
  if (voice.tell === undefined) return;
  const [left, right] = luna.majority.map((card) => LUNA_CARDS[card].id);
  voice.tell({ event: 'luna-majority', left, right });
}

/** SKY-LUNA-11: an empty pile is made anew from the discards, on most levels with one more grade II card. */
function drawCard(s: SkyState, luna: Luna): number {
  if (luna.pile.length === 0) {
    luna.pile = luna.discards;
    luna.discards = [];
    const { growsOnReshuffle } = LUNA_LEVELS[s.rules.luna];
    const grown = growsOnReshuffle ? luna.reserve.pop() : undefined;
    if (grown !== undefined) {
      luna.pile.push(grown);
      voice.tell?.({ event: 'luna-grows', at: 'reshuffle' });
    }
    shuffle(s.random, luna.pile);
  }
  return luna.pile.pop() ?? NONE;
}

/** SKY-LUNA-16: she leaves; one more card decides whether a majority card goes too. */
export function leaveLuna(s: SkyState, luna: Luna): void {
  luna.left = true;
  for (let slot = 0; slot < 5; slot++) {
    if (luna.slots[slot] !== NONE) luna.discards.push(luna.slots[slot]);
    luna.slots[slot] = NONE;
  }
  shuffle(s.random, luna.discards);
  const top = LUNA_CARDS[luna.discards[luna.discards.length - 1]];
  const side = top.left > top.right ? 0 : top.right > top.left ? 1 : NONE;
  if (side !== NONE) {
    luna.discards.push(luna.majority[side]);
    luna.majority[side] = NONE;
  }
  voice.tell?.({ event: 'luna-leaves', discards: side === 0 ? 'left' : side === 1 ? 'right' : 'none' });
}
