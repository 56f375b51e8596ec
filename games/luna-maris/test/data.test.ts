import { countBits } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { MODULES, PROBE_SLOTS } from '../data/index.ts';
import { holderOf } from '../rules/move.ts';
import { NONE } from '../rules/state.ts';
import { gainEnergy, gainHelium, gainOre, gainWaste, gainWater } from '../rules/stores.ts';
import { belt, chooseAll, opening, pass, passAll, position, settleIn, stateOf, use } from './position.ts';

rule('LM-DATA-01', 'a state knows players, round, phase, turn order and who has passed', () => {
  const t = opening(3);
  expect(t.state).toMatchObject({ phase: 'setup', round: 0, nextOrder: [] });
  expect(t.state.players).toHaveLength(3);
  settleIn(t);
  expect(t.state).toMatchObject({ phase: 'action', round: 1 });
  const first = t.state.order[0];
  expect([...t.state.order].sort()).toEqual([0, 1, 2]);
  t.choose(first, pass);
  expect(t.state.nextOrder).toEqual([first]);
  passAll(t);
  expect(t.state).toMatchObject({ phase: 'action', round: 2 });
});

rule('LM-DATA-02', 'every module but the power plant has one energy space for one astronaut', () => {
  expect(MODULES.map((module) => module.letter).join('')).toBe('ABCDEFGHIJ');
  expect(MODULES.filter((module) => !module.energySpace).map((module) => module.letter)).toEqual(['D']);
  const t = position({ players: [{ at: 'G', on: true }, { at: 'F' }] });
  t.choose(0, pass);
  chooseAll(t, 1, use('geologist', 'G'), { do: 'install' }, { do: 'field', field: 'm02' });
  expect(t.state.players.map((p) => p.on)).toEqual([false, true]);
  expect(holderOf(t.state, 6)).toBe(1);
});

rule('LM-DATA-03', 'any number of astronauts may stand beside an energy space', () => {
  const t = position({ seats: 4, players: [{ at: 'F' }, { at: 'H' }, { at: 'H' }, { at: 'H', on: true }] });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(t.state.players.map((p) => p.at)).toEqual([7, 7, 7, 7]);
  expect(t.state.players.map((p) => p.on)).toEqual([false, false, false, true]);
});

rule('LM-DATA-04', 'an astronaut is in exactly one module, on the energy space or beside', () => {
  const t = position({ players: [{ at: 'C', on: true }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.state.players[0]).toMatchObject({ at: 6, on: false });
  t.choose(0, { do: 'install' });
  expect(t.state.players[0]).toMatchObject({ at: 6, on: true });
});

rule('LM-DATA-05', 'oxygen runs from 0 to 8, stress from 3 to 8', () => {
  const far = position({ players: [{ at: 'J', stress: 8, o2: 5 }] });
  far.choose(0, use('physicist', 'C'));
  expect(far.state.players[0].o2).toBe(8);
  const s = stateOf({ players: [{ stress: 3, waste: 7 }] });
  gainWaste(s, 0, 1);
  expect(s.players[0].stress).toBe(3);
  const t = position({ players: [{ at: 'B', stress: 8 }] });
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'botanist' });
  expect(t.state.players[0].stress).toBe(8);
});

rule(['LM-DATA-06', 'LM-DATA-20'], 'the battery holds 6 energy and what does not fit is lost', () => {
  const s = stateOf({ players: [{ energy: 5 }] });
  gainEnergy(s, 0, 3);
  expect(s.players[0].energy).toBe(6);
});

rule('LM-DATA-07', 'tanks hold 6 water and 4 helium-3', () => {
  const s = stateOf({ players: [{ water: 4, helium: 2 }] });
  gainWater(s, 0, 5);
  gainHelium(s, 0, 5);
  expect(s.players[0]).toMatchObject({ water: 6, helium: 4 });
});

rule('LM-DATA-08', 'both belt sections hold any number of cubes', () => {
  const s = stateOf();
  gainOre(s, 0, 30, 20);
  expect(belt(s.players[0])).toEqual([31, 20, 0, 0]);
  const t = position({ players: [{ ironLeft: 30, titaniumLeft: 20 }] });
  passAll(t);
  expect(belt(t.state.players[0])).toEqual([1, 0, 30, 20]);
});

rule('LM-DATA-09', 'the waste track has 8 spaces, filled without gaps', () => {
  const s = stateOf({ players: [{ waste: 6 }] });
  gainWaste(s, 0, 1);
  expect(s.players[0].waste).toBe(7);
  gainWaste(s, 0, 5);
  expect(s.players[0].waste).toBe(8);
});

rule('LM-DATA-10', 'a player owns four probes, three of them in slots at first', () => {
  expect(PROBE_SLOTS).toBe(3);
  const t = position();
  const count = (): number => t.state.players[0].probes + countBits(t.state.players[0].fields);
  expect([t.state.players[0].probes, count()]).toEqual([3, 4]);
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  expect([t.state.players[0].probes, count()]).toEqual([2, 4]);
});

rule('LM-DATA-11', 'a player has scientists in hand and at rest, food, orders and one equipment tile', () => {
  const t = opening(2);
  settleIn(t);
  const seat = t.state.order[0];
  const p = t.state.players[seat];
  expect(p).toMatchObject({ handSize: 6, rest: 0, food: [0, 0, 0, 0, 0, 0, 0, 0, 0], orders: [], ready: true });
  expect(p.equipment).toBeGreaterThanOrEqual(0);
});

rule('LM-DATA-12', 'every player has a marker on points, turn order, CO2 and both research tracks', () => {
  const t = opening(4);
  expect([...t.state.order].sort()).toEqual([0, 1, 2, 3]);
  for (const p of t.state.players)
    expect(p).toMatchObject({ sp: 5, co2: expect.any(Number), extraction: 1, sustainability: 1 });
});

rule('LM-DATA-13', 'the shared displays are complete', () => {
  const { state: s } = opening(3);
  expect(s.stacks.map((stack) => stack.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect([s.scientists.length, s.market.length]).toEqual([13, 3]);
  expect([s.foodDeck.length, s.seedbed.length, s.foodDiscard.reduce((a, b) => a + b)]).toEqual([24, 3, 0]);
  expect([s.advanced.length, s.built, s.builders]).toEqual([5, [], []]);
  expect(s.selected).toEqual([NONE, NONE, NONE, NONE, NONE, NONE]);
  expect(s.players.map((p) => p.depot)).toEqual([7, 7, 7]);
});

rule('LM-DATA-14', 'the supply of cubes never runs out', () => {
  const s = stateOf();
  for (let i = 0; i < 100; i++) gainOre(s, 0, 1, 1);
  expect(belt(s.players[0])).toEqual([101, 100, 0, 0]);
});

rule('LM-DATA-15', 'discs never run out', () => {
  const t = position({
    players: [
      {
        at: 'C',
        extraction: 4,
        titaniumLeft: 2,
        orders: ['iron-1', 'iron-2', 'iron-3', 'water-1', 'water-2', 'helium-1', 'helium-2', 'mixed-1', 'grand-1'],
      },
    ],
    built: [
      ['adv-airlock', 0],
      ['adv-spaceport', 0],
      ['adv-greenhouse', 0],
    ],
    advanced: ['adv-power-plant'],
    selected: ['waste', 'energy', 'helium'],
  });
  chooseAll(t, 0, use('physicist', 'C'), { do: 'research', track: 'extraction' }, { do: 'bonus', bonus: 'co2' });
  t.choose(0, { do: 'build', tile: 'adv-power-plant' });
  expect(t.state.builders).toEqual([0, 0, 0, 0]);
  expect(t.state.selected[4]).toBe(0);
});

rule('LM-DATA-16', 'points never go below 0', () => {
  const t = position({ players: [{ sp: 1, hand: [], rest: ['botanist', 'chemist'] }] });
  chooseAll(t, 0, { do: 'feed' }, { do: 'recall', card: 'botanist' });
  expect(t.state.players[0].sp).toBe(0);
});

rule('LM-DATA-17', 'titanium stands in for iron, iron never for titanium', () => {
  const t = position({
    players: [{ at: 'E', ironLeft: 1, titaniumLeft: 1, extraction: 3, water: 0 }],
    orders: ['titanium-1'],
  });
  chooseAll(t, 0, use('chemist', 'E'), { do: 'extract', level: 3 });
  expect(belt(t.state.players[0])).toEqual([0, 0, 0, 0]);
  const alone = position({ players: [{ at: 'E', ironLeft: 0, titaniumLeft: 2, extraction: 3, water: 0 }] });
  chooseAll(alone, 0, use('chemist', 'E'), { do: 'extract', level: 3 });
  const ore = alone.events.filter((event) => event.event === 'paid' && 'kind' in event && event.kind !== 'energy');
  expect(ore).toEqual([{ event: 'paid', seat: 0, kind: 'titanium', amount: 2 }]);
  const iron = position({ players: [{ at: 'I', ironLeft: 5, titaniumLeft: 1 }], orders: ['titanium-1'] });
  expect(iron.options(0)).not.toOffer({ do: 'order' });
  const both = position({
    players: [{ at: 'F', ironLeft: 3, titaniumLeft: 1, titaniumRight: 1 }],
    orders: ['titanium-3'],
  });
  chooseAll(both, 0, use('communications-officer', 'I'), { do: 'order', order: 'titanium-3' });
  expect(both.state.players[0]).toMatchObject({ ironLeft: 2, titaniumLeft: 0, titaniumRight: 0 });
  const mixed = position({
    players: [{ at: 'F', ironLeft: 3, titaniumLeft: 2, titaniumRight: 1 }],
    orders: ['titanium-3'],
  });
  chooseAll(mixed, 0, use('communications-officer', 'I'), { do: 'order', order: 'titanium-3' });
  const wrong = { do: 'pay', ironLeft: 2, ironRight: 0, titaniumLeft: 1, titaniumRight: 0 } as const;
  expect(mixed.options(0)).not.toOffer(wrong);
  expect(mixed.whyNot(0, wrong)).toBe('LM-DATA-17');
});

rule('LM-DATA-18', 'ore is paid from either section in any mix', () => {
  const t = position({ players: [{ at: 'D', ironLeft: 1, titaniumLeft: 1, ironRight: 1, titaniumRight: 1 }] });
  chooseAll(t, 0, use('physicist', 'D'), { do: 'power', option: 1 });
  const pay = (ironLeft: number, ironRight: number, titaniumLeft: number, titaniumRight: number) =>
    ({ do: 'pay', ironLeft, ironRight, titaniumLeft, titaniumRight }) as const;
  expect(t.options(0)).toOfferExactly([pay(1, 0, 0, 0), pay(0, 1, 0, 0), pay(0, 0, 1, 0), pay(0, 0, 0, 1)]);
  expect(t.whyNot(0, pay(0, 2, 0, 0))).toBe('LM-DATA-18');
  expect(t.whyNot(0, pay(0, 0, 0, 2))).toBe('LM-DATA-18');
  t.choose(0, pay(0, 0, 0, 1));
  expect(belt(t.state.players[0])).toEqual([1, 1, 1, 0]);
  const two = position({ players: [{ at: 'E', extraction: 3, ironLeft: 2, ironRight: 2 }] });
  chooseAll(two, 0, use('chemist', 'E'), { do: 'extract', level: 3 });
  expect(two.options(0)).toOfferExactly([pay(2, 0, 0, 0), pay(1, 1, 0, 0), pay(0, 2, 0, 0)]);
});

rule('LM-DATA-19', 'waste pays nothing', () => {
  const t = position({ players: [{ at: 'J', ironLeft: 0, water: 0, waste: 8, depot: [] }] });
  t.choose(0, use('physicist', 'D'));
  expect(t.asked()).toEqual([1]);
  expect(t.state.players[0].waste).toBe(8);
});

rule('LM-DATA-21', 'ore from every source comes onto the left section', () => {
  const t = position({ players: [{ at: 'B', ironLeft: 0, ironRight: 1, waste: 1, sp: 9 }] });
  t.choose(0, { do: 'depot', cube: 'iron' });
  expect(belt(t.state.players[0])).toEqual([1, 0, 1, 0]);
  chooseAll(t, 0, use('botanist', 'A'), { do: 'recycle', option: 'a' });
  expect(belt(t.state.players[0])).toEqual([2, 0, 1, 0]);
  t.choose(1, pass);
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(belt(t.state.players[0])).toEqual([3, 0, 1, 0]);
});

rule('LM-DATA-22', 'nothing can be thrown away', () => {
  const t = position({ players: [{ at: 'J', waste: 5, food: { wheat: 3 }, ironLeft: 4, depot: [] }] });
  const verbs = new Set(t.options(0).map((choice) => choice.do));
  expect([...verbs].sort()).toEqual(['pass', 'quarters', 'use']);
  t.choose(0, use('botanist', 'J'));
  expect(new Set(t.options(0).map((choice) => choice.do))).toEqual(new Set(['harvest']));
});

rule('LM-DATA-23', 'gains are mandatory, and what cannot be carried out is lost', () => {
  const t = position({ players: [{ at: 'H', energy: 6 }] });
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.state.players[0].energy).toBe(6);
  const food = position({ players: [{ at: 'I' }], seedbed: ['wheat', 'potato', 'carrot'] });
  chooseAll(food, 0, use('chemist', 'J'), { do: 'harvest', option: 1 });
  expect(food.whyNot(0, { do: 'enough' })).toBe('LM-DATA-23');
});

rule('LM-DATA-24', 'a gain cannot pay for the action that gives it', () => {
  const t = position({
    players: [{ at: 'E', energy: 1, ironLeft: 0, waste: 1, water: 0, sustainability: 2, depot: [] }],
  });
  t.choose(0, use('botanist', 'A'));
  t.choose(0, { do: 'recycle', option: 'b' });
  expect(t.state.players[0].energy).toBe(3);
  const dark = position({ players: [{ at: 'E', energy: 0, waste: 1, sustainability: 2, depot: [] }] });
  dark.choose(0, use('botanist', 'A'));
  expect(dark.asked()).toEqual([1]);
});
