import { CLUSTER_SIDES, type ClusterSide, type GateColor } from '../data/index.ts';

/** The star cluster as numbers: locations are indices of the side's list, systems and pulsars are counted apart. */
export interface Cluster {
  readonly ids: readonly string[];
  readonly types: readonly ('entry' | 'system' | 'pulsar' | 'gate')[];
  /** Gate colour as an index of `COLORS`; -1 for other locations. */
  readonly colors: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  /** The segment that leads to each neighbour, and how often one flight may use it. */
  readonly segments: readonly (readonly number[])[];
  readonly lanes: readonly number[];
  readonly entries: readonly number[];
  /** Locations of the systems and of the pulsars, and back; -1 for other locations. */
  readonly systems: readonly number[];
  readonly systemOf: readonly number[];
  readonly pulsars: readonly number[];
  readonly pulsarOf: readonly number[];
  /** Isolated pulsars, counted as pulsars. */
  readonly isolated: readonly number[];
  readonly deadEnd: readonly boolean[];
  readonly indexOf: Readonly<Record<string, number>>;
}

export const COLORS: readonly GateColor[] = ['orange', 'magenta', 'green'];

export const SYSTEMS = 16;
export const PULSARS = 16;
export const PLANETS = 4;

function survey(side: ClusterSide): Cluster {
  const { locations } = side;
  const indexOf: Record<string, number> = {};
  locations.forEach((place, i) => {
    indexOf[place.id] = i;
  });
  const all = locations.map((_, i) => i);
  const neighbours: number[][] = all.map(() => []);
  const segments: number[][] = all.map(() => []);
  side.segments.forEach(([from, to], segment) => {
    for (const [a, b] of [
      [indexOf[from], indexOf[to]],
      [indexOf[to], indexOf[from]],
    ]) {
      neighbours[a].push(b);
      segments[a].push(segment);
    }
  });
  const systems = all.filter((i) => locations[i].type === 'system');
  const pulsars = all.filter((i) => locations[i].type === 'pulsar');
  const isolated = pulsars.flatMap((i, pulsar) => (neighbours[i].length === 0 ? [pulsar] : []));
  return {
    ids: locations.map((place) => place.id),
    types: locations.map((place) => place.type),
    colors: locations.map((place) => (place.type === 'gate' ? COLORS.indexOf(place.color) : -1)),
    neighbours,
    segments,
    lanes: side.segments.map(([, , lanes]) => lanes),
    entries: all.filter((i) => locations[i].type === 'entry'),
    systems,
    systemOf: all.map((i) => systems.indexOf(i)),
    pulsars,
    pulsarOf: all.map((i) => pulsars.indexOf(i)),
    isolated,
    deadEnd: locations.map((place) => 'deadEnd' in place),
    indexOf,
  };
}

export const CLUSTERS: readonly Cluster[] = CLUSTER_SIDES.map(survey);
