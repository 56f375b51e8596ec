import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { ORDER_COST, ORDERS, type OrderId } from '../data/index.ts';
import { chooseAll, enough, pass, position, use } from './position.ts';

const order = (id: OrderId) => ({ do: 'order', order: id }) as const;

rule(['LM-PORT-01', 'LM-PORT-02'], 'an order takes exactly what it shows and gives its points', () => {
  const t = position({
    players: [{ at: 'F', sp: 5, titaniumLeft: 2, water: 3, helium: 3, energy: 3 }],
    orders: ['grand-5'],
  });
  chooseAll(t, 0, use('communications-officer', 'I'), order('grand-5'));
  expect(t.state.players[0]).toMatchObject({ sp: 23, titaniumLeft: 1, water: 1, helium: 1, energy: 2, ironLeft: 1 });
  expect(t.state.players[0].orders.map((tile) => ORDERS[tile].id)).toEqual(['grand-5']);
  const short = position({ players: [{ at: 'F', titaniumLeft: 0, water: 3, helium: 3 }], orders: ['grand-5'] });
  short.choose(0, use('communications-officer', 'I'));
  expect(short.whyNot(0, order('grand-5'))).toBe('LM-PORT-01');
  expect(ORDER_COST[29]).toEqual({ iron: 0, titanium: 1, water: 2, helium: 2 });
});

rule('LM-PORT-03', 'the next tile of the stack is turned up', () => {
  const t = position({ players: [{ at: 'F', water: 2 }], orders: ['water-1'] });
  const [, next, top] = t.state.stacks[2];
  expect(ORDERS[top].id).toBe('water-1');
  t.choose(0, use('communications-officer', 'I'));
  const hidden = ORDERS[next].id;
  expect(t.whyNot(0, order(hidden))).toBe('LM-PORT-03');
  const events = t.choose(0, order('water-1'));
  expect(events).toContainEqual({ event: 'order-revealed', order: hidden });
  expect(t.state.stacks[2].at(-1)).toBe(next);
});

rule('LM-PORT-04', 'one order a use', () => {
  const t = position({ players: [{ at: 'F', water: 6, helium: 4 }], orders: ['water-1', 'helium-1'] });
  chooseAll(t, 0, use('communications-officer', 'I'), order('water-1'));
  expect(t.asked()).toEqual([1]);
});

rule('LM-PORT-05', 'bonuses come at once, research with its level-5 reward', () => {
  const energy = position({ players: [{ at: 'F', helium: 1, energy: 1 }], orders: ['helium-1'] });
  chooseAll(energy, 0, use('communications-officer', 'I'), order('helium-1'));
  expect(energy.state.players[0].energy).toBe(1);
  const stress = position({ players: [{ at: 'F', water: 3, stress: 6 }], orders: ['water-4'] });
  chooseAll(stress, 0, use('communications-officer', 'I'), order('water-4'));
  expect(stress.state.players[0].stress).toBe(7);
  const co2 = position({ players: [{ at: 'F', titaniumLeft: 3, co2: 6 }], orders: ['titanium-5'] });
  chooseAll(co2, 0, use('communications-officer', 'I'), order('titanium-5'));
  expect(co2.state.players[0].co2).toBe(5);
  const food = position({
    players: [{ at: 'F', water: 2 }],
    orders: ['water-2'],
    seedbed: ['wheat', 'carrot', 'radish'],
  });
  chooseAll(food, 0, use('communications-officer', 'I'), order('water-2'), { do: 'pick', slot: 0, food: 'wheat' });
  expect(food.state.players[0].food[8]).toBe(1);
  const research = position({ players: [{ at: 'F', ironLeft: 3, sustainability: 4, sp: 0 }], orders: ['iron-2'] });
  chooseAll(research, 0, use('communications-officer', 'I'), order('iron-2'), {
    do: 'research',
    track: 'sustainability',
  });
  expect(research.state.players[0]).toMatchObject({ sp: 8, sustainability: 5 });
  expect(research.step(0)).toBe('selection');
});

rule('LM-PORT-06', 'an empty stack offers nothing', () => {
  const t = position({ players: [{ at: 'F', water: 6 }], emptyStacks: [3] });
  t.choose(0, use('communications-officer', 'I'));
  expect(t.whyNot(0, order('water-1'))).toBe('LM-PORT-06');
  const last = position({ players: [{ at: 'F', water: 6 }], orders: ['water-1'] });
  last.state.stacks[2] = last.state.stacks[2].slice(-1);
  chooseAll(last, 0, use('communications-officer', 'I'), order('water-1'));
  expect(last.state.stacks[2]).toEqual([]);
});

rule('LM-PORT-07', 'titanium pays iron in an order, iron no titanium', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 1, titaniumLeft: 2 }], orders: ['iron-1', 'titanium-4'] });
  t.choose(0, use('communications-officer', 'I'));
  expect(t.options(0)).not.toOffer(order('titanium-4'));
  t.choose(0, order('iron-1'));
  expect(t.state.players[0]).toMatchObject({ ironLeft: 0, titaniumLeft: 0 });
});

rule('LM-PORT-08', 'a bonus with nothing to take is lost', () => {
  const top = position({
    players: [{ at: 'F', ironLeft: 3, sustainability: 5, extraction: 5, sp: 0 }],
    orders: ['iron-2'],
  });
  chooseAll(top, 0, use('communications-officer', 'I'), order('iron-2'));
  expect(top.state.players[0].sp).toBe(3);
  expect(top.asked()).toEqual([1]);
  const bare = position({
    players: [{ at: 'F', water: 2 }],
    orders: ['water-2'],
    seedbed: [null, null, null],
    foodDeck: [],
  });
  chooseAll(bare, 0, use('communications-officer', 'I'), order('water-2'));
  expect(bare.asked()).toEqual([1]);
  expect(bare.state.players[0].foodSize).toBe(0);
});

const harvest = (option: number) => ({ do: 'harvest', option }) as const;
const SEEDBED = ['wheat', 'carrot', 'radish'] as const;

rule(['LM-GRN-01', 'LM-GRN-09'], 'option 1 takes one open card of choice', () => {
  const t = position({ players: [{ at: 'I', depot: [] }], seedbed: [...SEEDBED], foodDeck: ['potato'] });
  chooseAll(t, 0, use('chemist', 'J'), harvest(1));
  expect(t.options(0)).toOfferExactly([
    { do: 'pick', slot: 0, food: 'wheat' },
    { do: 'pick', slot: 1, food: 'carrot' },
    { do: 'pick', slot: 2, food: 'radish' },
  ]);
  expect(t.whyNot(0, { do: 'pick', slot: 1, food: 'wheat' })).toBe('LM-GRN-09');
  t.choose(0, { do: 'pick', slot: 1, food: 'carrot' });
  expect(t.state.players[0]).toMatchObject({ foodSize: 1, food: [0, 0, 0, 1, 0, 0, 0, 0, 0], water: 2, sp: 5 });
  expect(t.asked()).toEqual([1]);
});

rule('LM-GRN-02', 'option 2 takes three cards for 1 water and gives 1 point', () => {
  const t = position({ players: [{ at: 'I', water: 1, sp: 5 }], seedbed: [...SEEDBED] });
  chooseAll(t, 0, use('chemist', 'J'), harvest(2));
  expect(t.state.players[0]).toMatchObject({ foodSize: 3, food: [0, 1, 0, 1, 0, 0, 0, 0, 1], water: 0, sp: 6 });
  expect(t.events).toContainEqual({ event: 'paid', seat: 0, kind: 'water', amount: 1 });
  const dry = position({ players: [{ at: 'I', water: 0 }] });
  dry.choose(0, use('chemist', 'J'));
  expect(dry.whyNot(0, harvest(2))).toBe('LM-GRN-02');
});

rule(['LM-GRN-03', 'LM-GRN-08'], 'empty places are filled from the left when the turn is over', () => {
  const t = position({
    players: [{ at: 'J', hand: ['agronomist'], energy: 4 }],
    seedbed: [...SEEDBED],
    foodDeck: ['tomato', 'potato'],
  });
  chooseAll(t, 0, use('agronomist', 'J'), harvest(2));
  expect(t.state.seedbed).toEqual([-1, -1, -1]);
  t.choose(0, { do: 'end' });
  expect(t.state.seedbed).toEqual([6, 5, -1]);
  const middle = position({ players: [{ at: 'I' }], seedbed: [...SEEDBED], foodDeck: ['potato'] });
  chooseAll(middle, 0, use('chemist', 'J'), harvest(1), { do: 'pick', slot: 1, food: 'carrot' });
  expect(middle.state.seedbed).toEqual([8, 6, 1]);
});

rule('LM-GRN-04', 'option 2 takes what is there', () => {
  const t = position({ players: [{ at: 'I', sp: 5 }], seedbed: ['wheat', null, 'radish'], foodDeck: [] });
  chooseAll(t, 0, use('chemist', 'J'), harvest(2));
  expect(t.state.players[0]).toMatchObject({ foodSize: 2, water: 1, sp: 6 });
});

rule('LM-GRN-05', 'an empty deck is made anew from the discarded cards', () => {
  const t = position({
    players: [{ at: 'I' }],
    seedbed: [...SEEDBED],
    foodDeck: ['potato'],
    discard: { lettuce: 2, spinach: 1 },
  });
  chooseAll(t, 0, use('chemist', 'J'), harvest(2));
  expect(t.state.seedbed[0]).toBe(6);
  expect([...t.state.seedbed.slice(1), ...t.state.foodDeck].sort()).toEqual([0, 0, 4]);
  expect(t.state.foodDiscard).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(t.events.map((event) => event.event)).toContain('reshuffled');
});

rule('LM-GRN-06', 'a hand may hold any number of food cards', () => {
  const t = position({
    players: [{ at: 'I', food: { wheat: 2, potato: 3, soybean: 3, tomato: 3, spinach: 3 } }],
    seedbed: [...SEEDBED],
  });
  chooseAll(t, 0, use('chemist', 'J'), harvest(2));
  expect(t.state.players[0].foodSize).toBe(17);
});

rule('LM-GRN-07', 'an empty seedbed closes both options', () => {
  const t = position({ players: [{ at: 'I' }], seedbed: [null, null, null], foodDeck: [] });
  t.choose(0, use('chemist', 'J'));
  expect(t.options(0)).not.toOffer({ do: 'harvest' });
  expect(t.whyNot(0, harvest(1))).toBe('LM-GRN-07');
  expect(t.whyNot(0, harvest(2))).toBe('LM-GRN-07');
});

const depot = (cube: 'energy' | 'iron' | 'water') => ({ do: 'depot', cube }) as const;

rule(['LM-DEPOT-01', 'LM-DEPOT-02'], 'cubes of the depot cost 3, 3 and 4 points, as many as wanted', () => {
  const t = position({ players: [{ sp: 8, energy: 1, water: 0 }] });
  chooseAll(t, 0, depot('energy'), depot('water'));
  expect(t.state.players[0]).toMatchObject({ sp: 1, energy: 2, water: 1, depot: 2 });
  expect(t.asked()).toEqual([0]);
  const iron = position({ players: [{ sp: 8 }] });
  iron.choose(0, depot('iron'));
  expect(iron.state.players[0]).toMatchObject({ sp: 5, ironLeft: 2 });
  expect(iron.events.filter(({ event }) => event === 'gained')).toEqual([
    { event: 'gained', seat: 0, kind: 'iron', amount: 1, lost: 0 },
  ]);
  expect(iron.asked()).toEqual([0]);
});

rule('LM-DEPOT-03', 'a cube needs its price in points', () => {
  const t = position({ players: [{ sp: 3 }] });
  expect(t.options(0)).toOffer(depot('iron'));
  expect(t.whyNot(0, depot('water'))).toBe('LM-DEPOT-03');
});

rule('LM-DEPOT-04', 'every cube can be taken once', () => {
  const t = position({ players: [{ sp: 20 }] });
  t.choose(0, depot('iron'));
  expect(t.whyNot(0, depot('iron'))).toBe('LM-DEPOT-04');
  t.choose(0, pass);
  t.choose(1, pass);
  expect(t.state.round).toBe(3);
  expect(t.state.players[0].depot).toBe(5);
});

rule('LM-DEPOT-05', 'a cube without room stays where it is; iron goes to the left', () => {
  const t = position({ players: [{ sp: 20, energy: 6, water: 6, ironLeft: 0, ironRight: 2 }] });
  expect(t.whyNot(0, depot('energy'))).toBe('LM-DEPOT-05');
  expect(t.whyNot(0, depot('water'))).toBe('LM-DEPOT-05');
  const exact = position({ players: [{ sp: 3, energy: 6 }] });
  expect(exact.whyNot(0, depot('energy'))).toBe('LM-DEPOT-05');
  t.choose(0, depot('iron'));
  expect(t.state.players[0]).toMatchObject({ ironLeft: 1, ironRight: 2 });
});

rule('LM-DEPOT-06', 'the depot may be used in the middle of a use', () => {
  const dark = position({ players: [{ at: 'B', energy: 1, ironLeft: 1, co2: 5, sp: 5 }] });
  chooseAll(dark, 0, use('chemist', 'E'), { do: 'extract', level: 1 });
  expect(dark.options(0)).toOffer({ do: 'depot', cube: 'energy' });
  chooseAll(dark, 0, { do: 'depot', cube: 'energy' }, { do: 'filter', energy: 1 });
  expect(dark.state.players[0]).toMatchObject({ energy: 0, co2: 4, sp: 2 });
  const t = position({ players: [{ at: 'A', sp: 9, ironLeft: 0, water: 0, energy: 0 }] });
  t.choose(0, use('physicist', 'D'));
  expect(t.options(0)).not.toOffer({ do: 'power' });
  t.choose(0, depot('iron'));
  t.choose(0, { do: 'power', option: 1 });
  expect(t.state.players[0]).toMatchObject({ energy: 2, sp: 7 });
  const second = position({ players: [{ at: 'F', hand: ['metallurgist'], energy: 1, sp: 9 }] });
  chooseAll(second, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' }, depot('energy'), {
    do: 'quarters',
  });
  expect(second.state.players[0]).toMatchObject({ energy: 0, sp: 6, at: 1 });
});

rule('LM-DEPOT-07', 'the depot is open before feeding and passing too', () => {
  const t = position({ players: [{ sp: 20, rest: ['botanist'], food: { wheat: 1 } }] });
  chooseAll(t, 0, depot('iron'), { do: 'feed' }, { do: 'eat', food: 'wheat' }, enough, {
    do: 'recall',
    card: 'botanist',
  });
  t.choose(1, pass);
  chooseAll(t, 0, depot('energy'), pass);
  expect(t.state.players[0].depot).toBe(4);
  const foreign = position({ players: [{}, { sp: 20 }] });
  expect(foreign.asked()).toEqual([0]);
});
