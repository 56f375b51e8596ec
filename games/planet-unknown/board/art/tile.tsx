import { memo } from 'react';
import { ORIENTATIONS, TILE_TURNS, TILES } from '../../data/index.ts';
import { CELL, EDGE } from '../planet/cells.ts';
import { Icon, TERRAIN_ICONS } from './icons.tsx';
import { TERRAIN_ART, terrainFill } from './terrain.tsx';

/** The cells of a tile in one orientation, its corner at 0 0. */
export const TileCells = memo(function TileCells({ tile, turn }: { tile: number; turn: number }) {
  const { cells } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const { terrains } = TILES[tile];
  return cells.map(({ x, y, section, symbol, spot }) => {
    const terrain = terrains[section];
    const art = TERRAIN_ART[terrain];
    return (
      <g key={`${x}-${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
        {/* The ground's pattern begins where a planet's first cell does. */}
        <g transform={`translate(${-EDGE} ${-EDGE})`}>
          <rect x={EDGE} y={EDGE} width={CELL} height={CELL} fill={terrainFill(terrain)} />
        </g>
        <rect width={CELL} height={CELL} fill="none" stroke="#0b0f1a" strokeWidth="1.500" />
        <path d="M1 39V1H39" fill="none" stroke="#ffffff55" strokeWidth="1.500" />
        {symbol && (
          <>
            <circle cx="20" cy="20" r="13.500" fill={art.dark} stroke={art.light} strokeWidth="1.500" />
            <Icon name={TERRAIN_ICONS[terrain]} x={10.5} y={10.5} size={19} colour={art.symbol} />
          </>
        )}
        {spot && (
          <Icon
            name="meteorite"
            x={symbol ? 20 : 8}
            y={symbol ? 20 : 8}
            size={symbol ? 20 : 24}
            colour="#140d08"
            fill="#7d6a58"
          />
        )}
      </g>
    );
  });
});

/** A tile lying by itself: in the station, in the hand. */
export const TileDrawing = memo(function TileDrawing({
  tile,
  turn = 0,
  size,
  x = 0,
  y = 0,
}: {
  tile: number;
  turn?: number;
  size: number;
  x?: number;
  y?: number;
}) {
  const { width, height } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const unit = size / Math.max(width, height, 2);
  const dx = x + (size - width * unit) / 2;
  const dy = y + (size - height * unit) / 2;
  return (
    <g transform={`translate(${dx} ${dy}) scale(${unit / CELL})`}>
      <TileCells tile={tile} turn={turn} />
    </g>
  );
});
