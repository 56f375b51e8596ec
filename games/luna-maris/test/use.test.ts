import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { CORRIDORS, DISTANCE } from '../data/index.ts';
import { chooseAll, end, handOf, moduleId, pass, position, use } from './position.ts';

rule('LM-USE-01', 'a card from hand goes to the rest pile', () => {
  const t = position({ players: [{ rest: ['botanist'] }] });
  t.choose(0, use('geologist', 'H'));
  expect(t.state.players[0]).toMatchObject({
    hand: handOf('mining-engineer', 'physicist', 'chemist', 'communications-officer'),
    handSize: 4,
    rest: handOf('botanist', 'geologist'),
  });
  const other = position({ players: [{ rest: ['botanist'] }] });
  expect(other.whyNot(0, use('botanist', 'A'))).toBe('LM-USE-01');
});

rule('LM-USE-02', 'the target is a module shown on the card', () => {
  const t = position({ players: [{ at: 'F', hand: ['geologist', 'mission-director'], depot: [] }] });
  const uses = t.options(0).filter((choice) => choice.do === 'use');
  expect(uses).toHaveLength(5);
  expect(uses).toOffer(use('geologist', 'G'));
  expect(uses).toOffer(use('geologist', 'H'));
  expect(uses).toOffer(use('mission-director', 'C'));
  expect(t.whyNot(0, use('geologist', 'E'))).toBe('LM-USE-02');
  t.choose(0, use('geologist', 'G'));
  expect(t.state.players[0].at).toBe(6);
  expect(t.whyNot(0, { do: 'mine' })).toBe('LM-USE-02');
});

rule('LM-USE-03', 'a level-1 scientist serves for one module a turn', () => {
  const t = position({ players: [{ at: 'F', energy: 6 }] });
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.asked()).toEqual([1]);
});

rule('LM-USE-04', 'a use allows the main action, the additional one, or both, each once', () => {
  const start = { players: [{ at: 'B' as const, ironLeft: 3, energy: 4 }] };
  const main = position(start);
  chooseAll(main, 0, use('chemist', 'E'), { do: 'extract', level: 1 });
  expect(main.whyNot(0, { do: 'extract', level: 1 })).toBe('LM-USE-04');
  expect(main.options(0)).toOfferExactly([
    { do: 'filter', energy: 1 },
    { do: 'filter', energy: 2 },
    { do: 'depot', cube: 'energy' },
    { do: 'depot', cube: 'iron' },
    { do: 'depot', cube: 'water' },
    end,
  ]);
  main.choose(0, end);
  expect(main.state.players[0]).toMatchObject({ co2: 6, water: 3 });
  const additional = position(start);
  chooseAll(additional, 0, use('chemist', 'E'), { do: 'filter', energy: 1 }, end);
  expect(additional.state.players[0]).toMatchObject({ co2: 5, water: 2 });
  const both = position(start);
  chooseAll(both, 0, use('chemist', 'E'), { do: 'filter', energy: 1 }, { do: 'extract', level: 1 });
  expect(both.state.players[0]).toMatchObject({ co2: 5, water: 3, energy: 2 });
  expect(both.asked()).toEqual([1]);
});

rule('LM-USE-05', 'the played card counts for all actions of the turn', () => {
  const t = position({ players: [{ at: 'B', hand: ['physicist'], titaniumLeft: 2 }], advanced: ['adv-airlock'] });
  chooseAll(t, 0, use('physicist', 'C'), { do: 'research', track: 'extraction' }, { do: 'build', tile: 'adv-airlock' });
  expect(t.state.players[0]).toMatchObject({ extraction: 2, handSize: 0, rest: handOf('physicist') });
  expect(t.state.builders).toEqual([0]);
});

rule('LM-USE-06', 'going somewhere without acting is allowed and only spends the use', () => {
  const t = position({
    players: [
      { at: 'F', energy: 2, sp: 7 },
      { at: 'H', on: true, sp: 7 },
    ],
  });
  chooseAll(t, 0, use('geologist', 'H'), end);
  expect(t.state.players[0]).toMatchObject({ at: 7, on: false, energy: 2, sp: 7, o2: 1, rest: handOf('geologist') });
  expect(t.state.players[1]).toMatchObject({ sp: 7, on: true });
  expect(t.asked()).toEqual([1]);
});

rule('LM-USE-07', 'all effects of a use are resolved before the next turn', () => {
  const t = position({ players: [{ at: 'F', helium: 2, extraction: 4 }], orders: ['helium-3'] });
  chooseAll(t, 0, use('communications-officer', 'I'), { do: 'order', order: 'helium-3' });
  expect(t.step(0)).toBe('research');
  t.choose(0, { do: 'research', track: 'extraction' });
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('selection');
  t.choose(0, { do: 'bonus', bonus: 'energy' });
  expect(t.asked()).toEqual([1]);
});

rule('LM-USE-08', 'a main action that cannot be paid cannot be chosen', () => {
  const t = position({ players: [{ at: 'B', ironLeft: 0, waste: 0 }] });
  t.choose(0, use('chemist', 'E'));
  expect(t.options(0)).not.toOffer({ do: 'extract' });
  expect(t.whyNot(0, { do: 'extract', level: 1 })).toBe('LM-IND-02');
});

rule('LM-USE-09', 'staying for nothing is no use', () => {
  const t = position({ players: [{ at: 'A', waste: 0 }] });
  expect(t.options(0)).not.toOffer(use('botanist', 'A'));
  expect(t.whyNot(0, use('botanist', 'A'))).toBe('LM-USE-09');
  const waste = position({ players: [{ at: 'A', waste: 1 }] });
  waste.choose(0, use('botanist', 'A'));
  expect(waste.whyNot(0, end)).toBe('LM-USE-09');
});

rule('LM-USE-10', 'card, movement, activation, cost, effect: in this order', () => {
  const t = position({ players: [{ at: 'B', ironLeft: 3, extraction: 3 }] });
  const told = [...t.choose(0, use('chemist', 'E')), ...t.choose(0, { do: 'extract', level: 3 })].map((event) =>
    'kind' in event ? `${event.event} ${event.kind}` : event.event,
  );
  expect(told).toEqual(['played', 'moved', 'paid energy', 'activated', 'paid iron', 'gained water', 'waste', 'waste']);
});

rule('LM-USE-11', 'activation needs energy in the battery at once', () => {
  const t = position({ players: [{ at: 'F', energy: 0, depot: ['iron', 'water'], sp: 9 }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.options(0)).not.toOffer({ do: 'install' });
  expect(t.whyNot(0, { do: 'install' })).toBe('LM-USE-11');
  expect(t.options(0)).toOffer({ do: 'end' });
});

rule('LM-MOVE-01', 'astronauts walk along corridors', () => {
  expect(CORRIDORS).toHaveLength(18);
  const neighbours = DISTANCE.map((row) => row.flatMap((d, i) => (d === 1 ? 'ABCDEFGHIJ'[i] : [])).join(''));
  expect(neighbours).toEqual(['BDE', 'ACEF', 'BFG', 'AEJ', 'ABDFI', 'BCEGHI', 'CFH', 'FGI', 'EFHJ', 'DI']);
  const near = position({ players: [{ at: 'J', stress: 3, o2: 2, depot: [] }] });
  expect(near.options(0).filter((choice) => choice.do === 'use' && choice.module !== moduleId('J'))).toOfferExactly([
    use('physicist', 'D'),
    use('communications-officer', 'I'),
  ]);
});

rule('LM-MOVE-02', 'every module entered costs 1 oxygen', () => {
  const t = position({ players: [{ at: 'J', o2: 2 }] });
  t.choose(0, use('mining-engineer', 'E'));
  expect(t.state.players[0].o2).toBe(4);
});

rule('LM-MOVE-03', 'oxygen ends above the stress marker', () => {
  const t = position({ players: [{ at: 'J', o2: 5, stress: 6 }] });
  expect(t.whyNot(0, use('mining-engineer', 'E'))).toBe('LM-MOVE-03');
  t.choose(0, use('physicist', 'D'));
  expect(t.state.players[0].o2).toBe(6);
});

rule('LM-MOVE-04', 'nobody is in the way and passing through triggers nothing', () => {
  const t = position({ players: [{ at: 'A' }, { at: 'D', sp: 5 }] });
  const blocked = position({ players: [{ at: 'J' }, { at: 'I', on: true, sp: 5 }] });
  t.choose(0, use('botanist', 'J'));
  expect(t.state.players[0]).toMatchObject({ at: 9, o2: 2, energy: 3 });
  blocked.choose(0, use('geologist', 'H'));
  expect(blocked.state.players[0]).toMatchObject({ at: 7, o2: 2 });
  expect(blocked.state.players[1]).toMatchObject({ sp: 5, on: true });
});

rule('LM-MOVE-05', 'leaving an energy space frees it and nobody slides onto it', () => {
  const t = position({
    players: [
      { at: 'H', on: true },
      { at: 'H', energy: 1 },
    ],
  });
  t.choose(0, use('geologist', 'G'));
  expect(t.state.players.map((p) => p.on)).toEqual([false, false]);
  t.choose(0, end);
  chooseAll(t, 1, use('geologist', 'H'), { do: 'mine' });
  expect(t.state.players[1]).toMatchObject({ on: true, energy: 0 });
});

rule('LM-MOVE-06', 'stress that falls below the oxygen leaves the marker where it is', () => {
  const t = position({ players: [{ o2: 5, stress: 5, waste: 7, food: { wheat: 1 }, rest: ['botanist', 'chemist'] }] });
  chooseAll(t, 0, { do: 'feed' }, { do: 'eat', food: 'wheat' }, { do: 'enough' }, { do: 'recall', card: 'botanist' });
  t.choose(0, { do: 'enough' });
  expect(t.state.players[0]).toMatchObject({ o2: 5, stress: 4, waste: 8 });
  t.choose(1, pass);
  expect(t.options(0)).not.toOffer({ do: 'use' });
  expect(t.options(0)).not.toOffer({ do: 'quarters' });
});

rule('LM-MOVE-07', 'recovering oxygen stops at 0', () => {
  for (const [before, after] of [
    [3, 1],
    [1, 0],
  ]) {
    const t = position({ players: [{ o2: before, food: { lettuce: 2 }, rest: ['botanist', 'chemist'] }] });
    chooseAll(t, 0, { do: 'feed' }, { do: 'eat', food: 'lettuce' }, { do: 'eat', food: 'lettuce' }, { do: 'enough' });
    chooseAll(t, 0, { do: 'recall', card: 'botanist' }, { do: 'recall', card: 'chemist' });
    expect(t.state.players[0].o2).toBe(after);
  }
});

rule('LM-MOVE-08', 'the shortest way sets the price', () => {
  const t = position({ players: [{ at: 'J' }] });
  t.choose(0, use('physicist', 'C'));
  expect(t.state.players[0].o2).toBe(3);
  expect(Math.max(...DISTANCE.flat())).toBe(3);
});

rule('LM-MOVE-09', 'with the oxygen spent only feeding and passing are left', () => {
  const t = position({ players: [{ at: 'H', on: true, o2: 6, stress: 6, rest: ['botanist'], depot: [] }] });
  expect(t.options(0)).toOfferExactly([{ do: 'feed' }, pass]);
  expect(t.whyNot(0, use('geologist', 'H'))).toBe('LM-MOVE-09');
  expect(t.whyNot(0, { do: 'quarters' })).toBe('LM-MOVE-09');
});

rule(['LM-ENERGY-01', 'LM-ENERGY-02'], 'a main action on a free space costs 1 energy and takes the space', () => {
  const t = position({ players: [{ at: 'F', energy: 3 }] });
  t.choose(0, use('geologist', 'H'));
  expect(t.state.players[0]).toMatchObject({ on: false, energy: 3 });
  t.choose(0, { do: 'mine' });
  expect(t.state.players[0]).toMatchObject({ on: true, energy: 2 });
});

rule(
  ['LM-ENERGY-03', 'LM-ENERGY-04', 'LM-ENERGY-08'],
  'a guest pays nothing, the host gains 1 point, others nothing',
  () => {
    const t = position({
      seats: 3,
      players: [
        { at: 'F', energy: 0 },
        { at: 'H', on: true, sp: 5 },
        { at: 'H', sp: 5 },
      ],
    });
    chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
    expect(t.state.players[0]).toMatchObject({ on: false, energy: 0, ironLeft: 2 });
    expect(t.state.players.map((p) => p.sp)).toEqual([5, 6, 5]);
    const rich = position({
      players: [
        { at: 'F', energy: 6 },
        { at: 'H', on: true, sp: 5 },
      ],
    });
    rich.choose(0, use('geologist', 'H'));
    expect(rich.options(0).filter((choice) => choice.do === 'mine')).toEqual([{ do: 'mine' }]);
    rich.choose(0, { do: 'mine' });
    expect(rich.state.players[0]).toMatchObject({ on: false, energy: 6 });
  },
);

rule('LM-ENERGY-05', 'the own energy space costs and gives nothing', () => {
  const t = position({ players: [{ at: 'H', on: true, energy: 0, sp: 5 }] });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(t.state.players[0]).toMatchObject({ on: true, energy: 0, sp: 5 });
});

rule('LM-ENERGY-06', 'the power plant needs no energy and hosts nobody', () => {
  const t = position({
    players: [
      { at: 'J', energy: 0, sp: 5 },
      { at: 'D', sp: 5 },
    ],
  });
  chooseAll(t, 0, use('physicist', 'D'), { do: 'power', option: 1 });
  expect(t.state.players[0]).toMatchObject({ on: false, energy: 2, sp: 6 });
  expect(t.state.players[1].sp).toBe(5);
});

rule('LM-ENERGY-07', 'without energy: the depot, what needs none, or a pass', () => {
  const t = position({ players: [{ at: 'C', energy: 0, sp: 9 }] });
  expect(t.options(0)).toOffer({ do: 'pass' });
  expect(t.options(0)).toOffer(use('physicist', 'D'));
  t.choose(0, use('geologist', 'G'));
  expect(t.options(0)).not.toOffer({ do: 'install' });
  t.choose(0, { do: 'depot', cube: 'energy' });
  expect(t.options(0)).toOffer({ do: 'install' });
});

rule('LM-ENERGY-09', 'a guest who uses the module again is a guest again', () => {
  const t = position({
    players: [
      { at: 'H', energy: 0 },
      { at: 'H', on: true, sp: 5 },
    ],
  });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  t.choose(1, { do: 'use', card: 'geologist', module: 'mine-control-room' });
  t.choose(1, { do: 'mine' });
  chooseAll(t, 0, use('mining-engineer', 'H'), { do: 'mine' });
  expect(t.state.players[1]).toMatchObject({ sp: 7, on: true });
  expect(t.state.players[0]).toMatchObject({ energy: 0, on: false, o2: 2 });
});
