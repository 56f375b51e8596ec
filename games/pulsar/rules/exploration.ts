import { reveal, type Seat, shuffle } from '@orrery/kernel';
import { EXPLORATION_TILES } from '../data/index.ts';
import { EXPLORATION_FRAMES } from './benefits.ts';
import type { Chapter } from './chapter.ts';
import type { Doing } from './choices.ts';
import { voice } from './events.ts';
import { pushAll } from './gains.ts';
import { DRAW_TWO, happen, powersOf } from './powers.ts';
import { NONE, type PulsarState } from './state.ts';

/** PUL-SYS-15, PUL-SYS-24: an empty stack is made anew from the discards. */
function drawTile(s: PulsarState): number {
  if (s.unexplored.length === 0) {
    if (s.explored.length === 0) return NONE;
    s.unexplored = shuffle(s.random, s.explored);
    s.explored = [];
    voice.tell?.({ event: 'reshuffled' });
  }
  reveal(s);
  return s.unexplored.pop() as number;
}

/** PUL-SYS-14: what a drawn tile gives comes at once; station tiles are kept. */
function resolveTile(s: PulsarState, seat: Seat, tile: number, beside: number): void {
  if (EXPLORATION_TILES[tile].keep) s.players[seat].stationTiles++;
  else s.explored.push(tile);
  if (beside !== NONE) s.explored.push(beside);
  const id = EXPLORATION_TILES[tile].id;
  if (beside === NONE) voice.tell?.({ event: 'explored', seat, tile: id });
  else voice.tell?.({ event: 'explored', seat, tile: id, beside: EXPLORATION_TILES[beside].id });
  pushAll(s, seat, EXPLORATION_FRAMES[tile]);
}

const KEEP: readonly Doing<'keep'>[] = EXPLORATION_TILES.map(({ id }) => ({ do: 'keep', tile: id }));

export const explorationSteps: Chapter<'explore' | 'choose-exploration'> = {
  explore: {
    run(s, _, seat) {
      const tile = drawTile(s);
      if (tile === NONE) return;
      happen(s, seat, 'exploration-draw');
      // PUL-TECH-40: two are drawn, one is used.
      const other = (powersOf(s.players[seat]) & DRAW_TWO) === 0 ? NONE : drawTile(s);
      if (other === NONE || other === tile) resolveTile(s, seat, tile, other);
      else s.agenda.seats[seat].push({ step: 'choose-exploration', tiles: [tile, other] });
    },
  },
  'choose-exploration': {
    options: (_, __, { tiles }) => tiles.map((tile) => KEEP[tile]),
    take(s, seat, choice, { tiles }) {
      if (choice.do !== 'keep') return;
      const [first, second] = tiles;
      if (EXPLORATION_TILES[first].id === choice.tile) resolveTile(s, seat, first, second);
      else resolveTile(s, seat, second, first);
    },
    whyNot: () => ({ rule: 'PUL-TECH-40' }),
  },
};
