import type { Explanation } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { FOOD, type FoodId, MODULES, ORDERS, SCIENTISTS, type ScientistId, SHOWN } from '../../data/index.ts';
import { cardNumber, foodNumber } from '../../rules/choices.ts';
import { hirePrice } from '../../rules/communications.ts';
import { ordersSp } from '../../rules/scoring.ts';
import { NONE } from '../../rules/state.ts';
import { sayEffect, sayOrder } from '../../text/say.ts';
import { cubesOf } from '../reading.ts';
import { type Asked, type Explains, everyone, plain } from './plain.ts';

const scientistOf = ({ facts: { text: t } }: Asked, card: number, ...more: (string | false)[]): Explanation => {
  const { id, level } = SCIENTISTS[card];
  const rooms = SHOWN[card].map((module) => capital(t.game.names.modules[MODULES[module].id]));
  return plain(
    t.game.names.scientists[id],
    level === 2 ? 'LM-LVL2-01' : 'LM-USE-03',
    t.say.works(rooms.join(', ')),
    t.say.uses(level),
    ...more,
  );
};

const foodOf = ({ facts: { text: t, view }, p }: Asked, food: number): Explanation => {
  const { id, nutrition, bonus } = FOOD[food];
  return plain(
    capital(t.game.names.food[id]),
    'LM-FEED-02',
    t.say.food(nutrition, sayEffect(t.game, bonus)),
    t.say.copies(Math.max(0, p.food[food]), view.foodDiscard[food]),
  );
};

function order(asked: Asked): Explanation {
  const { facts, rest } = asked;
  const { view, viewer, text: t } = facts;
  const stack = Number(rest[0]);
  const top = view.stacks[stack].at(-1) ?? NONE;
  if (top === NONE) return plain(t.orders, 'LM-PORT-06', t.say.emptyStack);
  const { cost, reward } = sayOrder(t.game, ORDERS[top].id);
  const lack = viewer === null ? [] : cubesOf(top, view.players[viewer]).filter(({ missing }) => missing);
  const lacking = lack.map(({ kind }) => t.game.names.kinds[kind as 'iron']).join(', ');
  return plain(
    t.say.order(cost),
    'LM-PORT-01',
    capital(reward),
    t.say.leftInStack(view.stacks[stack].length),
    lack.length > 0 && t.say.lacking(lacking),
  );
}

/** What is on offer, and the cards it turns into. */
export const ofOffers: Explains = {
  card: (asked) => scientistOf(asked, cardNumber[asked.rest[0] as ScientistId]),
  resting: (asked) => scientistOf(asked, cardNumber[asked.rest[0] as ScientistId], asked.facts.text.say.resting),
  food: (asked) => foodOf(asked, foodNumber[asked.rest[0] as FoodId]),
  seed: (asked) => {
    const food = asked.facts.view.seedbed[Number(asked.rest[0])];
    return food === NONE ? undefined : foodOf(asked, food);
  },
  seedbed: ({ facts: { view, text: t } }) =>
    plain(
      t.seedbed,
      'LM-GRN-05',
      t.say.discarded(
        FOOD.flatMap(({ id }, i) =>
          view.foodDiscard[i] > 0 ? [`${view.foodDiscard[i]} ${t.game.names.food[id]}`] : [],
        ).join(', ') || t.game.nothing,
      ),
    ),
  order,
  'orders-row': (asked) =>
    plain(
      asked.facts.text.orders,
      'LM-PORT-01',
      asked.facts.text.say.ordersRow,
      everyone(asked, (seat) => `${asked.facts.view.players[seat].orders.length}`),
    ),
  fulfilled: ({ facts: { text: t }, p }) =>
    plain(
      t.say.fulfilled(p.orders.length),
      'LM-PORT-01',
      ...p.orders.map((order) => {
        const { cost, reward } = sayOrder(t.game, ORDERS[order].id);
        return capital(t.game.exchange(cost, reward));
      }),
      t.say.ordersWorth(ordersSp(p.orders.length)),
    ),
  applicant: (asked) => {
    const { view, text: t } = asked.facts;
    const slot = Number(asked.rest[0]);
    const card = view.market[slot];
    return card === NONE ? undefined : scientistOf(asked, card, t.say.hire(hirePrice(view, slot, false)));
  },
};
