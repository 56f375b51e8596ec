import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS, TILES, type Turn } from '../data/index.ts';
import { cellAt, xOf, yOf } from '../rules/grid.ts';
import type { Cell, ChoiceOf, EffectOf, Player, PuChoice } from '../rules/state.ts';
import { TERRAIN_ART, terrainFill } from './art.tsx';
import { CELL, left, SIZE, top } from './cells.ts';
import { cellUnder } from './drag.tsx';
import { Icon, TERRAIN_ICONS } from './icons.tsx';

const heldTile = (p: Player): EffectOf<'place'> | undefined =>
  p.pending.find((effect): effect is EffectOf<'place'> => effect.effect === 'place');

/** The cell of an orientation a person holds it by: the one nearest to its middle. */
function grip(orientation: number): { x: number; y: number } {
  const { cells, width, height } = ORIENTATIONS[orientation];
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const distance = (cell: { x: number; y: number }): number => (cell.x - middle.x) ** 2 + (cell.y - middle.y) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

export interface Placing {
  readonly effect: EffectOf<'place'>;
  readonly tile: number;
  /** Place in TURNS. */
  readonly turn: number;
  /** The cell under the grip. */
  readonly over: Cell | undefined;
  readonly choice: ChoiceOf<'place'> | undefined;
  /** Where it would lie, legal or not. */
  readonly wanted: ChoiceOf<'place'> | undefined;
  /** Every cell the grip may be put on in this turn. */
  readonly grips: ReadonlySet<Cell>;
  rotate(by: number): void;
  flip(): void;
  hover(cell: Cell | undefined): void;
}

const keyOf = (at: Cell, turn: Turn): string => `${at} ${turn}`;

/** What a person holds and where: shared by the layer over the planet and the buttons beside it. */
export function usePlacing(p: Player | undefined, choices: readonly PuChoice[]): Placing | undefined {
  const [turn, setTurn] = useState(0);
  const [over, setOver] = useState<Cell>();
  const [last, setLast] = useState<number>();
  const held = p && heldTile(p);
  if (held?.tile !== last) {
    setLast(held?.tile);
    setTurn(0);
    setOver(undefined);
  }
  const legal = useMemo(() => {
    const map = new Map<string, ChoiceOf<'place'>>();
    for (const choice of choices) if (choice.do === 'place') map.set(keyOf(choice.at, choice.turn), choice);
    return map;
  }, [choices]);
  const orientation = held ? TILE_TURNS[held.tile][turn] : 0;
  const drawn = ORIENTATIONS[orientation];
  const grips = useMemo(() => {
    const cells = new Set<Cell>();
    const { x, y } = grip(orientation);
    for (const choice of legal.values())
      if (choice.turn === ORIENTATIONS[orientation].turn) cells.add(choice.at + y * GRID_SIZE + x);
    return cells;
  }, [legal, orientation]);
  if (!held || legal.size === 0) return undefined;
  const hold = grip(orientation);
  const x = over === undefined ? -1 : xOf(over) - hold.x;
  const y = over === undefined ? -1 : yOf(over) - hold.y;
  const inside = x >= 0 && y >= 0 && x + drawn.width <= GRID_SIZE && y + drawn.height <= GRID_SIZE;
  const wanted: ChoiceOf<'place'> | undefined =
    over !== undefined && inside ? { do: 'place', at: cellAt(x, y), turn: drawn.turn } : undefined;
  return {
    effect: held,
    tile: held.tile,
    turn,
    over,
    wanted,
    choice: wanted && legal.get(keyOf(wanted.at, wanted.turn)),
    grips,
    rotate: (by) => setTurn((now) => (now & 4) | ((now + by + 4) & 3)),
    flip: () => setTurn((now) => now ^ 4),
    hover: setOver,
  };
}

function Ghost({ placing: { tile, turn, wanted, choice } }: { placing: Placing }) {
  if (wanted === undefined) return null;
  const { cells } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const { terrains } = TILES[tile];
  const outline: string[] = [];
  const has = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y);
  for (const { x, y } of cells) {
    const px = left(wanted.at) + x * CELL;
    const py = top(wanted.at) + y * CELL;
    if (!has(x - 1, y)) outline.push(`M${px} ${py}v${CELL}`);
    if (!has(x + 1, y)) outline.push(`M${px + CELL} ${py}v${CELL}`);
    if (!has(x, y - 1)) outline.push(`M${px} ${py}h${CELL}`);
    if (!has(x, y + 1)) outline.push(`M${px} ${py + CELL}h${CELL}`);
  }
  return (
    <g className={choice ? 'pu-ghost legal' : 'pu-ghost illegal'} pointerEvents="none">
      {cells.map(({ x, y, section, symbol, spot }) => {
        const px = left(wanted.at) + x * CELL;
        const py = top(wanted.at) + y * CELL;
        const terrain = terrains[section];
        return (
          <g key={`${x}-${y}`} opacity={choice ? 0.96 : 0.5}>
            <rect x={px} y={py} width={CELL} height={CELL} fill={terrainFill(terrain)} />
            {symbol && (
              <>
                <circle cx={px + 20} cy={py + 20} r="13.5" fill={TERRAIN_ART[terrain].dark} />
                <Icon
                  name={TERRAIN_ICONS[terrain]}
                  x={px + 10.5}
                  y={py + 10.5}
                  size={19}
                  colour={TERRAIN_ART[terrain].symbol}
                />
              </>
            )}
            {spot && <Icon name="meteorite" x={px + 7} y={py + 6} size={26} colour="#140d08" fill="#8a7460" />}
          </g>
        );
      })}
      <path d={outline.join('')} className="pu-outline" />
    </g>
  );
}

const STEP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_SIZE,
  ArrowDown: GRID_SIZE,
};

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
  const layer = useRef<SVGGElement>(null);
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
  const { choice, grips } = placing;
  const onKey = (event: KeyboardEvent) => {
    const from = placing.over ?? [...grips][0] ?? 0;
    const step = STEP[event.key];
    if (step !== undefined) {
      const to = placing.over === undefined ? from : from + step;
      const wraps = Math.abs(step) === 1 && placing.over !== undefined && yOf(to) !== yOf(from);
      if (to >= 0 && to < GRID_SIZE * GRID_SIZE && !wraps) placing.hover(to);
    } else if (event.key === 'r' || event.key === ' ') placing.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === 'R') placing.rotate(-1);
    else if (event.key === 'f' || event.key === 'F') placing.flip();
    else if (event.key === 'Enter' && choice) place(choice);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (event: PointerEvent) => placing.hover(cellUnder(planet.current, event.clientX, event.clientY));
  return (
    <g
      ref={layer}
      role="application"
      tabIndex={0}
      data-glow="place"
      aria-label={label}
      className="pu-placing"
      onKeyDown={onKey}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={(event) => event.pointerType === 'mouse' && placing.hover(undefined)}
      onClick={(event) =>
        (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && choice && place(choice)
      }
    >
      <rect width={SIZE} height={SIZE} fill="transparent" />
      <rect x="2" y="2" width={SIZE - 4} height={SIZE - 4} rx="12" className="pu-ring" />
      {[...grips].map((cell) => (
        <circle key={cell} cx={left(cell) + 20} cy={top(cell) + 20} r="4" className="pu-dot" />
      ))}
      <Ghost placing={placing} />
    </g>
  );
}
