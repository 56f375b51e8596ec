import { TRACKS } from '../../data/index.ts';
import { ICON_NAMES, Icon, TERRAIN_ICONS } from './icons.tsx';
import { Patterns, TERRAIN_ART, terrainFill } from './terrain.tsx';

const COLUMNS = 6;
const WIDTH = 130;
const HEIGHT = 84;
const ROWS = Math.ceil(ICON_NAMES.length / COLUMNS);
const GROUND = ROWS * HEIGHT + 40;

const TERRAIN_NAMES = [...TRACKS, 'energy'] as const;

/** All icons and terrains with their names, for the docs. */
export function IconsPage() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${COLUMNS * WIDTH} ${GROUND + 150}`}
      width={COLUMNS * WIDTH}
      height={GROUND + 150}
      fontFamily="Inter, system-ui, sans-serif"
      role="img"
      aria-label="Icons and terrains of Planet Unknown"
    >
      <Patterns />
      <rect width="100%" height="100%" fill="#0b1020" />
      {ICON_NAMES.map((name, i) => {
        const x = (i % COLUMNS) * WIDTH;
        const y = Math.floor(i / COLUMNS) * HEIGHT + 16;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <Icon name={name} x={WIDTH / 2 - 18} y={0} size={36} colour="#f2c76b" />
            <text x={WIDTH / 2} y="56" textAnchor="middle" fontSize="13" fill="#e8ecf6">
              {name}
            </text>
          </g>
        );
      })}
      {TERRAIN_ART.map((art, terrain) => (
        <g key={art.base} transform={`translate(${terrain * WIDTH} ${GROUND})`}>
          <rect x="25" width="80" height="80" fill={terrainFill(terrain)} stroke={art.rim} strokeWidth="2" />
          <circle cx="65" cy="40" r="13.5" fill={art.dark} stroke={art.light} strokeWidth="1.5" />
          <Icon name={TERRAIN_ICONS[terrain]} x={55.5} y={30.5} size={19} colour={art.symbol} />
          <text x={WIDTH / 2} y="106" textAnchor="middle" fontSize="13" fill="#e8ecf6">
            {TERRAIN_NAMES[terrain]}
          </text>
        </g>
      ))}
    </svg>
  );
}
