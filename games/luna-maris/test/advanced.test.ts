import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { ADVANCED, type AdvancedId } from '../data/index.ts';
import { belt, chooseAll, end, enough, pass, position, use } from './position.ts';

const built = (...ids: AdvancedId[]): [AdvancedId, number][] => ids.map((id) => [id, 1]);

rule('LM-ADV-01', 'an advanced module replaces the main action for everybody at once', () => {
  const t = position({
    players: [
      { at: 'B', titaniumLeft: 2, energy: 1 },
      { at: 'A', energy: 0 },
    ],
    advanced: ['adv-power-plant'],
  });
  chooseAll(t, 0, use('physicist', 'C'), { do: 'build', tile: 'adv-power-plant' });
  if (t.step(0) === 'act') t.choose(0, end);
  chooseAll(t, 1, use('physicist', 'D'), { do: 'power', option: 1 });
  expect(t.state.players[1].energy).toBe(3);
});

rule('LM-ADV-02', 'astronauts, energy space and additional action stay as they were', () => {
  const t = position({
    players: [
      { at: 'C', titaniumLeft: 2, energy: 6 },
      { at: 'E', on: true },
    ],
    advanced: ['adv-industrial-complex'],
  });
  chooseAll(t, 0, use('physicist', 'C'), { do: 'build', tile: 'adv-industrial-complex' }, end);
  expect(t.state.players[1]).toMatchObject({ at: 4, on: true });
  t.choose(1, pass);
  chooseAll(t, 0, use('chemist', 'E'), { do: 'extract', level: 1 }, { do: 'filter', energy: 2 });
  expect(t.state.players[0]).toMatchObject({ co2: 4, energy: 2, on: true, o2: 3 });
});

rule(['LM-ADV-03', 'LM-ADV-15'], 'the user gains, the builder gets nothing', () => {
  const t = position({
    players: [{ at: 'F', water: 2, sp: 5 }, { sp: 5 }],
    orders: ['water-1'],
    built: built('adv-spaceport'),
  });
  chooseAll(t, 0, use('communications-officer', 'I'), { do: 'order', order: 'water-1' });
  expect(t.state.players.map((p) => p.sp)).toEqual([12, 5]);
  expect(t.state.players[0]).toMatchObject({ water: 0, energy: 2 });
});

rule('LM-ADV-04', 'eight tiles, one for every module but B and C', () => {
  expect(ADVANCED.map((tile) => tile.module).join('')).toBe('ADEFGHIJ');
});

rule('LM-ADV-05', 'recycling changes for all only when the advanced plant is built', () => {
  const start = { at: 'B', waste: 3, energy: 1, sustainability: 2 } as const;
  const before = position({ players: [start], advanced: ['adv-recycling-plant'] });
  chooseAll(before, 0, use('botanist', 'A'), { do: 'recycle', option: 'b' });
  expect(before.state.players[0]).toMatchObject({ energy: 3, sp: 5 });
  const after = position({ players: [start], built: built('adv-recycling-plant') });
  chooseAll(after, 0, use('botanist', 'A'), { do: 'recycle', option: 'b' });
  expect(after.state.players[0]).toMatchObject({ energy: 4, sp: 6 });
});

rule('LM-ADV-06', 'advanced recycling: up to 2 waste for iron, 4 energy, 2 water, 1 point once', () => {
  const start = {
    at: 'B',
    waste: 3,
    energy: 1,
    water: 0,
    ironLeft: 0,
    sp: 5,
    sustainability: 4,
    equipment: 'plasma-recycler',
  } as const;
  const plant = () => position({ players: [start], built: built('adv-recycling-plant') });
  const two = plant();
  chooseAll(two, 0, use('botanist', 'A'), { do: 'recycle', option: 'a', waste: 2 });
  expect(two.state.players[0]).toMatchObject({ waste: 1, ironLeft: 2, sp: 6 });
  const water = plant();
  chooseAll(water, 0, use('botanist', 'A'), { do: 'recycle', option: 'c' });
  expect(water.state.players[0]).toMatchObject({ waste: 2, water: 2, sp: 6 });
  const joined = plant();
  chooseAll(joined, 0, use('botanist', 'A'), { do: 'recycle', option: 'd' }, { do: 'recycle', option: 'a', waste: 2 });
  joined.choose(0, { do: 'recycle', option: 'e' });
  expect(joined.state.players[0]).toMatchObject({ waste: 0, ironLeft: 2, titaniumLeft: 2, energy: 1, sp: 7 });
  const low = position({ players: [{ ...start, sustainability: 1, waste: 1 }], built: built('adv-recycling-plant') });
  low.choose(0, use('botanist', 'A'));
  expect(low.options(0).filter((choice) => choice.do === 'recycle')).toEqual([
    { do: 'recycle', option: 'a' },
    { do: 'recycle', option: 'e' },
  ]);
  const plain = position({ players: [start] });
  plain.choose(0, use('botanist', 'A'));
  expect(plain.whyNot(0, { do: 'recycle', option: 'a', waste: 2 })).toBe('LM-REC-02');
  const last = position({ players: [{ ...start, waste: 2 }], built: built('adv-recycling-plant') });
  chooseAll(last, 0, use('botanist', 'A'), { do: 'recycle', option: 'd' });
  expect(last.whyNot(0, { do: 'recycle', option: 'a', waste: 2 })).toBe('LM-REC-08');
});

rule('LM-ADV-07', 'advanced power: 3 energy and 1 point, or 5 energy and 2 points', () => {
  const one = position({ players: [{ at: 'A', energy: 0, sp: 5 }], built: built('adv-power-plant') });
  chooseAll(one, 0, use('physicist', 'D'), { do: 'power', option: 1 });
  expect(one.state.players[0]).toMatchObject({ energy: 3, sp: 6, ironLeft: 0 });
  const two = position({ players: [{ at: 'A', energy: 0, sp: 5 }], built: built('adv-power-plant') });
  chooseAll(two, 0, use('physicist', 'D'), { do: 'power', option: 2 });
  expect(two.state.players[0]).toMatchObject({ energy: 5, sp: 7, water: 1, waste: 0 });
});

rule('LM-ADV-08', 'advanced extraction: 1 iron less but at least 1, no CO2, waste stays', () => {
  const t = position({
    players: [{ at: 'B', extraction: 4, ironLeft: 4, waste: 4 }],
    built: built('adv-industrial-complex'),
  });
  chooseAll(t, 0, use('chemist', 'E'), { do: 'extract', level: 4 });
  // The waste fills spaces 6 and 7, which raise CO2 by themselves.
  expect(t.state.players[0]).toMatchObject({ ironLeft: 0, helium: 3, waste: 7, co2: 8 });
  const least = position({
    players: [{ at: 'B', extraction: 2, ironLeft: 1 }],
    built: built('adv-industrial-complex'),
  });
  chooseAll(least, 0, use('chemist', 'E'), { do: 'extract', level: 2 });
  expect(least.state.players[0]).toMatchObject({ ironLeft: 0, helium: 1, co2: 6 });
});

rule('LM-ADV-09', 'reductions add up, down to 1 iron, or 0 with the sieve', () => {
  const prices = [1, 2, 3, 4].map((level) => {
    const start = { at: 'B', extraction: 4, ironLeft: 5, equipment: 'regolith-sieve' } as const;
    const t = position({ players: [start], built: built('adv-industrial-complex') });
    chooseAll(t, 0, use('chemist', 'E'), { do: 'extract', level, equipment: true });
    const plain = position({ players: [start], built: built('adv-industrial-complex') });
    chooseAll(plain, 0, use('chemist', 'E'), { do: 'extract', level });
    return [5 - t.state.players[0].ironLeft, 5 - plain.state.players[0].ironLeft];
  });
  expect(prices).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [2, 4],
  ]);
});

rule('LM-ADV-10', 'advanced communications: 1 iron less and 1 point', () => {
  const market = ['agronomist', 'helium-expert', 'biochemist'] as const;
  const left = market.map((scientist) => {
    const t = position({
      players: [{ at: 'B', ironLeft: 1, sp: 5 }],
      market: [...market],
      built: built('adv-communications-room'),
    });
    chooseAll(t, 0, use('communications-officer', 'F'), { do: 'hire', scientist });
    expect(t.state.players[0].sp).toBe(6);
    return t.state.players[0].ironLeft;
  });
  expect(left).toEqual([0, 1, 1]);
});

rule('LM-ADV-11', 'advanced airlock: no stress, also at 3, and no need of the exosuit', () => {
  const t = position({ players: [{ at: 'F', stress: 3, equipment: 'exosuit' }], built: built('adv-airlock') });
  t.choose(0, use('geologist', 'G'));
  expect(t.whyNot(0, { do: 'install', equipment: true })).toBe('LM-ADV-11');
  chooseAll(t, 0, { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.state.players[0]).toMatchObject({ stress: 3, probes: 2, ready: true });
});

rule('LM-ADV-12', 'advanced mine control: both options in either order, and 1 point', () => {
  const control = () => position({ players: [{ at: 'F', ironLeft: 0, sp: 5 }], built: built('adv-mine-control-room') });
  const first = control();
  chooseAll(first, 0, use('geologist', 'H'), { do: 'mine' }, { do: 'enrich', from: 'left' });
  expect(belt(first.state.players[0])).toEqual([0, 2, 0, 0]);
  expect(first.state.players[0].sp).toBe(6);
  expect(first.asked()).toEqual([1]);
  const rich = position({ players: [{ at: 'F', ironRight: 1 }], built: built('adv-mine-control-room') });
  chooseAll(rich, 0, use('geologist', 'H'), { do: 'enrich', from: 'right' });
  expect(rich.options(0)).toOfferExactly([{ do: 'mine' }, enough]);
  rich.choose(0, { do: 'mine' });
  expect(belt(rich.state.players[0])).toEqual([2, 2, 0, 0]);
  const only = control();
  chooseAll(only, 0, use('geologist', 'H'), { do: 'mine' }, enough);
  expect(belt(only.state.players[0])).toEqual([1, 0, 0, 0]);
  expect(only.state.players[0].sp).toBe(6);
});

rule('LM-ADV-13', 'advanced spaceport: 1 point more an order', () => {
  const t = position({ players: [{ at: 'F', helium: 1, sp: 5 }], orders: ['helium-1'], built: built('adv-spaceport') });
  chooseAll(t, 0, use('communications-officer', 'I'), { do: 'order', order: 'helium-1' });
  expect(t.state.players[0].sp).toBe(11);
});

rule('LM-ADV-14', 'advanced greenhouse: up to 2 cards, or 4 cards and 2 points', () => {
  const start = (equipment?: 'drip-irrigation') =>
    position({
      players: [{ at: 'I', sp: 5, ...(equipment ? { equipment } : {}) }],
      seedbed: ['wheat', 'carrot', 'radish'],
      foodDeck: ['radish', 'radish', 'lettuce', 'potato'],
      built: built('adv-greenhouse'),
    });
  const one = start();
  chooseAll(one, 0, use('chemist', 'J'), { do: 'harvest', option: 1 });
  expect(one.options(0)).not.toOffer(enough);
  chooseAll(one, 0, { do: 'pick', slot: 0, food: 'wheat' }, enough);
  expect(one.state.players[0]).toMatchObject({ foodSize: 1, sp: 5 });
  const two = start();
  chooseAll(two, 0, use('chemist', 'J'), { do: 'harvest', option: 1 }, { do: 'pick', slot: 0, food: 'wheat' });
  two.choose(0, { do: 'pick', slot: 1, food: 'carrot' });
  expect(two.asked()).toEqual([1]);
  const all = start();
  chooseAll(all, 0, use('chemist', 'J'), { do: 'harvest', option: 2 });
  expect(all.state.players[0]).toMatchObject({ food: [0, 1, 0, 1, 0, 0, 1, 0, 1], foodSize: 4, water: 1, sp: 7 });
  expect(all.state.seedbed).toEqual([0, 1, 1]);
  const drip = start('drip-irrigation');
  chooseAll(drip, 0, use('chemist', 'J'), { do: 'harvest', option: 1, equipment: true });
  chooseAll(drip, 0, { do: 'pick', slot: 0, food: 'wheat' }, { do: 'pick', slot: 1, food: 'carrot' });
  expect(drip.options(0)).toOfferExactly([{ do: 'pick', slot: 2, food: 'radish' }, enough]);
});
