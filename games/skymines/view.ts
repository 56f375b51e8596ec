import { noLuck, type Seat } from '@orrery/kernel';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, type Luna, NONE, type Player, type SkyState } from './rules/state.ts';

const hidden = (cards: readonly unknown[]): number[] => cards.map(() => HIDDEN);

/**
 * SKY-INFO: hands, stacks and supplies are hidden; plans in the making are the owner's secret, so the others' are shown
 * as if not begun.
 */
export function viewState(state: SkyState, viewer: Seat | null): SkyState {
  const open = openView(state);
  return viewer === null ? open : seatView(open, state, viewer);
}

function openView(state: SkyState): SkyState {
  const s = cloneState(state);
  s.random = noLuck();
  s.stack = hidden(s.stack);
  s.supplies = s.supplies.map(hidden);
  if (s.luna) hideLuna(s.luna, s.phase === 'planning');
  // SKY-SCORE-01: at the end all cards lie open.
  if (s.phase !== 'over') for (const [seat, player] of s.players.entries()) hideHand(s, seat, player);
  return s;
}

/** What a seat knows beyond a spectator: its cards, its tiles to choose from, and the plan it makes. */
export function seatView(open: SkyState, s: SkyState, viewer: Seat): SkyState {
  const { hand, dealt, tile, slots } = s.players[viewer];
  const own = { hand: hand.slice(), dealt: dealt.slice(), tile, slots: slots.slice() };
  return {
    ...open,
    agenda: { ...open.agenda, seats: open.agenda.seats.with(viewer, s.agenda.seats[viewer].slice()) },
    players: open.players.with(viewer, { ...open.players[viewer], ...own }),
  };
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
