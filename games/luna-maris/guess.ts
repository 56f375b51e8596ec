import { countBits, forkRandom, type Random, type Seat, shuffle } from '@orrery/kernel';
import {
  ALL_COPIES_FROM,
  type AutomatonLevel,
  COPIES,
  COPIES_FEW,
  FOOD,
  LEVEL_1,
  LEVEL_1_SET,
  SCIENTISTS,
  TILES_PER_TYPE,
} from './data/index.ts';
import { clone } from './rules/clone.ts';
import { automatonSet } from './rules/setup.ts';
import { type LunaState, NONE, type Player } from './rules/state.ts';

/** A full state that fits a view: what is hidden is dealt anew from what it could be. */
export function guess(seen: LunaState, viewer: Seat | null, random: Random): LunaState {
  const s = clone(seen);
  s.random = forkRandom(random);
  guessScientists(s, random);
  guessFood(s, viewer, random);
  guessOrders(s, random);
  if (s.automaton !== '') guessAutomatonCards(s, s.automaton, random);
  return s;
}

/** Level-1 hands follow from the rest piles; level-2 cards unseen are in hands or in the deck. */
function guessScientists(s: LunaState, random: Random): void {
  let seen = 0;
  for (const p of s.players) seen |= p.rest | Math.max(0, p.hand);
  for (const card of s.market) if (card !== NONE) seen |= 1 << card;
  const unseen: number[] = [];
  for (let card = LEVEL_1; card < SCIENTISTS.length; card++) if ((seen & (1 << card)) === 0) unseen.push(card);
  shuffle(random, unseen);
  for (const p of s.players) {
    if (p.hand !== NONE) continue;
    p.hand = LEVEL_1_SET & ~p.rest;
    for (let n = p.level2 - countBits(p.rest & ~LEVEL_1_SET); n > 0; n--) p.hand |= 1 << (unseen.pop() as number);
  }
  s.scientists = s.scientists.map(() => unseen.pop() as number);
}

function guessFood(s: LunaState, viewer: Seat | null, random: Random): void {
  const copies = s.agenda.seats.length >= ALL_COPIES_FROM ? COPIES : COPIES_FEW;
  const hidden = (p: Player): boolean => p.food[0] === NONE;
  const unseen: number[] = [];
  for (let food = 0; food < FOOD.length; food++) {
    let left = copies - s.foodDiscard[food] - s.seedbed.filter((card) => card === food).length;
    for (const p of s.players) if (!hidden(p)) left -= p.food[food];
    for (let i = 0; i < left; i++) unseen.push(food);
  }
  shuffle(random, unseen);
  for (let player = 0; player < s.players.length; player++) {
    const p = s.players[player];
    if (player === viewer || !hidden(p)) continue;
    p.food = new Array(FOOD.length).fill(0);
    for (let i = 0; i < p.foodSize; i++) p.food[unseen.pop() as number]++;
  }
  s.foodDeck = s.foodDeck.map(() => unseen.pop() as number);
}

function guessOrders(s: LunaState, random: Random): void {
  for (let type = 0; type < s.stacks.length; type++) {
    const stack = s.stacks[type];
    const unseen: number[] = [];
    for (let tile = type * TILES_PER_TYPE; tile < (type + 1) * TILES_PER_TYPE; tile++) {
      if (!stack.includes(tile) && !s.players.some((p) => p.orders.includes(tile))) unseen.push(tile);
    }
    shuffle(random, unseen);
    s.stacks[type] = stack.map((tile) => (tile === NONE ? (unseen.pop() as number) : tile));
  }
}

function guessAutomatonCards(s: LunaState, level: AutomatonLevel, random: Random): void {
  const unseen = shuffle(
    random,
    automatonSet(level).filter((card) => !s.automatonCards.includes(card)),
  );
  s.automatonDeck = s.automatonDeck.map(() => unseen.pop() as number);
}
