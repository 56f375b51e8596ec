import { memo, type SVGProps } from 'react';
import { GRID_SIZE, PLANETS, type Planet } from '../../data/index.ts';
import { cellAt, hasCell } from '../../rules/grid.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { CELL, EDGE, left, SIZE, top } from './cells.ts';
import { cellsPath, type Globe, globesOf, LAND } from './globes.ts';

const MIDDLE = SIZE / 2;

/** Land of a special kind: a wash over the stone and what stands on it. */
const SPECIAL: Readonly<Record<string, { readonly wash: string; readonly opacity: number }>> = {
  R: { wash: '#d6ad70', opacity: 0.8 },
  C: { wash: '#a58a6c', opacity: 0.25 },
  E: { wash: '#8a4f12', opacity: 0.35 },
  T: { wash: '#7d8c4a', opacity: 0.75 },
  H: { wash: '#8d7760', opacity: 0.25 },
};

function Landmark({ mark, x, y }: { mark: string; x: number; y: number }) {
  switch (mark) {
    case 'R':
      return <path d={`M${x} ${y + 12}h40M${x} ${y + 27}h40`} stroke="#f0d6a8" strokeWidth="1.5" opacity=".7" />;
    case 'C':
      return (
        <path
          d={`M${x + 8} ${y + 30}a12 12 0 0 1 24 0ZM${x + 20} ${y + 18}v-6M${x + 12} ${y + 34}h16`}
          fill="#f2e6cf"
          stroke="#4a3a2a"
          strokeWidth="1.75"
        />
      );
    case 'E':
      return (
        <path
          d={`M${x + 4} ${y + 24}l8-10 6 9 6-12 6 11 6-6`}
          fill="none"
          stroke="#ffcf7d"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      );
    case 'T':
      return (
        <path
          d={`M${x + 9} ${y + 29}q4-7 0-14m10 16q4-8 0-17m10 15q4-7 0-13`}
          fill="none"
          stroke="#dbe884"
          strokeWidth="2"
          strokeLinecap="round"
        />
      );
    case 'H':
      return (
        <g fill="none">
          <circle cx={x + 20} cy={y + 20} r="12" stroke="#5e4a38" strokeWidth="3" />
          <path d={`M${x + 10} ${y + 15}a12 12 0 0 1 10-7`} stroke="#c9ad8b" strokeWidth="2" />
        </g>
      );
    default:
      return null;
  }
}

/** PU-TAR-01: the chasm runs between two sides; PU-TAR-03: it can be crossed where the gaps are. */
function Chasm({ planet }: { planet: Planet }) {
  const edges: string[] = [];
  for (let y = 0; y < GRID_SIZE; y++) {
    for (let x = 0; x < GRID_SIZE; x++) {
      const cell = cellAt(x, y);
      if (!hasCell(planet.cells, cell)) continue;
      const side = hasCell(planet.chasmRight, cell);
      const differs = (other: number): boolean =>
        hasCell(planet.cells, other) && hasCell(planet.chasmRight, other) !== side;
      if (x + 1 < GRID_SIZE && differs(cell + 1)) edges.push(`M${left(cell) + CELL} ${top(cell)}v${CELL}`);
      if (y + 1 < GRID_SIZE && differs(cell + GRID_SIZE)) edges.push(`M${left(cell)} ${top(cell) + CELL}h${CELL}`);
    }
  }
  return (
    <g fill="none" strokeLinecap="round">
      <path d={edges.join('')} stroke="#1c0d0a" strokeWidth="9" />
      <path d={edges.join('')} stroke="#ff6a3c" strokeWidth="2" opacity=".75" />
      {planet.diagonalGaps.map(([a, b]) => (
        <path
          key={`${a}-${b}`}
          d={`M${left(a) + 20} ${top(a) + 20}L${left(b) + 20} ${top(b) + 20}`}
          stroke="#f4e4c6"
          strokeWidth="5"
          strokeDasharray="3 3"
        />
      ))}
    </g>
  );
}

/** PU-PERS-01: the symbol each quarter refuses, struck out at its corner. */
function Quarters({ planet }: { planet: Planet }) {
  return (
    <g pointerEvents="none">
      <path
        d={`M${MIDDLE} ${EDGE}V${SIZE - EDGE}M${EDGE} ${MIDDLE}H${SIZE - EDGE}`}
        stroke="#f4e4c6"
        strokeWidth="2"
        strokeDasharray="6 6"
        opacity=".8"
      />
      {planet.quadrants.map(({ x, y, forbidden }) => {
        const px = x[0] === 0 ? 60 : SIZE - 60;
        const py = y[0] === 0 ? 60 : SIZE - 60;
        return (
          <g key={`${x[0]}-${y[0]}`}>
            <circle cx={px} cy={py} r="17" fill="#1b2440" stroke="#f0919f" strokeWidth="2" />
            <Icon name={TERRAIN_ICONS[forbidden]} x={px - 11} y={py - 11} size={22} colour="#e8ecf6" />
            <path d={`M${px - 12} ${py + 12}l24-24`} stroke="#f0919f" strokeWidth="3" />
          </g>
        );
      })}
    </g>
  );
}

/** What carries the cells, with its air around it. Cells that fill a square lie on a plate, all others on a globe. */
function Body({ x, y, r, depth, air }: Pick<Globe, 'x' | 'y' | 'r'> & { depth: string; air: string }) {
  const plate = r > MIDDLE;
  const shape = (out: number, paint: SVGProps<SVGRectElement>) => {
    const half = plate ? MIDDLE - 22 + out : r + out;
    const corner = plate ? 40 + out : half;
    return <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={corner} {...paint} />;
  };
  return (
    <g>
      {shape(16, { fill: air, opacity: 0.07 })}
      {shape(8, { fill: air, opacity: 0.13 })}
      {shape(0, { fill: depth })}
      {shape(0, { fill: 'url(#pu-light)' })}
      {shape(-1, { fill: 'none', stroke: air, strokeOpacity: 0.35, strokeWidth: 3 })}
      {shape(-1, { fill: 'none', stroke: 'url(#pu-rim)', strokeWidth: 3 })}
    </g>
  );
}

/** The bare planet: land, ice and what the board prints on them. It never changes, so it is drawn once. */
export const BarePlanet = memo(function BarePlanet({ planet: no }: { planet: number }) {
  const planet = PLANETS[no];
  const [stone, depth, air] = LAND[planet.id] ?? LAND['ksb-4156'];
  const globes = globesOf(planet);
  const ice = cellsPath(planet.grid, (mark) => mark === 'I');
  const land = cellsPath(planet.grid, (mark) => mark !== 'I' && mark !== 'O');
  return (
    <g>
      {globes.map(({ x, y, r }, i) => (
        <Body key={i} x={x} y={y} r={r} depth={depth} air={air} />
      ))}
      <path d={land} fill={stone} />
      <path d={land} fill="url(#pu-land)" />
      <path d={ice} fill="url(#pu-ice)" />
      {planet.grid.flatMap((row, y) =>
        [...row].map((mark, x) => {
          const px = EDGE + x * CELL;
          const py = EDGE + y * CELL;
          if (mark === 'O')
            return <circle key={`${x}-${y}`} cx={px + 20} cy={py + 20} r="15" fill="#05070f" stroke="#3a2d22" />;
          const special = SPECIAL[mark];
          return (
            special && (
              <g key={`${x}-${y}`}>
                <rect x={px} y={py} width={CELL} height={CELL} fill={special.wash} opacity={special.opacity} />
                <Landmark mark={mark} x={px} y={py} />
              </g>
            )
          );
        }),
      )}
      <path d={`${land}${ice}`} fill="none" stroke="#000" strokeOpacity=".2" />
      {globes.map(({ path }, i) => (
        <path key={i} d={path} fill="url(#pu-light)" pointerEvents="none" />
      ))}
      {planet.subplanets.length > 0 &&
        globes.map(({ outline }, i) => (
          <path key={i} d={outline} fill="none" stroke={air} strokeWidth="3" strokeOpacity=".8" pointerEvents="none" />
        ))}
      {planet.rules.some((rule) => rule === 'chasm') && <Chasm planet={planet} />}
      {planet.quadrants.length > 0 && <Quarters planet={planet} />}
    </g>
  );
});
