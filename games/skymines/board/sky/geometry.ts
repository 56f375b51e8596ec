import { MOON_DISC, NEIGHBOURS, SECTOR_ROWS } from '../../data/index.ts';
import { round } from '../art/basics.tsx';
import type { Room } from '../rooms.ts';

/** Where the moon hangs: its middle, and units of the drawing for one of the data. */
export interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
}

export type Point = readonly [x: number, y: number];

export const onDisc = ({ cx, cy, scale }: Disc, x: number, y: number): Point => [
  cx + (x - MOON_DISC.x) * scale,
  cy + (y - MOON_DISC.y) * scale,
];

export const circlePath = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

export interface SectorShape {
  readonly sector: number;
  readonly x: number;
  readonly y: number;
  readonly isInner: boolean;
  /** Its outline, with a hole where another sector lies inside. */
  readonly path: string;
  readonly rim: string;
}

const corners = (outline: string): readonly Point[] =>
  outline.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x, y];
  });

const INNER = new Map(SECTOR_ROWS.flatMap((row) => (row.inside === undefined ? [] : [[row.inside, row] as const])));

export function sectorShapes(disc: Disc): readonly SectorShape[] {
  return SECTOR_ROWS.map(({ sector, x, y, outline, inside, radius = 0 }) => {
    const [cx, cy] = onDisc(disc, x, y);
    const isInner = inside !== undefined;
    const rim = isInner
      ? circlePath(cx, cy, radius * disc.scale)
      : `M${corners(outline)
          .map(([a, b]) => onDisc(disc, a, b).map(round).join(' '))
          .join('L')}Z`;
    const hole = INNER.get(sector);
    const path = hole === undefined ? rim : rim + circlePath(cx, cy, (hole.radius ?? 0) * disc.scale);
    return { sector, x: cx, y: cy, isInner, path, rim };
  });
}

/** Half the way between the two lines of a double border. */
const APART = 2.5;

/** All borders as three drawings: single lines, the trenches under double ones, the double lines. */
export function borderPaths(disc: Disc): { readonly single: string; readonly trench: string; readonly double: string } {
  const edges = new Map<string, { readonly sectors: number[]; readonly ends: readonly [Point, Point] }>();
  for (const { sector, outline, inside } of SECTOR_ROWS) {
    if (inside !== undefined) continue;
    const points = corners(outline);
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length];
      const key = [from.join(), to.join()].sort().join('|');
      const known = edges.get(key);
      if (known !== undefined) known.sectors.push(sector);
      else edges.set(key, { sectors: [sector], ends: [onDisc(disc, ...from), onDisc(disc, ...to)] });
    });
  }
  const paths = { single: '', trench: '', double: '' };
  for (const { sectors, ends } of edges.values()) {
    if (sectors.length < 2) continue;
    const [[ax, ay], [bx, by]] = ends;
    const length = Math.hypot(bx - ax, by - ay);
    const nx = (-(by - ay) / length) * APART;
    const ny = ((bx - ax) / length) * APART;
    const line = (side: number): string =>
      `M${round(ax + nx * side)} ${round(ay + ny * side)}L${round(bx + nx * side)} ${round(by + ny * side)}`;
    if (NEIGHBOURS[sectors[0]].find(({ to }) => to === sectors[1])?.cost === 1) paths.single += line(0);
    else {
      paths.trench += line(0);
      paths.double += line(1) + line(-1);
    }
  }
  for (const { x, y, inside, radius = 0 } of SECTOR_ROWS) {
    if (inside === undefined) continue;
    const [cx, cy] = onDisc(disc, x, y);
    const r = radius * disc.scale;
    paths.trench += circlePath(cx, cy, r);
    paths.double += circlePath(cx, cy, r + APART) + circlePath(cx, cy, r - APART);
  }
  return paths;
}

/** Puts the canvas of the data into a room of the drawing. */
export const inBelt =
  ({ x, y, w, h }: Room) =>
  (a: number, b: number): Point => [x + 50 + ((a - 130) / 755) * (w - 100), y + 50 + ((b - 105) / 795) * (h - 96)];
