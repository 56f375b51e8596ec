import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { ADVANCED } from '../data/index.ts';
import { chooseAll, end, enough, go, handOf, type PlayerPosition, pass, position, use } from './position.ts';

rule(['LM-LVL2-01', 'LM-LVL2-02'], 'a level-2 scientist serves for two modules, each with its own costs', () => {
  const t = position({
    players: [{ at: 'F', hand: ['rocket-engineer'], energy: 2, probes: 0, ironLeft: 0, water: 2 }],
    orders: ['water-1'],
  });
  t.state.players[0].probes = 2;
  chooseAll(t, 0, use('rocket-engineer', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.state.players[0]).toMatchObject({ o2: 1, energy: 1, water: 3 });
  expect(t.options(0)).toOfferExactly([
    go('D'),
    go('I'),
    { do: 'quarters' },
    { do: 'depot', cube: 'energy' },
    { do: 'depot', cube: 'iron' },
    { do: 'depot', cube: 'water' },
    end,
  ]);
  chooseAll(t, 0, go('I'), { do: 'order', order: 'water-1' });
  expect(t.state.players[0]).toMatchObject({ o2: 3, energy: 0 });
  expect(t.asked()).toEqual([1]);
});

rule('LM-LVL2-03', 'one use is enough, the card is exhausted all the same', () => {
  const t = position({ players: [{ at: 'F', hand: ['rocket-engineer'] }] });
  chooseAll(t, 0, use('rocket-engineer', 'I'), end, end);
  expect(t.state.players[0]).toMatchObject({ hand: 0, rest: handOf('rocket-engineer') });
  expect(t.asked()).toEqual([1]);
});

rule(['LM-LVL2-04', 'LM-COM-04'], 'a scientist hired now is played from the next turn on', () => {
  const t = position({
    players: [{ at: 'B', hand: ['mission-director'], ironLeft: 3, energy: 4 }],
    market: ['agronomist', 'helium-expert', 'biochemist'],
  });
  chooseAll(t, 0, use('mission-director', 'F'), { do: 'hire', scientist: 'biochemist' });
  expect(t.state.players[0].hand).toBe(handOf('biochemist'));
  expect(t.options(0)).not.toOffer(go('E'));
  expect(t.options(0)).toOffer(go('C'));
  t.choose(0, end);
  t.choose(1, pass);
  expect(t.options(0)).toOffer(use('biochemist', 'E'));
});

rule('LM-LVL2-05', 'the quarters may take the place of the second use', () => {
  const t = position({ players: [{ at: 'F', hand: ['rocket-engineer'], stress: 5 }], orders: ['water-1'] });
  chooseAll(t, 0, use('rocket-engineer', 'I'), { do: 'order', order: 'water-1' }, { do: 'quarters' });
  expect(t.state.players[0]).toMatchObject({ at: 1, stress: 6, o2: 3 });
  expect(t.asked()).toEqual([1]);
});

rule('LM-LVL2-06', 'the second use is chosen when the first is done, and nobody acts between', () => {
  const t = position({
    players: [{ at: 'F', hand: ['mission-director'], helium: 2, energy: 4 }],
    orders: ['helium-3'],
  });
  chooseAll(t, 0, use('mission-director', 'I'), { do: 'order', order: 'helium-3' });
  expect(t.step(0)).toBe('research');
  t.choose(0, { do: 'research', track: 'sustainability' });
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('second-use');
});

rule('LM-LVL2-07', 'the played card lies at rest and can be fed from the next turn on', () => {
  const t = position({ players: [{ at: 'F', hand: ['rocket-engineer'], food: { carrot: 1 } }] });
  t.choose(0, use('rocket-engineer', 'I'));
  expect(t.state.players[0].rest).toBe(handOf('rocket-engineer'));
  chooseAll(t, 0, end, end);
  t.choose(1, pass);
  chooseAll(t, 0, { do: 'feed' }, { do: 'eat', food: 'carrot' }, enough, { do: 'recall', card: 'rocket-engineer' });
  expect(t.state.players[0].hand).toBe(handOf('rocket-engineer'));
});

rule(['LM-QRT-01', 'LM-QRT-09'], 'quarters need no scientist and play none', () => {
  const t = position({ players: [{ at: 'E', hand: ['geologist', 'agronomist'], stress: 4 }] });
  expect(t.options(0).some((choice) => choice.do === 'use' && choice.module === 'quarters')).toBe(false);
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'agronomist' }, enough);
  expect(t.state.players[0]).toMatchObject({ hand: handOf('geologist'), rest: handOf('agronomist'), stress: 6 });
  expect(t.state.turn.card).toBe(-1);
});

rule('LM-QRT-02', 'quarters cost oxygen and activation', () => {
  const t = position({ players: [{ at: 'D', energy: 1 }] });
  t.choose(0, { do: 'quarters' });
  expect(t.state.players[0]).toMatchObject({ o2: 2, energy: 0, on: true });
  const dark = position({ players: [{ at: 'D', energy: 0 }] });
  expect(dark.whyNot(0, { do: 'quarters' })).toBe('LM-QRT-02');
  const guest = position({
    players: [
      { at: 'D', energy: 0 },
      { at: 'B', on: true, sp: 5 },
    ],
  });
  guest.choose(0, { do: 'quarters' });
  expect(guest.state.players[0].on).toBe(false);
  expect(guest.state.players[1].sp).toBe(6);
  const far = position({ players: [{ at: 'D', o2: 5, stress: 6 }] });
  expect(far.whyNot(0, { do: 'quarters' })).toBe('LM-MOVE-03');
});

rule(['LM-QRT-03', 'LM-QRT-04'], 'a level-1 card lowers stress by 1, a level-2 card by 2', () => {
  const t = position({ players: [{ at: 'A', hand: ['geologist', 'systems-ecologist'], stress: 4 }] });
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'geologist' });
  expect(t.state.players[0].stress).toBe(5);
  expect(t.whyNot(0, { do: 'rest', card: 'botanist' })).toBe('LM-QRT-03');
  t.choose(0, { do: 'rest', card: 'systems-ecologist' });
  expect(t.state.players[0]).toMatchObject({ stress: 7, hand: 0, handSize: 0 });
});

rule('LM-QRT-05', 'a half-used level-2 card rests for 1, with or without others', () => {
  const alone = position({ players: [{ at: 'C', hand: ['metallurgist', 'botanist'], stress: 5, energy: 6 }] });
  chooseAll(alone, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' }, { do: 'quarters' }, enough);
  expect(alone.state.players[0]).toMatchObject({ stress: 6, hand: handOf('botanist') });
  const both = position({ players: [{ at: 'C', hand: ['metallurgist', 'botanist'], stress: 5, energy: 6 }] });
  chooseAll(both, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' }, { do: 'quarters' });
  both.choose(0, { do: 'rest', card: 'botanist' });
  expect(both.state.players[0]).toMatchObject({ stress: 7, hand: 0 });
  const level1 = position({ players: [{ at: 'B', hand: ['physicist', 'botanist'], stress: 5, energy: 6 }] });
  chooseAll(level1, 0, use('physicist', 'C'), { do: 'research', track: 'extraction' });
  expect(level1.asked()).toEqual([1]);
});

rule('LM-QRT-05', 'a level-2 card that did nothing, or two actions, is not rested', () => {
  const idle = position({ players: [{ at: 'F', hand: ['metallurgist', 'botanist'], energy: 6 }] });
  chooseAll(idle, 0, use('metallurgist', 'C'), end);
  expect(idle.options(0)).toOffer(go('E'));
  expect(idle.whyNot(0, { do: 'quarters' })).toBe('LM-QRT-05');
  const twice = position({ players: [{ at: 'F', hand: ['metallurgist', 'botanist'], energy: 6, titaniumLeft: 2 }] });
  const { advanced } = twice.state;
  chooseAll(twice, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' });
  chooseAll(twice, 0, { do: 'build', tile: ADVANCED[advanced[0]].id });
  expect(twice.options(0)).toOffer(go('E'));
  expect(twice.whyNot(0, { do: 'quarters' })).toBe('LM-QRT-05');
});

rule('LM-QRT-05', 'an additional action alone is one action', () => {
  const t = position({ players: [{ at: 'F', hand: ['metallurgist'], stress: 5, energy: 6, co2: 4 }] });
  chooseAll(t, 0, use('metallurgist', 'E'), { do: 'filter', energy: 1 }, end, { do: 'quarters' });
  expect(t.state.players[0]).toMatchObject({ stress: 6, on: true });
});

rule('LM-QRT-05', 'without one action done the second use is not asked for the sake of the quarters', () => {
  // From the power plant only the quarters are near enough, and nothing could be done in it.
  const powerless: PlayerPosition = { at: 'A', hand: ['space-architect'], o2: 3, ironLeft: 0, water: 0 };
  const ready = position({ players: [{ ...powerless, energy: 1, sp: 0 }] });
  ready.choose(0, use('space-architect', 'D'));
  expect(ready.asked()).toEqual([1]);
  const rich = position({ players: [{ ...powerless, energy: 0, sp: 9 }] });
  chooseAll(rich, 0, use('space-architect', 'D'), end);
  expect(rich.asked()).toEqual([1]);
});

rule('LM-QRT-06', 'at least one card is rested', () => {
  const t = position({ players: [{ at: 'A' }] });
  t.choose(0, { do: 'quarters' });
  expect(t.whyNot(0, enough)).toBe('LM-QRT-06');
  t.choose(0, { do: 'rest', card: 'botanist' });
  expect(t.options(0)).toOffer({ do: 'enough' });
});

rule(['LM-QRT-07', 'LM-QRT-08'], 'the new stress counts at once and the turn is over', () => {
  const t = position({ players: [{ at: 'B', stress: 4, o2: 3 }] });
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'botanist' }, enough);
  expect(t.state.players[0]).toMatchObject({ stress: 5, o2: 4 });
  expect(t.asked()).toEqual([1]);
  t.choose(1, pass);
  expect(t.options(0)).toOffer(use('mining-engineer', 'E'));
});

rule('LM-QRT-10', 'without a card to rest the quarters are closed', () => {
  const t = position({ players: [{ at: 'A', hand: [] }] });
  expect(t.options(0)).not.toOffer({ do: 'quarters' });
  expect(t.whyNot(0, { do: 'quarters' })).toBe('LM-QRT-10');
});

rule('LM-QRT-11', 'cards may rest although stress cannot fall further', () => {
  const t = position({ players: [{ at: 'A', hand: ['agronomist', 'botanist'], stress: 7 }] });
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'agronomist' });
  expect(t.state.players[0].stress).toBe(8);
  t.choose(0, { do: 'rest', card: 'botanist' });
  expect(t.state.players[0]).toMatchObject({ stress: 8, hand: 0 });
});

rule('LM-QRT-12', 'quarters as second use have their own oxygen and activation', () => {
  const t = position({ players: [{ at: 'F', hand: ['metallurgist', 'botanist'], stress: 5, o2: 1, energy: 2 }] });
  chooseAll(t, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' });
  expect(t.state.players[0]).toMatchObject({ o2: 2, energy: 1 });
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'botanist' });
  expect(t.state.players[0]).toMatchObject({ o2: 3, energy: 0, stress: 7 });
  expect(t.asked()).toEqual([1]);
  const dark = position({ players: [{ at: 'F', hand: ['metallurgist'], energy: 1, depot: [] }] });
  chooseAll(dark, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' });
  expect(dark.whyNot(0, { do: 'quarters' })).toBe('LM-QRT-12');
});
