import { expect, test } from 'vitest';
import { CLUSTERS } from '../rules/cluster.ts';
import { offeredRoute } from '../rules/flight.ts';
import { isFlight, parsePath } from '../rules/routes.ts';
import type { PulsarState } from '../rules/state.ts';
import { isOpen } from '../rules/systems.ts';
import { type Position, type PulsarTrial, paths, position } from './position.ts';

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

/** What a flight comes to for seat 0, in words. */
function outcome(
  s: PulsarState,
  path: readonly number[],
  counts: readonly ('pulsar' | 'orange' | 'magenta' | 'green')[],
): string {
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

const CASES: readonly (readonly [
  name: string,
  given: Position,
  counts: readonly ('pulsar' | 'orange' | 'magenta' | 'green')[],
])[] = [
  ['nothing to count', { players: [{ ship: 'n52' }] }, []],
  ['pulsars score', { players: [{ ship: 'n52', patents: ['ai-3'] }] }, ['pulsar']],
  ['magenta gates score', { players: [{ ship: 'n52', patents: ['di-6'] }] }, ['magenta']],
  ['an orange run is open', { players: [{ ship: 'n52', hq: 'hq-a1', projects: [1, 2, 4] }] }, ['orange']],
  [
    'a run of any colour is open',
    { players: [{ ship: 'n52', hq: 'hq-a2', projects: [6] }] },
    ['orange', 'magenta', 'green'],
  ],
  ['dead ends', { options: { cluster: 'dead-ends' }, players: [{ ship: 'd17', patents: ['ai-3'] }] }, ['pulsar']],
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

test('a drawn path leads to the offered route with the same outcome', () => {
  const t = offered({ players: [{ ship: 'n41' }] }, 4);
  for (const path of allFlights(t.state, 'n41', 4)) {
    const route = offeredRoute(t.state, 0, path);
    expect(route?.do).toBe('route');
    if (route?.do !== 'route') continue;
    expect(outcome(t.state, parsePath(0, route.path), [])).toBe(outcome(t.state, path, []));
  }
  const { indexOf } = CLUSTERS[0];
  expect(offeredRoute(t.state, 0, [indexOf.n42, indexOf.n41, indexOf.n42, indexOf.n43])).toBeUndefined();
  expect(offeredRoute(t.state, 0, [indexOf.n39])).toBeUndefined();
  const slack = offered({ players: [{ ship: 'n54', patents: ['ai-1'] }] }, 2);
  expect(offeredRoute(slack.state, 0, [indexOf.n40])).toEqual({ do: 'route', path: 'n40' });
  expect(offeredRoute(slack.state, 0, [indexOf.n53])).toBeUndefined();
});
