import { describe, expect, test } from 'vitest';
import { type GameEvent, heardBy, listen, rank, silently, voiceOf } from '../src/index.ts';

const voice = voiceOf<GameEvent>();
const say = (event: string): void => voice.tell?.({ event });

describe('the voice', () => {
  test('is heard only while somebody listens', () => {
    say('before');
    expect(listen(() => say('now'))).toEqual([{ event: 'now' }]);
    expect(voice.tell).toBeUndefined();
  });

  test('does not even make an event when nobody listens', () => {
    let made = 0;
    const event = (): GameEvent => ({ event: `${made++}` });
    voice.tell?.(event());
    expect(made).toBe(0);
  });

  test('is silent where a listener wants a part unheard', () => {
    const events = listen(() => {
      say('one');
      silently(() => say('unheard'));
      say('two');
    });
    expect(events.map(({ event }) => event)).toEqual(['one', 'two']);
  });

  test('comes back after a fault', () => {
    expect(() => listen(() => JSON.parse('{'))).toThrow();
    expect(voice.tell).toBeUndefined();
    listen(() => {
      expect(() => silently(() => JSON.parse('{'))).toThrow();
      expect(voice.tell).toBeDefined();
    });
  });

  test('says some things to one seat only', () => {
    expect(heardBy({ event: 'x' }, null)).toBe(true);
    expect(heardBy({ event: 'x', seat: 1 }, 0)).toBe(true);
    expect(heardBy({ event: 'x', only: 1 }, 1)).toBe(true);
    expect(heardBy({ event: 'x', only: 1 }, 0)).toBe(false);
    expect(heardBy({ event: 'x', only: 0 }, null)).toBe(false);
  });
});

describe('places', () => {
  test('go by score, and the same score shares a place', () => {
    expect(rank([3, 9, 5])).toEqual([3, 1, 2]);
    expect(rank([5, 5, 1, 7])).toEqual([2, 2, 4, 1]);
    expect(rank([4])).toEqual([1]);
  });

  test('can be told apart by a tie-break', () => {
    expect(rank([5, 5, 5], (a, b) => b - a)).toEqual([3, 2, 1]);
  });
});
