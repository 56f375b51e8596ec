import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { chooseAll, enough, go, pass, position, use } from './position.ts';

rule('LM-TURN-01', 'turns go round in turn order, without those who have passed', () => {
  const t = position({ seats: 3, order: [2, 0, 1] });
  chooseAll(t, 2, use('geologist', 'H'), { do: 'mine' });
  expect(t.asked()).toEqual([0]);
  t.choose(0, pass);
  expect(t.asked()).toEqual([1]);
  chooseAll(t, 1, use('geologist', 'H'), { do: 'mine' });
  chooseAll(t, 2, use('botanist', 'A'), { do: 'recycle', option: 'a' });
  expect(t.asked()).toEqual([1]);
});

rule('LM-TURN-02', 'a turn is one use, one feeding or a pass', () => {
  const t = position({ players: [{ rest: ['botanist'], depot: [] }, { rest: ['botanist'] }] });
  expect(new Set(t.options(0).map((choice) => choice.do))).toEqual(new Set(['use', 'quarters', 'feed', 'pass']));
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(t.asked()).toEqual([1]);
  chooseAll(t, 1, { do: 'feed' }, { do: 'recall', card: 'botanist' });
  expect(t.asked()).toEqual([0]);
  t.choose(0, pass);
  expect(t.asked()).toEqual([1]);
});

rule(['LM-TURN-03', 'LM-TURN-06'], 'who has passed has no further turn; the last one goes on alone', () => {
  const t = position();
  t.choose(0, pass);
  chooseAll(t, 1, use('geologist', 'H'), { do: 'mine' });
  expect(t.asked()).toEqual([1]);
  chooseAll(t, 1, use('mining-engineer', 'H'), { do: 'mine' });
  expect(t.asked()).toEqual([1]);
  expect(t.state.round).toBe(2);
  t.choose(1, pass);
  expect(t.state.round).toBe(3);
});

rule('LM-TURN-04', 'without a module to use or anybody to feed only passing is left', () => {
  const t = position({ players: [{ hand: [], depot: [] }] });
  expect(t.options(0)).toOfferExactly([pass]);
});

rule('LM-TURN-05', 'passing is always allowed', () => {
  const t = position();
  expect(t.options(0).length).toBeGreaterThan(5);
  expect(t.options(0)).toOffer({ do: 'pass' });
});

rule('LM-TURN-07', 'the seedbed is refilled at the end of every turn', () => {
  const t = position({
    players: [{ at: 'I' }],
    foodDeck: ['wheat', 'potato'],
    seedbed: ['radish', 'carrot', 'tomato'],
  });
  chooseAll(t, 0, use('chemist', 'J'), { do: 'harvest', option: 1 });
  t.choose(0, { do: 'pick', slot: 1, food: 'carrot' });
  expect(t.state.seedbed).toEqual([1, 6, 5]);
  const fed = position({
    players: [{ rest: ['botanist'], food: { wheat: 1 } }],
    seedbed: ['radish', null, 'tomato'],
    foodDeck: ['potato'],
  });
  expect(fed.state.seedbed).toEqual([1, 6, 5]);
});

rule('LM-TURN-08', 'a round has as many turns as anybody wants', () => {
  const t = position({ players: [{ at: 'B', stress: 8 }, { hand: [] }] });
  t.choose(0, use('mining-engineer', 'E'));
  t.choose(0, { do: 'end' });
  t.choose(1, pass);
  for (const [card, letter] of [
    ['chemist', 'J'],
    ['botanist', 'A'],
  ] as const) {
    t.choose(0, use(card, letter));
    if (t.step(0) === 'act') t.choose(0, { do: 'end' });
  }
  expect(t.state).toMatchObject({ round: 2, phase: 'action' });
  t.state.players[0].sp = 20;
  for (const card of ['botanist', 'chemist'] as const) chooseAll(t, 0, { do: 'feed' }, { do: 'recall', card }, enough);
  expect(t.asked()).toEqual([0]);
  t.choose(0, pass);
  expect(t.state.round).toBe(3);
});

rule('LM-TURN-09', 'the depot is never forced on anybody', () => {
  const t = position({ players: [{ hand: [], sp: 20 }] });
  expect(t.options(0)).toOfferExactly([
    { do: 'depot', cube: 'energy' },
    { do: 'depot', cube: 'iron' },
    { do: 'depot', cube: 'water' },
    pass,
  ]);
  t.choose(0, pass);
  expect(t.state.players[0].sp).toBe(20);
});

rule('LM-TURN-10', 'one scientist is played a turn; those who rest are not played', () => {
  const t = position({ players: [{ at: 'C', hand: ['space-architect', 'botanist', 'chemist'], energy: 6 }] });
  chooseAll(t, 0, use('space-architect', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  expect(t.options(0)).not.toOffer({ do: 'use' });
  expect(t.options(0)).toOffer(go('C'));
  chooseAll(t, 0, { do: 'quarters' }, { do: 'rest', card: 'botanist' }, { do: 'rest', card: 'chemist' });
  expect(t.state.players[0]).toMatchObject({ handSize: 0 });
  expect(t.asked()).toEqual([1]);
});

rule('LM-PASS-01', 'passing moves the astronaut beside the energy space', () => {
  const t = position({ players: [{ at: 'H', on: true }] });
  t.choose(0, pass);
  expect(t.state.players[0]).toMatchObject({ at: 7, on: false });
});

rule('LM-PASS-03', 'the places give nothing, 1 energy, 2 energy, a seedbed card', () => {
  const t = position({
    seats: 4,
    players: [{ energy: 0 }, { energy: 0 }, { energy: 0 }, { energy: 0 }],
    seedbed: ['radish', 'carrot', 'tomato'],
  });
  for (const seat of [0, 1, 2]) t.choose(seat, pass);
  expect(t.state.players.map((p) => p.energy)).toEqual([0, 1, 2, 0]);
  t.choose(3, pass);
  expect(t.options(3)).toOfferExactly([
    { do: 'pick', slot: 0, food: 'radish' },
    { do: 'pick', slot: 1, food: 'carrot' },
    { do: 'pick', slot: 2, food: 'tomato' },
  ]);
  t.choose(3, { do: 'pick', slot: 1, food: 'carrot' });
  expect(t.state.players[3]).toMatchObject({ foodSize: 1, food: [0, 0, 0, 1, 0, 0, 0, 0, 0] });
  // Round 3 begins with 3 energy of the sun.
  expect(t.state.players.map((p) => p.energy)).toEqual([3, 4, 5, 3]);
  expect(t.state.players.map((p) => p.foodSize)).toEqual([0, 0, 0, 1]);
});

rule('LM-PASS-04', 'the hourglass row gives nothing', () => {
  const t = position({ seats: 4, round: 5, players: [{ energy: 0 }, { energy: 0 }, { energy: 0 }, { energy: 0 }] });
  for (const seat of [0, 1, 2, 3]) t.choose(seat, pass);
  expect(t.over).toBe(true);
  expect(t.state.players.map((p) => p.energy + p.foodSize)).toEqual([0, 0, 0, 0]);
});

rule('LM-PASS-05', 'a card taken for passing is replaced at the end of the turn', () => {
  const t = position({
    seats: 4,
    round: 1,
    passed: [0, 1, 2],
    order: [0, 1, 2, 3],
    seedbed: ['radish', 'carrot', 'tomato'],
    foodDeck: ['wheat'],
  });
  t.choose(3, pass);
  expect(t.state.seedbed).toEqual([1, 3, 5]);
  t.choose(3, { do: 'pick', slot: 0, food: 'radish' });
  expect(t.state.seedbed).toEqual([8, 3, 5]);
});

rule('LM-PASS-06', 'of two players the second to pass gains 1 energy', () => {
  const t = position({ round: 1, players: [{ energy: 0 }, { energy: 0 }] });
  t.choose(0, pass);
  t.choose(1, pass);
  expect(t.state.players.map((p) => p.energy)).toEqual([0, 1]);
});

rule('LM-PASS-07', 'a bonus without room or without a card is lost', () => {
  const t = position({
    seats: 4,
    round: 1,
    players: [{}, { energy: 6 }, { energy: 5 }, {}],
    seedbed: [null, null, null],
    foodDeck: [],
  });
  for (const seat of [0, 1, 2]) t.choose(seat, pass);
  expect(t.state.players.map((p) => p.energy)).toEqual([3, 6, 6, 3]);
  t.choose(3, pass);
  expect(t.state.players[3].foodSize).toBe(0);
  expect(t.state.round).toBe(2);
});
