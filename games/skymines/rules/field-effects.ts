import type { Seat, WhyNot } from '@orrery/kernel';
import {
  BUY_BACK,
  CARD_COST,
  CARD_INDEX,
  CARD_KIND,
  CARD_UNITS,
  CHEMIST,
  COMPANIES,
  ENERGY,
  SCIENTIST,
  SHARE,
  type Tier,
} from '../data/index.ts';
import { effectOf, mayReuse, maySell } from './bonus.ts';
import { distil } from './chemist.ts';
import { BUY, BUY_BACK_CARD, DISCARD, DONE, EXPAND, PUMP, TIER, USE, VARIANT } from './choices.ts';
import { companiesToExpand, expandWith } from './expansion.ts';
import { researchWith } from './research.ts';
import { priceAt, spendCard, takeFromDisplay } from './resources.ts';
import { type FrameOf, NONE, type SkyChoice, type SkyState, voice } from './state.ts';
import { discardFromHand } from './threats.ts';
import { energyBonus, labsOf, majorityTotal, scientistsOf } from './totals.ts';
import { gainCoins, gainHelium } from './tracks.ts';

// What is decided after a marker was placed: SKY-MAJ-09, SKY-STD-05, 07, SKY-XTRA.

/** SKY-MAJ-09: any tier that the own total reaches. */
export const tier = {
  options(s: SkyState, seat: Seat, { field }: FrameOf<'tier'>): SkyChoice[] {
    const { tiers } = effectOf<'majority'>(s, field);
    return TIER.filter((_, i) => reachesTier(s, seat, field, tiers[i]));
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'tier'>): void {
    if (choice.do !== 'tier') return;
    s.agenda.seats[seat].push({ step: 'gains', gains: effectOf<'majority'>(s, field).tiers[choice.tier - 1].gains });
  },
  whyNot: (): WhyNot => ({ rule: 'SKY-MAJ-09' }),
};

function reachesTier(s: SkyState, seat: Seat, field: number, { min, labs }: Tier): boolean {
  const { kind } = effectOf<'majority'>(s, field);
  if (majorityTotal(s, seat, kind) < min) return false;
  // SKY-MAJ-04: lab cards beside the first scientist.
  return kind !== SCIENTIST || labsOf(s, s.players[seat]) - Math.min(1, scientistsOf(s.players[seat])) >= labs;
}

/** SKY-STD-05: one card for coins. */
export const buy = {
  options: (s: SkyState, seat: Seat, { field }: FrameOf<'buy'>): SkyChoice[] =>
    buyOptions(s, s.players[seat].coins, effectOf<'buy'>(s, field).discount),
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'buy'>): void {
    if (choice.do === 'buy') buyCard(s, seat, choice.card, effectOf<'buy'>(s, field).discount);
  },
  whyNot: (_: SkyState, __: Seat, choice: SkyChoice): WhyNot | undefined =>
    choice.do === 'buy' || choice.do === 'done' ? { rule: 'SKY-STD-05' } : undefined,
};

function buyOptions(s: SkyState, coins: number, discount: number): SkyChoice[] {
  const options: SkyChoice[] = [];
  for (let field = 0; field < s.display.length; field++) {
    if (s.display[field] !== NONE && priceAt(s, field, discount) <= coins) options.push(BUY[s.display[field]]);
  }
  return options;
}

function buyCard(s: SkyState, seat: Seat, id: string, discount: number): void {
  s.players[seat].coins -= takeFromDisplay(s, seat, CARD_INDEX[id], discount, true);
}

/** SKY-STD-07, SKY-XTRA-05, 06: a hand card for its cost and some more. */
export const sell = {
  options(s: SkyState, seat: Seat, { field }: FrameOf<'sell'>): SkyChoice[] {
    const { only } = effectOf<'sell'>(s, field);
    return s.players[seat].hand.filter((card) => maySell(only, card)).map((card) => DISCARD[card]);
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'sell'>): void {
    if (choice.do !== 'discard') return;
    const card = CARD_INDEX[choice.card];
    discardFromHand(s, seat, card);
    gainCoins(s, seat, CARD_COST[card] + effectOf<'sell'>(s, field).plus);
  },
  whyNot(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'sell'>): WhyNot | undefined {
    if (choice.do !== 'discard') return undefined;
    const inHand = s.players[seat].hand.includes(CARD_INDEX[choice.card]);
    return { rule: inHand && effectOf<'sell'>(s, field).only === 'carbon' ? 'SKY-XTRA-06' : 'SKY-STD-08' };
  },
};

/** SKY-XTRA-01. */
export const variant = {
  options: (s: SkyState, _: Seat, { field }: FrameOf<'variant'>): SkyChoice[] =>
    VARIANT.slice(0, effectOf<'one-of'>(s, field).variants.length),
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'variant'>): void {
    if (choice.do !== 'variant') return;
    s.agenda.seats[seat].push({ step: 'gains', gains: effectOf<'one-of'>(s, field).variants[choice.variant - 1] });
  },
  whyNot: (): WhyNot => ({ rule: 'SKY-XTRA-01' }),
};

/** SKY-XTRA-03, 04: a card for coins, helium, or both in any order. */
export const buyOrHelium = {
  options(s: SkyState, seat: Seat, { field, bought, pumped }: FrameOf<'buyOrHelium'>): SkyChoice[] {
    const options = bought ? [] : buyOptions(s, s.players[seat].coins, effectOf<'buy-or-helium'>(s, field).discount);
    if (!pumped) options.push(PUMP);
    if (bought || pumped) options.push(DONE);
    return options;
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field, bought, pumped }: FrameOf<'buyOrHelium'>): void {
    const { discount, helium } = effectOf<'buy-or-helium'>(s, field);
    if (choice.do === 'buy') {
      buyCard(s, seat, choice.card, discount);
      if (!pumped) s.agenda.seats[seat].push({ step: 'buyOrHelium', field, bought: true, pumped });
    } else if (choice.do === 'helium') {
      gainHelium(s, seat, helium);
      if (!bought) s.agenda.seats[seat].push({ step: 'buyOrHelium', field, bought, pumped: true });
    }
  },
  whyNot: (): WhyNot => ({ rule: 'SKY-XTRA-03' }),
};

/** SKY-XTRA-09, 10: a hand card is discarded for its action or for a card from the discard pile. */
export const reuse = {
  options(s: SkyState, seat: Seat): SkyChoice[] {
    const player = s.players[seat];
    return player.hand.filter((card) => mayReuse(player, card)).map((card) => DISCARD[card]);
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { field }: FrameOf<'reuse'>): void {
    if (choice.do !== 'discard') return;
    const card = CARD_INDEX[choice.card];
    discardFromHand(s, seat, card);
    s.agenda.seats[seat].push({ step: 'reuseCard', card, both: effectOf<'reuse'>(s, field).both });
  },
  whyNot: (_: SkyState, __: Seat, choice: SkyChoice): WhyNot | undefined =>
    choice.do === 'discard' ? { rule: 'SKY-BON-07' } : undefined,
};

export const reuseCard = {
  options(s: SkyState, seat: Seat, { card }: FrameOf<'reuseCard'>): SkyChoice[] {
    const options: SkyChoice[] = [];
    if (CARD_KIND[card] === ENERGY) {
      const companies = companiesToExpand(s);
      for (let company = 0; company < 4; company++) if ((companies >> company) & 1) options.push(EXPAND[company]);
    } else if (CARD_KIND[card] !== SHARE) options.push(USE);
    return s.players[seat].coins >= BUY_BACK ? options.concat(buyBackOptions(s)) : options;
  },
  take(s: SkyState, seat: Seat, choice: SkyChoice, { card, both }: FrameOf<'reuseCard'>): void {
    if (choice.do === 'buyBack') {
      buyBackCard(s, seat, choice.card);
      return;
    }
    if (both) s.agenda.seats[seat].push({ step: 'buyBack' });
    if (choice.do === 'expand') useDiscarded(s, seat, card, COMPANIES.indexOf(choice.company));
    else useDiscarded(s, seat, card, NONE);
  },
  whyNot(s: SkyState, seat: Seat, choice: SkyChoice, { card }: FrameOf<'reuseCard'>): WhyNot | undefined {
    if (choice.do === 'use' && CARD_KIND[card] === SHARE) return { rule: 'SKY-CARD-02' };
    if (choice.do === 'buyBack' && s.players[seat].coins < BUY_BACK) return { rule: 'SKY-TURN-09' };
    return { rule: 'SKY-XTRA-09' };
  },
};

/** SKY-XTRA-11 to 13: the discarded card alone, with the player's lasting bonuses. */
function useDiscarded(s: SkyState, seat: Seat, card: number, company: number): void {
  const player = s.players[seat];
  const kind = CARD_KIND[card];
  if (kind === ENERGY) expandWith(s, seat, company, CARD_UNITS[card] + energyBonus(s, player));
  else if (kind === SCIENTIST) researchWith(s, seat, CARD_UNITS[card], labsOf(s, player));
  else if (kind === CHEMIST) distil(s, seat, card);
  else spendCard(s, seat, card);
}

const buyBackOptions = (s: SkyState): SkyChoice[] => s.discards.map((card) => BUY_BACK_CARD[card]);

function buyBackCard(s: SkyState, seat: Seat, id: string): void {
  const player = s.players[seat];
  const card = CARD_INDEX[id];
  player.coins -= BUY_BACK;
  s.discards.splice(s.discards.indexOf(card), 1);
  player.hand.push(card);
  voice.tell?.({ event: 'acquired', seat, card: id, price: BUY_BACK, coins: true });
}

/** SKY-XTRA-10: after the action, a card from the discard pile if wanted. */
export const buyBack = {
  skip: (s: SkyState, seat: Seat): boolean => s.players[seat].coins < BUY_BACK,
  options: (s: SkyState): SkyChoice[] => [DONE, ...buyBackOptions(s)],
  take(s: SkyState, seat: Seat, choice: SkyChoice): void {
    if (choice.do === 'buyBack') buyBackCard(s, seat, choice.card);
  },
  whyNot: (): WhyNot => ({ rule: 'SKY-XTRA-10' }),
};
