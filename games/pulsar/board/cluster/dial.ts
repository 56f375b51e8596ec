import { CLUSTER_SIDES } from '../../data/index.ts';
import { CLUSTERS, type Cluster } from '../../rules/cluster.ts';
import { type Point, round } from '../art/measure.ts';

/** The dial that the cluster is drawn on: where its rim is, and where every location lies. */
export interface Dial {
  readonly side: number;
  readonly net: Cluster;
  readonly size: number;
  readonly middle: number;
  /** The rim that carries the score. */
  readonly outer: number;
  readonly inner: number;
  /** How big pieces are; 1 on a dial of 650. */
  readonly unit: number;
  readonly points: readonly Point[];
}

/** A dial this small is only an overview, without a score around it. */
const TINY = 200;
const MAP = { x: 500, y: 499, r: 466 };

export function dialOf(side: number, size: number): Dial {
  const middle = size / 2;
  const outer = middle - 2;
  const inner = outer - (size < TINY ? 3 : size < 500 ? 18 : 25);
  const scale = (inner - 4) / MAP.r;
  return {
    side,
    net: CLUSTERS[side],
    size,
    middle,
    outer,
    inner,
    unit: Math.max(size < 320 ? 0.52 : 0.6, Math.min(1.5, size / 650)),
    points: CLUSTER_SIDES[side].locations.map(({ x, y }) => [
      middle + (x - MAP.x) * scale,
      middle + (y - MAP.y) * scale,
    ]),
  };
}

/** A segment bends a little away from the black hole; the two strands of a double one lie side by side. */
export function strand({ points, middle }: Dial, from: number, to: number, aside = 0): string {
  const [ax, ay] = points[from];
  const [bx, by] = points[to];
  const [dx, dy] = [bx - ax, by - ay];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const out = (mx - middle) * -dy + (my - middle) * dx > 0 ? 0.07 : -0.07;
  const length = Math.hypot(dx, dy);
  const [sx, sy] = [(-dy / length) * aside, (dx / length) * aside];
  const at = (x: number, y: number): string => `${round(x + sx)} ${round(y + sy)}`;
  return `M${at(ax, ay)}Q${at(mx - out * dy, my + out * dx)} ${at(bx, by)}`;
}

/** A way as one path, from a start. */
export function wayPath(dial: Dial, start: number, way: readonly number[]): string {
  return way.map((at, i) => strand(dial, i === 0 ? start : way[i - 1], at)).join('');
}
