import { type Block, type ChartPlace, SEAT_TONES, type Seat, type Tone } from '@orrery/kernel';
import { CLUSTER_SIDES, type GateColor } from './data/index.ts';
import { CLUSTERS, COLORS } from './rules/cluster.ts';
import type { PulsarState } from './rules/state.ts';
import { namePlace } from './text/describe.ts';
import type { PulsarText } from './text/en/phrases.ts';

const GATE_TONES: Readonly<Record<GateColor, Tone>> = { orange: 'orange', magenta: 'pink', green: 'green' };
const GLYPHS = { entry: '>', gate: 'o', pulsar: '*', system: '@', unknown: '?', ship: '^' } as const;

/** The whole cluster with the names that choices have for its places. */
export function clusterChart(view: PulsarState, who: (seat: Seat) => string, t: PulsarText): Block {
  const { locations, segments } = CLUSTER_SIDES[view.side];
  const { indexOf } = CLUSTERS[view.side];
  const pointOf = (id: string): readonly [number, number] => [locations[indexOf[id]].x, locations[indexOf[id]].y];
  return {
    kind: 'chart',
    caption: t.sheet.cluster,
    width: 1000,
    height: 1000,
    lines: segments.map(([from, to, lanes]) => ({ from: pointOf(from), to: pointOf(to), isDouble: lanes > 1 })),
    places: locations.map((_, at) => placeAt(view, at, who, t)),
    key: (Object.keys(GLYPHS) as (keyof typeof GLYPHS)[]).map((kind) => [GLYPHS[kind], t.sheet.clusterKey[kind]]),
  };
}

function placeAt(view: PulsarState, at: number, who: (seat: Seat) => string, t: PulsarText): ChartPlace {
  const { id, x, y } = CLUSTER_SIDES[view.side].locations[at];
  const { types, colors, systemOf, pulsarOf } = CLUSTERS[view.side];
  const type = types[at];
  const ships = view.players.flatMap(({ ship }, seat) => (ship === at ? [seat] : []));
  const owner = type === 'pulsar' ? view.owner[pulsarOf[at]] : -1;
  const isUnknown = type === 'system' && view.shown[systemOf[at]] === 0;
  const tone = (): Tone => {
    if (ships.length > 0) return SEAT_TONES[ships[0]];
    if (owner >= 0) return SEAT_TONES[owner];
    if (type === 'gate') return GATE_TONES[COLORS[colors[at]]];
    return type === 'pulsar' ? 'cyan' : isUnknown ? 'grey' : type === 'system' ? 'yellow' : 'grey';
  };
  const there = [...new Set([...ships, ...(owner >= 0 ? [owner] : [])])].map(who);
  return {
    at: [x, y],
    glyph: ships.length > 0 ? GLYPHS.ship : isUnknown ? GLYPHS.unknown : GLYPHS[type],
    name: [id, ...there].join(' '),
    tone: tone(),
    says: [namePlace(t, id), ...there].join(', '),
  };
}
