import { noLuck, type Seat } from '@orrery/kernel';
import { STACK_SIZE } from './data/index.ts';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, NONE, type OnMarsState } from './rules/state.ts';

const blot = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** OM-INFO-01 to 09: what is hidden becomes HIDDEN; how much of it there is stays known. */
export function viewState(s: OnMarsState, viewer: Seat | null): OnMarsState {
  const open = openView(s);
  return viewer === null ? open : seatView(open, s, viewer);
}

function openView(s: OnMarsState): OnMarsState {
  const v = cloneState(s);
  v.random = noLuck();
  v.discoveryStack = blot(s.discoveryStack);
  v.techStack = blot(s.techStack);
  v.blueprintDeck = blot(s.blueprintDeck);
  // OM-INFO-05: the arrows of the top tile are seen, deeper ones are not.
  v.stacks = s.stacks.map((tile, i) => (i % STACK_SIZE > s.built[Math.floor(i / STACK_SIZE)] ? HIDDEN : tile));
  v.bDeck = blot(s.bDeck);
  v.soloDeck = blot(s.soloDeck);
  for (const p of v.players) {
    p.goals = blot(p.goals);
    p.bCards = blot(p.bCards);
    if (p.aCard !== NONE) p.aCard = HIDDEN;
  }
  return v;
}

/** What a seat knows beyond a spectator: its own cards. */
export function seatView(open: OnMarsState, s: OnMarsState, viewer: Seat): OnMarsState {
  const { goals, bCards, aCard } = s.players[viewer];
  const own = { goals: goals.slice(), bCards: bCards.slice(), aCard };
  return { ...open, players: open.players.with(viewer, { ...open.players[viewer], ...own }) };
}
