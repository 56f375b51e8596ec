import { ORIENTATIONS, TILE_TURNS, TILES } from '../data/index.ts';
import { TERRAIN_ART, terrainFill } from './art.tsx';
import { Icon, TERRAIN_ICONS } from './icons.tsx';

/** A tile lying by itself: in the station, in the hand. */
export function TileDrawing({
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
  const { width, height, cells } = ORIENTATIONS[TILE_TURNS[tile][turn]];
  const { terrains } = TILES[tile];
  const span = Math.max(width, height, 2);
  const unit = size / span;
  const dx = x + (size - width * unit) / 2;
  const dy = y + (size - height * unit) / 2;
  return (
    <g transform={`translate(${dx} ${dy}) scale(${unit / 40})`}>
      {cells.map((cell) => {
        const terrain = terrains[cell.section];
        const art = TERRAIN_ART[terrain];
        return (
          <g key={`${cell.x}-${cell.y}`} transform={`translate(${cell.x * 40} ${cell.y * 40})`}>
            <rect width="40" height="40" fill={terrainFill(terrain)} stroke="#0b0f1a" strokeWidth="1.500" />
            <path d="M1 39V1H39" fill="none" stroke="#ffffff55" strokeWidth="1.500" />
            {cell.symbol && (
              <>
                <circle cx="20" cy="20" r="13.500" fill={art.dark} stroke={art.light} strokeWidth="1.500" />
                <Icon name={TERRAIN_ICONS[terrain]} x={10.5} y={10.5} size={19} colour={art.symbol} />
              </>
            )}
            {cell.spot && (
              <Icon
                name="meteorite"
                x={cell.symbol ? 20 : 8}
                y={cell.symbol ? 20 : 8}
                size={cell.symbol ? 20 : 24}
                colour="#140d08"
                fill="#7d6a58"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
