import { expect, test } from 'vitest';
import { SYSTEM_TILES } from '../data/index.ts';
import { CLUSTERS, COLORS } from '../rules/cluster.ts';
import { isFlight, parsePath } from '../rules/routes.ts';
import type { PulsarState } from '../rules/state.ts';
import { isOpen } from '../rules/systems.ts';
import { type Position, type PulsarTrial, paths, position, routeEnds } from './position.ts';

/** Every flight of a length, one by one: the slow and plain way to count what the route tables merge. */
function allFlights(s: PulsarState, start: string, length: number): number[][] {
  const { indexOf, neighbours } = CLUSTERS[s.side];
  let flights: number[][] = [[]];
  for (let i = 0; i < length; i++) {
    flights = flights.flatMap((path) => neighbours[path.at(-1) ?? indexOf[start]].map((next) => [...path, next]));
    flights = flights.filter((path) => isFlight(s.side, indexOf[start], path));
  }
  return flights;
}

const distinct = (path: readonly number[], is: (at: number) => boolean): number => new Set(path.filter(is)).size;

type Counted = 'pulsar' | 'orange' | 'magenta' | 'green';

/** What a flight comes to for seat 0, in words. */
function outcome(s: PulsarState, path: readonly number[], counts: readonly Counted[]): string {
  const { ids, types, colors, systemOf } = CLUSTERS[s.side];
  const end = path[path.length - 1];
  const stations = [...new Set(path)].filter(
    (at) => at !== end && types[at] === 'system' && isOpen(s, 0, systemOf[at]),
  );
  const visits = counts.map((kind) => {
    const color = ['orange', 'magenta', 'green'].indexOf(kind);
    return distinct(path, (at) => (kind === 'pulsar' ? types[at] === 'pulsar' : colors[at] === color));
  });
  return [ids[end], ...stations.map((at) => ids[at]).toSorted(), ...visits].join(' ');
}

function offered(given: Position, length: number): PulsarTrial {
  const t = position(given);
  t.state.players[0].silver = [Math.min(length, 6)];
  t.state.players[0].plusTwo = length > 6 ? 1 : 0;
  t.choose(0, { do: 'fly', pay: length > 6 ? `silver${length - 2}+two` : `silver${length}` });
  return t;
}

const stationOn = (i: number): { tile: string; on: number[] } => ({ tile: SYSTEM_TILES[i].id, on: [0] });

const CASES: readonly (readonly [name: string, given: Position, counts: readonly Counted[]])[] = [
  ['nothing to count', { players: [{ ship: 'n52' }] }, []],
  ['pulsars score', { players: [{ ship: 'n52', patents: ['ai-3'] }] }, ['pulsar']],
  [
    'there are no stations to be had',
    {
      players: [{ ship: 'n52' }],
      systems: Object.fromEntries(CLUSTERS[0].systems.map((at, i) => [CLUSTERS[0].ids[at], stationOn(i)])),
    },
    [],
  ],
  ['magenta gates score', { players: [{ ship: 'n52', patents: ['di-6'] }] }, ['magenta']],
  ['an orange run is open', { players: [{ ship: 'n52', hq: 'hq-a1', projects: [1, 2, 4] }] }, ['orange']],
  [
    'a run of any colour is open',
    { players: [{ ship: 'n52', hq: 'hq-a2', projects: [6] }] },
    ['orange', 'magenta', 'green'],
  ],
  ['dead ends', { settings: { cluster: 'dead-ends' }, players: [{ ship: 'd17', patents: ['ai-3'] }] }, ['pulsar']],
  [
    'stations are there already',
    {
      players: [{ ship: 'n52' }],
      systems: { n62: { tile: 'system-04', on: [0] }, n54: { tile: 'system-12', on: [1, 2] } },
    },
    [],
  ],
];

for (const [name, given, counts] of CASES) {
  test(`one route for every outcome: ${name}`, () => {
    for (const length of [1, 2, 3, 4, 5, 6]) {
      const t = offered(given, length);
      const start = given.players?.[0].ship ?? '';
      const wanted = new Set(allFlights(t.state, start, length).map((path) => outcome(t.state, path, counts)));
      const found = paths(t, 0).map((path) => outcome(t.state, parsePath(t.state.side, path), counts));
      expect(found.toSorted(), `${length} segments`).toEqual([...wanted].toSorted());
    }
  });
}

/** Every flight that can be drawn location by location. */
function drawings(given: Parameters<typeof offered>[0], length: number): string[] {
  const found: string[] = [];
  function drawOn(path: readonly string[]): void {
    const t = offered(given, length);
    t.choose(0, { do: 'draw' });
    for (const at of path) t.choose(0, { do: 'to', at });
    const isOver = t.state.agenda.seats[0].at(-1)?.step !== 'draw';
    const options = isOver ? [] : t.options(0);
    if (isOver || options.some((option) => option.do === 'land')) found.push(path.join('-'));
    for (const option of options) if (option.do === 'to') drawOn([...path, option.at]);
  }
  drawOn([]);
  return found.toSorted();
}

test('what can be drawn location by location is every flight, and nothing else', () => {
  const sides = [
    ['n41', { players: [{ ship: 'n41' }] }],
    ['n01', { players: [{ ship: 'n01' }] }],
    ['d38', { settings: { cluster: 'dead-ends' }, players: [{ ship: 'd38' }] }],
  ] as const;
  for (const [ship, given] of sides) {
    for (const length of [2, 4, 5]) {
      const t = offered(given, length);
      const { ids } = CLUSTERS[t.state.side];
      const flights = allFlights(t.state, ship, length).map((path) => path.map((at) => ids[at]).join('-'));
      expect(drawings(given, length), `${length} from ${ship}`).toEqual(flights.toSorted());
    }
  }
});

test('with a technology a flight by way of its gate can be drawn one longer or shorter', () => {
  const given = { players: [{ ship: 'n54', patents: ['ai-1'] }] };
  const t = offered(given, 3);
  const { ids, colors } = CLUSTERS[0];
  const green = COLORS.indexOf('green');
  const flights = [2, 3, 4].flatMap((length) =>
    allFlights(t.state, 'n54', length).filter((path) => length === 3 || path.some((at) => colors[at] === green)),
  );
  const names = flights.map((path) => path.map((at) => ids[at]).join('-'));
  expect(drawings(given, 3)).toEqual(names.toSorted());
});

test('a drawn flight is flown as drawn, and says why it cannot go elsewhere', () => {
  const t = offered({ players: [{ ship: 'n41' }] }, 4);
  t.choose(0, { do: 'draw' });
  t.choose(0, { do: 'to', at: 'n42' });
  expect(t.whyNot(0, { do: 'to', at: 'n41' })).toBe('PUL-FLIGHT-07');
  expect(t.whyNot(0, { do: 'to', at: 'n54' })).toBe('PUL-FLIGHT-03');
  expect(t.whyNot(0, { do: 'to', at: 'n37' })).toBe('PUL-FLIGHT-05');
  expect(t.whyNot(0, { do: 'land' })).toBe('PUL-FLIGHT-01');
  expect(t.options(0)).toEqual([{ do: 'to', at: 'n43' }]);
});

test('routes to one place stand side by side', () => {
  const ends = routeEnds(offered({ players: [{ ship: 'n52' }] }, 5), 0);
  const blocks = ends.filter((end, i) => end !== ends[i - 1]);
  expect(blocks).toEqual([...new Set(ends)]);
  expect(blocks.length).toBeLessThan(ends.length);
});
