import type { Seat } from '@orrery/kernel';
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
import type { Chapter } from './chapter.ts';
import { distil } from './chemist.ts';
import { BUY, BUY_BACK_CARD, DISCARD, DONE, EXPAND, PUMP, type SkyChoice, TIER, USE, VARIANT } from './choices.ts';
import { voice } from './events.ts';
import { companiesToExpand, expandWith } from './expansion.ts';
import { researchWith } from './research.ts';
import { priceAt, spendCard, takeFromDisplay } from './resources.ts';
import { NONE, type SkyState } from './state.ts';
import { discardFromHand } from './threats.ts';
import { energyBonus, labsOf, majorityTotal, scientistsOf } from './totals.ts';
import { gainCoins, gainHelium } from './tracks.ts';

// What is decided after a marker was placed: SKY-MAJ-09, SKY-STD-05, 07, SKY-XTRA.

function reachesTier(s: SkyState, seat: Seat, field: number, { min, labs }: Tier): boolean {
  const { kind } = effectOf<'majority'>(s, field);
  if (majorityTotal(s, seat, kind) < min) return false;
  // SKY-MAJ-04: lab cards beside the first scientist.
  return kind !== SCIENTIST || labsOf(s, s.players[seat]) - Math.min(1, scientistsOf(s.players[seat])) >= labs;
}

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

export const fieldSteps: Chapter<
  'tier' | 'variant' | 'buy' | 'sell' | 'buy-or-helium' | 'reuse' | 'reuse-card' | 'buy-back'
> = {
  /** SKY-MAJ-09: any tier that the own total reaches. */
  tier: {
    options(s, seat, { field }) {
      const { tiers } = effectOf<'majority'>(s, field);
      return TIER.filter((_, i) => reachesTier(s, seat, field, tiers[i]));
    },
    take(s, seat, choice, { field }) {
      if (choice.do !== 'tier') return;
      s.agenda.seats[seat].push({ step: 'gains', gains: effectOf<'majority'>(s, field).tiers[choice.tier - 1].gains });
    },
    whyNot: () => ({ rule: 'SKY-MAJ-09' }),
  },
  /** SKY-XTRA-01. */
  variant: {
    options: (s, _, { field }) => VARIANT.slice(0, effectOf<'one-of'>(s, field).variants.length),
    take(s, seat, choice, { field }) {
      if (choice.do !== 'variant') return;
      s.agenda.seats[seat].push({ step: 'gains', gains: effectOf<'one-of'>(s, field).variants[choice.variant - 1] });
    },
    whyNot: () => ({ rule: 'SKY-XTRA-01' }),
  },
  /** SKY-STD-05: one card for coins. */
  buy: {
    options: (s, seat, { field }) => buyOptions(s, s.players[seat].coins, effectOf<'buy'>(s, field).discount),
    take(s, seat, choice, { field }) {
      if (choice.do === 'buy') buyCard(s, seat, choice.card, effectOf<'buy'>(s, field).discount);
    },
    whyNot: (_, __, choice) => (choice.do === 'buy' || choice.do === 'done' ? { rule: 'SKY-STD-05' } : undefined),
  },
  /** SKY-STD-07, SKY-XTRA-05, 06: a hand card for its cost and some more. */
  sell: {
    options(s, seat, { field }) {
      const { only } = effectOf<'sell'>(s, field);
      return s.players[seat].hand.filter((card) => maySell(only, card)).map((card) => DISCARD[card]);
    },
    take(s, seat, choice, { field }) {
      if (choice.do !== 'discard') return;
      const card = CARD_INDEX[choice.card];
      discardFromHand(s, seat, card);
      gainCoins(s, seat, CARD_COST[card] + effectOf<'sell'>(s, field).plus);
    },
    whyNot(s, seat, choice, { field }) {
      if (choice.do !== 'discard') return undefined;
      const inHand = s.players[seat].hand.includes(CARD_INDEX[choice.card]);
      return { rule: inHand && effectOf<'sell'>(s, field).only === 'carbon' ? 'SKY-XTRA-06' : 'SKY-STD-08' };
    },
  },
  /** SKY-XTRA-03, 04: a card for coins, helium, or both in any order. */
  'buy-or-helium': {
    options(s, seat, { field, bought, pumped }) {
      const options = bought ? [] : buyOptions(s, s.players[seat].coins, effectOf<'buy-or-helium'>(s, field).discount);
      if (!pumped) options.push(PUMP);
      if (bought || pumped) options.push(DONE);
      return options;
    },
    take(s, seat, choice, { field, bought, pumped }) {
      const { discount, helium } = effectOf<'buy-or-helium'>(s, field);
      if (choice.do === 'buy') {
        buyCard(s, seat, choice.card, discount);
        if (!pumped) s.agenda.seats[seat].push({ step: 'buy-or-helium', field, bought: true, pumped });
      } else if (choice.do === 'helium') {
        gainHelium(s, seat, helium);
        if (!bought) s.agenda.seats[seat].push({ step: 'buy-or-helium', field, bought, pumped: true });
      }
    },
    whyNot: () => ({ rule: 'SKY-XTRA-03' }),
  },
  /** SKY-XTRA-09, 10: a hand card is discarded for its action or for a card from the discard pile. */
  reuse: {
    options(s, seat) {
      const player = s.players[seat];
      return player.hand.filter((card) => mayReuse(player, card)).map((card) => DISCARD[card]);
    },
    take(s, seat, choice, { field }) {
      if (choice.do !== 'discard') return;
      const card = CARD_INDEX[choice.card];
      discardFromHand(s, seat, card);
      s.agenda.seats[seat].push({ step: 'reuse-card', card, both: effectOf<'reuse'>(s, field).both });
    },
    whyNot: (_, __, choice) => (choice.do === 'discard' ? { rule: 'SKY-BON-07' } : undefined),
  },
  'reuse-card': {
    options(s, seat, { card }) {
      const options: SkyChoice[] = [];
      if (CARD_KIND[card] === ENERGY) {
        const companies = companiesToExpand(s);
        for (let company = 0; company < 4; company++) if ((companies >> company) & 1) options.push(EXPAND[company]);
      } else if (CARD_KIND[card] !== SHARE) options.push(USE);
      return s.players[seat].coins >= BUY_BACK ? options.concat(buyBackOptions(s)) : options;
    },
    take(s, seat, choice, { card, both }) {
      if (choice.do === 'buy-back') {
        buyBackCard(s, seat, choice.card);
        return;
      }
      if (both) s.agenda.seats[seat].push({ step: 'buy-back' });
      if (choice.do === 'expand') useDiscarded(s, seat, card, COMPANIES.indexOf(choice.company));
      else useDiscarded(s, seat, card, NONE);
    },
    whyNot(s, seat, choice, { card }) {
      if (choice.do === 'use' && CARD_KIND[card] === SHARE) return { rule: 'SKY-CARD-02' };
      if (choice.do === 'buy-back' && s.players[seat].coins < BUY_BACK) return { rule: 'SKY-TURN-09' };
      return { rule: 'SKY-XTRA-09' };
    },
  },
  /** SKY-XTRA-10: after the action, a card from the discard pile if wanted. */
  'buy-back': {
    skip: (s, seat) => s.players[seat].coins < BUY_BACK,
    options: (s) => [DONE, ...buyBackOptions(s)],
    take(s, seat, choice) {
      if (choice.do === 'buy-back') buyBackCard(s, seat, choice.card);
    },
    whyNot: () => ({ rule: 'SKY-XTRA-10' }),
  },
};
