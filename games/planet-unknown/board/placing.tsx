import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS, type Turn } from '../data/index.ts';
import { cellAt, xOf, yOf } from '../rules/grid.ts';
import type { Cell, ChoiceOf, EffectOf, Player, PuChoice } from '../rules/state.ts';
import { CELL, EDGE, left, SIZE, top } from './cells.ts';
import { cellUnder } from './drag.tsx';
import { TileCells } from './tile.tsx';

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

const Outline = memo(function Outline({ tile, turn }: { tile: number; turn: number }) {
  const { cells } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const has = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y);
  const lines = cells.flatMap(({ x, y }) => {
    const [px, py] = [x * CELL, y * CELL];
    return [
      has(x - 1, y) ? '' : `M${px} ${py}v${CELL}`,
      has(x + 1, y) ? '' : `M${px + CELL} ${py}v${CELL}`,
      has(x, y - 1) ? '' : `M${px} ${py}h${CELL}`,
      has(x, y + 1) ? '' : `M${px} ${py + CELL}h${CELL}`,
    ];
  });
  return <path d={lines.join('')} className="pu-outline" />;
});

const percent = (cells: number): string => `${((cells * CELL) / SIZE) * 100}%`;

/** The tile as it would lie. A layer of its own that only travels: nothing under it is painted again. */
function Ghost({ placing }: { placing: Placing }) {
  const { tile, turn } = placing;
  const { wanted, choice } = useSpot(placing);
  const { width, height } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const shown = wanted !== undefined;
  const [x, y] = shown ? [xOf(wanted.at), yOf(wanted.at)] : [0, 0];
  return (
    <div
      className={`pu-ghost${shown ? (choice ? ' legal' : ' illegal') : ''}`}
      style={{
        left: `${(EDGE / SIZE) * 100}%`,
        top: `${(EDGE / SIZE) * 100}%`,
        width: percent(width),
        height: percent(height),
        visibility: shown ? 'visible' : 'hidden',
        transform: `translate(${(x / width) * 100}%, ${(y / height) * 100}%)`,
      }}
    >
      <svg viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
        <TileCells tile={tile} turn={turn} />
        <Outline tile={tile} turn={turn} />
      </svg>
    </div>
  );
}

const STEP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_SIZE,
  ArrowDown: GRID_SIZE,
};

const Dots = memo(function Dots({ cells }: { cells: readonly Cell[] }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect x="2" y="2" width={SIZE - 4} height={SIZE - 4} rx="12" className="pu-ring" />
      {cells.map((cell) => (
        <circle key={cell} cx={left(cell) + 20} cy={top(cell) + 20} r="4" className="pu-dot" />
      ))}
    </svg>
  );
});

/** The tile in the hand over the planet: turned by wheel or key, moved by pointer or arrows, placed by click or Enter. */
export function PlacingLayer({
  placing,
  planet,
  place,
  label,
}: {
  placing: Placing;
  planet: RefObject<SVGSVGElement | null>;
  place: (choice: ChoiceOf<'place'>) => void;
  label: string;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(placing);
  latest.current = placing;
  useEffect(() => {
    const element = layer.current;
    element?.focus({ preventScroll: true });
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      latest.current.rotate(event.deltaY > 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const { over, grips } = placing;
  const cells = useMemo(() => [...grips.keys()], [grips]);
  const placeHere = () => {
    const { choice } = spotOf(placing, over.get());
    if (choice) place(choice);
  };
  const onKey = (event: KeyboardEvent) => {
    const now = over.get();
    const from = now ?? cells[0] ?? 0;
    const step = STEP[event.key];
    if (step !== undefined) {
      const to = now === undefined ? from : from + step;
      const wraps = Math.abs(step) === 1 && now !== undefined && yOf(to) !== yOf(from);
      if (to >= 0 && to < GRID_SIZE * GRID_SIZE && !wraps) over.set(to);
    } else if (event.key === 'r' || event.key === ' ') placing.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === 'R') placing.rotate(-1);
    else if (event.key === 'f' || event.key === 'F') placing.flip();
    else if (event.key === 'Enter') placeHere();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (event: PointerEvent) => over.set(cellUnder(planet.current, event.clientX, event.clientY));
  return (
    <div
      ref={layer}
      role="application"
      tabIndex={0}
      data-glow="place"
      aria-label={label}
      className="pu-placing"
      onKeyDown={onKey}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={(event) => event.pointerType === 'mouse' && over.set(undefined)}
      onClick={(event) => (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && placeHere()}
    >
      <Dots cells={cells} />
      <Ghost placing={placing} />
    </div>
  );
}
