import { greedyThinker, learnedRoom, thinkerOf } from '@orrery/bots';
import { advance, type GameRoom, isOver, optionsOf, type State, seedRandom } from '@orrery/kernel';
import { openCheckout } from './checkout.ts';
import { begin, firstAsked } from './games.ts';
import { measureRate, type Slices } from './measure.ts';

const SEATS = 2;
const POSITIONS = 12;
/** As many as a search of 200 ms makes, more or less. */
const PLAYOUTS = 250;
/** One slice is one search of every position. */
const SEARCHES: Slices = { warmUpMs: 1500, slices: 7, sliceMs: 1 };

export interface SearchFigures {
  readonly playoutsPerSecond: number;
  readonly valuationsPerSecond: number;
  /** By the network that a search plays by, where there is one. */
  readonly learnedPerSecond?: number;
  /** Of another checkout's search, where one is given. */
  readonly playoutsBefore?: number;
}

/** The search as hard plays it at two seats, its first look at the options counted in, and the hand-written valuation. */
export async function measureSearch(unlearned: GameRoom): Promise<SearchFigures> {
  const room = await learnedRoom(unlearned);
  const positions = positionsOf(room);
  const playoutsPerSecond = playoutsOf(positions, room, thinkerOf);
  const valuationsPerSecond = measureRate(() => {
    for (const { state } of positions) for (let seat = 0; seat < SEATS; seat++) room.advice.value(state, seat);
    return positions.length * SEATS;
  });
  const lead = room.advice.at?.(positions[0].state, true).lead;
  if (lead === undefined || lead === room.advice.lead) return { playoutsPerSecond, valuationsPerSecond };
  const learnedPerSecond = measureRate(() => {
    for (const { state } of positions) for (let seat = 0; seat < SEATS; seat++) lead(state, seat);
    return positions.length * SEATS;
  });
  return { playoutsPerSecond, valuationsPerSecond, learnedPerSecond };
}

/** Playouts a second of another checkout's search, on the same positions. */
export async function measureBefore(unlearned: GameRoom, folder: string): Promise<number> {
  const room = await learnedRoom(unlearned);
  const { room: before, bots } = await openCheckout(folder, room.game.id);
  return playoutsOf(positionsOf(room), before, bots.thinkerOf);
}

function playoutsOf(positions: readonly Position[], { game, advice }: GameRoom, thinkerWith: typeof thinkerOf): number {
  const thinker = thinkerWith('search', { playouts: PLAYOUTS });
  return measureRate(() => {
    let playouts = 0;
    for (const { view, seat } of positions) {
      playouts += thinker.think(game, advice, view, seat, seedRandom('search')).playouts;
    }
    return playouts;
  }, SEARCHES);
}

interface Position {
  readonly state: State;
  readonly view: State;
  readonly seat: number;
}

/** Questions with something to decide, spread evenly over a play of greedy players. */
function positionsOf({ game, advice }: GameRoom): Position[] {
  const thinker = greedyThinker({ looks: 16, guesses: 1 });
  const s = begin(game, SEATS, 'search');
  const random = seedRandom('greedy');
  const all: Position[] = [];
  while (!isOver(s)) {
    const seat = firstAsked(game, s);
    const view = game.view(s, seat);
    if (optionsOf(game, s, seat).length > 1) all.push({ state: game.clone(s), view, seat });
    advance(game, s, seat, thinker.think(game, advice, view, seat, random).choice);
  }
  return Array.from({ length: POSITIONS }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / POSITIONS)]);
}
