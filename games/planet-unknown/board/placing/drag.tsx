import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { GRID_SIZE } from '../../data/index.ts';
import { cellAt } from '../../rules/grid.ts';
import type { Cell } from '../../rules/state.ts';
import { TileDrawing } from '../art/tile.tsx';
import { CELL, EDGE } from '../planet/cells.ts';

/** How far a pointer travels before a press becomes a drag. */
const FAR = 6;
/** On a touch screen the tile hangs this far above the finger, so that it can be seen. */
const LIFT = 56;

/** The cell of the drawn planet under a point of the screen. */
export function cellUnder(planet: SVGSVGElement | null, x: number, y: number): Cell | undefined {
  const matrix = planet?.getScreenCTM();
  if (!matrix) return undefined;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const column = Math.floor((point.x - EDGE) / CELL);
  const row = Math.floor((point.y - EDGE) / CELL);
  return column < 0 || row < 0 || column >= GRID_SIZE || row >= GRID_SIZE ? undefined : cellAt(column, row);
}

interface Dragging {
  /** To be called when a tile is touched; `start` runs when it really begins to travel. */
  grab(event: ReactPointerEvent<Element>, tile: number, start?: () => void): void;
  /** The tile under the pointer, turned as it is held. */
  ghost(turn: number): ReactNode;
  /** True for the click that ends a drag. */
  swallow(): boolean;
}

/** A tile under the pointer, from the station or from the hand: moved outside of React, so that it never stutters. */
export function useDragging(
  planet: RefObject<SVGSVGElement | null>,
  over: (cell: Cell | undefined) => void,
  drop: () => void,
): Dragging {
  const [tile, setTile] = useState<number>();
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0, on: false });
  const calls = useRef({ over, drop });
  calls.current = { over, drop };
  const stop = useRef<(() => void) | undefined>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const show = () => {
    if (!ghost.current) return;
    ghost.current.style.transform = `translate(${at.current.x}px, ${at.current.y}px)`;
    ghost.current.style.opacity = at.current.on ? '0.1' : '1';
  };
  useEffect(show, [tile]);
  return {
    grab(event, what, start) {
      if (event.button !== 0) return;
      const touch = event.pointerType !== 'mouse';
      const from = { x: event.clientX, y: event.clientY };
      let travels = false;
      dragged.current = false;
      const move = (moved: PointerEvent) => {
        if (!travels && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
        if (!travels) {
          travels = true;
          dragged.current = true;
          start?.();
          setTile(what);
        }
        moved.preventDefault();
        const [x, y] = [moved.clientX, moved.clientY - (touch ? LIFT : 0)];
        const cell = cellUnder(planet.current, x, y);
        at.current = { x, y, on: cell !== undefined };
        show();
        calls.current.over(cell);
      };
      const end = (ended: PointerEvent) => {
        stop.current?.();
        setTile(undefined);
        if (travels && ended.type === 'pointerup') calls.current.drop();
      };
      stop.current?.();
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      stop.current = () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        stop.current = undefined;
      };
    },
    swallow() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    ghost: (turn) =>
      tile === undefined ? null : (
        <div ref={ghost} className="pu-dragged" aria-hidden="true">
          <svg viewBox="0 0 90 90" width="90" height="90" aria-hidden="true">
            <TileDrawing tile={tile} turn={turn} size={86} x={2} y={2} />
          </svg>
        </div>
      ),
  };
}
