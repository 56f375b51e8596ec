import { useBoard, useHeld, useOfBoard } from '@orrery/board';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS, type Turn } from '../../data/index.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { cellAt, xOf, yOf } from '../../rules/grid.ts';
import type { Cell, EffectOf } from '../../rules/state.ts';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';
import { grip, gripCell, heldTile } from './grip.ts';

/** The cell under the grip. It changes with every step of the pointer, so only those who watch it are drawn anew. */
interface Hover {
  get(): Cell | undefined;
  set(cell: Cell | undefined): void;
  watch(changed: () => void): () => void;
}

function newHover(): Hover {
  let over: Cell | undefined;
  const watchers = new Set<() => void>();
  return {
    get: () => over,
    set(cell) {
      if (cell === over) return;
      over = cell;
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}

export interface Placing {
  readonly effect: EffectOf<'place'>;
  readonly tile: number;
  /** Place in TURNS. */
  readonly turn: number;
  /** The ways to hold it in which it fits somewhere. */
  readonly turns: readonly number[];
  readonly over: Hover;
  /** Every cell the grip may be put on in this turn, with the choice that is. */
  readonly grips: ReadonlyMap<Cell, ChoiceOf<'place'>>;
  rotate(by: number): void;
  flip(): void;
  /** Lays the tile with its grip on a cell, if it fits there. */
  lay(cell: Cell | undefined): void;
}

export interface Spot {
  /** Where the tile would lie, legal or not. */
  readonly wanted: ChoiceOf<'place'> | undefined;
  readonly choice: ChoiceOf<'place'> | undefined;
}

/** What it means to hold the tile over a cell. */
export function spotOf({ tile, turn, grips }: Placing, over: Cell | undefined): Spot {
  if (over === undefined) return { wanted: undefined, choice: undefined };
  const orientation = TILE_TURNS[tile][turn];
  const { width, height, turn: turned } = ORIENTATIONS[orientation];
  const hold = grip(orientation);
  const [x, y] = [xOf(over) - hold.x, yOf(over) - hold.y];
  const inside = x >= 0 && y >= 0 && x + width <= GRID_SIZE && y + height <= GRID_SIZE;
  return { wanted: inside ? { do: 'place', at: cellAt(x, y), turn: turned } : undefined, choice: grips.get(over) };
}

/** The spot under the grip, kept up to date. */
export function useSpot(placing: Placing): Spot {
  const { over } = placing;
  const cell = useSyncExternalStore(over.watch, over.get, over.get);
  return useMemo(() => spotOf(placing, cell), [placing, cell]);
}

const turnOf = (tile: number, turn: number): Turn => ORIENTATIONS[TILE_TURNS[tile][turn]].turn;

/** The next way to hold a tile in which it fits somewhere: turned further, or mirrored first. */
export function nextTurn(turns: readonly number[], now: number, by: number, flipped: boolean, tile: number): number {
  const side = flipped ? (now & 4) ^ 4 : now & 4;
  for (let step = flipped ? 0 : 1; step <= 4; step++) {
    const next = side | ((now + by * step + 8) & 3);
    const fitting = turns.find((turn) => turnOf(tile, turn) === turnOf(tile, next));
    if (fitting !== undefined) return fitting;
  }
  return now;
}

const LAY = 'lay ';
const isTurn = (place: string): boolean => place.startsWith('turn ');

/** What a person holds and where: the way it is held is what is pressed first, the cell what is pressed then. */
export function usePlacing({ view, viewer, options }: Facts): Placing | undefined {
  const store = useBoard();
  const held = useHeld();
  const [over] = useState(newHover);
  const effect = viewer === null ? undefined : heldTile(view.players[viewer]);
  useEffect(() => over.set(undefined), [over, effect?.tile]);
  const byTurn = useMemo(() => {
    const turns = new Map<Turn, ChoiceOf<'place'>[]>();
    for (const choice of options)
      if (choice.do === 'place') turns.set(choice.turn, [...(turns.get(choice.turn) ?? []), choice]);
    return turns;
  }, [options]);
  const guided = useOfBoard((board) => board.guided());
  const wanted = held.find(isTurn) ?? guided?.steps.find(isTurn);
  // A hint holds the tile over the place it speaks of.
  useEffect(() => {
    const cell = guided?.steps.find((place) => place.startsWith(LAY))?.slice(LAY.length);
    if (cell !== undefined) over.set(Number(cell));
  }, [over, guided]);
  return useMemo(() => {
    if (effect === undefined || byTurn.size === 0) return undefined;
    const { tile } = effect;
    // Ways that look alike are one.
    const turns = TILE_TURNS[tile].flatMap((orientation, turn) =>
      TILE_TURNS[tile].indexOf(orientation) === turn && byTurn.has(turnOf(tile, turn)) ? [turn] : [],
    );
    const turn = turns.find((each) => places.turn(turnOf(tile, each)) === wanted) ?? turns[0];
    const fitting = byTurn.get(turnOf(tile, turn)) ?? [];
    const grips = new Map(fitting.map((choice) => [gripCell(TILE_TURNS[tile][turn], choice.at), choice]));
    const hold = (next: number) => {
      const place = places.turn(turnOf(tile, next));
      if (!store.held().includes(place)) store.press(place);
    };
    return {
      effect,
      tile,
      turn,
      turns,
      over,
      grips,
      rotate: (by) => hold(nextTurn(turns, turn, by, false, tile)),
      flip: () => hold(nextTurn(turns, turn, 1, true, tile)),
      lay(cell) {
        if (cell === undefined || !grips.has(cell)) return;
        hold(turn);
        store.press(places.lay(cell));
      },
    };
  }, [effect, byTurn, wanted, over, store]);
}
