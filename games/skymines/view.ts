import { noLuck, type Seat } from '@orrery/kernel';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, type Luna, NONE, type Player, type SkyState } from './rules/state.ts';

const hidden = (cards: readonly unknown[]): number[] => cards.map(() => HIDDEN);

/**
 * SKY-INFO: hands, stacks and supplies are hidden; plans in the making are the owner's secret, so the others' are shown
 * as if not begun.
 */
export function viewState(state: SkyState, viewer: Seat | null): SkyState {
  const s = cloneState(state);
  s.random = noLuck();
  s.stack = hidden(s.stack);
  s.supplies = s.supplies.map(hidden);
  if (s.luna) hideLuna(s.luna, s.phase === 'planning');
  for (const [seat, player] of s.players.entries()) {
    // SKY-SCORE-01: at the end all cards lie open.
    if (seat !== viewer && s.phase !== 'over') hideHand(s, seat, player);
  }
  return s;
}

function hideHand(s: SkyState, seat: Seat, player: Player): void {
  player.hand = hidden(player.hand);
  if (player.dealt.length > 0) {
    // SKY-INFO-09.
    player.dealt = hidden(player.dealt);
    player.tile = NONE;
    s.agenda.seats[seat] = [{ step: 'keep-tile' }];
  }
  if (s.phase !== 'planning') return;
  // SKY-INFO-02, SKY-PLAN-08.
  for (let slot = 0; slot < player.slots.length; slot++) {
    if (player.slots[slot] === NONE) continue;
    player.slots[slot] = NONE;
    player.hand.push(HIDDEN);
  }
  s.agenda.seats[seat] = [{ step: 'plan' }];
}

/** SKY-LUNA-09, SKY-LUNA-10: her majority cards are secret while plans are laid, her slot cards until they are used. */
function hideLuna(luna: Luna, planning: boolean): void {
  if (planning) luna.majority = luna.majority.map((card) => (card === NONE ? NONE : HIDDEN));
  luna.pile = hidden(luna.pile);
  luna.reserve = hidden(luna.reserve);
  luna.slots = luna.slots.map((card, slot) => (card === NONE || (luna.used >> slot) & 1 ? card : HIDDEN));
}
