import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { EQUIPMENT } from '../data/index.ts';
import { belt, chooseAll, end, enough, go, handOf, pass, passAll, position, use } from './position.ts';

rule('LM-EQUIP-01', 'a tile works in its own module only, for its owner only', () => {
  const t = position({
    players: [
      { at: 'F', equipment: 'exosuit' },
      { at: 'F', equipment: 'cargo-drone' },
    ],
  });
  t.choose(0, use('geologist', 'G'));
  expect(t.options(0)).toOffer({ do: 'install', equipment: true });
  chooseAll(t, 0, { do: 'install', equipment: true }, { do: 'field', field: 'm04' });
  t.choose(1, use('geologist', 'G'));
  expect(t.options(1)).not.toOffer({ do: 'install', equipment: true });
  expect(t.whyNot(1, { do: 'install', equipment: true })).toBe('LM-EQUIP-01');
});

rule('LM-EQUIP-02', 'using a tile is optional and changes one use', () => {
  const t = position({ players: [{ at: 'F', equipment: 'exosuit', stress: 6 }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.options(0)).toOffer({ do: 'install' });
  chooseAll(t, 0, { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.state.players[0]).toMatchObject({ stress: 5, ready: true });
});

rule('LM-EQUIP-03', 'a used tile is inactive until cleanup', () => {
  const t = position({ players: [{ at: 'F', equipment: 'exosuit', hand: ['geologist', 'helium-expert'], energy: 6 }] });
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install', equipment: true }, { do: 'field', field: 'm04' });
  expect(t.state.players[0].ready).toBe(false);
  t.choose(1, pass);
  t.choose(0, use('helium-expert', 'G'));
  expect(t.whyNot(0, { do: 'install', equipment: true })).toBe('LM-EQUIP-03');
  chooseAll(t, 0, { do: 'install' }, { do: 'field', field: 'm05' }, end);
  passAll(t);
  expect(t.state.players[0].ready).toBe(true);
});

rule('LM-EQUIP-04', 'a tile saves neither the card nor oxygen nor activation', () => {
  const t = position({ players: [{ at: 'C', equipment: 'exosuit', energy: 3, probes: 2 }] });
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install', equipment: true });
  expect(t.state.players[0]).toMatchObject({ o2: 1, energy: 2, rest: handOf('geologist') });
  const dark = position({ players: [{ at: 'C', equipment: 'exosuit', energy: 0 }] });
  dark.choose(0, use('geologist', 'G'));
  expect(dark.whyNot(0, { do: 'install', equipment: true })).toBe('LM-USE-11');
});

rule('LM-EQUIP-05', 'a tile works on an advanced module as well', () => {
  const t = position({
    players: [{ at: 'F', equipment: 'cargo-drone', water: 1, sp: 5 }],
    orders: ['water-1'],
    built: [['adv-spaceport', 1]],
  });
  chooseAll(t, 0, use('communications-officer', 'I'), { do: 'order', order: 'water-1', spare: 'water' });
  expect(t.state.players[0]).toMatchObject({ sp: 13, water: 0, ready: false });
});

rule('LM-EQUIP-06', 'plasma recycler: 1 waste for 2 titanium, 1 energy and 1 point at any level', () => {
  const t = position({ players: [{ at: 'B', equipment: 'plasma-recycler', waste: 2, energy: 2, sp: 5 }] });
  chooseAll(t, 0, use('botanist', 'A'), { do: 'recycle', option: 'e' });
  expect(t.state.players[0]).toMatchObject({ waste: 1, energy: 2, sp: 6, sustainability: 1, ready: false });
  expect(belt(t.state.players[0])).toEqual([1, 2, 0, 0]);
  const without = position({ players: [{ at: 'B', waste: 2, energy: 2 }] });
  without.choose(0, use('botanist', 'A'));
  expect(without.whyNot(0, { do: 'recycle', option: 'e' })).toBe('LM-EQUIP-01');
});

rule('LM-EQUIP-07', 'quantum analyser: 1 energy for another step on either track', () => {
  const t = position({ players: [{ at: 'B', equipment: 'quantum-analyser', energy: 2 }] });
  chooseAll(t, 0, use('physicist', 'C'), { do: 'research', track: 'extraction', equipment: true });
  // One energy activates the laboratory, the other one is the analyser's.
  expect(t.state.players[0]).toMatchObject({ extraction: 2, energy: 0, ready: false });
  expect(t.options(0)).toOfferExactly([
    { do: 'research', track: 'extraction' },
    { do: 'research', track: 'sustainability' },
  ]);
  t.choose(0, { do: 'research', track: 'extraction' });
  expect(t.state.players[0].extraction).toBe(3);
  const last = position({ players: [{ at: 'B', equipment: 'quantum-analyser', extraction: 4, sustainability: 5 }] });
  last.choose(0, use('physicist', 'C'));
  expect(last.whyNot(0, { do: 'research', track: 'extraction', equipment: true })).toBe('LM-EQUIP-07');
  const tired = position({ players: [{ at: 'B', equipment: 'quantum-analyser', energy: 1 }] });
  tired.choose(0, use('physicist', 'C'));
  expect(tired.whyNot(0, { do: 'research', track: 'extraction', equipment: true })).toBe('LM-EQUIP-07');
  expect(tired.options(0)).toOffer({ do: 'research', track: 'extraction' });
});

rule('LM-EQUIP-08', 'regolith sieve: 2 iron less, neither CO2 nor waste', () => {
  const t = position({ players: [{ at: 'B', equipment: 'regolith-sieve', extraction: 4, ironLeft: 3, waste: 5 }] });
  t.choose(0, use('chemist', 'E'));
  expect(t.whyNot(0, { do: 'extract', level: 4 })).toBe('LM-IND-05');
  t.choose(0, { do: 'extract', level: 4, equipment: true });
  expect(t.state.players[0]).toMatchObject({ ironLeft: 0, helium: 3, co2: 6, waste: 5, ready: false });
  const free = position({ players: [{ at: 'B', equipment: 'regolith-sieve', ironLeft: 0, water: 0 }] });
  chooseAll(free, 0, use('chemist', 'E'), { do: 'extract', level: 1, equipment: true });
  expect(free.state.players[0].water).toBe(1);
});

rule('LM-EQUIP-09', 'deep-space antenna: a scientist for nothing, 1 energy and 1 point', () => {
  const t = position({
    players: [{ at: 'B', equipment: 'deep-space-antenna', ironLeft: 0, energy: 2, sp: 5 }],
    market: ['agronomist', 'helium-expert', 'biochemist'],
  });
  t.choose(0, use('communications-officer', 'F'));
  expect(t.whyNot(0, { do: 'hire', scientist: 'biochemist' })).toBe('LM-COM-01');
  t.choose(0, { do: 'hire', scientist: 'agronomist', equipment: true });
  expect(t.state.players[0]).toMatchObject({ level2: 1, energy: 2, sp: 6, ready: false });
});

rule('LM-EQUIP-10', 'exosuit: a probe without stress, also at stress 3', () => {
  const t = position({ players: [{ at: 'F', equipment: 'exosuit', stress: 3 }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.whyNot(0, { do: 'install' })).toBe('LM-AIR-02');
  chooseAll(t, 0, { do: 'install', equipment: true }, { do: 'field', field: 'm04' });
  expect(t.state.players[0]).toMatchObject({ stress: 3, probes: 2, ready: false });
});

rule('LM-EQUIP-11', 'cargo drone: one cube of the cost is left out, never helium-3, and 1 point more', () => {
  const start = { at: 'F', equipment: 'cargo-drone', titaniumLeft: 1, water: 2, helium: 2, sp: 5 } as const;
  const t = position({ players: [start], orders: ['grand-5', 'helium-2'] });
  t.choose(0, use('communications-officer', 'I'));
  const offered = t
    .options(0)
    .flatMap((choice) => (choice.do === 'order' && choice.order === 'grand-5' ? [choice.spare] : []));
  expect(offered).toEqual([undefined, 'titanium', 'water']);
  expect(t.whyNot(0, { do: 'order', order: 'helium-2', spare: 'water' })).toBe('LM-EQUIP-11');
  t.choose(0, { do: 'order', order: 'grand-5', spare: 'titanium' });
  expect(t.state.players[0]).toMatchObject({ titaniumLeft: 1, water: 0, helium: 0, sp: 24, ready: false });
  const iron = position({ players: [{ at: 'F', equipment: 'cargo-drone', ironLeft: 2 }], orders: ['iron-1'] });
  chooseAll(iron, 0, use('communications-officer', 'I'), { do: 'order', order: 'iron-1', spare: 'iron' });
  expect(iron.state.players[0].ironLeft).toBe(0);
  const poor = position({ players: [{ ...start, water: 1 }], orders: ['grand-5'] });
  poor.choose(0, use('communications-officer', 'I'));
  expect(poor.whyNot(0, { do: 'order', order: 'grand-5', spare: 'titanium' })).toBe('LM-PORT-01');
});

rule('LM-EQUIP-12', 'drip irrigation: one card more with option 1 and 2 points', () => {
  const t = position({
    players: [{ at: 'I', equipment: 'drip-irrigation', sp: 5 }],
    seedbed: ['wheat', 'carrot', 'radish'],
  });
  t.choose(0, use('chemist', 'J'));
  expect(t.whyNot(0, { do: 'harvest', option: 2, equipment: true })).toBe('LM-EQUIP-12');
  chooseAll(t, 0, { do: 'harvest', option: 1, equipment: true }, { do: 'pick', slot: 0, food: 'wheat' });
  expect(t.options(0)).not.toOffer(enough);
  t.choose(0, { do: 'pick', slot: 2, food: 'radish' });
  expect(t.state.players[0]).toMatchObject({ foodSize: 2, sp: 7, ready: false });
  expect(t.asked()).toEqual([1]);
});

rule('LM-EQUIP-13', 'no tile belongs to B, D or H', () => {
  expect(EQUIPMENT.map((tile) => tile.module).join('')).toBe('ACEFGIJ');
});

rule('LM-EQUIP-14', 'tiles leave additional actions alone', () => {
  const t = position({
    players: [{ at: 'B', hand: ['systems-ecologist'], equipment: 'quantum-analyser', titaniumLeft: 2, energy: 6 }],
    advanced: ['adv-airlock'],
  });
  chooseAll(t, 0, use('systems-ecologist', 'C'), { do: 'build', tile: 'adv-airlock' });
  expect(t.state.players[0]).toMatchObject({ energy: 5, water: 2, ready: true });
  chooseAll(t, 0, end, go('E'), { do: 'filter', energy: 2 });
  expect(t.state.players[0]).toMatchObject({ energy: 3, ready: true });
  const sieve = position({ players: [{ at: 'B', equipment: 'regolith-sieve' }] });
  chooseAll(sieve, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(sieve.state.players[0].ready).toBe(true);
});
