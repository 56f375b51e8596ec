import { noLuck, type Seat } from '@orrery/kernel';
import { STACK_SIZE } from './data/index.ts';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, NONE, type OnMarsState } from './rules/state.ts';

const blot = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** OM-INFO-01 to 09: what is hidden becomes HIDDEN; how much of it there is stays known. */
export function viewState(s: OnMarsState, viewer: Seat | null): OnMarsState {
  const v = cloneState(s);
  v.random = noLuck();
  v.discoveryStack = blot(s.discoveryStack);
  v.techStack = blot(s.techStack);
  v.blueprintDeck = blot(s.blueprintDeck);
  // OM-INFO-05: the arrows of the top tile are seen, deeper ones are not.
  v.stacks = s.stacks.map((tile, i) => (i % STACK_SIZE > s.built[Math.floor(i / STACK_SIZE)] ? HIDDEN : tile));
  v.bDeck = blot(s.bDeck);
  v.soloDeck = blot(s.soloDeck);
  for (let seat = 0; seat < v.players.length; seat++) {
    if (seat === viewer) continue;
    const p = v.players[seat];
    p.goals = blot(p.goals);
    p.bCards = blot(p.bCards);
    if (p.aCard !== NONE) p.aCard = HIDDEN;
  }
  return v;
}
