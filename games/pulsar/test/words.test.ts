import { expect, test } from 'vitest';
import { room } from '../index.ts';
import type { PulsarEvent } from '../rules/events.ts';
import { type Position, paths, position } from './position.ts';

const words = await room.words('en');

/** What the routes of a flight are called, by path. */
function routeNames(given: Position, pay: string): Record<string, string> {
  const t = position(given);
  t.choose(0, { do: 'fly', pay });
  return Object.fromEntries(paths(t, 0).map((path) => [path, words.choice({ do: 'route', path }, t.state, 0)]));
}

test('a route says where it ends and what sets it apart', () => {
  const plain = routeNames({ players: [{ silver: [1], ship: 'n41' }] }, 'silver1');
  expect(plain.n39).toBe('To system n39, 1 station, discovery bonus');
  expect(plain.n42).toBe('To pulsar n42, claims it');
  expect(plain.n43).toBe('To orange gate n43');
  const taken = routeNames(
    {
      players: [{ silver: [1], ship: 'n41' }],
      systems: { n39: { tile: 'system-04', on: [1, 2] } },
      pulsars: { n42: { owner: 1 } },
    },
    'silver1',
  );
  expect([taken.n39, taken.n42]).toEqual(['To system n39', 'To pulsar n42']);
  // The bonus of a lifeless planet, for whoever has the technology.
  const lifeless = (patents: readonly string[]) =>
    routeNames(
      { players: [{ silver: [1], ship: 'n41', patents }], systems: { n39: { tile: 'system-04', on: [null, 1] } } },
      'silver1',
    ).n39;
  expect(lifeless([])).toBe('To system n39, 1 station');
  expect(lifeless(['dii-6'])).toBe('To system n39, 1 station, discovery bonus');
  const scoring = routeNames(
    { players: [{ silver: [2], ship: 'n41', patents: ['ai-3'], hq: 'hq-a1', projects: [1, 2, 4] }] },
    'silver2',
  );
  expect(scoring['n43-n42']).toBe('To pulsar n42, claims it, 1 orange gate, 1 pulsar visited (by n43)');
});

test('a flight that is drawn says how far it has come', () => {
  const t = position({ players: [{ silver: [4], ship: 'n41' }] });
  t.choose(0, { do: 'fly', pay: 'silver4' });
  expect(words.choice({ do: 'draw' }, t.state, 0)).toBe('Draw the flight location by location');
  t.choose(0, { do: 'draw' });
  expect(words.prompt(t.state, 0)).toBe('Where does the flight go on?');
  t.choose(0, { do: 'to', at: 'n42' });
  expect(words.prompt(t.state, 0)).toBe('So far by n42. Where does the flight go on?');
  expect(words.choice({ do: 'to', at: 'n43' }, t.state, 0)).toBe('Segment 2: to orange gate n43');
});

test('colours have the article they need', () => {
  const t = position({ boards: 'bi aii aiii', players: [{ silver: [2] }] });
  const patent = (tech: string, pay: string) => words.choice({ do: 'patent', tech, pay }, t.state, 0);
  expect(patent('bi-1', 'silver2')).toContain('by way of an orange gate');
  expect(patent('ai-1', 'silver1')).toContain('by way of a green gate');
  const gateRun = (color: 'orange' | 'magenta'): PulsarEvent => ({
    event: 'gate-run',
    seat: 0,
    project: 'hq-a1-p4',
    color,
    gates: 2,
  });
  const run = (color: 'orange' | 'magenta') => words.event(gateRun(color), () => 'Ada');
  expect([run('orange'), run('magenta')]).toEqual([
    'Ada makes an orange gate run: 2 gates.',
    'Ada makes a magenta gate run: 2 gates.',
  ]);
});
