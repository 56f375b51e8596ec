import { forkRandom, type Random, type Seat, shuffle } from '@orrery/kernel';
import {
  ACTION_CARDS,
  CARDS,
  DECKS,
  LUNA_CARDS,
  PLANS_PER_LETTER,
  START_TILES,
  STARTING_KEYS,
  singleEnergyCard,
  startingCardOf,
  symbolOf,
} from './data/index.ts';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, type Luna, NONE, type SkyState } from './rules/state.ts';

/** Deals what a view hides: hands, the stack, supplies, tiles and Luna's cards. */
export function guessState(view: SkyState, _: Seat | null, random: Random): SkyState {
  const s = cloneState(view);
  s.random = forkRandom(random);
  dealCards(s, random);
  dealPlans(s, random);
  dealTiles(s, random);
  if (s.luna) dealLuna(s.luna, random);
  return s;
}

/** All action cards of this play that lie nowhere in sight. */
function unseenCards(s: SkyState): number[] {
  const { humans } = s.rules;
  const unseen = new Set<number>(Array.from({ length: ACTION_CARDS }, (_, card) => card));
  for (let seat = 0; seat < humans; seat++) {
    for (const key of STARTING_KEYS) unseen.add(startingCardOf(seat, key));
    unseen.add(singleEnergyCard(seat));
  }
  const see = (cards: readonly number[]): void => {
    for (const card of cards) unseen.delete(card);
  };
  see(s.display);
  see(s.discards);
  see(s.luna?.cards ?? []);
  for (const { hand, slots, rows } of s.players) {
    see(hand);
    see(slots);
    for (const row of rows) see(row);
  }
  return [...unseen];
}

const DECK_SIZES = DECKS.map((deck) => CARDS.filter((card) => card.deck === deck).length);

function dealCards(s: SkyState, random: Random): void {
  const pool = shuffle(random, unseenCards(s));
  // The letters of the stack are known from its height (SKY-INFO-05).
  let base = 0;
  for (const [i, deck] of DECKS.entries()) {
    const top = Math.min(s.stack.length, base + DECK_SIZES[i]);
    for (let at = base; at < top; at++) s.stack[at] = takeFrom(pool, (card) => CARDS[card].deck === deck);
    base += DECK_SIZES[i];
  }
  // Starting cards are most likely still with the player whose symbol they show.
  for (const [seat, player] of s.players.entries()) {
    const single = singleEnergyCard(s.circle.indexOf(seat));
    for (let i = 0; i < player.hand.length; i++) {
      if (player.hand[i] === HIDDEN) {
        player.hand[i] = takeFrom(pool, (card) => symbolOf(card) === seat || card === single, HIDDEN);
      }
    }
  }
  for (const player of s.players) {
    for (let i = 0; i < player.hand.length; i++) if (player.hand[i] === HIDDEN) player.hand[i] = pool.pop() ?? HIDDEN;
  }
}

/** The last card of a pool that fits; `missing` when none does. */
function takeFrom(pool: number[], fits: (card: number) => boolean, missing = NONE): number {
  for (let i = pool.length - 1; i >= 0; i--) {
    const card = pool[i];
    if (!fits(card)) continue;
    pool.splice(i, 1);
    return card;
  }
  return missing;
}

function dealPlans(s: SkyState, random: Random): void {
  const seen = new Set<number>([...s.research, ...s.planBox]);
  for (const { screens, under, acquired } of s.players) {
    for (const plan of screens) seen.add(plan);
    for (const code of under) seen.add(code % 100);
    for (const plan of acquired) seen.add(plan);
  }
  s.supplies = s.supplies.map((supply, letter) => {
    const all = Array.from({ length: PLANS_PER_LETTER }, (_, i) => letter * PLANS_PER_LETTER + i);
    return shuffle(
      random,
      all.filter((plan) => !seen.has(plan)),
    ).slice(0, supply.length);
  });
}

function dealTiles(s: SkyState, random: Random): void {
  if (s.players.every((player) => player.dealt.length === 0)) return;
  const seen = s.players.flatMap((player) => player.dealt);
  const left = shuffle(
    random,
    START_TILES.map((_, tile) => tile).filter((tile) => !seen.includes(tile)),
  );
  for (const player of s.players) {
    if (player.dealt[0] !== HIDDEN) continue;
    player.dealt = [left.pop() ?? 0, left.pop() ?? 0].sort((a, b) => a - b);
  }
}

/** The reserve holds grade II cards only; what else is unseen lies in her pile, at her slots and on her majorities. */
function dealLuna(luna: Luna, random: Random): void {
  const seen = [...luna.majority, ...luna.discards, ...luna.slots];
  const unseen = shuffle(
    random,
    LUNA_CARDS.map((_, card) => card).filter((card) => !seen.includes(card)),
  );
  luna.reserve = luna.reserve.map(() => takeFrom(unseen, (card) => LUNA_CARDS[card].grade === 2));
  luna.pile = luna.pile.map(() => unseen.pop() ?? NONE);
  const deal = (card: number): number => (card === HIDDEN ? (unseen.pop() ?? NONE) : card);
  luna.majority = luna.majority.map(deal);
  luna.slots = luna.slots.map(deal);
}
