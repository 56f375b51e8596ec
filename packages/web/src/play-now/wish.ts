import { CATALOG } from 'virtual:catalog';
import type { PlayWish } from '@orrery/protocol';
import { GAME_IDS } from '../games.ts';

const KEY = 'orrery-play-now';

/** The numbers of seats with which a game is played by several. */
export function seatsOf(game: string): number[] {
  const { min, max } = CATALOG[game].seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => n > 1);
}

/** What somebody wanted the last time, or what most want. */
export function lastWish(): PlayWish {
  const usual: PlayWish = { game: GAME_IDS[0], seats: seatsOf(GAME_IDS[0]), pace: 'live', computers: true };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PlayWish>) };
    const seats = CATALOG[kept.game] ? kept.seats.filter((n) => seatsOf(kept.game).includes(n)) : [];
    return seats.length === 0 ? usual : { ...kept, seats };
  } catch {
    return usual;
  }
}

export function keepWish(wish: PlayWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser without storage asks again the next time.
  }
}
