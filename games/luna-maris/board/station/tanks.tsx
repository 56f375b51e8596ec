import { Count, Target } from '@orrery/board';
import { BATTERY, HELIUM_TANK, WATER_TANK } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { circle, type Drawn, ellipse, g, group, line, path, r, range, rect, text } from '../art/pen.ts';
import { sign } from '../art/signs.ts';
import { places } from '../places.ts';

type Store = 'energy' | 'water' | 'helium';

const ghostOf = (i: number, n: number, next: number): 'gain' | 'loss' | undefined =>
  i >= n && i < next ? 'gain' : i < n && i >= next ? 'loss' : undefined;

const GHOST = {
  gain: { stroke: '#f2c76b', strokeDasharray: '3 2' },
  loss: { stroke: '#ff8094', strokeDasharray: '3 2' },
};

/** Cells light up and go out; one that would be spent is half out already. */
const cellOpacity = (full: boolean, ghost: 'gain' | 'loss' | undefined): number =>
  full ? (ghost === 'loss' ? 0.5 : 1) : 0;

function battery(n: number, next: number): Drawn {
  return [
    rect(14, 0, 14, 6, 2, '#8f99b5', { stroke: '#05070f' }),
    rect(2, 5, 38, 92, 7, 'url(#lm-bezel)', { stroke: '#05070f', strokeWidth: 1.4 }),
    rect(6, 9, 30, 84, 4, '#0a0f1e'),
    range(BATTERY).map((i) => {
      const y = 80 - i * 14;
      const ghost = ghostOf(i, n, next);
      const look = ghost === undefined ? { stroke: 'rgb(0 0 0/60%)' } : GHOST[ghost];
      return [
        rect(8, y, 26, 11.5, 2.5, '#1a2136', look),
        group(
          { className: 'luna-cell', opacity: cellOpacity(i < n, ghost) },
          rect(8, y, 26, 11.5, 2.5, 'url(#lm-cell)', look),
          line(`M11 ${y + 2.5}h20`, 'rgb(255 255 255/55%)', 1),
        ),
      ];
    }),
    ellipse(21, 56, 26, 48, 'url(#lm-halo-power)', { opacity: n / BATTERY / 2 }),
  ];
}

function tank(n: number, next: number): Drawn {
  const level = (m: number): number => r(95 - (m / WATER_TANK) * 84);
  const full = level(WATER_TANK);
  return [
    rect(10, 0, 22, 7, 2, '#8f99b5', { stroke: '#05070f' }),
    rect(2, 5, 38, 92, 12, '#0b1426', { stroke: '#7d8bb0', strokeWidth: 1.6 }),
    group(
      { clipPath: 'url(#lm-clip-tank)' },
      group(
        // Moved as a whole, so that the level rises and falls.
        { className: 'luna-liquid', style: { transform: `translateY(${n === 0 ? 100 : level(n) - full}px)` } },
        rect(4, full - 2, 34, 99 - full, 0, 'url(#lm-liquid)'),
        path(`M4 ${full}c6-4 11-4 17 0s11 4 17 0v6H4Z`, '#8fd6ff'),
        circle(13, full + 12, 1.6, 'rgb(255 255 255/60%)'),
        circle(27, full + 7, 2.2, 'rgb(255 255 255/45%)'),
      ),
    ),
    next !== n && line(`M5 ${level(next)}h32`, next > n ? '#f2c76b' : '#ff8094', 2, { strokeDasharray: '4 3' }),
    range(WATER_TANK - 1).map((i) => line(`M32 ${level(i + 1)}h6`, 'rgb(255 255 255/45%)', 1.2)),
    line('M8 16v66', 'rgb(255 255 255/38%)', 3),
  ];
}

function bottle(n: number, next: number): Drawn {
  return [
    rect(16, 0, 10, 8, 2, '#8f99b5', { stroke: '#05070f' }),
    line('M12 3h18', '#b9c2d6', 3),
    path('M4 30C4 14 12 8 21 8s17 6 17 22v57a10 10 0 0 1-10 10H14A10 10 0 0 1 4 87Z', '#150f2b', {
      stroke: '#7d8bb0',
      strokeWidth: 1.6,
    }),
    range(HELIUM_TANK).map((i) => {
      const ghost = ghostOf(i, n, next);
      const look = ghost === undefined ? { stroke: 'rgb(0 0 0/50%)' } : GHOST[ghost];
      return [
        rect(9, 78 - i * 17, 24, 13.5, 5, '#221a40', look),
        rect(9, 78 - i * 17, 24, 13.5, 5, 'url(#lm-gas)', {
          ...look,
          className: 'luna-cell',
          opacity: cellOpacity(i < n, ghost),
        }),
      ];
    }),
    n > 0 && ellipse(21, 88 - n * 9, 24, 14 + n * 8, 'url(#lm-halo-gas)'),
    line('M10 26c1-7 4-11 8-12', 'rgb(255 255 255/45%)', 2),
  ];
}

const STORES = [
  { kind: 'energy', most: BATTERY, draw: battery },
  { kind: 'water', most: WATER_TANK, draw: tank },
  { kind: 'helium', most: HELIUM_TANK, draw: bottle },
] as const satisfies readonly { kind: Store; most: number; draw: (n: number, next: number) => Drawn }[];

/** Battery, water tank and helium bottle, 42 by 116 each. */
export function Tanks({
  p,
  after,
  step = 48,
  of = '',
}: {
  readonly of?: string;
  readonly p: Player;
  readonly after?: Player | undefined;
  readonly step?: number;
}) {
  return STORES.map(({ kind, most, draw }, i) => (
    <Target key={kind} place={places.store(kind) + of} transform={`translate(${i * step} 0)`}>
      {g(draw(p[kind], after?.[kind] ?? p[kind]))}
      {g(sign(kind, 1, 101, 15, 0.8))}
      {text(18, 113, 13, <Count value={p[kind]} />, { weight: 750 })}
      {text(27, 113, 11.8, `/${most}`, { fill: 'var(--muted)' })}
    </Target>
  ));
}
