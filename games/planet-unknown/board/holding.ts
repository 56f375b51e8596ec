import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS, type Turn } from '../data/index.ts';
import type { ChoiceOf, PuChoice } from '../rules/choices.ts';
import { cellAt, xOf, yOf } from '../rules/grid.ts';
import type { Cell, EffectOf, Player } from '../rules/state.ts';

const heldTile = (p: Player): EffectOf<'place'> | undefined =>
  p.pending.find((effect): effect is EffectOf<'place'> => effect.effect === 'place');

/** The cell of an orientation a person holds it by: the one nearest to its middle. */
function grip(orientation: number): { x: number; y: number } {
  const { cells, width, height } = ORIENTATIONS[orientation];
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const distance = (cell: { x: number; y: number }): number => (cell.x - middle.x) ** 2 + (cell.y - middle.y) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

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
  readonly over: Hover;
  /** Every cell the grip may be put on in this turn, with the choice that is. */
  readonly grips: ReadonlyMap<Cell, ChoiceOf<'place'>>;
  rotate(by: number): void;
  flip(): void;
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
  const cell = useSyncExternalStore(over.watch, over.get);
  return useMemo(() => spotOf(placing, cell), [placing, cell]);
}

/** What a person holds and where: shared by the layer over the planet and the buttons beside it. */
export function usePlacing(p: Player | undefined, choices: readonly PuChoice[]): Placing | undefined {
  const [turn, setTurn] = useState(0);
  const [over] = useState(newHover);
  const [last, setLast] = useState<number>();
  const held = p && heldTile(p);
  if (held?.tile !== last) {
    setLast(held?.tile);
    setTurn(0);
  }
  useEffect(() => over.set(undefined), [over, held?.tile]);
  const byTurn = useMemo(() => {
    const turns = new Map<Turn, ChoiceOf<'place'>[]>();
    for (const choice of choices)
      if (choice.do === 'place') turns.set(choice.turn, [...(turns.get(choice.turn) ?? []), choice]);
    return turns;
  }, [choices]);
  return useMemo(() => {
    if (held === undefined || byTurn.size === 0) return undefined;
    const orientation = TILE_TURNS[held.tile][turn];
    const { x, y } = grip(orientation);
    const fitting = byTurn.get(ORIENTATIONS[orientation].turn) ?? [];
    return {
      effect: held,
      tile: held.tile,
      turn,
      over,
      grips: new Map(fitting.map((choice) => [choice.at + y * GRID_SIZE + x, choice])),
      rotate: (by) => setTurn((now) => (now & 4) | ((now + by + 4) & 3)),
      flip: () => setTurn((now) => now ^ 4),
    };
  }, [held, byTurn, turn, over]);
}
