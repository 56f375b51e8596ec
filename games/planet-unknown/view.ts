import { noLuck, type Seat } from '@orrery/kernel';
import { CIV_CARDS, TILES_PER_STACK } from './data/index.ts';
import { clone } from './rules/clone.ts';
import { HIDDEN, type PlanetUnknownState } from './rules/state.ts';

const blot = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** A secret civ card shows its level, because everybody saw which deck it came from. */
export const hiddenCivCard = (level: number): number => -level;

/** PU-INFO: what a seat may know; null is a spectator. */
export function view(s: PlanetUnknownState, viewer: Seat | null): PlanetUnknownState {
  const open = openView(s);
  return viewer === null ? open : seatView(open, s, viewer);
}

function openView(s: PlanetUnknownState): PlanetUnknownState {
  const v = clone(s);
  v.random = noLuck();
  // PU-INFO-06: a stack shows its top as it was when the tile phase began.
  v.stacks = s.stacks.map((tile, i) => (i % TILES_PER_STACK < s.seen[Math.floor(i / TILES_PER_STACK)] ? tile : HIDDEN));
  v.decks = s.decks.map(blot);
  v.unused = s.unused.map(blot);
  v.objectiveDeck = blot(s.objectiveDeck);
  v.events = blot(s.events);
  for (const p of v.players) {
    p.peeked = HIDDEN;
    p.dealt = blot(p.dealt);
    p.extraCard = p.extraCard.length > 0 ? [p.extraCard[0], HIDDEN] : p.extraCard;
    // PU-INFO-03, PU-INFO-04: shown when the end cards are executed, and when all is counted.
    if (s.finalStep < 3)
      p.civCards = p.civCards.map((card) => (card < 0 ? card : hiddenCivCard(CIV_CARDS[card].level)));
    if (!isCounted(s) && s.players.length > 1) p.objectives = blot(p.objectives);
  }
  return v;
}

/** What a seat knows beyond a spectator: its own cards, the event it peeked at, and a deck that it looks through. */
export function seatView(open: PlanetUnknownState, s: PlanetUnknownState, viewer: Seat): PlanetUnknownState {
  const { peeked, dealt, extraCard, civCards, objectives } = s.players[viewer];
  return {
    ...open,
    decks: s.decks.map((deck, i) => (looksAt(s, viewer, i + 1) ? deck.slice() : open.decks[i])),
    events: peeked >= 0 && open.events.length > 0 ? open.events.with(-1, peeked) : open.events,
    players: open.players.with(viewer, {
      ...open.players[viewer],
      peeked,
      dealt: dealt.slice(),
      extraCard,
      civCards: civCards.slice(),
      objectives: objectives.slice(),
    }),
  };
}

const isCounted = (s: PlanetUnknownState): boolean => s.finalStep === 3 && s.agenda.table.length === 0;

/** PU-INFO-05: only while choosing a card of that level does a player look through its deck. */
export function looksAt(s: PlanetUnknownState, seat: Seat, level: number): boolean {
  const frame = s.agenda.seats[seat].at(-1);
  if (frame?.step !== 'window') return false;
  const p = s.players[seat];
  if (p.pending.some(({ effect }) => effect === 'take-any-card')) return true;
  if (frame.phase !== 'civ') return false;
  return p.extraCard.length > 0 ? p.extraCard[0] === level : p.due.includes(level);
}
