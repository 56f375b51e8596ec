import { rule } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { CO2_SP, FOOD, type FoodId, type ScientistId } from '../data/index.ts';
import type { LunaChoice } from '../rules/choices.ts';
import { gain } from '../rules/effects.ts';
import { voice } from '../rules/events.ts';
import { nutritionOf } from '../rules/feeding.ts';
import type { LunaState } from '../rules/state.ts';
import { gainWaste, moveCo2, payHelium, payWater, removeWaste } from '../rules/stores.ts';
import { chooseAll, enough, handOf, position, stateOf } from './position.ts';

const eat = (food: FoodId): LunaChoice => ({ do: 'eat', food });
const recall = (card: ScientistId): LunaChoice => ({ do: 'recall', card });
const feed: LunaChoice = { do: 'feed' };

rule('LM-FEED-01', 'feeding needs somebody at rest', () => {
  const t = position({ players: [{ food: { wheat: 1 } }] });
  expect(t.options(0)).not.toOffer(feed);
  expect(t.whyNot(0, feed)).toBe('LM-FEED-01');
});

rule(['LM-FEED-02', 'LM-FEED-03'], 'food is discarded, and its worth is how many scientists come back', () => {
  const t = position({
    players: [
      {
        food: { carrot: 1, lettuce: 1, wheat: 1 },
        rest: ['botanist', 'chemist', 'geologist', 'physicist', 'agronomist', 'biochemist'],
      },
    ],
  });
  t.choose(0, feed);
  expect(t.whyNot(0, eat('potato'))).toBe('LM-FEED-02');
  chooseAll(t, 0, eat('carrot'), eat('lettuce'), enough);
  expect(t.state.players[0]).toMatchObject({ foodSize: 1, food: [0, 0, 0, 0, 0, 0, 0, 0, 1] });
  expect(t.state.foodDiscard).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(t.whyNot(0, enough)).toBe('LM-FEED-03');
  chooseAll(t, 0, recall('botanist'), recall('physicist'), recall('chemist'), recall('agronomist'));
  expect(t.asked()).toEqual([0]);
  t.choose(0, recall('biochemist'));
  expect(t.state.players[0].rest).toBe(handOf('geologist'));
  expect(t.asked()).toEqual([1]);
  const level2 = position({ players: [{ food: { lettuce: 1 }, hand: [], rest: ['agronomist'] }] });
  chooseAll(level2, 0, feed, eat('lettuce'), enough, recall('agronomist'));
  expect(level2.state.players[0]).toMatchObject({ hand: handOf('agronomist'), handSize: 1, rest: 0 });
});

rule('LM-FEED-04', 'worth beyond the scientists taken becomes waste', () => {
  const t = position({
    players: [{ food: { carrot: 2 }, rest: ['botanist', 'chemist', 'geologist', 'physicist'], waste: 1 }],
  });
  chooseAll(t, 0, feed, eat('carrot'), eat('carrot'), enough);
  chooseAll(t, 0, recall('botanist'), recall('chemist'), recall('geologist'), recall('physicist'));
  expect(t.state.players[0]).toMatchObject({ rest: 0, waste: 3 });
});

rule(['LM-FEED-05', 'LM-FEED-12'], 'every food played gives its bonus', () => {
  const start = { energy: 0, stress: 5, co2: 5, o2: 3, sp: 5, waste: 0 } as const;
  const after = (food: FoodId) => {
    const rest: ScientistId[] = ['botanist', 'chemist', 'geologist', 'physicist'];
    const t = position({ players: [{ ...start, food: { [food]: 1 }, rest }] });
    chooseAll(t, 0, feed, eat(food), enough);
    while (t.step(0) === 'recall') t.choose(0, t.options(0)[0]);
    const { energy, stress, co2, o2, sp, waste } = t.state.players[0];
    return { energy, stress, co2, o2, sp, waste };
  };
  expect(after('lettuce')).toEqual({ ...start, o2: 2 });
  expect(after('radish')).toEqual({ ...start, energy: 2 });
  expect(after('strawberry')).toEqual({ ...start, stress: 6 });
  expect(after('carrot')).toEqual({ ...start, co2: 4 });
  expect(after('spinach')).toEqual({ ...start, energy: 1 });
  expect(after('tomato')).toEqual({ ...start, sp: 6 });
  for (const plain of ['potato', 'soybean', 'wheat'] as const) expect(after(plain)).toEqual(start);
  // The order of two bonuses is the order in which the food is played; in this edition none matters.
  for (const one of FOOD) {
    for (const two of FOOD) {
      const [a, b] = [stateOf({ players: [start] }), stateOf({ players: [start] })];
      for (const row of [one, two]) gain(a, 0, row.bonus);
      for (const row of [two, one]) gain(b, 0, row.bonus);
      expect(a.players[0]).toEqual(b.players[0]);
    }
  }
});

rule('LM-FEED-17', 'lettuce, radish and strawberry are worth 2, carrot, spinach and tomato 3, the others 4', () => {
  expect(FOOD.map((_, food) => nutritionOf([food]))).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4]);
  expect(nutritionOf([0, 3, 8])).toBe(9);
});

rule('LM-FEED-06', 'feeding costs neither oxygen nor energy', () => {
  const t = position({ players: [{ food: { wheat: 1 }, rest: ['botanist'], energy: 0, o2: 6, stress: 6 }] });
  chooseAll(t, 0, feed, eat('wheat'), enough, recall('botanist'));
  expect(t.state.players[0]).toMatchObject({ energy: 0, o2: 6 });
});

rule('LM-FEED-07', 'only a hand without food may feed without', () => {
  const t = position({ players: [{ food: { wheat: 1 }, rest: ['botanist'], sp: 9 }] });
  t.choose(0, feed);
  expect(t.options(0)).toOfferExactly([eat('wheat')]);
  expect(t.whyNot(0, enough)).toBe('LM-FEED-07');
  const none = position({ players: [{ rest: ['botanist'], sp: 9 }] });
  none.choose(0, feed);
  expect(none.options(0)).toOfferExactly([recall('botanist')]);
});

rule(['LM-FEED-08', 'LM-FEED-10'], 'without food a scientist costs 2 points, at most half of the points', () => {
  const t = position({ players: [{ rest: ['botanist', 'chemist', 'geologist', 'physicist'], sp: 7 }] });
  chooseAll(t, 0, feed, recall('botanist'), recall('chemist'), recall('geologist'));
  expect(t.state.players[0]).toMatchObject({ sp: 1, rest: handOf('physicist') });
  expect(t.asked()).toEqual([1]);
  const fewer = position({ players: [{ rest: ['botanist', 'chemist', 'geologist'], sp: 7 }] });
  chooseAll(fewer, 0, feed, recall('botanist'), enough);
  expect(fewer.state.players[0].sp).toBe(5);
});

rule('LM-FEED-09', 'with 0 or 1 point exactly one scientist comes back', () => {
  for (const sp of [0, 1]) {
    const t = position({ players: [{ rest: ['botanist', 'chemist'], sp }] });
    chooseAll(t, 0, feed, recall('chemist'));
    expect(t.state.players[0]).toMatchObject({ sp: 0, rest: handOf('botanist') });
    expect(t.asked()).toEqual([1]);
  }
});

rule('LM-FEED-11', 'after feeding the astronaut stands beside', () => {
  const t = position({ players: [{ at: 'H', on: true, food: { wheat: 1 }, rest: ['botanist'] }] });
  chooseAll(t, 0, feed, eat('wheat'), enough, recall('botanist'));
  expect(t.state.players[0]).toMatchObject({ at: 7, on: false });
});

rule('LM-FEED-13', 'food, scientists, waste, bonuses, astronaut: in this order', () => {
  const t = position({
    players: [{ at: 'H', on: true, food: { tomato: 1, carrot: 1 }, rest: ['botanist'], waste: 5, co2: 5 }],
  });
  const told = [feed, eat('tomato'), eat('carrot'), enough, recall('botanist')].flatMap((choice) => [
    ...t.choose(0, choice),
  ]);
  expect(told.map((event) => event.event)).toEqual([
    'ate',
    'ate',
    'recalled',
    'waste',
    'co2',
    'waste',
    'co2',
    'waste',
    'stress',
    'sp',
    'co2',
    'beside',
  ]);
  expect(t.state.players[0]).toMatchObject({ waste: 8, co2: 6, sp: 6, stress: 5 });
});

rule('LM-FEED-14', 'more food than needed may be played on purpose', () => {
  const t = position({ players: [{ food: { wheat: 2 }, rest: ['botanist'], waste: 0 }] });
  chooseAll(t, 0, feed, eat('wheat'));
  expect(t.options(0)).toOffer({ do: 'eat', food: 'wheat' });
  chooseAll(t, 0, eat('wheat'), enough, recall('botanist'));
  expect(t.state.players[0].waste).toBe(7);
});

rule('LM-FEED-15', 'food played now can come back into the seedbed at once', () => {
  const t = position({
    players: [{ food: { wheat: 1 }, rest: ['botanist', 'chemist', 'geologist'] }],
    seedbed: ['carrot', 'carrot', 'radish'],
    foodDeck: [],
  });
  t.state.seedbed[0] = -1;
  chooseAll(t, 0, feed, eat('wheat'), enough, recall('botanist'), recall('chemist'), recall('geologist'));
  expect(t.state.seedbed).toEqual([8, 3, 1]);
  expect(t.state.foodDiscard[8]).toBe(0);
});

rule('LM-FEED-16', 'feeding without food gives neither waste nor bonus', () => {
  const t = position({
    players: [{ rest: ['botanist', 'chemist', 'geologist'], sp: 20, waste: 2, co2: 5, energy: 1 }],
  });
  chooseAll(t, 0, feed, recall('botanist'), enough);
  expect(t.state.players[0]).toMatchObject({ waste: 2, co2: 5, energy: 1, sp: 18 });
});

const wasted = (before: number, amount: number, given: object = {}) => {
  const s = stateOf({ players: [{ waste: before, co2: 4, stress: 6, ...given }] });
  gainWaste(s, 0, amount);
  const { waste, co2, stress } = s.players[0];
  return [waste, co2, stress];
};

rule('LM-WASTE-01', 'waste fills space after space', () => {
  expect(wasted(2, 2)).toEqual([4, 4, 6]);
  expect(wasted(0, 5)).toEqual([5, 4, 6]);
});

rule('LM-WASTE-02', 'spaces 6 and 7 raise CO2', () => {
  expect(wasted(5, 1)).toEqual([6, 5, 6]);
  expect(wasted(6, 1)).toEqual([7, 5, 6]);
  expect(wasted(5, 2)).toEqual([7, 6, 6]);
});

rule('LM-WASTE-03', 'space 8 raises stress', () => {
  expect(wasted(7, 1)).toEqual([8, 4, 5]);
  expect(wasted(5, 3)).toEqual([8, 6, 5]);
});

rule('LM-WASTE-04', 'a full track takes no more and triggers nothing', () => {
  expect(wasted(8, 3)).toEqual([8, 4, 6]);
});

rule(['LM-WASTE-05', 'LM-WASTE-06'], 'a space filled again triggers again; removing takes nothing back', () => {
  const s = stateOf({ players: [{ waste: 6, co2: 4 }] });
  removeWaste(s, 0, 1);
  expect(s.players[0]).toMatchObject({ waste: 5, co2: 4 });
  gainWaste(s, 0, 1);
  expect(s.players[0]).toMatchObject({ waste: 6, co2: 5 });
  removeWaste(s, 0, 9);
  expect(s.players[0]).toMatchObject({ waste: 0, co2: 5, stress: 6 });
});

rule('LM-WASTE-07', 'triggers at the end of a track do nothing', () => {
  expect(wasted(5, 3, { co2: 9, stress: 3 })).toEqual([8, 9, 3]);
});

rule('LM-CO2-01', 'CO2 levels run from 0 to 9', () => {
  expect(CO2_SP).toHaveLength(10);
});

rule(['LM-CO2-02', 'LM-CO2-04'], 'up is towards 9, down towards 0, and no further', () => {
  const s = stateOf({ players: [{ co2: 8 }] });
  moveCo2(s, 0, 1);
  expect(s.players[0].co2).toBe(9);
  moveCo2(s, 0, 1);
  expect(s.players[0].co2).toBe(9);
  moveCo2(s, 0, -8);
  expect(s.players[0].co2).toBe(1);
  moveCo2(s, 0, -4);
  expect(s.players[0].co2).toBe(0);
});

rule('LM-CO2-03', 'discs may share a level', () => {
  const s = stateOf({ seats: 3, players: [{ co2: 5 }, { co2: 4 }, { co2: 4 }] });
  moveCo2(s, 0, -1);
  expect(s.players.map((p) => p.co2)).toEqual([4, 4, 4]);
});

test('the log tells what changed, and nothing of what did not', () => {
  const said = (act: (s: LunaState) => void): unknown[] => {
    const heard: unknown[] = [];
    const s = stateOf({ players: [{ waste: 0, helium: 2, water: 2 }] });
    voice.tell = (event) => heard.push(event);
    try {
      act(s);
    } finally {
      voice.tell = undefined;
    }
    return heard;
  };
  expect(said((s) => removeWaste(s, 0, 2))).toEqual([]);
  expect(said((s) => payHelium(s, 0, 0))).toEqual([]);
  expect(said((s) => payWater(s, 0, 0))).toEqual([]);
  expect(said((s) => payHelium(s, 0, 2))).toEqual([{ event: 'paid', seat: 0, kind: 'helium', amount: 2 }]);
  expect(said((s) => payWater(s, 0, 1))).toEqual([{ event: 'paid', seat: 0, kind: 'water', amount: 1 }]);
});
