import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { cleanUp, rankSp } from '../rules/round.ts';
import { belt, opening, pass, passAll, position, settleIn, use } from './position.ts';

rule(['LM-ROUND-01', 'LM-END-01'], 'five rounds, then final scoring', () => {
  const t = opening(2);
  settleIn(t);
  for (let round = 1; round <= 5; round++) {
    expect(t.state.round).toBe(round);
    expect(t.over).toBe(false);
    expect(t.result()).toBeUndefined();
    passAll(t);
  }
  expect(t.over).toBe(true);
  expect(t.state).toMatchObject({ phase: 'finished', round: 5 });
  expect(t.result()?.scores).toHaveLength(2);
});

rule('LM-ROUND-02', 'production, action and cleanup follow each other', () => {
  const t = position({ players: [{ fields: ['m01', 'm02'] }] });
  passAll(t);
  const told = t.events.map((event) => event.event);
  const order = ['passed', 'probes-scored', 'round', 'produced', 'turn-order'].map((event) => told.indexOf(event));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
  expect(t.state.phase).toBe('action');
  cleanUp(t.state);
  expect(t.state.phase).toBe('cleanup');
});

rule('LM-ROUND-03', 'round 1 has no production', () => {
  const t = opening(2);
  settleIn(t);
  expect(t.state.round).toBe(1);
  const { order } = t.state;
  const belts = () => order.map((player) => belt(t.state.players[player]));
  expect(belts()).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
  passAll(t);
  // The second player's first probe stands on titanium.
  expect(belts()).toEqual([
    [1, 0, 1, 0],
    [0, 1, 1, 0],
  ]);
});

rule(
  ['LM-ROUND-04', 'LM-PROD-05'],
  'the sun gives 3 energy in rounds 3 and 5 only, as far as the battery allows',
  () => {
    const gained = [1, 2, 3, 4].map((round) => {
      const t = position({ round, players: [{ energy: 1 }, { energy: 5 }] });
      passAll(t);
      // The second player to pass gained 1 for the position.
      return t.state.players.map((p) => p.energy);
    });
    expect(gained).toEqual([
      [1, 6],
      [4, 6],
      [1, 6],
      [4, 6],
    ]);
  },
);

rule(['LM-ROUND-05', 'LM-PASS-02'], 'whoever passes earlier is earlier in the next round', () => {
  const t = position({ seats: 3 });
  t.choose(0, use('geologist', 'H'));
  t.choose(0, { do: 'mine' });
  t.choose(1, pass);
  t.choose(2, pass);
  expect(t.state.nextOrder).toEqual([1, 2]);
  t.choose(0, pass);
  expect(t.state).toMatchObject({ round: 3, order: [1, 2, 0], nextOrder: [] });
  expect(t.asked()).toEqual([1]);
});

rule(['LM-PROD-01', 'LM-PROD-02', 'LM-PROD-03', 'LM-PROD-04'], 'ore moves on, spoils and is mined', () => {
  const t = position({
    players: [{ ironLeft: 2, titaniumRight: 1, waste: 1, fields: ['m04', 'm05', 'm02'] }],
  });
  passAll(t);
  expect(belt(t.state.players[0])).toEqual([2, 1, 2, 0]);
  expect(t.state.players[0].waste).toBe(2);
  const titanium = position({ players: [{ ironLeft: 0, titaniumLeft: 3, ironRight: 2, titaniumRight: 1, waste: 0 }] });
  passAll(titanium);
  expect(belt(titanium.state.players[0])).toEqual([1, 0, 0, 3]);
  expect(titanium.state.players[0].waste).toBe(3);
});

rule('LM-PROD-06', 'production costs nothing and asks nothing', () => {
  const t = position({ players: [{ energy: 0, fields: ['m02', 'm08', 'm10', 'm12'] }] });
  passAll(t);
  expect(t.state.players[0]).toMatchObject({ titaniumLeft: 4, energy: 3, o2: 0 });
  expect(t.step(0)).toBe('turn');
});

rule('LM-PROD-07', 'waste of production triggers CO2 and stress', () => {
  const t = position({ players: [{ ironRight: 4, waste: 5, co2: 4, stress: 6 }] });
  passAll(t);
  expect(t.state.players[0]).toMatchObject({ waste: 8, co2: 6, stress: 5 });
});

rule('LM-CLEAN-01', 'the largest group of adjacent probes scores 1, 2 or 3', () => {
  const score = (fields: Parameters<typeof position>[0]): number => {
    const t = position(fields);
    passAll(t);
    return t.state.players[0].sp;
  };
  const players = (...fields: ('m01' | 'm02' | 'm04' | 'm05' | 'm12' | 'm16' | 'm18')[]) => ({
    players: [{ sp: 5, co2: 6, fields }, { co2: 6 }],
  });
  // Equal CO2 costs both 0: the values +1 and -1 are shared.
  expect(score(players('m01'))).toBe(5);
  expect(score(players('m01', 'm18'))).toBe(5);
  expect(score(players('m01', 'm02'))).toBe(6);
  expect(score(players('m01', 'm02', 'm05'))).toBe(7);
  expect(score(players('m01', 'm02', 'm05', 'm04'))).toBe(8);
  expect(score(players('m01', 'm02', 'm12', 'm16'))).toBe(6);
});

const co2Round = (...levels: number[]): number[] => {
  const t = position({ seats: levels.length, players: levels.map((co2) => ({ co2, sp: 10 })) });
  passAll(t);
  return t.state.players.map((p) => p.sp - 10);
};

rule(['LM-CLEAN-02', 'LM-CLEAN-03'], 'two players: the lower CO2 level gains 1, the higher loses 1', () => {
  expect(co2Round(3, 5)).toEqual([1, -1]);
  expect(co2Round(9, 0)).toEqual([-1, 1]);
});

rule('LM-CLEAN-04', 'three players: +1, 0, -1', () => {
  expect(co2Round(5, 2, 7)).toEqual([0, 1, -1]);
});

rule('LM-CLEAN-05', 'four players: +2, +1, -1, -2', () => {
  expect(co2Round(5, 2, 7, 6)).toEqual([1, 2, -2, -1]);
});

rule('LM-CLEAN-06', 'players on one level share their ranks, rounded down', () => {
  expect(co2Round(3, 6, 6)).toEqual([1, -1, -1]);
  expect(co2Round(3, 3, 6)).toEqual([0, 0, -1]);
  expect(co2Round(4, 4)).toEqual([0, 0]);
  expect(rankSp([2, 1, -1, -2], [1, 1, 1, 5], 'low')).toEqual([0, 0, 0, -2]);
});

rule('LM-CLEAN-07', 'each advanced module gives its builder 1 point a round', () => {
  const t = position({
    players: [{ sp: 10 }, { sp: 10 }],
    built: [
      ['adv-airlock', 0],
      ['adv-spaceport', 1],
      ['adv-greenhouse', 0],
    ],
  });
  passAll(t);
  expect(t.state.players.map((p) => p.sp)).toEqual([12, 11]);
});

rule('LM-CLEAN-08', 'equipment becomes active again', () => {
  const t = position({ players: [{ equipment: 'exosuit', ready: false }, { equipment: 'cargo-drone' }] });
  passAll(t);
  expect(t.state.players.map((p) => p.ready)).toEqual([true, true]);
});

rule('LM-CLEAN-09', 'oxygen returns to 0, stress stays', () => {
  const t = position({ players: [{ o2: 4, stress: 4 }] });
  passAll(t);
  expect(t.state.players[0]).toMatchObject({ o2: 0, stress: 4 });
});

rule('LM-CLEAN-10', 'after round 5 the game is over, before that a round follows', () => {
  const four = position({ round: 4 });
  passAll(four);
  expect([four.over, four.state.round]).toEqual([false, 5]);
  const five = position({ round: 5 });
  passAll(five);
  expect([five.over, five.state.round]).toEqual([true, 5]);
});

rule('LM-CLEAN-11', 'round 5 is scored like the others', () => {
  const t = position({
    round: 5,
    players: [
      { sp: 10, co2: 3, fields: ['m01', 'm02'] },
      { sp: 10, co2: 7 },
    ],
    built: [['adv-airlock', 0]],
  });
  passAll(t);
  expect(t.state.players.map((p) => p.sp)).toEqual([13, 9]);
});

rule('LM-CLEAN-12', 'cards, cubes, astronauts and rest piles stay', () => {
  const t = position({
    players: [{ at: 'H', energy: 2, water: 1, helium: 3, rest: ['botanist'], food: { wheat: 1 }, depot: ['iron'] }],
  });
  const before = t.state.players[0];
  const { at, water, helium, rest, hand, food, depot, co2 } = { ...before, food: before.food.slice() };
  passAll(t);
  expect(t.state.players[0]).toMatchObject({ at, water, helium, rest, hand, food, depot, co2, on: false });
});

rule('LM-CLEAN-13', 'values are handed out from the worst rank and losses stop at 0', () => {
  expect(co2Round(2, 5, 5, 8)).toEqual([2, 0, 0, -2]);
  const t = position({ seats: 4, players: [{ co2: 9, sp: 1 }, { co2: 1 }, { co2: 2 }, { co2: 3 }] });
  passAll(t);
  expect(t.state.players[0].sp).toBe(0);
  const scored = t.events.filter((event) => event.event === 'co2-scored').map((event) => event.seat);
  expect(scored).toEqual([0, 3, 2, 1]);
});
