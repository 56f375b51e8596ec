import { memo } from 'react';
import { GRID_SIZE } from '../../data/index.ts';
import { hasSymbol, isPatch, SPOT, terrainOf, tileOf, xOf, yOf } from '../../rules/grid.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART, terrainFill } from '../art/terrain.tsx';
import { CELL, left, top } from './cells.ts';

interface Lines {
  /** [terrain] the rim of its areas. */
  readonly rims: readonly string[];
  /** Between two tiles of one area, and between two areas. */
  readonly seams: string;
  readonly edges: string;
  /** All that lies there, to throw a shadow on the planet. */
  readonly shadow: string;
}

/** Areas read at a glance by their lit rim; a tile stays one piece by the seams around it. */
function linesOf(ground: readonly number[]): Lines {
  const rims: string[] = TERRAIN_ART.map(() => '');
  let seams = '';
  let edges = '';
  let shadow = '';
  for (let cell = 0; cell < ground.length; cell++) {
    const here = ground[cell];
    if (here === 0) continue;
    const x = left(cell);
    const y = top(cell);
    shadow += `M${x} ${y}h${CELL}v${CELL}h-${CELL}Z`;
    const sides = [
      { other: xOf(cell) > 0 ? ground[cell - 1] : 0, edge: `M${x} ${y}v${CELL}`, rim: `M${x + 2.5} ${y + 1}v38` },
      {
        other: xOf(cell) < GRID_SIZE - 1 ? ground[cell + 1] : 0,
        edge: `M${x + CELL} ${y}v${CELL}`,
        rim: `M${x + 37.5} ${y + 1}v38`,
      },
      {
        other: yOf(cell) > 0 ? ground[cell - GRID_SIZE] : 0,
        edge: `M${x} ${y}h${CELL}`,
        rim: `M${x + 1} ${y + 2.5}h38`,
      },
      {
        other: yOf(cell) < GRID_SIZE - 1 ? ground[cell + GRID_SIZE] : 0,
        edge: `M${x} ${y + CELL}h${CELL}`,
        rim: `M${x + 1} ${y + 37.5}h38`,
      },
    ];
    for (const { other, edge, rim } of sides) {
      const sameArea = other !== 0 && terrainOf(other) === terrainOf(here);
      const samePiece = other !== 0 && tileOf(other) === tileOf(here) && isPatch(other) === isPatch(here);
      if (!sameArea) rims[terrainOf(here)] += rim;
      if (!samePiece) {
        if (sameArea) seams += edge;
        else edges += edge;
      }
    }
  }
  return { rims, seams, edges, shadow };
}

function Surface({ here, cell }: { here: number; cell: number }) {
  const terrain = terrainOf(here);
  const art = TERRAIN_ART[terrain];
  const x = left(cell);
  const y = top(cell);
  return (
    <g>
      <rect x={x} y={y} width={CELL} height={CELL} fill={terrainFill(terrain)} />
      {isPatch(here) && (
        <rect
          x={x + 6}
          y={y + 6}
          width={CELL - 12}
          height={CELL - 12}
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
          strokeWidth="1.75"
          strokeDasharray="2 2"
        />
      )}
      {hasSymbol(here) && (
        <g>
          <circle cx={x + 20} cy={y + 20} r="13.5" fill={art.dark} stroke={art.light} strokeWidth="1.5" />
          <Icon name={TERRAIN_ICONS[terrain]} x={x + 10.5} y={y + 10.5} size={19} colour={art.symbol} />
        </g>
      )}
    </g>
  );
}

/** Tiles and patches on a planet. */
export const Ground = memo(
  function Ground({ ground }: { ground: readonly number[] }) {
    const { rims, seams, edges, shadow } = linesOf(ground);
    return (
      <g>
        <path d={shadow} fill="#000" fillOpacity=".38" transform="translate(2.5 3.5)" pointerEvents="none" />
        {ground.map((here, cell) => (here === 0 ? null : <Surface key={cell} here={here} cell={cell} />))}
        <g fill="none" pointerEvents="none" strokeLinecap="square">
          <path d={seams} stroke="#0b0f1a" strokeOpacity=".5" strokeWidth="1.2" />
          {rims.map((path, terrain) => (
            <path key={TERRAIN_ART[terrain].base} d={path} stroke={TERRAIN_ART[terrain].rim} strokeWidth="2" />
          ))}
          <path d={edges} stroke="#0b0f1a" strokeWidth="2.4" />
        </g>
      </g>
    );
  },
  (a, b) => a.ground.length === b.ground.length && a.ground.every((here, cell) => here === b.ground[cell]),
);
