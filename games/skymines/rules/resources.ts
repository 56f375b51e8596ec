import type { Seat } from '@orrery/kernel';
import { CARD_COST, CARD_INDEX, CARD_KIND, CARDS, COMPANIES, ENERGY, SLOTS, SURCHARGE } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { ACQUIRE, ADVANCE, FORGO, KEEP_UNITS, RESOURCES, type SkyChoice } from './choices.ts';
import { voice } from './events.ts';
import { NONE, type Player, pushAll, type SkyState } from './state.ts';
import { discountFor, isUp, mayMix, unitsAt, unitsOfCard } from './totals.ts';
import { atEnd, crossBarrier, nextBarrier, tellMoved } from './tracks.ts';

// SKY-RES: resource cards acquire a card and advance share markers.

/** SKY-RES-04: price of the card on a display field. */
export function priceAt(s: SkyState, field: number, discount: number): number {
  const price = CARD_COST[s.display[field]] + SURCHARGE[field + 1] - discount;
  return price < 0 ? 0 : price;
}

/** The lowest price in the display; endless when it is empty. */
function lowestPrice(s: SkyState, discount: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let field = 0; field < s.display.length; field++) {
    if (s.display[field] !== NONE) lowest = Math.min(lowest, priceAt(s, field, discount));
  }
  return lowest;
}

/** Face-up resource cards as bits of slots. */
function resourceSlots(player: Player): number {
  let bits = 0;
  for (let slot = 0; slot < 5; slot++) {
    if (isUp(player, slot) && CARD_KIND[player.slots[slot]] < ENERGY) bits |= 1 << slot;
  }
  return bits;
}

/** The kinds (bits) of the cards at some slots. */
function kindsAt(player: Player, slots: number): number {
  let kinds = 0;
  for (let slot = 0; slot < 5; slot++) if ((slots >> slot) & 1) kinds |= 1 << CARD_KIND[player.slots[slot]];
  return kinds;
}

function unitsAtAll(s: SkyState, player: Player, slots: number): number {
  let units = 0;
  for (let slot = 0; slot < 5; slot++) if ((slots >> slot) & 1) units += unitsAt(s, player, slot);
  return units;
}

const isOneKind = (kinds: number): boolean => (kinds & (kinds - 1)) === 0;

/** SKY-RES-01, SKY-RES-02: any cards of one kind; mixed ones only when they pay for a card (SKY-PERM-04). */
export function addResourceOptions(s: SkyState, player: Player, options: SkyChoice[]): void {
  const all = resourceSlots(player);
  if (all === 0) return;
  const mix = mayMix(s, player);
  const cheapest = mix ? lowestPrice(s, discountFor(s, player, 7)) : 0;
  // Every subset of the slots, largest first.
  for (let slots = all; slots > 0; slots = (slots - 1) & all) {
    if (isOneKind(kindsAt(player, slots)) || (mix && unitsAtAll(s, player, slots) >= cheapest)) {
      options.push(RESOURCES[slots]);
    }
  }
}

export function useResources(s: SkyState, seat: Seat, letters: string): void {
  const player = s.players[seat];
  let slots = 0;
  for (let slot = 0; slot < 5; slot++) if (letters.includes(SLOTS[slot])) slots |= 1 << slot;
  const kinds = kindsAt(player, slots);
  const units = unitsAtAll(s, player, slots);
  voice.tell?.({
    event: 'resources',
    seat,
    cards: player.slots.filter((_, slot) => (slots >> slot) & 1).map((card) => CARDS[card].id),
    units,
  });
  pushAll(
    s,
    seat,
    { step: 'acquire', units, discount: discountFor(s, player, kinds), must: !isOneKind(kinds) },
    { step: 'spend', slots, tiles: 0 },
  );
}

/** SKY-XTRA-16: a resource card discarded for E2 is spent alone. */
export function spendCard(s: SkyState, seat: Seat, card: number): void {
  const player = s.players[seat];
  s.agenda.seats[seat].push({
    step: 'acquire',
    units: unitsOfCard(s, player, card),
    discount: discountFor(s, player, 1 << CARD_KIND[card]),
    must: false,
  });
}

/** SKY-CARD-01: the card goes to the hand, its field stays empty; returns the price. */
export function takeFromDisplay(s: SkyState, seat: Seat, card: number, discount: number, coins: boolean): number {
  const field = s.display.indexOf(card);
  const price = priceAt(s, field, discount);
  s.display[field] = NONE;
  s.players[seat].hand.push(card);
  s.deeds[4] = Math.max(s.deeds[4], price);
  voice.tell?.({ event: 'acquired', seat, card: CARDS[card].id, price, coins });
  return price;
}

function canStep(s: SkyState, company: number, seat: Seat): boolean {
  return !atEnd(s, company, seat) && nextBarrier(s, company, seat) <= s.players[seat].coins;
}

export const resourceSteps: Chapter<'acquire' | 'surplus'> = {
  /** SKY-RES-03 to 06: at most one card, then what is left advances markers. */
  acquire: {
    options(s, _, { units, discount, must }) {
      const options: SkyChoice[] = must ? [] : [KEEP_UNITS];
      for (let field = 0; field < s.display.length; field++) {
        if (s.display[field] !== NONE && priceAt(s, field, discount) <= units) options.push(ACQUIRE[s.display[field]]);
      }
      return options;
    },
    take(s, seat, choice, { units, discount }) {
      let left = units;
      if (choice.do === 'acquire') left -= takeFromDisplay(s, seat, CARD_INDEX[choice.card], discount, false);
      if (left > 0) s.agenda.seats[seat].push({ step: 'surplus', n: left });
    },
    whyNot(s, _, choice, { must }) {
      if (choice.do === 'keep-units') return must ? { rule: 'SKY-PERM-04' } : undefined;
      if (choice.do === 'advance') return { rule: 'SKY-RES-11' };
      if (choice.do !== 'acquire') return undefined;
      const card = CARD_INDEX[choice.card];
      if (card === undefined) return undefined;
      return { rule: s.display.includes(card) ? 'SKY-RES-05' : 'SKY-RES-09' };
    },
  },
  /** SKY-RES-06, SKY-RES-11: one unit, one field, on any track that can take it. */
  surplus: {
    skip(s, seat) {
      // SKY-RES-07.
      for (let company = 0; company < 4; company++) if (canStep(s, company, seat)) return false;
      return true;
    },
    options(s, seat) {
      const options: SkyChoice[] = [];
      let free = false;
      for (let company = 0; company < 4; company++) {
        if (!canStep(s, company, seat)) continue;
        options.push(ADVANCE[company]);
        if (nextBarrier(s, company, seat) === 0) free = true;
      }
      // A barrier need never be paid; a free step must be made.
      if (!free) options.push(FORGO);
      return options;
    },
    take(s, seat, choice, { n }) {
      if (choice.do !== 'advance') return;
      const company = COMPANIES.indexOf(choice.company);
      crossBarrier(s, company, seat);
      tellMoved(s, company, seat);
      if (n > 1) s.agenda.seats[seat].push({ step: 'surplus', n: n - 1 });
    },
    whyNot(s, seat, choice) {
      if (choice.do === 'forgo' || choice.do === 'done') return { rule: 'SKY-RES-06' };
      if (choice.do === 'acquire') return { rule: 'SKY-RES-11' };
      if (choice.do !== 'advance') return undefined;
      const company = COMPANIES.indexOf(choice.company);
      return company < 0 ? undefined : { rule: atEnd(s, company, seat) ? 'SKY-TRACK-04' : 'SKY-TRACK-03' };
    },
  },
};
