import { room } from '@orrery/comet';
import { below, type GameRoom, type State } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { PROPERTIES } from '../src/properties/index.ts';
import { type Comet, type CometState, FLAWS } from './flaws.ts';

function conserve(s: State): void {
  const { hands, bids, seen, comet: shown, comets } = s as CometState;
  const rounds = seen.length - (shown > 0 ? 1 : 0);
  for (const [seat, hand] of hands.entries()) {
    expect(hand.length + rounds + (bids[seat] > 0 ? 1 : 0), `cards of seat ${seat}`).toBe(7);
  }
  expect(new Set([...comets, ...seen]).size, 'every comet is another one').toBe(comets.length + seen.length);
}

async function check(property: string, flawed: Comet | GameRoom): Promise<void> {
  const flawedRoom = 'game' in flawed ? flawed : ({ ...room, game: flawed } as unknown as GameRoom);
  for (let i = 0; i < 12; i++) {
    await PROPERTIES[property]({
      room: flawedRoom,
      game: flawedRoom.game,
      seats: 2 + (i % 3),
      settings: { comets: 3 },
      seed: `flaw ${i}`,
      longest: 500,
      conserve,
    });
  }
}

describe('a property finds', () => {
  test.each(FLAWS)('"%s": %s', async (property, _, flawed, says) => {
    await check(property, room as unknown as GameRoom);
    await expect(check(property, flawed)).rejects.toThrow(says);
  });

  test('at least one flaw each', () => {
    expect(new Set(FLAWS.map(([property]) => property))).toEqual(new Set(Object.keys(PROPERTIES)));
  });
});

test('a play is the same for the same seed', async () => {
  const seen: number[][] = [[], []];
  for (const states of seen) {
    await PROPERTIES['components are conserved']({
      room: room as unknown as GameRoom,
      game: room.game as unknown as GameRoom['game'],
      seats: 3,
      settings: {},
      seed: 'again',
      longest: 500,
      conserve: (s) => void states.push(s.revealed, below(s.random.slice(), 1000)),
    });
  }
  expect(seen[0].length).toBeGreaterThan(20);
  expect(seen[0]).toEqual(seen[1]);
});
