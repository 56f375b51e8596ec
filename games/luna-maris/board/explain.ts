import type { Explanation } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import {
  ADVANCED,
  ADVANCED_MODULE,
  ADVANCED_ROUND_SP,
  type AdvancedId,
  BUILD_SP,
  EQUIPMENT,
  type EquipmentId,
  EXTRACTIONS,
  FIELDS,
  FOOD,
  type FoodId,
  MODULES,
  type ModuleLetter,
  moduleOfLetter,
  NEIGHBOURS,
  ORDERS,
  PASS_BONUS,
  PROBE_BONUS,
  RECYCLING_OPTIONS,
  ROUNDS,
  SCIENTISTS,
  type ScientistId,
  SELECTION_BONUSES,
  type SelectionId,
  SHOWN,
  TRACK_TOP,
  TRACK_TOP_SP,
  type TrackId,
} from '../data/index.ts';
import { advancedNumber, bonusNumber, cardNumber, fieldNumber, foodNumber } from '../rules/choices.ts';
import { hirePrice } from '../rules/communications.ts';
import { largestGroup, probeSp } from '../rules/round.ts';
import { ordersSp, wasteSp } from '../rules/scoring.ts';
import { NONE, type Player } from '../rules/state.ts';
import { capital, sayEffect, sayOrder } from '../text/say.ts';
import { explainModule } from './explain-module.ts';
import { comingWaste, cubesOf, ownerOf, roundEndOf } from './reading.ts';
import { type Facts, nameOf, ownSeat } from './scene.ts';
import { outlook } from './station/outlook.ts';

interface Asked {
  readonly facts: Facts;
  /** What follows the first word of the place. */
  readonly rest: readonly string[];
  /** Whose thing it is. */
  readonly seat: Seat;
  readonly p: Player;
}
type Explain = (asked: Asked) => Explanation | undefined;

const plain = (title: string, rule: string | undefined, ...lines: (string | false | undefined)[]): Explanation => ({
  title,
  lines: lines.filter((line): line is string => typeof line === 'string' && line !== ''),
  ...(rule === undefined ? {} : { rule }),
});

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

const everyone = ({ facts }: Asked, of: (seat: Seat) => string): string =>
  facts.view.players.map((_, seat) => `${nameOf(facts, seat)} ${of(seat)}`).join(', ');

function plate(asked: Asked): Explanation {
  const { facts, rest } = asked;
  const { view, text: t } = facts;
  const track = rest[0] as TrackId;
  const level = Number(rest[1]);
  const what =
    level === TRACK_TOP
      ? t.say.trackTop(TRACK_TOP_SP)
      : track === 'extraction'
        ? t.game.exchange(
            sayEffect(t.game, { iron: EXTRACTIONS[level - 1].iron }),
            sayEffect(t.game, {
              ...EXTRACTIONS[level - 1].gain,
              co2Up: EXTRACTIONS[level - 1].co2Up,
              waste: EXTRACTIONS[level - 1].waste,
            }),
          )
        : level > RECYCLING_OPTIONS.length
          ? t.say.joined
          : t.game.exchange(
              sayEffect(t.game, RECYCLING_OPTIONS[level - 1].cost),
              sayEffect(t.game, RECYCLING_OPTIONS[level - 1].gain),
            );
  const reached = view.players.flatMap((p, seat) => (p[track] >= level ? [nameOf(facts, seat)] : []));
  return plain(
    t.say.plate(capital(t.game.names.tracks[track]), level),
    track === 'extraction' ? 'LM-IND-01' : 'LM-REC-01',
    capital(what),
    reached.length > 0 && t.say.reached(reached.join(', ')),
  );
}

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

function hex(asked: Asked): Explanation {
  const { facts, rest } = asked;
  const { view, text: t } = facts;
  const field = fieldNumber[rest[0] as (typeof FIELDS)[number]['id']];
  const owner = ownerOf(view, field);
  const who = ownSeat(facts);
  const own = view.players[who].fields;
  const grown = own | (1 << field);
  return plain(
    t.say.field(t.game.names.kinds[FIELDS[field].ore]),
    'LM-AIR-04',
    owner >= 0
      ? t.say.probeOf(
          nameOf(facts, owner),
          largestGroup(view.players[owner].fields),
          probeSp(view.players[owner].fields),
        )
      : (NEIGHBOURS[field] & own) === 0
        ? t.say.fieldFree
        : t.say.wouldLink(largestGroup(grown), probeSp(grown)),
  );
}

function roundEnd(asked: Asked): Explanation {
  const { facts } = asked;
  const { text: t } = facts;
  const rows = roundEndOf(facts.view);
  return plain(
    t.roundEnd,
    'LM-CLEAN-13',
    ...rows.map(({ probes, rank, built, total }, seat) =>
      t.say.roundEnd(nameOf(facts, seat), probes, rank, built, total),
    ),
  );
}

/** What every kind of place tells of itself. */
const BY_KIND: Readonly<Record<string, Explain>> = {
  module: ({ facts, rest }) => explainModule(facts, moduleOfLetter(rest[0] as ModuleLetter)),
  card: (asked) => scientistOf(asked, cardNumber[asked.rest[0] as ScientistId]),
  resting: (asked) => scientistOf(asked, cardNumber[asked.rest[0] as ScientistId], asked.facts.text.say.resting),
  food: (asked) => foodOf(asked, foodNumber[asked.rest[0] as FoodId]),
  seed: (asked) => {
    const food = asked.facts.view.seedbed[Number(asked.rest[0])];
    return food === NONE ? undefined : foodOf(asked, food);
  },
  order,
  applicant: (asked) => {
    const { view, text: t } = asked.facts;
    const slot = Number(asked.rest[0]);
    const card = view.market[slot];
    return card === NONE ? undefined : scientistOf(asked, card, t.say.hire(hirePrice(view, slot, false)));
  },
  plate,
  bonus: ({ facts, rest }) => {
    const { view, text: t } = facts;
    const bonus = bonusNumber[rest[0] as SelectionId];
    const taker = view.selected[bonus];
    const what = capital(sayEffect(t.game, SELECTION_BONUSES[bonus].effect));
    return plain(
      t.say.bonus,
      'LM-LAB-14',
      what,
      taker === NONE ? t.say.bonusFree : t.say.takenBy(nameOf(facts, taker)),
    );
  },
  advanced: ({ facts: { view, text: t }, rest }) => {
    const id = rest[0] as AdvancedId;
    const points = BUILD_SP[view.built.length];
    const module = MODULES[ADVANCED_MODULE[advancedNumber[id]]];
    return plain(
      capital(t.game.names.advanced[id]),
      'LM-LAB-06',
      capital(t.game.names.advancedEffects[id]),
      t.say.replaces(`${ADVANCED[advancedNumber[id]].module} ${capital(t.game.names.modules[module.id])}`),
      points !== undefined && t.say.buildFor(points, ADVANCED_ROUND_SP),
    );
  },
  hex,
  co2: (asked) => {
    const { text: t } = asked.facts;
    return plain(
      t.say.co2(Number(asked.rest[0])),
      'LM-IND-07',
      t.say.co2Why,
      everyone(asked, (seat) => `${asked.facts.view.players[seat].co2}`),
    );
  },
  depot: ({ facts: { text: t }, rest }) =>
    plain(t.say.depot, 'LM-DEPOT-03', t.say.depotWhy(t.game.names.kinds[rest[0] as 'iron'])),
  power: ({ facts: { text: t } }) => plain(capital(t.game.names.modules['power-plant']), 'LM-POW-01', t.rooms.D),
  harvest: ({ facts: { text: t } }) => plain(capital(t.game.names.modules.greenhouse), 'LM-GRN-02', t.rooms.J),
  belt: ({ facts: { view, text: t }, rest, p }) =>
    rest[0] === 'left'
      ? plain(t.say.beltLeft, 'LM-DATA-18', t.game.sheet.ore(p.ironLeft, p.titaniumLeft), t.say.beltLeftWhy)
      : plain(
          t.say.beltRight,
          'LM-ROUND-03',
          t.game.sheet.ore(p.ironRight, p.titaniumRight),
          view.round < ROUNDS ? t.say.beltRightWhy : t.say.noMoreProduction,
        ),
  tile: ({ facts: { text: t }, rest }) => {
    const id = rest[0] as EquipmentId;
    return plain(
      capital(t.game.names.equipment[id]),
      'LM-EQUIP-07',
      capital(t.game.names.equipmentEffects[id]),
      t.say.tileOnce,
    );
  },
  equipment: ({ facts: { text: t }, p }) => {
    if (p.equipment === NONE) return undefined;
    const { id } = EQUIPMENT[p.equipment];
    return plain(
      capital(t.game.names.equipment[id]),
      'LM-EQUIP-07',
      capital(t.game.names.equipmentEffects[id]),
      p.ready ? t.say.tileReady : t.say.tileUsed,
    );
  },
  store: ({ facts: { text: t }, rest, p }) =>
    plain(
      capital(t.game.names.kinds[rest[0] as 'energy']),
      undefined,
      t.say.store(p[rest[0] as 'energy']),
      t.say.overflow,
    ),
  oxygen: ({ facts: { text: t }, p }) => plain(t.say.oxygen, 'LM-MOVE-03', t.say.air(p.o2, p.stress), t.say.stress),
  waste: ({ facts: { view, text: t }, p }) => {
    const coming = comingWaste(view, p);
    return plain(
      t.say.waste,
      undefined,
      t.say.wasteNow(p.waste, wasteSp(p.waste)),
      coming > 0 && t.say.wasteComing(coming),
      t.say.wasteHarm,
    );
  },
  probe: ({ facts: { text: t }, rest }) =>
    plain(t.say.probe, 'LM-AIR-03', t.say.probeBonus(sayEffect(t.game, PROBE_BONUS[Number(rest[0])]))),
  pass: ({ facts: { view, text: t } }) => {
    const bonus = view.round < ROUNDS ? PASS_BONUS[view.nextOrder.length] : {};
    return plain(
      t.game.choice.pass,
      'LM-PASS-04',
      t.say.pass(view.nextOrder.length + 1),
      t.say.passBonus(sayEffect(t.game, bonus ?? {})),
    );
  },
  supper: ({ facts: { text: t } }) => plain(t.supper, 'LM-FEED-01', t.say.supper, t.say.supperHungry),
  done: ({ facts: { text: t } }) => plain(t.done, undefined, t.say.done),
  round: ({ facts: { view, text: t } }) => plain(t.say.round(view.round, ROUNDS), undefined, t.say.rounds),
  'turn-order': (asked) =>
    plain(
      asked.facts.text.turnOrder,
      'LM-PASS-04',
      asked.facts.view.order.map((seat) => nameOf(asked.facts, seat)).join(', '),
    ),
  'round-end': roundEnd,
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
  'build-track': ({ facts: { view, text: t } }) => {
    const points = BUILD_SP[view.built.length];
    return plain(
      t.build,
      'LM-LAB-06',
      points === undefined ? t.say.buildFull : t.say.buildFor(points, ADVANCED_ROUND_SP),
    );
  },
  automaton: ({ facts }) => plain(facts.text.game.automaton, 'LM-SOLO-08', ...outlook(facts), facts.text.say.automaton),
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
  pay: ({ facts: { text: t } }) => plain(t.say.payment, 'LM-DATA-18', t.payHint),
};

export function explain(place: string, facts: Facts): Explanation | undefined {
  const [name, whose] = place.split(' @');
  const [kind, ...rest] = name.split(' ');
  const seat = whose === undefined ? ownSeat(facts) : Number(whose);
  const p = facts.view.players[seat];
  return p && BY_KIND[kind]?.({ facts, rest, seat, p });
}
