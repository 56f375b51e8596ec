import { arena, openPuzzle } from '@orrery/bots';
import { advance, isAsked, isOver, isRefused, optionsOf, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { goalGain } from '../bot/goals.ts';
import { lookOut } from '../bot/outlook.ts';
import { sensible } from '../bot/sensible.ts';
import { QUICK } from '../bot/tuning.ts';
import { advice } from '../bot.ts';
import { GOALS } from '../data/index.ts';
import { pulsar } from '../game.ts';
import { room } from '../index.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { cubePoints } from '../rules/final.ts';
import type { PulsarState } from '../rules/state.ts';
import { position } from './position.ts';
import refused from './slips/refuses-points-in-the-final-scoring.json' with { type: 'json' };
import refusedToo from './slips/refuses-points-in-the-final-scoring-2.json' with { type: 'json' };

test('the greedy player beats the random one', async () => {
  for (const seats of [2, 3]) {
    const result = await arena({ room, seats, players: ['greedy', 'random'], games: 1, seed: `bot test ${seats}` });
    if (isRefused(result)) throw new Error(result.message);
    for (const match of result.matches) {
      const winners = match.winners.map((seat: Seat) => match.players[seat]);
      expect(winners, match.seed).toEqual(['greedy']);
    }
  }
});

test('what is plainly better is valued more', () => {
  const value = (given: Parameters<typeof position>[0]): number => advice.value(position(given).state, 0);
  const bare = value({ round: 4 });
  expect(value({ round: 4, players: [{ cubes: 3 }] })).toBeGreaterThan(bare);
  expect(value({ round: 4, players: [{ plusTwo: 1 }] })).toBeGreaterThan(bare);
  expect(value({ round: 4, pulsars: { n42: { owner: 0 } } })).toBeGreaterThan(bare);
  const built = value({ round: 4, pulsars: { n42: { owner: 0, gyrodyne: 'large' } } });
  expect(value({ round: 4, pulsars: { n42: { owner: 0, gyrodyne: 'large', spins: true } } })).toBeGreaterThan(built);
  expect(value({ round: 4, transmitters: { 'transmitter-a7': { owner: 0, active: true } } })).toBeGreaterThan(bare);
});

test('priors are finite, never negative, and prefer a completed gyrodyne to a lost turn', () => {
  const t = position({ round: 3, players: [{ silver: [6] }], pulsars: { n42: { owner: 0, gyrodyne: 'large' } } });
  const options = t.options(0);
  const priors = advice.priors?.(t.state, 0, options) ?? [];
  expect(priors).toHaveLength(options.length);
  for (const prior of priors) expect(prior >= 0 && Number.isFinite(prior)).toBe(true);
  const complete = priors[options.findIndex((option) => option.do === 'complete')];
  expect(complete).toBe(Math.max(...priors));
  expect(complete).toBeGreaterThan(priors[options.findIndex((option) => option.do === 'end-turn')]);
});

test('a goal within reach makes its deed worth more, a goal that is met no more', () => {
  const gain = (patents: readonly string[]): number => {
    const { state } = position({ round: 5, players: [{ patents }] });
    state.goals = [GOALS.findIndex(({ id }) => id === 'goal-5-a')];
    return goalGain(state, 0, 'patent', lookOut(state, 0, QUICK));
  };
  const five = ['ai-1', 'ai-2', 'ai-3', 'aii-1', 'aii-2'];
  expect(gain(five.slice(0, 4))).toBeGreaterThan(gain(five.slice(0, 1)));
  expect(gain(five.slice(0, 1))).toBeGreaterThan(0);
  expect(gain(five)).toBe(0);
});

test('a patent that pays for visits draws flights to them', () => {
  const best = (patents: readonly string[]): string => {
    const t = position({
      players: [{ silver: [2], ship: 'n41', patents }],
      pulsars: { n42: { owner: 1 } },
      systems: { n39: { tile: 'system-04', on: [0] }, n44: { tile: 'system-05', on: [0] } },
    });
    t.choose(0, { do: 'fly', pay: 'silver2' });
    const priors = advice.priors?.(t.state, 0, t.options(0)) ?? [];
    const option = t.options(0)[priors.indexOf(Math.max(...priors))];
    return option.do === 'route' ? option.path : option.do;
  };
  expect(best([])).not.toMatch(/n42/);
  expect(best(['ai-3'])).toMatch(/n42/);
});

test('in the final scoring cubes go where they bring most', () => {
  const after = (before: PulsarState, seat: Seat, choice: PulsarChoice): PulsarState => {
    const s = pulsar.clone(before);
    advance(pulsar, s, seat, choice);
    return s;
  };
  // Cubes are counted when everybody has bought.
  const endOf = (s: PulsarState, seat: Seat): number => pulsar.scores(s)[seat] + (isOver(s) ? 0 : cubePoints(s, seat));
  const mostOf = (s: PulsarState, seat: Seat): number =>
    isAsked(pulsar, s, seat)
      ? Math.max(...optionsOf(pulsar, s, seat).map((choice) => mostOf(after(s, seat, choice), seat)))
      : endOf(s, seat);
  const leastOf = (s: PulsarState, seat: Seat): number =>
    isAsked(pulsar, s, seat)
      ? Math.min(
          ...sensible(s, seat, optionsOf(pulsar, s, seat)).map((choice) => leastOf(after(s, seat, choice), seat)),
        )
      : endOf(s, seat);
  for (const slip of [refused, refusedToo]) {
    const play = openPuzzle(pulsar, { ...slip, answer: { do: 'decline' }, others: [], reasons: [] });
    if (isRefused(play)) throw new Error(play.message);
    expect(leastOf(play.state, slip.seat), slip.seed).toBe(mostOf(play.state, slip.seat));
  }
});
