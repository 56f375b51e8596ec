import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { LEVEL_1, SHOWN, stackOf } from '../data/index.ts';
import { lunaMaris } from '../game.ts';
import { NONE } from '../rules/state.ts';
import { belt, handOf, opening, settleIn } from './position.ts';

const SEATS = [2, 3, 4];
const SEEDS = ['red', 'blue', 'yellow', 'green', 'white', 'black'];

rule('LM-SETUP-01', 'everybody starts with 5 points', () => {
  expect(opening(4).state.players.map((p) => p.sp)).toEqual([5, 5, 5, 5]);
});

rule('LM-SETUP-02', 'the turn order of round 1 is random', () => {
  const orders = new Set(SEEDS.map((seed) => opening(4, seed).state.order.join()));
  expect(orders.size).toBeGreaterThan(3);
  const t = opening(4);
  settleIn(t);
  expect(t.state.round).toBe(1);
  expect(t.asked()).toEqual([t.state.order[0]]);
});

rule('LM-SETUP-03', 'CO2 levels at the start follow the turn order, and both are on 6 beside the automaton', () => {
  const levels = SEATS.map((seats) => {
    const { players, order } = opening(seats).state;
    return order.map((player) => players[player].co2);
  });
  expect(levels).toEqual([
    [5, 6],
    [7, 6, 5],
    [8, 6, 4, 3],
  ]);
  expect(opening(1).state.players.map((p) => p.co2)).toEqual([6, 6]);
});

rule('LM-SETUP-04', 'both research tracks start at level 1', () => {
  for (const p of opening(3).state.players) expect(p).toMatchObject({ extraction: 1, sustainability: 1 });
});

rule(['LM-SETUP-05', 'LM-SETUP-06'], 'one probe stands on the start field of the position, three wait', () => {
  const [m01, m05, m08, m12, m15, m19] = [1, 5, 8, 12, 15, 19].map((field) => 1 << (field - 1));
  const fields = [1, ...SEATS].map((seats) => {
    const { players, order } = opening(seats).state;
    return order.map((player) => players[player].fields);
  });
  expect(fields).toEqual([
    [m01, m19],
    [m01, m12],
    [m01, m08, m12],
    [m05, m15, m12, m08],
  ]);
  expect(opening(4).state.players.map((p) => p.probes)).toEqual([3, 3, 3, 3]);
});

rule('LM-SETUP-07', 'depot rows are full', () => {
  const t = opening(2);
  settleIn(t);
  const [seat] = t.asked();
  t.state.players[seat].sp = 20;
  expect(t.options(seat).filter((choice) => choice.do === 'depot')).toEqual([
    { do: 'depot', cube: 'energy' },
    { do: 'depot', cube: 'iron' },
    { do: 'depot', cube: 'water' },
  ]);
});

rule(
  ['LM-SETUP-08', 'LM-SETUP-09', 'LM-SETUP-10', 'LM-SETUP-11'],
  'every order stack has one tile more than there are players, the top one open',
  () => {
    for (const seats of SEATS) {
      const { state } = opening(seats);
      expect(state.stacks.map((stack) => stack.length)).toEqual(new Array(6).fill(seats + 1));
      state.stacks.forEach((stack, type) => {
        expect(new Set(stack).size).toBe(seats + 1);
        for (const order of stack) expect(stackOf(order)).toBe(type);
      });
      const seen = lunaMaris.view(state, 0).stacks;
      for (const stack of seen) expect(stack.filter((order) => order !== NONE)).toHaveLength(1);
    }
    const drawn = new Set(SEEDS.map((seed) => opening(2, seed).state.stacks[0].join()));
    expect(drawn.size).toBeGreaterThan(2);
  },
);

rule('LM-SETUP-12', '16 level-2 scientists, three of them in the market', () => {
  const { scientists, market } = opening(2).state;
  expect([scientists.length, market.length]).toEqual([13, 3]);
  expect(new Set([...scientists, ...market]).size).toBe(16);
  expect(Math.min(...scientists, ...market)).toBe(LEVEL_1);
});

rule(['LM-SETUP-13', 'LM-SETUP-14'], 'food: 27 cards, 36 with four players, three of them in the seedbed', () => {
  for (const [seats, copies] of [
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
  ]) {
    const { foodDeck, seedbed } = opening(seats).state;
    expect(seedbed).toHaveLength(3);
    const all = [...foodDeck, ...seedbed];
    for (let food = 0; food < 9; food++) expect(all.filter((card) => card === food)).toHaveLength(copies);
  }
  expect(new Set(SEEDS.map((seed) => opening(2, seed).state.foodDeck.join())).size).toBe(SEEDS.length);
});

rule('LM-SETUP-15', 'five of eight advanced modules lie open', () => {
  for (const seed of SEEDS) expect(new Set(opening(2, seed).state.advanced).size).toBe(5);
  expect(new Set(SEEDS.flatMap((seed) => opening(2, seed).state.advanced)).size).toBe(8);
});

rule('LM-SETUP-16', 'everybody holds the same six level-1 scientists', () => {
  const all = handOf('geologist', 'mining-engineer', 'botanist', 'physicist', 'chemist', 'communications-officer');
  for (const p of opening(4).state.players) expect(p).toMatchObject({ hand: all, handSize: 6, rest: 0 });
});

rule(['LM-SETUP-17', 'LM-SETUP-18'], 'stress 6, oxygen 0, 3 energy, 2 water, 1 iron on the left, 1 waste', () => {
  for (const p of [2, 3, 4].flatMap((seats) => opening(seats).state.players)) {
    expect(p).toMatchObject({ stress: 6, o2: 0, energy: 3, water: 2, helium: 0, waste: 1 });
    expect(belt(p)).toEqual([1, 0, 0, 0]);
  }
});

rule(['LM-SETUP-19', 'LM-SETUP-20'], 'equipment is taken from the last player to the first and starts active', () => {
  const t = opening(3);
  const { order } = t.state;
  const offer = t.options(order[2]);
  expect(offer).toHaveLength(4);
  for (const [i, seat] of order.toReversed().entries()) {
    expect(t.asked()).toEqual([seat]);
    expect(t.options(seat)).toEqual(offer.slice(i));
    t.choose(seat, offer[i]);
    expect(t.state.players[seat].ready).toBe(true);
    if (i < 2) expect(t.whyNot(order[1 - i], offer[i])).toBe('LM-SETUP-19');
  }
  expect(t.state.equipmentOffer).toEqual([]);
  expect(t.step(order[0])).toBe('place');
  expect(opening(2).state.equipmentOffer).toHaveLength(3);
  expect(opening(4).state.equipmentOffer).toHaveLength(5);
});

function equipAll(seats: number, seed: string) {
  const t = opening(seats, seed);
  for (let i = 0; i < seats; i++) t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
  return t;
}

rule('LM-SETUP-21', 'with two players a level-1 scientist names two start modules', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { startModules } = equipAll(2, seed).state;
    expect(SHOWN.slice(0, LEVEL_1)).toContainEqual(startModules);
    seen.add(startModules.join());
  }
  expect(seen.size).toBeGreaterThan(1);
});

rule('LM-SETUP-22', 'with three players a level-2 scientist names three', () => {
  for (const seed of SEEDS) expect(SHOWN.slice(LEVEL_1)).toContainEqual(equipAll(3, seed).state.startModules);
});

rule('LM-SETUP-23', 'with four players two level-1 scientists name four different ones', () => {
  for (const seed of SEEDS) {
    const { startModules } = equipAll(4, seed).state;
    expect(new Set(startModules).size).toBe(4);
    expect(SHOWN.slice(0, LEVEL_1)).toContainEqual(startModules.slice(0, 2));
    expect(SHOWN.slice(0, LEVEL_1)).toContainEqual(startModules.slice(2));
  }
});

rule(['LM-SETUP-24', 'LM-SETUP-25'], 'in turn order everybody starts beside, in a module of their own', () => {
  for (const seats of SEATS) {
    const t = equipAll(seats, 'place');
    const modules = t.state.startModules.slice();
    for (const seat of t.state.order) {
      expect(t.asked()).toEqual([seat]);
      const [choice] = t.options(seat);
      t.choose(seat, choice);
      const [next] = t.asked();
      if (t.step(next) === 'place') expect(t.whyNot(next, choice)).toBe('LM-SETUP-24');
    }
    expect(new Set(t.state.players.map((p) => p.at))).toEqual(new Set(modules));
    expect(t.state.players.every((p) => !p.on)).toBe(true);
  }
});

rule('LM-SETUP-26', 'cards that name start modules stay where they are', () => {
  for (const seats of SEATS) {
    const t = opening(seats);
    const before = { scientists: t.state.scientists.slice(), market: t.state.market.slice() };
    settleIn(t);
    expect(t.state).toMatchObject(before);
    expect(t.state.players.map((p) => p.handSize)).toEqual(new Array(seats).fill(6));
  }
});

rule('LM-SETUP-27', 'displays first, then equipment, then start modules, then astronauts', () => {
  const t = opening(2);
  expect(t.state.startModules).toEqual([]);
  expect(t.asked().map((seat) => t.step(seat))).toEqual(['equipment']);
  settleIn(t);
  const told = t.events.map((event) => event.event);
  expect(told.slice(0, 6)).toEqual(['equipped', 'equipped', 'start-modules', 'placed', 'placed', 'round']);
});

rule('LM-SETUP-28', 'seats differ in nothing but their place in the turn order', () => {
  const { players } = opening(4).state;
  const plain = { fields: 0, co2: 0 };
  for (const p of players) expect({ ...p, ...plain }).toEqual({ ...players[0], ...plain });
});
