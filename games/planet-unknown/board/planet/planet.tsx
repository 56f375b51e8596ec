import type { ReactNode, Ref } from 'react';
import { GRID_SIZE } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { COLUMN_NAMES } from '../../text/describe.ts';
import { BarePlanet } from './bare-planet.tsx';
import { CELL, EDGE, SIZE } from './cells.ts';
import { Ground } from './ground.tsx';
import { Medals, Pieces } from './pieces.tsx';

function Names() {
  return (
    <g className="pu-names" textAnchor="middle" pointerEvents="none">
      {COLUMN_NAMES.map((name, x) => (
        <text key={name} x={EDGE + x * CELL + 20} y={14}>
          {name}
        </text>
      ))}
      {Array.from({ length: GRID_SIZE }, (_, y) => (
        <text key={y} x={11} y={EDGE + y * CELL + 24}>
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
  svg,
  children,
}: {
  readonly p: Player;
  readonly seat: number;
  readonly label: string;
  readonly small?: boolean;
  readonly svg?: Ref<SVGSVGElement>;
  readonly children?: ReactNode;
}) {
  return (
    <svg
      ref={svg}
      className={small ? 'pu-planet small' : 'pu-planet'}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role={small ? 'img' : 'group'}
      aria-label={label}
    >
      <BarePlanet planet={p.planet} />
      <Ground ground={p.ground} />
      <Pieces p={p} seat={seat} />
      {!small && <Names />}
      {children}
      {!small && <Medals p={p} />}
    </svg>
  );
}
