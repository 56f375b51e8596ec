import { arena } from '@orrery/bots';
import { isRefusal, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { advice } from '../bot.ts';
import { room } from '../index.ts';
import { position } from './position.ts';

test('the greedy player beats the random one', async () => {
  for (const seats of [2, 3]) {
    const result = await arena({ room, seats, players: ['greedy', 'random'], games: 1, seed: `bot test ${seats}` });
    if (isRefusal(result)) throw new Error(result.message);
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
