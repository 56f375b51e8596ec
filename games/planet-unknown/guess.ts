import { forkRandom, type Random, type Seat, shuffle } from '@orrery/kernel';
import {
  CIV_CARDS,
  EVENTS,
  type EventColor,
  INNER_SLOTS,
  OBJECTIVES,
  OUTER_SLOTS,
  TILES_PER_SHAPE,
  TILES_PER_STACK,
} from './data/index.ts';
import { clone } from './rules/clone.ts';
import type { PlanetUnknownState } from './rules/state.ts';
import { hiddenCivCard } from './view.ts';

const SLOTS: readonly number[] = [...OUTER_SLOTS, ...INNER_SLOTS];

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** All there is to guess from, sorted once: tiles by slot, civ cards by level, events by colour, objectives. */
const SLOT_TILES = SLOTS.map((shape) => numbers(TILES_PER_SHAPE).map((i) => shape * TILES_PER_SHAPE + i));
const CARDS_BY_LEVEL = numbers(Math.max(...CIV_CARDS.map(({ level }) => level)) + 1).map((level) =>
  numbers(CIV_CARDS.length).filter((card) => CIV_CARDS[card].level === level),
);
const COLOURS: readonly EventColor[] = ['green', 'orange', 'red'];
const EVENTS_BY_COLOUR = COLOURS.map((colour) =>
  numbers(EVENTS.length).filter((card) => EVENTS[card].color === colour),
);
const ALL_OBJECTIVES = numbers(OBJECTIVES.length);

/** Replaces what is hidden in a list by cards from the pile. */
function fill(cards: number[], pile: number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] < 0) cards[i] = pile.pop() ?? cards[i];
}

/** A full state that fits a view: every hidden card and tile dealt from those not seen. */
export function guess(view: PlanetUnknownState, viewer: Seat | null, random: Random): PlanetUnknownState {
  const s = clone(view);
  s.random = forkRandom(random);
  s.stacks = guessStacks(view.stacks, random);
  guessCivCards(s, random);
  guessObjectives(s, random);
  guessEvents(s, random);
  for (const [seat, p] of s.players.entries()) if (seat !== viewer) p.peeked = -1;
  return s;
}

function guessStacks(seen: readonly number[], random: Random): number[] {
  const stacks: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const stack = seen.slice(slot * TILES_PER_STACK, (slot + 1) * TILES_PER_STACK);
    const left = SLOT_TILES[slot].filter((tile) => !stack.includes(tile));
    fill(stack, shuffle(random, left));
    for (let i = 0; i < stack.length; i++) stacks.push(stack[i]);
  }
  return stacks;
}

/** Secret cards are dealt first: they can only be end-of-game cards of the level their blot names. */
function guessCivCards(s: PlanetUnknownState, random: Random): void {
  const seen = new Set([
    ...s.decks.flat(),
    ...s.players.flatMap(({ civCards, playedCards, extraCard }) => [
      ...civCards,
      ...playedCards,
      ...extraCard.slice(1),
    ]),
  ]);
  for (let level = 1; level <= s.decks.length; level++) {
    const unseen = CARDS_BY_LEVEL[level].filter((card) => !seen.has(card));
    const pile = shuffle(random, unseen);
    for (const p of s.players) {
      p.civCards = p.civCards.map((card) => (card === hiddenCivCard(level) ? takeEndCard(pile) : card));
      if (p.extraCard.length > 0 && p.extraCard[1] < 0 && p.extraCard[0] === level - 1)
        p.extraCard = [level - 1, pile.pop() as number];
    }
    fill(s.decks[level - 1], pile);
    s.unused[level - 1] = pile;
  }
}

function takeEndCard(pile: number[]): number {
  const at = pile.findIndex((card) => CIV_CARDS[card].timing === 'end');
  return pile.splice(at, 1)[0];
}

function guessObjectives(s: PlanetUnknownState, random: Random): void {
  const seen = new Set([
    ...s.neighbours,
    s.common,
    ...s.players.flatMap(({ objectives, dealt }) => [...objectives, ...dealt]),
  ]);
  const pile = shuffle(
    random,
    ALL_OBJECTIVES.filter((objective) => !seen.has(objective)),
  );
  for (const p of s.players) {
    fill(p.objectives, pile);
    fill(p.dealt, pile);
  }
  fill(s.objectiveDeck, pile);
}

/** PU-INFO-10: how many events of each colour are left is public. */
function guessEvents(s: PlanetUnknownState, random: Random): void {
  const known = new Set([...s.pastEvents, ...s.events]);
  const pile = COLOURS.flatMap((colour, c) => {
    const cards = EVENTS_BY_COLOUR[c];
    const left = s.settings[colour] - cards.filter((card) => known.has(card)).length;
    const unseen = cards.filter((card) => !known.has(card) && (s.players.length === 1 || !EVENTS[card].soloOnly));
    return shuffle(random, unseen).slice(0, Math.max(0, left));
  });
  fill(s.events, shuffle(random, pile));
}
