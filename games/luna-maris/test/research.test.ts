import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { belt, chooseAll, end, pass, passAll, position, use } from './position.ts';

const recycle = (option: 'a' | 'b' | 'c' | 'd' | 'e') => ({ do: 'recycle', option }) as const;

rule(['LM-REC-01', 'LM-REC-09'], 'the sustainability level opens options a to d and closes none', () => {
  const open = [1, 2, 3, 4, 5].map((sustainability) => {
    const t = position({ players: [{ at: 'B', sustainability, waste: 3, depot: [] }] });
    t.choose(0, use('botanist', 'A'));
    return t.options(0).flatMap((choice) => (choice.do === 'recycle' ? choice.option : []));
  });
  expect(open).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']]);
  const t = position({ players: [{ at: 'B', sustainability: 2, waste: 3 }] });
  t.choose(0, use('botanist', 'A'));
  expect(t.whyNot(0, recycle('c'))).toBe('LM-REC-01');
  t.choose(0, recycle('a'));
  expect(t.asked()).toEqual([1]);
});

rule('LM-REC-02', 'option a turns 1 waste into 1 iron on the left', () => {
  const t = position({ players: [{ at: 'B', waste: 3, ironLeft: 0, ironRight: 1 }] });
  chooseAll(t, 0, use('botanist', 'A'), recycle('a'));
  expect(t.state.players[0].waste).toBe(2);
  expect(belt(t.state.players[0])).toEqual([1, 0, 1, 0]);
});

rule('LM-REC-03', 'option b turns 1 waste into 3 energy', () => {
  const t = position({ players: [{ at: 'B', waste: 3, energy: 2, sustainability: 2 }] });
  chooseAll(t, 0, use('botanist', 'A'), recycle('b'));
  expect(t.state.players[0]).toMatchObject({ waste: 2, energy: 4 });
});

rule('LM-REC-04', 'option c turns 1 waste into 1 water', () => {
  const t = position({ players: [{ at: 'B', waste: 3, water: 2, sustainability: 3 }] });
  chooseAll(t, 0, use('botanist', 'A'), recycle('c'));
  expect(t.state.players[0]).toMatchObject({ waste: 2, water: 3 });
});

rule('LM-REC-05', 'option d joins two different options', () => {
  const t = position({ players: [{ at: 'B', waste: 3, water: 0, energy: 2, sustainability: 4 }] });
  chooseAll(t, 0, use('botanist', 'A'), recycle('d'));
  expect(t.options(0)).toOfferExactly([recycle('a'), recycle('b'), recycle('c')]);
  expect(t.whyNot(0, recycle('d'))).toBe('LM-REC-05');
  t.choose(0, recycle('b'));
  expect(t.options(0)).toOfferExactly([recycle('a'), recycle('c')]);
  expect(t.whyNot(0, recycle('b'))).toBe('LM-REC-05');
  t.choose(0, recycle('c'));
  expect(t.state.players[0]).toMatchObject({ waste: 1, energy: 4, water: 1 });
  expect(t.asked()).toEqual([1]);
});

rule('LM-REC-06', 'the plasma recycler adds option e, alone or within d', () => {
  const start = { at: 'B', waste: 3, energy: 2, sustainability: 4, equipment: 'plasma-recycler' } as const;
  const alone = position({ players: [{ ...start, sustainability: 1 }] });
  chooseAll(alone, 0, use('botanist', 'A'), recycle('e'));
  expect(alone.state.players[0]).toMatchObject({ ready: false, titaniumLeft: 2, energy: 2, waste: 2 });
  const joined = position({ players: [start] });
  chooseAll(joined, 0, use('botanist', 'A'), recycle('d'), recycle('e'));
  expect(joined.options(0)).toOfferExactly([recycle('a'), recycle('b'), recycle('c')]);
  joined.choose(0, recycle('a'));
  expect(joined.state.players[0]).toMatchObject({ ready: false, titaniumLeft: 2, ironLeft: 2, waste: 1 });
  const none = position({ players: [{ at: 'B', waste: 3, sustainability: 4 }] });
  none.choose(0, use('botanist', 'A'));
  expect(none.whyNot(0, recycle('e'))).toBe('LM-EQUIP-01');
});

rule('LM-REC-07', 'every option needs waste, which leaves from the highest space', () => {
  const t = position({ players: [{ at: 'B', waste: 0 }] });
  t.choose(0, use('botanist', 'A'));
  expect(t.options(0)).not.toOffer({ do: 'recycle' });
  expect(t.whyNot(0, recycle('a'))).toBe('LM-REC-07');
  const second = position({ players: [{ at: 'B', waste: 0, sustainability: 2 }] });
  second.choose(0, use('botanist', 'A'));
  expect(second.whyNot(0, recycle('b'))).toBe('LM-REC-07');
  const six = position({ players: [{ at: 'B', waste: 6, co2: 6 }] });
  chooseAll(six, 0, use('botanist', 'A'), recycle('a'));
  expect(six.state.players[0]).toMatchObject({ waste: 5, co2: 6 });
});

rule('LM-REC-08', 'option d needs 2 waste, and the player orders its parts', () => {
  const one = position({ players: [{ at: 'B', waste: 1, sustainability: 4 }] });
  one.choose(0, use('botanist', 'A'));
  expect(one.options(0)).not.toOffer(recycle('d'));
  expect(one.whyNot(0, recycle('d'))).toBe('LM-REC-08');
  for (const [first, second] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const t = position({ players: [{ at: 'B', waste: 2, sustainability: 4, energy: 1 }] });
    chooseAll(t, 0, use('botanist', 'A'), recycle('d'), recycle(first));
    expect(t.state.players[0].waste).toBe(1);
    t.choose(0, recycle(second));
    expect(t.state.players[0]).toMatchObject({ waste: 0, energy: 3, ironLeft: 2 });
  }
});

const research = (track: 'extraction' | 'sustainability') => ({ do: 'research', track }) as const;

rule('LM-LAB-01', 'research moves one step on one track', () => {
  const t = position({ players: [{ at: 'B', depot: [] }] });
  t.choose(0, use('physicist', 'C'));
  expect(t.options(0)).toOfferExactly([research('extraction'), research('sustainability'), end]);
  t.choose(0, research('sustainability'));
  expect(t.state.players[0]).toMatchObject({ extraction: 1, sustainability: 2 });
});

rule(['LM-LAB-02', 'LM-LAB-03'], 'level 5 gives 5 points and a bonus nobody has marked', () => {
  const t = position({ players: [{ at: 'B', extraction: 4, sp: 5 }], selected: ['water', 'co2'] });
  chooseAll(t, 0, use('physicist', 'C'), research('extraction'));
  expect(t.state.players[0]).toMatchObject({ extraction: 5, sp: 10 });
  expect(t.options(0)).toOfferExactly(
    (['waste', 'energy', 'helium', 'stress'] as const).map((bonus) => ({ do: 'bonus', bonus }) as const),
  );
  expect(t.whyNot(0, { do: 'bonus', bonus: 'water' })).toBe('LM-LAB-03');
  t.choose(0, { do: 'bonus', bonus: 'helium' });
  expect(t.state.players[0].helium).toBe(1);
  expect(t.state.selected).toEqual([-1, -1, 0, 1, 1, -1]);
});

rule('LM-LAB-04', 'without a free bonus the 5 points are all', () => {
  const t = position({
    players: [{ at: 'B', extraction: 4, sp: 5 }],
    selected: ['waste', 'energy', 'helium', 'water', 'co2', 'stress'],
  });
  chooseAll(t, 0, use('physicist', 'C'), research('extraction'));
  expect(t.state.players[0].sp).toBe(10);
  expect(t.asked()).toEqual([1]);
});

const bonus = (id: 'waste' | 'energy' | 'helium' | 'water' | 'co2' | 'stress', waste = 2) => {
  const t = position({ players: [{ at: 'B', extraction: 4, sp: 0, energy: 1, water: 1, waste, co2: 5, stress: 5 }] });
  chooseAll(t, 0, use('physicist', 'C'), research('extraction'), { do: 'bonus', bonus: id });
  return t.state.players[0];
};

rule('LM-LAB-05', 'the waste bonus works with fewer than 3 waste', () => {
  expect(bonus('waste').waste).toBe(0);
  expect(bonus('waste', 5).waste).toBe(2);
});

rule('LM-LAB-11', 'the six bonuses', () => {
  expect(bonus('waste', 4)).toMatchObject({ waste: 1, sp: 5 });
  expect(bonus('energy')).toMatchObject({ energy: 3, sp: 5 });
  expect(bonus('helium')).toMatchObject({ helium: 1, sp: 5 });
  expect(bonus('water')).toMatchObject({ water: 2, sp: 6 });
  expect(bonus('co2')).toMatchObject({ co2: 3, sp: 5 });
  expect(bonus('stress')).toMatchObject({ stress: 7, sp: 6 });
});

rule(['LM-LAB-06', 'LM-LAB-14'], 'a track at its top cannot be chosen, two tops close the main action', () => {
  const one = position({ players: [{ at: 'B', extraction: 5 }] });
  one.choose(0, use('physicist', 'C'));
  expect(one.options(0)).toOffer(research('sustainability'));
  expect(one.whyNot(0, research('extraction'))).toBe('LM-LAB-14');
  const both = position({ players: [{ at: 'B', extraction: 5, sustainability: 5 }] });
  both.choose(0, use('physicist', 'C'));
  expect(both.options(0)).not.toOffer({ do: 'research' });
  expect(both.whyNot(0, research('extraction'))).toBe('LM-LAB-06');
});

const build = (tile: 'adv-airlock' | 'adv-spaceport') => ({ do: 'build', tile }) as const;

rule('LM-LAB-07', 'an open advanced module costs 2 titanium and 1 energy', () => {
  const t = position({ players: [{ at: 'B', titaniumLeft: 2, energy: 1 }], advanced: ['adv-airlock'] });
  t.choose(0, use('physicist', 'C'));
  expect(t.whyNot(0, build('adv-spaceport'))).toBe('LM-LAB-07');
  t.choose(0, build('adv-airlock'));
  expect(t.state.players[0]).toMatchObject({ titaniumLeft: 0, energy: 0 });
  expect(t.state).toMatchObject({ advanced: [], built: [4] });
});

rule(['LM-LAB-08', 'LM-LAB-10'], 'the build track gives 9, 7, 6, 4 and counts for its builder', () => {
  const gained = [0, 1, 2, 3].map((built) => {
    const t = position({
      players: [{ at: 'B', titaniumLeft: 2, sp: 10 }],
      built: (['adv-power-plant', 'adv-greenhouse', 'adv-recycling-plant'] as const)
        .slice(0, built)
        .map((id) => [id, 1]),
      advanced: ['adv-airlock'],
    });
    chooseAll(t, 0, use('physicist', 'C'), build('adv-airlock'));
    expect(t.state.builders).toEqual([...new Array(built).fill(1), 0]);
    return t.state.players[0].sp - 10;
  });
  expect(gained).toEqual([9, 7, 6, 4]);
  const t = position({ players: [{ sp: 10 }, { sp: 10 }], built: [['adv-airlock', 0]] });
  passAll(t);
  expect(t.state.players.map((p) => p.sp)).toEqual([11, 10]);
});

rule('LM-LAB-09', 'four advanced modules are the most', () => {
  const t = position({
    players: [{ at: 'B', titaniumLeft: 2 }],
    built: [
      ['adv-power-plant', 1],
      ['adv-greenhouse', 1],
      ['adv-recycling-plant', 1],
      ['adv-spaceport', 0],
    ],
    advanced: ['adv-airlock'],
  });
  t.choose(0, use('physicist', 'C'));
  expect(t.options(0)).not.toOffer({ do: 'build' });
  expect(t.whyNot(0, build('adv-airlock'))).toBe('LM-LAB-09');
  // Energy from the depot would not help: the turn is over.
  t.state.players[0].energy = 1;
  t.choose(0, research('extraction'));
  expect(t.asked()).toEqual([1]);
});

rule('LM-LAB-12', 'one build a use, several in a game', () => {
  const t = position({
    players: [{ at: 'B', hand: ['physicist', 'metallurgist'], titaniumLeft: 4, energy: 6, stress: 8 }],
    advanced: ['adv-airlock', 'adv-spaceport'],
  });
  chooseAll(t, 0, use('physicist', 'C'), build('adv-airlock'));
  expect(t.options(0)).not.toOffer({ do: 'build' });
  t.choose(0, end);
  t.choose(1, pass);
  chooseAll(t, 0, use('metallurgist', 'C'), build('adv-spaceport'));
  expect(t.state.builders).toEqual([0, 0]);
});

rule('LM-LAB-13', 'an advanced module works at once, also in the same turn', () => {
  const t = position({
    players: [{ at: 'B', hand: ['space-architect'], titaniumLeft: 2, energy: 6, stress: 3 }],
    advanced: ['adv-airlock'],
  });
  chooseAll(
    t,
    0,
    use('space-architect', 'C'),
    build('adv-airlock'),
    end,
    { do: 'go', module: 'airlock' },
    { do: 'install' },
  );
  expect(t.state.players[0].stress).toBe(3);
});

rule('LM-LAB-15', 'steps from orders and equipment reach level 5 like any other', () => {
  const order = position({ players: [{ at: 'F', helium: 2, extraction: 4, sp: 0 }], orders: ['helium-3'] });
  chooseAll(order, 0, use('communications-officer', 'I'), { do: 'order', order: 'helium-3' }, research('extraction'));
  expect(order.state.players[0].sp).toBe(13);
  order.choose(0, { do: 'bonus', bonus: 'co2' });
  const top = position({ players: [{ at: 'F', helium: 2, extraction: 5 }], orders: ['helium-3'] });
  chooseAll(top, 0, use('communications-officer', 'I'), { do: 'order', order: 'helium-3' });
  expect(top.whyNot(0, research('extraction'))).toBe('LM-LAB-14');
  expect(order.state.players[0].co2).toBe(4);
  const tile = position({ players: [{ at: 'B', equipment: 'quantum-analyser', sustainability: 4, sp: 0 }] });
  chooseAll(tile, 0, use('physicist', 'C'), { do: 'research', track: 'extraction', equipment: true });
  tile.choose(0, research('sustainability'));
  expect(tile.state.players[0]).toMatchObject({ extraction: 2, sustainability: 5, sp: 5 });
  expect(tile.step(0)).toBe('selection');
});

rule('LM-LAB-16', 'building takes titanium only, and what is left over stays unused', () => {
  const t = position({ players: [{ at: 'B', titaniumLeft: 1, ironLeft: 5 }], advanced: ['adv-airlock'] });
  t.choose(0, use('physicist', 'C'));
  expect(t.options(0)).not.toOffer({ do: 'build' });
  expect(t.whyNot(0, build('adv-airlock'))).toBe('LM-LAB-16');
  const mixed = position({
    players: [{ at: 'B', titaniumLeft: 1, titaniumRight: 1, ironLeft: 5 }],
    advanced: ['adv-airlock', 'adv-spaceport'],
  });
  chooseAll(mixed, 0, use('physicist', 'C'), build('adv-airlock'));
  expect(belt(mixed.state.players[0])).toEqual([5, 0, 0, 0]);
  expect(mixed.state.advanced).toEqual([6]);
});
