import { greedyThinker, type Player, playMatch, thinkerOf } from '@orrery/bots';
import { isRefused, seedRandom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { ScientistId } from '../data/index.ts';
import { lunaMaris } from '../game.ts';
import { room } from '../index.ts';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaState } from '../rules/state.ts';
import { chooseAll, type PlayerPosition, position, stateOf, use } from './position.ts';

const { advice } = room;
const value = (p: Parameters<typeof stateOf>[0]): number => advice.value(stateOf(p), 0);

test('more of everything good is worth more', () => {
  const base = value({});
  expect(value({ players: [{ sp: 6 }] })).toBeCloseTo(base + 1);
  for (const better of [
    { energy: 4 },
    { water: 3 },
    { helium: 1 },
    { ironLeft: 2 },
    { titaniumLeft: 1 },
    { waste: 0 },
  ]) {
    expect(value({ players: [better] }), JSON.stringify(better)).toBeGreaterThan(base);
  }
  for (const better of [{ co2: 5 }, { stress: 7 }, { extraction: 2 }, { sustainability: 2 }]) {
    expect(value({ players: [better] }), JSON.stringify(better)).toBeGreaterThan(base);
  }
  expect(value({ players: [{ food: { wheat: 1 } }] })).toBeGreaterThan(base);
  expect(value({ players: [{ fields: ['m01', 'm02'], probes: 2 }] })).toBeGreaterThan(base);
  expect(value({ built: [['adv-airlock', 0]] })).toBeGreaterThan(base);
});

test('at the end stored resources are worth half a point', () => {
  const at = (given: object): number => value({ round: 5, phase: 'finished', passed: [0, 1], players: [given] });
  expect(at({ helium: 4 }) - at({ helium: 2 })).toBeCloseTo(1, 1);
});

test('an order that can be fulfilled is preferred to a walk', () => {
  const t = position({ round: 5, players: [{ at: 'F', helium: 3 }], orders: ['helium-4'] });
  const options = t.options(0);
  const priors = advice.priors?.(t.state, 0, options) ?? [];
  expect(priors).toHaveLength(options.length);
  const best = options[priors.indexOf(Math.max(...priors))];
  expect(best).toEqual(use('communications-officer', 'I'));
  chooseAll(t, 0, best);
  const choice = advice.playout?.(t.state, 0, t.options(0), seedRandom('order'));
  expect(choice).toEqual({ do: 'order', order: 'helium-4' });
});

test('points are paid for scientists who are needed, and for no others', () => {
  const choiceOf = (given: PlayerPosition, round: number): LunaChoice => {
    const t = position({ round, players: [{ at: 'F', sp: 30, ...given }] });
    return greedyThinker().think(room.game, advice, lunaMaris.view(t.state, 0), 0, seedRandom('hungry')).choice;
  };
  const rest: ScientistId[] = ['geologist', 'chemist', 'physicist'];
  // Oxygen or energy for hardly a turn and three scientists to do it: no meal puts off the end of the round.
  for (const round of [2, 4, 5]) {
    expect(choiceOf({ rest, o2: 6 }, round).do, `round ${round}`).not.toBe('feed');
    expect(choiceOf({ rest, o2: 5 }, round).do, `round ${round}`).not.toBe('feed');
  }
  expect(choiceOf({ rest, o2: 3, energy: 0, ironLeft: 0, water: 0 }, 5).do).not.toBe('feed');
  // Nobody in hand and oxygen for a whole round: one after the other comes back, but not more than can work.
  const t = position({
    players: [{ at: 'F', sp: 30, hand: [], rest: [...rest, 'botanist', 'mining-engineer'], o2: 3 }],
  });
  t.choose(0, { do: 'feed' });
  const back: string[] = [];
  while (t.step(0) === 'recall') {
    const choice = advice.playout?.(t.state, 0, t.options(0), seedRandom('hungry')) as LunaChoice;
    back.push(choice.do);
    t.choose(0, choice);
  }
  expect(back).toEqual(['recall', 'recall', 'enough']);
});

test('the easy player does not pay points for meals that nobody needs either', () => {
  const rest: ScientistId[] = ['geologist', 'chemist', 'physicist'];
  for (const [round, o2] of [
    [2, 3],
    [3, 2],
    [4, 3],
  ]) {
    const t = position({ round, players: [{ at: 'F', sp: 30, rest, o2 }] });
    const view = lunaMaris.view(t.state, 0);
    for (let luck = 0; luck < 30; luck++) {
      const { choice } = thinkerOf('easy').think(room.game, advice, view, 0, seedRandom(`meal ${luck}`));
      expect(choice.do, `round ${round}, luck ${luck}`).not.toBe('feed');
    }
  }
});

test('priors and quick choices answer every question of a play', async () => {
  const seen = new Set<string>();
  const watched: typeof advice = {
    ...advice,
    priors(s, seat, options) {
      seen.add(stepOf(s, seat));
      const priors = advice.priors?.(s, seat, options) ?? [];
      expect(priors.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
      return priors;
    },
  };
  const players: Player[] = [1, 2].map(() => ({ name: 'greedy', level: 'greedy' }));
  const match = await playMatch({ ...room, advice: watched }, { number: 1, seed: 'watched', players, bound: {} });
  expect(isRefused(match)).toBe(false);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['act', 'equipment', 'field', 'place', 'serve', 'turn']));
});

function stepOf(s: LunaState, seat: number): string {
  return s.agenda.seats[seat].at(-1)?.step ?? 'none';
}

test('the greedy player beats the random one', async () => {
  for (let game = 0; game < 4; game++) {
    const names = game % 2 === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
    const players = names.map((level): Player => ({ name: level, level }));
    const match = await playMatch(room, { number: game, seed: `greedy ${game}`, players, bound: {} });
    if (isRefused(match)) throw new Error(match.message);
    expect(match.winners).toEqual([names.indexOf('greedy')]);
  }
});
