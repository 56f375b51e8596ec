import { noLuck, type Seat } from '@orrery/kernel';
import { clone } from './rules/clone.ts';
import { AUTOMATON_PLAYER, type LunaState, NONE, type Player } from './rules/state.ts';

const blot = (cards: readonly number[]): number[] => cards.map(() => NONE);

/** What a seat may know: hands only of its own, no order of any deck, no face-down tile. */
export function view(s: LunaState, viewer: Seat | null): LunaState {
  const open = openView(s);
  return viewer === null ? open : seatView(open, s, viewer);
}

function openView(s: LunaState): LunaState {
  const v = clone(s);
  v.random = noLuck();
  v.scientists = blot(v.scientists);
  v.foodDeck = blot(v.foodDeck);
  v.stacks = v.stacks.map((stack) => stack.map((tile, i) => (i === stack.length - 1 ? tile : NONE)));
  v.automatonDeck = blot(v.automatonDeck);
  for (let player = 0; player < v.players.length; player++) {
    if (player === AUTOMATON_PLAYER && v.automaton !== '') continue;
    hideHands(v.players[player], v.phase === 'finished');
  }
  return v;
}

/** What a seat knows beyond a spectator: its own cards. */
export function seatView(open: LunaState, s: LunaState, viewer: Seat): LunaState {
  const { hand, food } = s.players[viewer];
  return { ...open, players: open.players.with(viewer, { ...open.players[viewer], hand, food: food.slice() }) };
}

/** LM-INFO-02: others see how many cards, not which; LM-INFO-07: at the end the food lies open. */
function hideHands(p: Player, finished: boolean): void {
  p.hand = NONE;
  if (!finished) p.food = blot(p.food);
}
