import { readFileSync } from 'node:fs';
import { choose, isRefused, listen, type Seat, startPlay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { pulsar } from '../../game.ts';
import type { PulsarChoice } from '../../rules/choices.ts';
import { CLUSTERS } from '../../rules/cluster.ts';
import type { PulsarEvent } from '../../rules/events.ts';
import { readPath } from '../../rules/routes.ts';
import { type PulsarState, ROWS } from '../../rules/state.ts';
import { bestWays, gainsOf, isIdle } from '../routes.ts';
import { flownIn } from './flown.ts';
import { harvestOf } from './harvest.ts';
import { shortestWay } from './shortest.ts';

interface Moment {
  readonly before: PulsarState;
  readonly after: PulsarState;
  readonly seat: Seat;
  readonly choice: PulsarChoice;
  readonly events: readonly PulsarEvent[];
}

/** A whole play between good players, choice by choice. */
function* moments(name: string): Generator<Moment> {
  const { seats, settings, seed, choices } = JSON.parse(
    readFileSync(new URL(`../../test/golden/${name}.record.json`, import.meta.url), 'utf8'),
  );
  const play = startPlay(pulsar, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  for (const [seat, choice] of choices as readonly [Seat, PulsarChoice][]) {
    const before = structuredClone(play.state);
    const events = listen(() => {
      const answer = choose(play, seat, choice);
      if (isRefused(answer)) throw new Error(answer.message);
    }) as readonly PulsarEvent[];
    yield { before, after: play.state, seat, choice, events };
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('a production before the eyes', () => {
  it('coins leave every spinning gyrodyne with exactly what it brings', () => {
    const flown = [0, 0, 0];
    let last: PulsarState | undefined;
    for (const { before, after } of moments('three-gyrodynes')) {
      for (const { place, seat, points } of harvestOf(before, after))
        if (place.startsWith('node ')) flown[seat] += points;
      last = after;
    }
    const scored = last?.players.map(({ tally }) => tally[ROWS.indexOf('gyrodynes')]) ?? [];
    expect(sumOf(scored)).toBeGreaterThan(0);
    expect(flown).toEqual(scored);
  });

  it('no coin flies outside a production', () => {
    for (const { before, after } of moments('two-first'))
      if (before.round === after.round && before.phase === after.phase) expect(harvestOf(before, after)).toEqual([]);
  });
});

describe('a flight before the eyes', () => {
  it('the ship takes the way that was flown', () => {
    let flights = 0;
    for (const { before, after, seat, choice, events } of moments('three-first')) {
      const flown = flownIn(CLUSTERS[after.side], events);
      if (choice.do !== 'route' || flown === undefined) continue;
      flights++;
      expect(flown).toEqual({ seat, way: readPath(before.side, choice.path) });
    }
    expect(flights).toBeGreaterThan(10);
  });

  it('a ship of whose way nobody tells takes a shortest one along the filaments', () => {
    for (const net of CLUSTERS) {
      const [from] = net.systems;
      const to = net.systems.at(-1) ?? 0;
      const way = shortestWay(net, from, to);
      expect(way.at(-1)).toBe(to);
      [from, ...way].slice(0, -1).forEach((at, i) => {
        expect(net.neighbours[at]).toContain(way[i]);
      });
    }
  });
});

describe('ways on offer', () => {
  it('a circle that brings nothing is not what a press on a place means', () => {
    let offered = 0;
    for (const { before, seat } of moments('three-first')) {
      if (before.agenda.seats[seat].at(-1)?.step !== 'route') continue;
      for (const path of bestWays(before, seat).values()) {
        const way = readPath(before.side, path);
        const circles = new Set([before.players[seat].ship, ...way]).size <= way.length;
        expect(circles && isIdle(gainsOf(before, seat, way)), path).toBe(false);
        offered++;
      }
    }
    expect(offered).toBeGreaterThan(100);
  });
});
