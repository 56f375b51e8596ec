import { useOfBoard } from '@orrery/board';
import { memo } from 'react';
import { ORIENTATIONS, TILE_TURNS } from '../../data/index.ts';
import { xOf, yOf } from '../../rules/grid.ts';
import type { Cell } from '../../rules/state.ts';
import { TileCells } from '../art/tile.tsx';
import { places } from '../places.ts';
import { CELL, EDGE, SIZE } from '../planet/cells.ts';
import { cornerCell, gripCell } from './grip.ts';

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

interface GhostProps {
  readonly tile: number;
  /** Place in TURNS. */
  readonly turn: number;
  /** Where its corner lies; undefined: nowhere yet. */
  readonly at: Cell | undefined;
  readonly fits: boolean;
}

/** A tile as it would lie. A layer of its own that only travels: nothing under it is painted again. */
export function Ghost({ tile, turn, at, fits }: GhostProps) {
  const orientation = TILE_TURNS[tile][turn];
  const { width, height } = ORIENTATIONS[orientation];
  const [x, y] = at === undefined ? [0, 0] : [xOf(at), yOf(at)];
  return (
    <div
      data-ghost={at === undefined ? undefined : places.lay(gripCell(orientation, at))}
      className={`pu-ghost${at === undefined ? '' : fits ? ' legal' : ' illegal'}`}
      style={{
        left: `${(EDGE / SIZE) * 100}%`,
        top: `${(EDGE / SIZE) * 100}%`,
        width: percent(width),
        height: percent(height),
        visibility: at === undefined ? 'hidden' : 'visible',
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

const named = (steps: readonly string[], kind: string): string | undefined =>
  steps.find((step) => step.startsWith(kind))?.slice(kind.length);

/** Where a hint would lay the tile that it takes first. */
export function GuidedGhost() {
  const guide = useOfBoard((store) => store.guided());
  if (guide === undefined || !('tile' in guide.option)) return null;
  const tile = Number(guide.option.tile);
  const [turned, cell] = [named(guide.steps, 'turn '), named(guide.steps, 'lay ')];
  const turn = TILE_TURNS[tile].findIndex((each) => ORIENTATIONS[each].turn === turned);
  if (cell === undefined || turn < 0) return null;
  return <Ghost tile={tile} turn={turn} at={cornerCell(TILE_TURNS[tile][turn], Number(cell))} fits />;
}
