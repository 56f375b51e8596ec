import type { Doing } from './choices.ts';
import { CLUSTERS } from './cluster.ts';

/**
 * Every flight of one length from one location, merged where nothing on the way could ever tell two of them apart:
 * same end, same systems passed, as many gates of each colour, as many pulsars.
 */
export interface Routes {
  readonly paths: readonly (readonly number[])[];
  readonly choices: readonly Doing<'route'>[];
  readonly ends: readonly number[];
  /** Systems passed, a bit each; the end is not among them. */
  readonly passed: readonly number[];
  /** Distinct visits, packed as in `packVisits`. */
  readonly visits: readonly number[];
  /** Whatever any of them visits. */
  readonly visited: number;
}

/** Four bits for each gate colour, four for pulsars. */
export const FOUR_BITS = 15;
export const PULSAR_SHIFT = 12;
export const gateShift = (color: number): number => color * 4;

export interface Visits {
  readonly gates: readonly number[];
  readonly pulsars: number;
}

/** Distinct locations a flight visits, by kind. */
export function countVisits(side: number, path: readonly number[]): Visits {
  const { types, colors } = CLUSTERS[side];
  const gates = [0, 0, 0];
  let pulsars = 0;
  for (let i = 0; i < path.length; i++) {
    const at = path[i];
    if (path.indexOf(at) < i) continue;
    if (types[at] === 'gate') gates[colors[at]]++;
    else if (types[at] === 'pulsar') pulsars++;
  }
  return { gates, pulsars };
}

/** As many bits as `gateShift` and `PULSAR_SHIFT` leave room for. */
export function packVisits({ gates, pulsars }: Visits): number {
  let packed = pulsars << PULSAR_SHIFT;
  for (let color = 0; color < gates.length; color++) packed |= gates[color] << gateShift(color);
  return packed;
}

/** Systems a flight passes, a bit each; not the one where it ends. */
export function systemsPassed(side: number, path: readonly number[]): number {
  const { systemOf } = CLUSTERS[side];
  const end = path[path.length - 1];
  let passed = 0;
  for (const at of path) if (at !== end && systemOf[at] >= 0) passed |= 1 << systemOf[at];
  return passed;
}

const known: Routes[][][] = CLUSTERS.map((cluster) => cluster.ids.map(() => []));

export function routesFrom(side: number, start: number, length: number): Routes {
  const lengths = known[side][start];
  lengths[length] ??= findRoutes(side, start, length);
  return lengths[length];
}

function findRoutes(side: number, start: number, length: number): Routes {
  const { ids, types, neighbours, segments, lanes } = CLUSTERS[side];
  const found: { readonly way: readonly number[]; readonly passed: number; readonly visits: number }[] = [];
  const seen = new Set<string>();
  const path: number[] = [];
  const left = lanes.slice();
  const endOf = (way: readonly number[]): number => way[way.length - 1];

  function finish(): void {
    const passed = systemsPassed(side, path);
    const visits = packVisits(countVisits(side, path));
    const outcome = `${endOf(path)}:${passed}:${visits}`;
    if (seen.has(outcome)) return;
    seen.add(outcome);
    found.push({ way: path.slice(), passed, visits });
  }

  function flyOn(at: number): void {
    if (path.length === length) {
      finish();
      return;
    }
    for (let i = 0; i < neighbours[at].length; i++) {
      const next = neighbours[at][i];
      const segment = segments[at][i];
      // PUL-FLIGHT-05: nobody flies back to an entry point. PUL-FLIGHT-07: a segment is used once for each lane.
      if (types[next] === 'entry' || left[segment] === 0) continue;
      left[segment]--;
      path.push(next);
      flyOn(next);
      path.pop();
      left[segment]++;
    }
  }

  // PUL-FLIGHT-02: a flight has at least one segment.
  if (length > 0) flyOn(start);
  // Who looks for a target finds its routes side by side.
  found.sort((a, b) => endOf(a.way) - endOf(b.way));
  return {
    paths: found.map(({ way }) => way),
    choices: found.map(({ way }) => ({ do: 'route', path: way.map((at) => ids[at]).join('-') })),
    ends: found.map(({ way }) => endOf(way)),
    passed: found.map(({ passed }) => passed),
    visits: found.map(({ visits }) => visits),
    visited: found.reduce((all, { visits }) => all | visits, 0),
  };
}

const parsed: Map<string, readonly number[]>[] = CLUSTERS.map(() => new Map());

/** The locations of a route that was offered. */
export function readPath(side: number, path: string): readonly number[] {
  let way = parsed[side].get(path);
  if (way === undefined) {
    way = parsePath(side, path);
    parsed[side].set(path, way);
  }
  return way;
}

/** The locations of whatever somebody wrote as a route; -1 for what is none. */
export function parsePath(side: number, path: string): readonly number[] {
  return path.split('-').map((id) => CLUSTERS[side].indexOf[id] ?? -1);
}

/** Is this a flight the rules allow from `start`, whatever its length? */
export function isFlight(side: number, start: number, path: readonly number[]): boolean {
  const { types, neighbours, segments, lanes } = CLUSTERS[side];
  const left = lanes.slice();
  let at = start;
  for (const next of path) {
    const i = next < 0 ? -1 : neighbours[at].indexOf(next);
    if (i < 0 || types[next] === 'entry' || left[segments[at][i]]-- === 0) return false;
    at = next;
  }
  return path.length > 0;
}
