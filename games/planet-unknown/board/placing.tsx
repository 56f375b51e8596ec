import { type KeyboardEvent, useMemo, useState, type WheelEvent } from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS, TILES, type Turn } from '../data/index.ts';
import { cellAt, xOf, yOf } from '../rules/grid.ts';
import type { Cell, ChoiceOf, EffectOf, Player } from '../rules/state.ts';
import { terrainFill } from './art.tsx';
import { Icon, TERRAIN_ICONS } from './icons.tsx';
import { CELL, left, top } from './planet.tsx';

export const heldTile = (p: Player): EffectOf<'place'> | undefined =>
  p.pending.find((effect): effect is EffectOf<'place'> => effect.effect === 'place');

/** The cell of an orientation a person holds it by: the one nearest to its middle. */
function grip(orientation: number): { x: number; y: number } {
  const { cells, width, height } = ORIENTATIONS[orientation];
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const distance = (cell: { x: number; y: number }): number => (cell.x - middle.x) ** 2 + (cell.y - middle.y) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

export interface Hand {
  readonly tile: number;
  /** Place in TURNS. */
  readonly turn: number;
  /** The cell under the grip. */
  readonly over: Cell | undefined;
  readonly choice: ChoiceOf<'place'> | undefined;
  /** Where it would lie, legal or not. */
  readonly wanted: ChoiceOf<'place'> | undefined;
}

export interface Placing extends Hand {
  rotate(by: number): void;
  flip(): void;
  hover(cell: Cell | undefined): void;
  /** Every cell the grip may be put on in this turn. */
  readonly grips: ReadonlySet<Cell>;
}

/** What a person holds and where: shared by the layer over the planet and the buttons beside it. */
export function usePlacing(p: Player | undefined, choices: readonly { readonly do: string }[]): Placing | undefined {
  const [turn, setTurn] = useState(0);
  const [over, setOver] = useState<Cell>();
  const held = p && heldTile(p);
  const legal = useMemo(() => {
    const map = new Map<string, ChoiceOf<'place'>>();
    for (const choice of choices as readonly ChoiceOf<'place'>[])
      if (choice.do === 'place') map.set(`${choice.at} ${choice.turn}`, choice);
    return map;
  }, [choices]);
  const orientation = held ? TILE_TURNS[held.tile][turn] : 0;
  const drawn = ORIENTATIONS[orientation];
  const grips = useMemo(() => {
    const cells = new Set<Cell>();
    if (!held) return cells;
    const { x, y } = grip(orientation);
    for (const choice of legal.values()) if (choice.turn === drawn.turn) cells.add(choice.at + y * GRID_SIZE + x);
    return cells;
  }, [held, legal, orientation, drawn]);
  if (!held || legal.size === 0) return undefined;
  const hold = grip(orientation);
  const x = over === undefined ? -1 : xOf(over) - hold.x;
  const y = over === undefined ? -1 : yOf(over) - hold.y;
  const inside = x >= 0 && y >= 0 && x + drawn.width <= GRID_SIZE && y + drawn.height <= GRID_SIZE;
  const wanted: ChoiceOf<'place'> | undefined =
    over !== undefined && inside ? { do: 'place', at: cellAt(x, y), turn: drawn.turn as Turn } : undefined;
  return {
    tile: held.tile,
    turn,
    over,
    wanted,
    choice: wanted && legal.get(`${wanted.at} ${wanted.turn}`),
    grips,
    rotate: (by) => setTurn((now) => (now & 4) | ((now + by + 4) & 3)),
    flip: () => setTurn((now) => now ^ 4),
    hover: setOver,
  };
}

/** The tile in the hand over the planet: turned by wheel or key, moved by pointer or arrows, placed by click or Enter. */
export function PlacingLayer({
  placing,
  place,
  label,
}: {
  placing: Placing;
  place: (choice: ChoiceOf<'place'>) => void;
  label: string;
}) {
  const { tile, turn, wanted, choice, grips } = placing;
  const { cells } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const { terrains } = TILES[tile];
  const onKey = (event: KeyboardEvent) => {
    const from = placing.over ?? [...grips][0] ?? 0;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -GRID_SIZE, ArrowDown: GRID_SIZE }[event.key];
    if (step !== undefined) placing.hover(Math.max(0, Math.min(GRID_SIZE * GRID_SIZE - 1, from + step)));
    else if (event.key === 'r' || event.key === ' ') placing.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === 'f') placing.flip();
    else if (event.key === 'Enter' && choice) place(choice);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = (event: WheelEvent) => placing.rotate(event.deltaY > 0 ? 1 : -1);
  const state = choice ? 'legal' : 'illegal';
  return (
    <g
      role="application"
      tabIndex={0}
      aria-label={label}
      className="pu-placing"
      onKeyDown={onKey}
      onWheel={onWheel}
      onPointerLeave={() => placing.hover(undefined)}
    >
      {[...grips].map((cell) => (
        <circle key={cell} cx={left(cell) + 20} cy={top(cell) + 20} r="4" className="pu-dot" />
      ))}
      {wanted && (
        <g className={`pu-ghost ${state}`} pointerEvents="none">
          {cells.map(({ x, y, section, symbol, spot }) => {
            const cell = wanted.at + y * GRID_SIZE + x;
            const terrain = terrains[section];
            return (
              <g key={cell}>
                <rect
                  x={left(cell)}
                  y={top(cell)}
                  width={CELL}
                  height={CELL}
                  fill={terrainFill(terrain)}
                  opacity={choice ? 0.95 : 0.45}
                />
                <rect
                  x={left(cell) + 1.5}
                  y={top(cell) + 1.5}
                  width={CELL - 3}
                  height={CELL - 3}
                  className="pu-outline"
                />
                {symbol && (
                  <Icon
                    name={TERRAIN_ICONS[terrain]}
                    x={left(cell) + 9}
                    y={top(cell) + 9}
                    size={22}
                    colour={terrain === 4 ? '#1b2233' : '#fff'}
                  />
                )}
                {spot && (
                  <Icon
                    name="meteorite"
                    x={left(cell) + (symbol ? 20 : 9)}
                    y={top(cell) + (symbol ? 20 : 9)}
                    size={symbol ? 18 : 22}
                    colour="#140d08"
                    fill="#7d6a58"
                  />
                )}
              </g>
            );
          })}
        </g>
      )}
      {Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, cell) => (
        <rect
          key={cell}
          x={left(cell)}
          y={top(cell)}
          width={CELL}
          height={CELL}
          fill="transparent"
          onPointerEnter={(event) => event.pointerType === 'mouse' && placing.hover(cell)}
          onPointerDown={(event) => event.pointerType !== 'mouse' && placing.hover(cell)}
          onClick={(event) => {
            const mouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
            if (mouse && choice) place(choice);
          }}
        />
      ))}
    </g>
  );
}
