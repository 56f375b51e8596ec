import { below, forkRandom, type Random, type Seat, shuffle } from '@orrery/kernel';
import { EXPLORATION_TILES, SYSTEM_TILES, TRANSMITTERS } from './data/index.ts';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, IN_STACK, type PulsarState } from './rules/state.ts';
import { areSidesSecret } from './view.ts';

/** What is hidden, dealt anew from what it could be. */
export function guess(seen: PulsarState, viewer: Seat | null, random: Random): PulsarState {
  const s = cloneState(seen);
  s.random = forkRandom(random);
  dealSystems(s, random);
  dealTransmitters(s, random);
  s.unexplored = shuffle(random, unseenTiles(s));
  if (areSidesSecret(s)) chooseSides(s, viewer, random);
  return s;
}

function dealSystems(s: PulsarState, random: Random): void {
  const unseen = SYSTEM_TILES.map((_, tile) => tile).filter((tile) => !s.systems.includes(tile));
  shuffle(random, unseen);
  s.systems = s.systems.map((tile) => (tile === HIDDEN ? (unseen.pop() as number) : tile));
  s.spare = unseen.pop() as number;
}

/** The letters lie in order, so each kind is dealt to its own part of the stack. */
function dealTransmitters(s: PulsarState, random: Random): void {
  const { length } = s.stack;
  if (length === 0) return;
  const top = s.stack[length - 1];
  const left = ['C', 'B', 'A'].flatMap((letter) =>
    shuffle(
      random,
      TRANSMITTERS.flatMap((tile, i) => (tile.letter === letter && s.holder[i] === IN_STACK && i !== top ? [i] : [])),
    ),
  );
  s.stack = [...left, top];
}

/** Exploration tiles that nobody has seen since the last shuffle. */
function unseenTiles(s: PulsarState): number[] {
  const left = EXPLORATION_TILES.map(({ copies }) => copies);
  const kept = EXPLORATION_TILES.findIndex((tile) => tile.keep);
  for (const player of s.players) left[kept] -= player.stationTiles;
  for (const tile of s.explored) left[tile]--;
  for (const frame of s.agenda.seats.flat()) {
    if (frame.step === 'choose-exploration') for (const tile of frame.tiles) left[tile]--;
  }
  return left.flatMap((n, tile) => new Array<number>(n).fill(tile));
}

function chooseSides(s: PulsarState, viewer: Seat | null, random: Random): void {
  s.players.forEach((player, seat) => {
    const hasChosen = s.agenda.seats[seat].length === 0 && s.agenda.table.every((frame) => frame.step !== 'ask-sides');
    if (seat !== viewer && hasChosen) player.hqSide = below(random, 2);
  });
}
