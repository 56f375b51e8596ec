import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { chooseAll, end, go, handOf, pass, position, use } from './position.ts';

const DEPOT_CHOICES = [
  { do: 'depot', cube: 'energy' },
  { do: 'depot', cube: 'iron' },
  { do: 'depot', cube: 'water' },
] as const;

rule('LM-ADDON-01', 'only the laboratory and the industrial complex have an additional action', () => {
  const rich = { energy: 6, titaniumLeft: 6, ironLeft: 6, water: 6, helium: 4, waste: 4, stress: 8 } as const;
  const found = (['A', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const).filter((letter) => {
    const cards = ['botanist', 'physicist', 'chemist', 'communications-officer', 'geologist'] as const;
    const t = position({ players: [{ ...rich, at: 'B' }] });
    const card = cards.find((id) =>
      t.options(0).some((c) => c.do === 'use' && c.card === id && c.module === use(id, letter).module),
    );
    if (card === undefined) return false;
    t.choose(0, use(card, letter));
    return t.options(0).some((choice) => choice.do === 'build' || choice.do === 'filter');
  });
  expect(found).toEqual(['C', 'E']);
});

rule('LM-ADDON-02', 'main, additional or both, in either order', () => {
  const start = { players: [{ at: 'B' as const, titaniumLeft: 2, energy: 3 }], advanced: ['adv-airlock' as const] };
  const first = position(start);
  chooseAll(first, 0, use('physicist', 'C'), { do: 'build', tile: 'adv-airlock' });
  expect(first.state.players[0]).toMatchObject({ on: false, energy: 2 });
  first.choose(0, { do: 'research', track: 'extraction' });
  expect(first.state.players[0]).toMatchObject({ on: true, energy: 1, extraction: 2 });
  const last = position(start);
  chooseAll(
    last,
    0,
    use('physicist', 'C'),
    { do: 'research', track: 'extraction' },
    { do: 'build', tile: 'adv-airlock' },
  );
  expect(last.state.players[0]).toMatchObject({ on: true, energy: 1, extraction: 2 });
  const only = position(start);
  chooseAll(only, 0, use('physicist', 'C'), { do: 'build', tile: 'adv-airlock' }, end);
  expect(only.state.players[0]).toMatchObject({ on: false, extraction: 1 });
});

rule(['LM-ADDON-03', 'LM-ADDON-12'], 'the additional action is done where the turn starts or the movement ends', () => {
  const t = position({ players: [{ at: 'E', hand: ['process-engineer'], energy: 4, water: 2 }], orders: ['water-1'] });
  chooseAll(t, 0, use('process-engineer', 'E'), { do: 'filter', energy: 1 });
  expect(t.state.players[0]).toMatchObject({ at: 4, co2: 5, rest: handOf('process-engineer') });
  if (t.step(0) === 'act') t.choose(0, end);
  t.choose(0, go('I'));
  expect(t.options(0)).not.toOffer({ do: 'filter' });
  t.choose(0, { do: 'order', order: 'water-1' });
  expect(t.state.players[0]).toMatchObject({ at: 8, o2: 1 });
  const through = position({ players: [{ at: 'B', hand: ['botanist', 'communications-officer'], energy: 4 }] });
  through.choose(0, use('communications-officer', 'I'));
  expect(through.options(0)).not.toOffer({ do: 'filter' });
});

rule('LM-ADDON-04', 'the additional action of the start module spends a use of a card that shows it', () => {
  const t = position({
    players: [{ at: 'E', hand: ['process-engineer', 'botanist'], energy: 4, water: 2 }],
    orders: ['water-1'],
  });
  expect(t.options(0)).not.toOffer(use('botanist', 'E'));
  expect(t.whyNot(0, use('botanist', 'E'))).toBe('LM-USE-02');
  chooseAll(t, 0, use('process-engineer', 'E'), { do: 'filter', energy: 2 }, end, go('I'), {
    do: 'order',
    order: 'water-1',
  });
  expect(t.asked()).toEqual([1]);
  const level1 = position({ players: [{ at: 'E', hand: ['mining-engineer'], energy: 4, ironLeft: 0 }] });
  chooseAll(level1, 0, use('mining-engineer', 'E'), { do: 'filter', energy: 2 });
  if (level1.step(0) === 'act') level1.choose(0, end);
  expect(level1.asked()).toEqual([1]);
  expect(level1.state.players[0].at).toBe(4);
});

rule(['LM-ADDON-05', 'LM-ADDON-06'], 'an additional action alone costs no activation and pays no host', () => {
  const free = position({ players: [{ at: 'B', energy: 1 }] });
  chooseAll(free, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(free.state.players[0]).toMatchObject({ energy: 0, co2: 5, on: false });
  const hosted = position({
    players: [
      { at: 'B', energy: 1 },
      { at: 'E', on: true, sp: 5 },
    ],
  });
  chooseAll(hosted, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(hosted.state.players[0]).toMatchObject({ energy: 0, co2: 5 });
  expect(hosted.state.players[1].sp).toBe(5);
});

rule('LM-ADDON-07', 'after an additional action alone the astronaut leaves the energy space', () => {
  const t = position({ players: [{ at: 'E', on: true, ironLeft: 1 }] });
  chooseAll(t, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(t.state.players[0].on).toBe(true);
  t.choose(0, end);
  expect(t.state.players[0]).toMatchObject({ at: 4, on: false });
  const both = position({ players: [{ at: 'E', on: true, ironLeft: 1 }] });
  chooseAll(both, 0, use('chemist', 'E'), { do: 'filter', energy: 1 }, { do: 'extract', level: 1 });
  expect(both.state.players[0]).toMatchObject({ at: 4, on: true });
});

rule('LM-ADDON-08', 'an additional action without movement costs a breath, followed by movement it does not', () => {
  const stay = position({ players: [{ at: 'E', ironLeft: 0, o2: 2, depot: [] }] });
  chooseAll(stay, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(stay.state.players[0].o2).toBe(3);
  const leave = position({ players: [{ at: 'E', hand: ['helium-expert'], ironLeft: 0, o2: 2, depot: [] }] });
  chooseAll(leave, 0, use('helium-expert', 'E'), { do: 'filter', energy: 1 }, go('I'));
  expect(leave.state.players[0].o2).toBe(3);
  const rested = position({ players: [{ at: 'E', hand: ['helium-expert'], ironLeft: 0, o2: 2, depot: [] }] });
  chooseAll(rested, 0, use('helium-expert', 'E'), { do: 'filter', energy: 1 }, end);
  expect(rested.state.players[0].o2).toBe(3);
});

rule('LM-ADDON-09', 'an additional action is done once a use', () => {
  const t = position({ players: [{ at: 'B', energy: 6, ironLeft: 1 }] });
  chooseAll(t, 0, use('chemist', 'E'), { do: 'filter', energy: 1 });
  expect(t.options(0)).not.toOffer({ do: 'filter' });
  expect(t.whyNot(0, { do: 'filter', energy: 1 })).toBe('LM-ADDON-09');
});

rule('LM-ADDON-10', 'a level-2 scientist allows additional actions in both modules of its uses', () => {
  const t = position({
    players: [{ at: 'B', hand: ['systems-ecologist'], energy: 6, titaniumLeft: 2 }],
    advanced: ['adv-airlock'],
  });
  chooseAll(t, 0, use('systems-ecologist', 'C'), { do: 'build', tile: 'adv-airlock' }, end, go('E'), {
    do: 'filter',
    energy: 2,
  });
  expect(t.state.players[0]).toMatchObject({ co2: 4, energy: 3 });
  expect(t.state.builders).toEqual([0]);
});

rule('LM-ADDON-11', 'both actions of a module are one use with one activation', () => {
  const t = position({ players: [{ at: 'B', hand: ['metallurgist'], energy: 6, ironLeft: 1 }] });
  chooseAll(t, 0, use('metallurgist', 'E'), { do: 'extract', level: 1 }, { do: 'filter', energy: 2 });
  expect(t.state.players[0]).toMatchObject({ energy: 3, o2: 1 });
  expect(t.options(0)).toOffer(go('C'));
  expect(t.state.turn.uses).toBe(1);
});

rule('LM-ADDON-13', 'an additional action that cannot be paid cannot be chosen', () => {
  const t = position({ players: [{ at: 'B', titaniumLeft: 2, energy: 0 }], advanced: ['adv-airlock'] });
  t.choose(0, use('physicist', 'C'));
  expect(t.options(0)).not.toOffer({ do: 'build' });
  expect(t.whyNot(0, { do: 'build', tile: 'adv-airlock' })).toBe('LM-ADDON-13');
  const poor = position({ players: [{ at: 'B', energy: 1 }] });
  poor.choose(0, use('chemist', 'E'));
  expect(poor.options(0)).not.toOffer({ do: 'filter', energy: 2 });
  expect(poor.whyNot(0, { do: 'filter', energy: 2 })).toBe('LM-ADDON-13');
});

rule(['LM-REUSE-01', 'LM-REUSE-03'], 'the own module can be used again for a breath', () => {
  const t = position({
    players: [{ at: 'J', on: true, o2: 3, energy: 2, sp: 5 }],
    seedbed: ['wheat', 'carrot', 'radish'],
  });
  chooseAll(t, 0, use('botanist', 'J'), { do: 'harvest', option: 1 }, { do: 'pick', slot: 0, food: 'wheat' });
  expect(t.state.players[0]).toMatchObject({ o2: 4, energy: 2, sp: 5, on: true });
  t.choose(1, pass);
  t.choose(0, use('chemist', 'J'));
  t.choose(0, { do: 'harvest', option: 2 });
  expect(t.state.players[0]).toMatchObject({ o2: 5, energy: 2 });
});

rule('LM-REUSE-02', 'using a module again needs a card that shows it, the quarters none', () => {
  const t = position({ players: [{ at: 'J', hand: ['geologist', 'botanist'] }] });
  expect(t.options(0)).toOffer(use('botanist', 'J'));
  expect(t.whyNot(0, use('geologist', 'J'))).toBe('LM-USE-02');
  const quarters = position({ players: [{ at: 'B', hand: ['geologist'] }] });
  chooseAll(quarters, 0, { do: 'quarters' });
  expect(quarters.state.players[0]).toMatchObject({ at: 1, o2: 1 });
});

rule('LM-REUSE-04', 'no module is used twice in a turn', () => {
  const t = position({ players: [{ at: 'B', hand: ['metallurgist'], energy: 6 }] });
  chooseAll(t, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' });
  expect(t.options(0)).not.toOffer(go('C'));
  expect(t.whyNot(0, go('C'))).toBe('LM-REUSE-04');
});

rule('LM-REUSE-05', 'from beside, the free energy space costs 1 energy again', () => {
  const t = position({ players: [{ at: 'H', on: false, energy: 2 }] });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(t.state.players[0]).toMatchObject({ on: true, energy: 1, o2: 1 });
});

rule('LM-REUSE-06', 'one of two uses may be the module of the start, for a breath', () => {
  const t = position({ players: [{ at: 'C', hand: ['metallurgist'], energy: 6, ironLeft: 1 }] });
  chooseAll(t, 0, use('metallurgist', 'C'), { do: 'research', track: 'extraction' });
  expect(t.state.players[0].o2).toBe(1);
  expect(t.options(0)).toOfferExactly([go('E'), go('H'), { do: 'quarters' }, ...DEPOT_CHOICES, end]);
  t.choose(0, go('E'));
  expect(t.state.players[0].o2).toBe(3);
});
