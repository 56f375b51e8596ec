import type { State } from '@orrery/kernel';
import { askedSeats, type Choice, choose, isOver, isRefused, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { newStoredTable, type StoredTable } from '../src/offline/store.ts';

export interface Position {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What the person of seat 0 is asked when the play stops; without it the play goes on to its end. */
  readonly until?: (choices: readonly Choice[], state: State, made: number) => boolean;
  /** How many people share the device; the rest are computer players. */
  readonly people?: number;
  /** Seeds to try behind the given one until a play comes to such a question. */
  readonly tries?: number;
}

const NAMES = ['Orion', 'Vega', 'Lyra', 'Rigel', 'Altair', 'Mira'];

const found = new WeakMap<Position, Promise<StoredTable>>();

/** A sensible play that has come to a certain question, stored as the app stores its tables; searched for once. */
export function positionTable(wanted: Position): Promise<StoredTable> {
  const table = found.get(wanted) ?? search(wanted);
  found.set(wanted, table);
  return table;
}

async function search(wanted: Position): Promise<StoredTable> {
  const { game: id, seats, settings = {}, until, people = 1, tries = 60 } = wanted;
  const { game, advice } = await ROOMS[id]();
  for (let attempt = 0; attempt < tries; attempt++) {
    const seed = attempt === 0 ? wanted.seed : `${wanted.seed} ${attempt}`;
    const play = startPlay(game, { seats, seed, settings: settings as never });
    if (isRefused(play)) throw new Error(play.message);
    const random = seedRandom(seed);
    let isThere = until === undefined;
    while (!isOver(play.state)) {
      const asked = askedSeats(game, play.state);
      const mine = asked.includes(0) ? optionsOf(game, play.state, 0) : [];
      if (
        until !== undefined &&
        asked.length === 1 &&
        mine.length > 0 &&
        until(mine, play.state, play.choices.length)
      ) {
        isThere = true;
        break;
      }
      // The person comes last, so that the others' choices are known.
      const seat = asked[asked.length - 1];
      const list = optionsOf(game, play.state, seat);
      const done = choose(play, seat, advice.playout?.(play.state, seat, list, random) ?? list[0]);
      if (isRefused(done)) throw new Error(done.message);
    }
    if (!isThere) continue;
    return newStoredTable({
      game,
      settings: play.settings,
      seed,
      names: NAMES.slice(0, seats),
      sitters: Array.from({ length: seats }, (_, seat) =>
        seat < people
          ? ({ kind: 'person', who: `seat-${seat}`, name: NAMES[seat], confirm: false } as const)
          : ({ kind: 'computer', level: 'medium' } as const),
      ),
      choices: play.choices,
    });
  }
  throw new Error(`no play of ${id} comes to that question (seed: ${wanted.seed})`);
}
