import { memo } from 'react';
import { ASTEROID_ROWS, BELT_STATIONS, COMPANIES, SHUTTLE_ROWS } from '../../data/index.ts';
import { round } from '../art/basics.tsx';
import { COMPANY_LOOKS, INK } from '../art/colours.ts';
import { Shuttle } from '../art/pieces.tsx';
import { strewer } from '../art/strewn.ts';
import type { Room } from '../rooms.ts';
import { inBelt, type Point } from './geometry.ts';

/** Where the asteroids lie in a room. */
export const asteroidAt = (room: Room): ReadonlyMap<number, Point> => {
  const put = inBelt(room);
  return new Map(ASTEROID_ROWS.map(({ asteroid, x, y }) => [asteroid, put(x, y)]));
};

/** The ragged outline of a rock. */
function rock(seed: number, x: number, y: number, rx: number, ry: number): string {
  const next = strewer(seed * 97 + 5);
  const n = 14;
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * Math.PI * 2;
    const k = 0.88 + next() * 0.2;
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
  });
  const between = (i: number): string => {
    const [a, b] = [points[i % n], points[(i + 1) % n]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  return `M${between(0)}${points.map((_, i) => `Q${points[(i + 1) % n].map(round).join(' ')} ${between(i + 1)}`).join('')}Z`;
}

const ROCK_HEIGHT = 33;
export const rockWidth = (spaces: number): number => (spaces === 4 ? 54 : 44);

/** Dust, routes and bare rocks. */
export const Bare = memo(function Bare({ x, y, w, h }: Room) {
  const room = { x, y, w, h };
  const put = inBelt(room);
  const at = asteroidAt(room);
  const next = strewer(5);
  const dust = Array.from({ length: 90 }, () => {
    const [a, b] = put(60 + next() * 880, 50 + next() * 905);
    const r = round(0.8 + next() * 2);
    return `M${round(a - r)} ${round(b)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }).join('');
  const routes = SHUTTLE_ROWS.flatMap((row) =>
    row.between.map(
      (end) => `M${(at.get(end) ?? [0, 0]).map(round).join(' ')}L${put(row.x, row.y).map(round).join(' ')}`,
    ),
  ).join('');
  return (
    <g pointerEvents="none">
      <path d={dust} fill="#b9a58c" opacity=".25" />
      <path d={routes} stroke="#0b1022" strokeWidth="6" />
      <path d={routes} stroke="#c9d3ee" strokeWidth="1.800" strokeDasharray="1 5" strokeLinecap="round" />
      {COMPANIES.map((company, i) => {
        const station = BELT_STATIONS[company];
        const [ax, ay] = at.get(station.entry) ?? [0, 0];
        const sx = station.x < 500 ? x - 2 : x + w + 2;
        const sy = station.y < 500 ? y + 70 : y + h - 70;
        return (
          <g key={company}>
            <path
              d={`M${round(sx)} ${round(sy)}L${round(ax)} ${round(ay)}`}
              stroke={COMPANY_LOOKS[i].base}
              strokeWidth="2.200"
              strokeDasharray="6 4"
            />
            <Shuttle
              company={i}
              x={sx + (ax - sx) * 0.3}
              y={sy + (ay - sy) * 0.3}
              size={22}
              turn={(Math.atan2(ay - sy, ax - sx) * 180) / Math.PI}
            />
          </g>
        );
      })}
      {ASTEROID_ROWS.map(({ asteroid, spaces }) => {
        const [ax, ay] = at.get(asteroid) ?? [0, 0];
        const d = rock(asteroid, ax, ay, rockWidth(spaces.length), ROCK_HEIGHT);
        const strewn = strewer(asteroid * 31);
        const craters = Array.from({ length: 7 }, () => {
          const cx = ax + (strewn() - 0.5) * rockWidth(spaces.length) * 1.5;
          const cy = ay + (strewn() - 0.5) * ROCK_HEIGHT * 1.5;
          const r = round(2 + strewn() ** 2 * 7);
          return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
        }).join('');
        return (
          <g key={asteroid}>
            <path d={d} transform="translate(3 6)" fill="#000" opacity=".5" />
            <path d={d} fill="url(#sky-rock)" stroke={INK} strokeWidth="1.500" />
            <path d={craters} fill="#1c1620" opacity=".28" />
          </g>
        );
      })}
    </g>
  );
});
