import { Moving, Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { DEPOT, EQUIPMENT, PROBE_BONUS, PROBE_SLOTS } from '../../data/index.ts';
import { NONE, type Player } from '../../rules/state.ts';
import { probe } from '../art/figures.ts';
import { at, circle, type Drawn, g, group, icon, rect, text } from '../art/pen.ts';
import { badge, centred, good } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

/** The emergency depot: three lockers of 46 by 56 with their price in points. */
export function Depot({ p, of = '', step = 49 }: { readonly step?: number; readonly of?: string; readonly p: Player }) {
  return DEPOT.map(({ cube, sp }, i) => {
    const has = (p.depot & (1 << i)) !== 0;
    const body: Drawn = has
      ? [rect(5, 5, 36, 30, 4, '#0a0f1e'), good(cube, 23, 20, 24)]
      : [rect(5, 5, 36, 30, 4, '#080b15'), icon(cube, 14, 10, 20, '#39435f', 0)];
    return (
      <Target
        key={cube}
        place={places.depot(cube) + of}
        transform={`translate(${i * step} 0)`}
        glow={<rect width="46" height="56" rx="6" />}
      >
        <g className="night">
          {rect(0, 0, 46, 56, 6, has ? 'url(#lm-locker)' : '#0f1524', { stroke: '#05070f', strokeWidth: 1.3 })}
          {g(body)}
          {rect(6, 39, 36, 14, 7, has ? '#6d1f2d' : '#1a2136')}
          {text(20, 49.7, 11.5, `−${sp}`, { anchor: 'middle', weight: 750, fill: has ? '#ffd9df' : '#7f8cb0' })}
          {icon('points', 27, 40.5, 11, has ? '#f2c76b' : '#7f8cb0', 0.8)}
        </g>
      </Target>
    );
  });
}

/** Probes still at home with the bonus of their slot, three of 46 by 50. They leave from the first slot on. */
export function ProbeSlots({
  p,
  seat,
  of = '',
  step = 49,
}: {
  readonly step?: number;
  readonly of?: string;
  readonly p: Player;
  readonly seat: number;
}) {
  return PROBE_BONUS.map((bonus, i) => {
    const here = i >= PROBE_SLOTS - p.probes;
    return (
      <Target key={i} place={places.probe(i) + of} transform={`translate(${i * step} 0)`}>
        <g className="night">
          {rect(0, 0, 46, 50, 6, '#0f1524', { stroke: '#2f3a5a', strokeWidth: 1.2 })}
          {here ? (
            <g transform="translate(23 30)">
              <Moving name={`slot ${seat} ${i}`}>{g(probe(seat))}</Moving>
            </g>
          ) : (
            icon('probe', 13, 6, 20, '#7f8cb0', 0, 0.4)
          )}
          {group({ opacity: here ? 1 : 0.55 }, centred(bonus, 23, 35, 11, { ink: '#dfe6f6' }))}
        </g>
      </Target>
    );
  });
}

export const EQUIPMENT_W = 146;

/** The own tile: ready, or used until the end of the round. 146 by 29. */
export function Equipment({ scene, p, of = '' }: { readonly of?: string; readonly scene: Scene; readonly p: Player }) {
  const { text: t } = scene;
  if (p.equipment === NONE) return null;
  const { id, module } = EQUIPMENT[p.equipment];
  const { ready } = p;
  return (
    <Target place={places.equipment + of} glow={<rect width={EQUIPMENT_W} height="29" rx="7" />}>
      {rect(0, 0, EQUIPMENT_W, 29, 7, ready ? 'url(#lm-medal)' : 'var(--plate)', {
        stroke: ready ? '#7fd1a8' : 'var(--hairline)',
        strokeWidth: 1.3,
      })}
      {at(5, 5, badge(module))}
      {text(34, 13, 11, capital(t.game.names.equipment[id]), {
        weight: 600,
        fill: ready ? '#fff' : 'var(--muted)',
        most: 108,
      })}
      {circle(37.5, 21.5, 3, ready ? '#7fd1a8' : 'var(--muted)')}
      {text(44, 25.5, 11, ready ? t.tileReady : t.tileUsed, { fill: ready ? '#c9f7df' : 'var(--muted)' })}
    </Target>
  );
}
