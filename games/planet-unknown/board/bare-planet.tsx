import { memo, type SVGProps } from 'react';
import { GRID_SIZE, PLANETS, type Planet } from '../data/index.ts';
import { cellAt, hasCell } from '../rules/grid.ts';
import { CELL, EDGE, left, SIZE, top } from './cells.ts';
import { Icon, TERRAIN_ICONS } from './icons.tsx';

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

/** What a planet's land looks like: stone, the dark under it and the light of its air. */
const LAND: Readonly<Record<string, readonly [stone: string, depth: string, air: string]>> = {
  'ksb-4156': ['#a58a6c', '#43362c', '#7fb4ff'],
  arashi: ['#b39463', '#4d3c22', '#ffd79a'],
  gaia: ['#8f9468', '#33402a', '#9fe3b4'],
  'k-273': ['#8f98a6', '#343c4a', '#bfe6ff'],
  persephone: ['#a08088', '#41303a', '#e9b7ff'],
  petra: ['#b07a58', '#4a2b1e', '#ffb98a'],
  tartarus: ['#8c7468', '#33221f', '#ff8f6a'],
  cerberus: ['#93839c', '#362e45', '#b9a6ff'],
  charybdis: ['#7f9792', '#27413f', '#8ff0e6'],
  kaax: ['#9a9560', '#3a3a20', '#d6ef7a'],
  lacuna: ['#a3876f', '#2f2838', '#c3c8ff'],
  oblivion: ['#7d7f8c', '#23242e', '#a9b4d6'],
  pajitnov: ['#9c7f78', '#3b2a33', '#ff9fb6'],
};

/** All cells of some kinds as one path. */
function cellsPath(grid: readonly string[], wanted: (mark: string, x: number, y: number) => boolean): string {
  return grid
    .flatMap((row, y) =>
      [...row].map((mark, x) =>
        mark !== '.' && wanted(mark, x, y) ? `M${EDGE + x * CELL} ${EDGE + y * CELL}h${CELL}v${CELL}h-${CELL}Z` : '',
      ),
    )
    .join('');
}

interface Globe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly path: string;
  readonly outline: string;
}

/** The edge around some cells. */
function outlineOf(inside: (x: number, y: number) => boolean): string {
  let edges = '';
  for (let y = 0; y < GRID_SIZE; y++)
    for (let x = 0; x < GRID_SIZE; x++) {
      if (!inside(x, y)) continue;
      const [px, py] = [EDGE + x * CELL, EDGE + y * CELL];
      if (x === 0 || !inside(x - 1, y)) edges += `M${px + 1.5} ${py}v${CELL}`;
      if (x === GRID_SIZE - 1 || !inside(x + 1, y)) edges += `M${px + CELL - 1.5} ${py}v${CELL}`;
      if (y === 0 || !inside(x, y - 1)) edges += `M${px} ${py + 1.5}h${CELL}`;
      if (y === GRID_SIZE - 1 || !inside(x, y + 1)) edges += `M${px} ${py + CELL - 1.5}h${CELL}`;
    }
  return edges;
}

/** A planet is one globe, or as many as it has parts: each just large enough for its cells. */
function globesOf({ grid, cells, subplanets }: Planet): Globe[] {
  const parts = subplanets.length > 0 ? subplanets.map((part) => part.cells) : [cells];
  return parts.map((rows) => {
    const inside = (x: number, y: number): boolean => (rows[y] & (1 << x)) !== 0;
    const corners = rows.flatMap((row, y) =>
      Array.from({ length: GRID_SIZE }, (_, x) => x)
        .filter((x) => (row & (1 << x)) !== 0)
        .flatMap((x) => [
          [x, y],
          [x + 1, y],
          [x, y + 1],
          [x + 1, y + 1],
        ]),
    );
    const middle = (axis: 0 | 1): number => {
      const values = corners.map((corner) => corner[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    const [mx, my] = [middle(0), middle(1)];
    const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x - mx, y - my)));
    return {
      x: EDGE + mx * CELL,
      y: EDGE + my * CELL,
      r: reach * CELL + 3,
      path: cellsPath(grid, (mark, x, y) => mark !== 'O' && inside(x, y)),
      outline: outlineOf(inside),
    };
  });
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
