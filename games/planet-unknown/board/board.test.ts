import { advance, askedSeats, below, isOver, optionsOf, readSettings, seedRandom, settle } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CORPORATIONS } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { clone } from '../rules/clone.ts';
import { breakdown } from '../rules/scoring.ts';
import type { EffectOf, PlanetUnknownState } from '../rules/state.ts';
import { outcomeOf } from './preview.ts';
import { routesOf } from './routes.ts';
import { cellOf, liftable, targetOf } from './where.ts';

/** Plays at random with every module in the game and shows each question to `look`. */
function playAt(seed: string, look: (s: PlanetUnknownState, seat: number, options: readonly PuChoice[]) => void): void {
  const read = readSettings(planetUnknown.settings, {
    boards: 'special',
    deluxe: true,
    events: true,
    singleObjectives: true,
  });
  if ('problems' in read) throw new Error(read.problems.join());
  const s = planetUnknown.setup(read.settings, 6, seedRandom(seed));
  const random = seedRandom(`${seed} choices`);
  settle(planetUnknown, s);
  while (!isOver(s)) {
    const [seat] = askedSeats(planetUnknown, s);
    const options = optionsOf(planetUnknown, s, seat);
    look(s, seat, options);
    const end = options.find(({ do: verb }) => verb === 'end');
    advance(planetUnknown, s, seat, end && below(random, 3) === 0 ? end : options[below(random, options.length)]);
  }
}

test.each(['a', 'b', 'c', 'd'])('every choice has its place on the board (seed %s)', (seed) => {
  const corporations = new Set<number>();
  playAt(seed, (s, seat, options) => {
    corporations.add(s.players[seat].corporation);
    const [lifted] = liftable(options);
    for (const choice of options) {
      const target = targetOf(choice, choice.do === 'reposition' ? choice.from : lifted);
      expect(target, JSON.stringify(choice)).toBeDefined();
      if (target === 'planet' && choice.do !== 'place') expect(cellOf(choice)).toBeDefined();
    }
  });
  expect(corporations.size).toBe(Math.min(6, CORPORATIONS.length));
});

test.each(['p', 'q'])('a preview says what really happens and changes nothing (seed %s)', (seed) => {
  playAt(seed, (s, seat, options) => {
    const places = options.filter((choice) => choice.do === 'place');
    const held = s.players[seat].pending.find((each): each is EffectOf<'place'> => each.effect === 'place');
    if (held === undefined) return;
    for (const choice of places.slice(0, 3)) {
      const before = JSON.stringify(s);
      const { lost, meteorite, lines } = outcomeOf(s, seat, held, choice);
      expect(JSON.stringify(s)).toBe(before);
      const then = clone(s);
      advance(planetUnknown, then, seat, choice);
      const [was, is] = [s.players[seat], then.players[seat]];
      const gone = was.lifepods.length - is.lifepods.length + was.rovers.length - is.rovers.length;
      expect(lost.length).toBe(gone);
      expect(meteorite !== undefined).toBe(is.meteorites.length > was.meteorites.length);
      const medals = (at: PlanetUnknownState): number =>
        breakdown(at, seat).reduce((sum, { row, points }) => sum + (/^(rows|columns)$/.test(row) ? points : 0), 0);
      // A meteorite that lands may spoil lines, so the preview promises at most what it lists.
      expect(medals(then) - medals(s)).toBeLessThanOrEqual(lines.reduce((sum, line) => sum + line.medals, 0));
    }
  });
});

test.each(['r', 's'])('a route can be driven step by step (seed %s)', (seed) => {
  let driven = 0;
  playAt(seed, (s, seat, options) => {
    const move = options.find((choice) => choice.do === 'move');
    if (move === undefined || driven > 60) return;
    for (const [cell, steps] of [...routesOf(s, seat, move.from)].slice(-3)) {
      const then = clone(s);
      for (const step of steps) {
        expect(optionsOf(planetUnknown, then, seat)).toContainEqual(step);
        advance(planetUnknown, then, seat, step);
      }
      expect(then.players[seat].rovers).toContain(cell);
      driven++;
    }
  });
  expect(driven).toBeGreaterThan(0);
});
