import {
  askedSeats,
  below,
  choose,
  isOver,
  isRefused,
  optionsOf,
  type Seat,
  seedRandom,
  startPlay,
  type TableSettings,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { callSign } from '@orrery/table';
import type { Page } from 'playwright-core';
import { newStoredTable, type StoredTable } from '../src/offline/store.ts';

interface Wanted {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  /** Whole games by default. */
  readonly choices?: number;
  readonly settings?: TableSettings;
  /** How many people share the device, from seat 0 on; the rest are computer players. */
  readonly people?: number;
  /** How the computer players play on. */
  readonly level?: string;
}

const nameOf = (seat: Seat): string => (seat === 0 ? 'Orion' : callSign(seat - 1));

/** A table that has been played for some choices at random and then waits for the person on seat 0. */
export async function playedTable({
  game: id,
  seed,
  seats,
  choices = Number.POSITIVE_INFINITY,
  settings = {},
  people = 1,
  level = 'random',
}: Wanted): Promise<StoredTable> {
  const { game } = await ROOMS[id]();
  const play = startPlay(game, { seats, seed, settings });
  if (isRefused(play)) throw new Error(play.message);
  const random = seedRandom(seed);
  const waits = (asked: readonly Seat[]): boolean => play.choices.length >= choices && asked.includes(0);
  for (
    let asked = askedSeats(game, play.state);
    !isOver(play.state) && !waits(asked);
    asked = askedSeats(game, play.state)
  ) {
    // The person comes last, so that the others' choices are known.
    const seat = asked[asked.length - 1];
    const options = optionsOf(game, play.state, seat);
    const done = choose(play, seat, options[below(random, options.length)]);
    if (isRefused(done)) throw new Error(done.message);
  }
  return newStoredTable({
    game,
    settings: play.settings,
    seed,
    names: Array.from({ length: seats }, (_, seat) => nameOf(seat)),
    sitters: Array.from({ length: seats }, (_, seat) =>
      seat < people
        ? ({ kind: 'person', who: `seat-${seat}`, name: nameOf(seat), confirm: false } as const)
        : ({ kind: 'computer', level } as const),
    ),
    choices: play.choices,
  });
}

/** Puts a table where the app keeps its tables. */
export async function keepTable(page: Page, table: StoredTable): Promise<void> {
  // Whatever is served from there will do, and this is nothing.
  await page.goto('/icon.svg');
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('orrery', 1);
        request.onupgradeneeded = () => void request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          transaction.objectStore('tables').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    table,
  );
}
