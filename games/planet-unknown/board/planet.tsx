import { memo } from 'react';
import { GRID_SIZE, PLANETS } from '../data/index.ts';
import { hasSymbol, isPatch, SPOT, terrainOf, tileOf, xOf, yOf } from '../rules/grid.ts';
import { emptyRows } from '../rules/planets.ts';
import type { Cell, Player } from '../rules/state.ts';
import { Patterns, TERRAIN_ART, terrainFill } from './art.tsx';
import { Icon, TERRAIN_ICONS } from './icons.tsx';

export const CELL = 40;
export const EDGE = 34;
export const SIZE = GRID_SIZE * CELL + 2 * EDGE;

export const left = (cell: Cell): number => EDGE + xOf(cell) * CELL;
export const top = (cell: Cell): number => EDGE + yOf(cell) * CELL;
const COLUMNS = 'abcdefghijkl';

const SPECIAL: Readonly<Record<string, string>> = {
  R: '#c8a06a',
  C: '#a58a6c',
  E: '#a58a6c',
  T: '#7d8c4a',
  H: '#8d7760',
};

/** The bare planet: land, ice and what the board prints on them. It never changes, so it is drawn once. */
const BarePlanet = memo(function BarePlanet({ planet }: { planet: number }) {
  const { grid } = PLANETS[planet];
  const middle = SIZE / 2;
  return (
    <g>
      <circle cx={middle} cy={middle} r={middle - 8} fill="#0d1430" />
      <circle
        cx={middle}
        cy={middle}
        r={middle - 18}
        fill="none"
        stroke="#7fb4ff"
        strokeOpacity=".28"
        strokeWidth="10"
      />
      <circle cx={middle} cy={middle} r={middle - 26} fill="url(#pu-space)" opacity=".28" />
      {grid.flatMap((row, y) =>
        [...row].map((mark, x) => {
          if (mark === '.' || mark === 'O') return null;
          const px = EDGE + x * CELL;
          const py = EDGE + y * CELL;
          return (
            <g key={`${x}-${y}`}>
              <rect x={px} y={py} width={CELL} height={CELL} fill={mark === 'I' ? 'url(#pu-ice)' : 'url(#pu-land)'} />
              {SPECIAL[mark] && (
                <rect
                  x={px}
                  y={py}
                  width={CELL}
                  height={CELL}
                  fill={SPECIAL[mark]}
                  opacity={mark === 'R' || mark === 'T' ? 0.75 : 0.25}
                />
              )}
              {mark === 'C' && (
                <path
                  d={`M${px + 8} ${py + 30}a12 12 0 0 1 24 0ZM${px + 20} ${py + 18}v-6`}
                  fill="#e9dcc4"
                  stroke="#4a3a2a"
                  strokeWidth="1.500"
                />
              )}
              {mark === 'E' && (
                <path
                  d={`M${px + 4} ${py + 24}l8-10 6 9 6-12 6 11 6-6`}
                  fill="none"
                  stroke="#f4bd66"
                  strokeWidth="2.500"
                />
              )}
              {mark === 'T' && (
                <path
                  d={`M${px + 9} ${py + 28}q3-9 0-13m10 15q3-10 0-16m10 14q3-8 0-12`}
                  fill="none"
                  stroke="#d6e27a"
                  strokeWidth="2"
                />
              )}
              {mark === 'H' && <circle cx={px + 20} cy={py + 20} r="12" fill="none" stroke="#5e4a38" strokeWidth="3" />}
              <rect x={px + 0.5} y={py + 0.5} width={CELL - 1} height={CELL - 1} fill="none" stroke="#00000038" />
            </g>
          );
        }),
      )}
    </g>
  );
});

/** The lines between two tiles, with a bevel that makes each tile one piece. */
function Seams({ ground }: { ground: readonly number[] }) {
  const dark: string[] = [];
  const light: string[] = [];
  const soft: string[] = [];
  for (let cell = 0; cell < ground.length; cell++) {
    const here = ground[cell];
    if (here === 0) continue;
    const x = left(cell);
    const y = top(cell);
    const sides: [number, number, string, boolean][] = [
      [xOf(cell) > 0 ? ground[cell - 1] : 0, 0, `M${x} ${y}v${CELL}`, true],
      [xOf(cell) < GRID_SIZE - 1 ? ground[cell + 1] : 0, 0, `M${x + CELL} ${y}v${CELL}`, false],
      [yOf(cell) > 0 ? ground[cell - GRID_SIZE] : 0, 0, `M${x} ${y}h${CELL}`, true],
      [yOf(cell) < GRID_SIZE - 1 ? ground[cell + GRID_SIZE] : 0, 0, `M${x} ${y + CELL}h${CELL}`, false],
    ];
    for (const [other, , path, lit] of sides) {
      const samePiece =
        other !== 0 && tileOf(other) === tileOf(here) && tileOf(here) >= 0 && isPatch(other) === isPatch(here);
      if (samePiece) {
        if (terrainOf(other) !== terrainOf(here)) soft.push(path);
      } else {
        dark.push(path);
        if (lit) light.push(path);
      }
    }
  }
  return (
    <g fill="none" pointerEvents="none">
      <path d={soft.join('')} stroke="#00000055" strokeWidth="1" />
      <path d={dark.join('')} stroke="#0b0f1a" strokeWidth="2.200" strokeLinecap="square" />
      <path d={light.join('')} stroke="#ffffff55" strokeWidth="1" transform="translate(1.400 1.400)" />
    </g>
  );
}

const Ground = memo(function Ground({ ground }: { ground: readonly number[] }) {
  return (
    <g>
      {ground.map((here, cell) => {
        if (here === 0) return null;
        const terrain = terrainOf(here);
        const art = TERRAIN_ART[terrain];
        const x = left(cell);
        const y = top(cell);
        return (
          <g key={cell}>
            <g transform={`translate(${EDGE} ${EDGE})`}>
              <rect x={x - EDGE} y={y - EDGE} width={CELL} height={CELL} fill={terrainFill(terrain)} />
            </g>
            {isPatch(here) && (
              <rect
                x={x + 5}
                y={y + 5}
                width={CELL - 10}
                height={CELL - 10}
                rx="6"
                fill="none"
                stroke="#e8ffe0"
                strokeWidth="2"
                strokeDasharray="3 3"
              />
            )}
            {(here & SPOT) !== 0 && (
              <circle
                cx={x + CELL - 9}
                cy={y + CELL - 9}
                r="5"
                fill="none"
                stroke={art.mark}
                strokeWidth="1.750"
                strokeDasharray="2 2"
              />
            )}
            {hasSymbol(here) && (
              <g>
                <circle cx={x + 20} cy={y + 20} r="13.500" fill={art.dark} stroke={art.light} strokeWidth="1.500" />
                <Icon
                  name={TERRAIN_ICONS[terrain]}
                  x={x + 10.5}
                  y={y + 10.5}
                  size={19}
                  colour={terrain === 4 ? '#fff' : art.mark}
                />
              </g>
            )}
          </g>
        );
      })}
      <Seams ground={ground} />
    </g>
  );
});

function Pieces({ p, seat }: { p: Player; seat: number }) {
  return (
    <g pointerEvents="none">
      {p.lifepods.map((cell) => (
        <g key={`pod-${cell}`}>
          <circle cx={left(cell) + 20} cy={top(cell) + 20} r="14" fill="#14203c" stroke="#f2c76b" strokeWidth="1.500" />
          <Icon name="lifepod" x={left(cell) + 10} y={top(cell) + 9} size={20} colour="#f8e7be" />
        </g>
      ))}
      {p.meteorites.map((cell, i) => (
        <Icon
          key={`rock-${cell}-${i}`}
          name="meteorite"
          x={left(cell) + 6}
          y={top(cell) + 6}
          size={28}
          colour="#140d08"
          fill="#7d6a58"
        />
      ))}
      {p.rovers.map((cell, i) => (
        <g
          key={`rover-${cell}`}
          style={{
            transform: `translate(${left(cell)}px, ${top(cell)}px)`,
            transition: 'transform var(--travel) ease-out',
          }}
        >
          <circle cx="20" cy="20" r="15" fill={`var(--seat-${seat})`} stroke="#0b0f1a" strokeWidth="1.500" />
          <path d="M9 14a13 13 0 0 1 22 0" fill="none" stroke="#ffffff80" strokeWidth="1.500" />
          <Icon name="rover" x={9} y={9} size={22} colour="#10131d" />
          {p.loads[i] === 1 && <Icon name="meteorite" x={24} y={-2} size={16} colour="#140d08" fill="#7d6a58" />}
        </g>
      ))}
    </g>
  );
}

/** Medals at the ends of rows and columns: bright when full, struck out by a meteorite. */
function Medals({ p }: { p: Player }) {
  const planet = PLANETS[p.planet];
  const empty = emptyRows(p);
  const rocks = [...p.meteorites, ...p.rovers.filter((_, i) => p.loads[i] === 1)];
  const chip = (key: string, x: number, y: number, medals: number, full: boolean, blocked: boolean) => (
    <g key={key} opacity={full ? 1 : 0.8}>
      <circle
        cx={x}
        cy={y}
        r="9.500"
        fill={full && !blocked ? '#d9a441' : '#1b2440'}
        stroke={full ? '#f2c76b' : '#4a5780'}
        strokeWidth="1.500"
      />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        fill={full && !blocked ? '#1a1203' : '#cfd7ea'}
      >
        {medals}
      </text>
      {blocked && <path d={`M${x - 8} ${y + 8}l16-16`} stroke="#f0919f" strokeWidth="2.500" />}
    </g>
  );
  return (
    <g pointerEvents="none">
      {planet.rowMedals.map((medals, y) => {
        if (planet.cells[y] === 0) return null;
        const last = 31 - Math.clz32(planet.cells[y]);
        return chip(
          `row-${y}`,
          EDGE + (last + 1) * CELL + 11,
          EDGE + y * CELL + 27,
          medals,
          empty[y] === 0,
          rocks.some((cell) => yOf(cell) === y),
        );
      })}
      {planet.columnMedals.map((medals, x) => {
        let last = -1;
        let open = false;
        for (let y = 0; y < GRID_SIZE; y++) {
          if ((planet.cells[y] & (1 << x)) !== 0) last = y;
          if ((empty[y] & (1 << x)) !== 0) open = true;
        }
        return last < 0
          ? null
          : chip(
              `column-${x}`,
              EDGE + x * CELL + 28,
              EDGE + (last + 1) * CELL + 11,
              medals,
              !open,
              rocks.some((cell) => xOf(cell) === x),
            );
      })}
    </g>
  );
}

function Names() {
  return (
    <g fill="#9aa6c4" fontSize="11" textAnchor="middle" pointerEvents="none" opacity=".75">
      {[...COLUMNS].map((name, x) => (
        <text key={name} x={EDGE + x * CELL + 20} y={12}>
          {name}
        </text>
      ))}
      {Array.from({ length: GRID_SIZE }, (_, y) => (
        <text key={y} x={9} y={EDGE + y * CELL + 24}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

/** A planet with everything on it. What can be done there lies on top, as children. */
export function PlanetDrawing({
  p,
  seat,
  label,
  small = false,
  children,
}: {
  p: Player;
  seat: number;
  label: string;
  small?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <svg className="pu-planet" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <Patterns />
      <BarePlanet planet={p.planet} />
      <Ground ground={p.ground} />
      <Pieces p={p} seat={seat} />
      {!small && <Medals p={p} />}
      {!small && <Names />}
      {children}
    </svg>
  );
}
