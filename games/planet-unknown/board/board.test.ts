import { placeOf } from '@orrery/board';
import {
  advance,
  askedSeats,
  below,
  isOver,
  listen,
  optionsOf,
  readSettings,
  seedRandom,
  settle,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CORPORATIONS } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { clone } from '../rules/clone.ts';
import { breakdown } from '../rules/scoring.ts';
import type { EffectOf, PlanetUnknownState } from '../rules/state.ts';
import { text as de } from '../text/de/board.ts';
import { text as en } from '../text/en/board.ts';
import { planetUnknownWords } from '../text/words.ts';
import { changesOf } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain.ts';
import type { Facts } from './facts.ts';
import { partOf } from './places.ts';
import { outcomeOf } from './placing/preview.ts';
import { routesOf } from './planet/routes.ts';
import { otherPressesOf, pressesOf } from './presses.ts';

const WORDS = { en: await planetUnknownWords('en') };

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

const factsOf = (view: PlanetUnknownState, viewer: number, options: readonly PuChoice[], text = en): Facts => ({
  view,
  viewer,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel', 'Altair', 'Mira'],
  options,
  words: WORDS.en,
  text,
  whyNot: () => undefined,
});

test.each(['a', 'b', 'c', 'd'])('every choice has its presses, and each place explains itself (seed %s)', (seed) => {
  const corporations = new Set<number>();
  const told = new Set<string>();
  playAt(seed, (s, seat, options) => {
    corporations.add(s.players[seat].corporation);
    for (const choice of options) {
      const ways = [pressesOf(choice, s, seat), ...otherPressesOf(choice, s, seat)];
      for (const place of ways.flat()) {
        expect(place, JSON.stringify(choice)).not.toMatch(/undefined|NaN/);
        const kind = `${place.split(' ')[0]} ${choice.do}`;
        if (told.has(kind)) continue;
        told.add(kind);
        for (const text of [en, de]) {
          const said = explain(place, factsOf(s, seat, options, text));
          expect(said?.title, place).toBeTruthy();
          expect(said?.lines.join(), place).not.toMatch(/undefined|NaN/);
        }
        if (!/^(do|end-turn)/.test(place)) expect(partOf(place), place).toBeDefined();
      }
    }
  });
  expect(corporations.size).toBe(Math.min(6, CORPORATIONS.length));
});

test('what belongs to another seat is explained as it stands there', () => {
  let differs = 0;
  playAt('others', (s, seat, options) => {
    const other = (seat + 1) % s.players.length;
    for (const place of ['marker 1', 'hold lifepod', 'cell 54']) {
      const theirs = explain(placeOf(place, other), factsOf(s, seat, options));
      expect(theirs).toEqual(explain(place, factsOf(s, other, [])));
      if (theirs?.title !== explain(place, factsOf(s, seat, options))?.title) differs++;
    }
  });
  expect(differs).toBeGreaterThan(0);
});

test('two placements are never made by the same presses', () => {
  playAt('presses', (s, seat, options) => {
    const laid = options.filter((choice) => choice.do === 'place').map((choice) => pressesOf(choice, s, seat).join());
    expect(new Set(laid).size).toBe(laid.length);
  });
});

test('what a choice changes is told in signs and in words', () => {
  const icons = new Set<string>();
  playAt('changes', (s, seat, options) => {
    if (icons.size > 8) return;
    const then = clone(s);
    advance(planetUnknown, then, seat, options[0]);
    for (const { icon, says, text } of changesOf(s, then, factsOf(s, seat, options))) {
      expect(`${says}${text}`).not.toMatch(/undefined|NaN/);
      icons.add(icon);
    }
  });
  for (const icon of ['water', 'meteorite', 'medal']) expect(icons).toContain(icon);
});

test('what happens has its place on the board', () => {
  let heard = 0;
  playAt('events', (s, seat, options) => {
    const then = clone(s);
    for (const event of listen(() => advance(planetUnknown, then, seat, options[0]))) {
      heard++;
      for (const place of placesOf(event as Parameters<typeof placesOf>[0], s))
        expect(place, event.event).not.toMatch(/undefined|NaN/);
    }
  });
  expect(heard).toBeGreaterThan(200);
});

test('both languages have the same words', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;
  const { game: _en, ...english } = en;
  const { game: _de, ...german } = de;
  expect(shape(german)).toEqual(shape(english));
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
