import {
  askedSeats,
  below,
  choose,
  isOver,
  isRefused,
  optionsOf,
  type Seat,
  seedRandom,
  startPlay,
} from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS, BUILDINGS, GOODS, LAB_SPACES } from '../data/index.ts';
import { onMars } from '../game.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { text as de } from '../text/de/board.ts';
import { text as en } from '../text/en/board.ts';
import { onMarsWords } from '../text/words.ts';
import { automaton, changesOf } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { at, PARTS, partOf, partsOf, theirs } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';
import type { Facts } from './table.tsx';

const WORDS = { en: await onMarsWords('en'), de: await onMarsWords('de') };

interface Seen {
  readonly view: OnMarsState;
  readonly seat: Seat;
  readonly options: readonly OmChoice[];
}

const factsOf = ({ view, seat, options }: Seen, language: 'de' | 'en' = 'en'): Facts => ({
  view,
  viewer: seat,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel'],
  options,
  words: WORDS[language],
  text: language === 'de' ? de : en,
  whyNot: () => undefined,
});

/** Some positions of a play by chance, as whoever is asked sees them. */
function positions(seats: number, settings: Record<string, boolean | string>, seed: string): Seen[] {
  const play = startPlay(onMars, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom(seed);
  const seen: Seen[] = [];
  for (let turn = 0; turn < 500 && !isOver(play.state); turn++) {
    const asked = askedSeats(onMars, play.state);
    const seat = asked[below(luck, asked.length)];
    const options = optionsOf(onMars, play.state, seat);
    if (turn % 3 === 0) seen.push({ view: onMars.view(play.state, seat), seat, options });
    choose(play, seat, options[below(luck, options.length)]);
  }
  return seen;
}

let all: Seen[];
beforeAll(() => {
  all = [
    ...positions(1, {}, 'solo'),
    ...positions(2, { firstColonists: true }, 'two'),
    ...positions(3, { spaceOddity: true }, 'three'),
    ...positions(4, { length: 'long' }, 'four'),
  ];
});

describe('presses', () => {
  test('every option has presses, each a place that explains itself or a line of the slip', () => {
    for (const seen of all) {
      const facts = factsOf(seen);
      for (const option of seen.options) {
        const presses = pressesOf(option, seen.view, seen.seat);
        expect(presses.length).toBeGreaterThan(0);
        for (const place of presses) {
          const [kind] = partsOf(place);
          expect(place).not.toMatch(/undefined|NaN| -1$/);
          if (kind !== 'slip') expect(explain(place, facts)?.title, place).toBeTruthy();
        }
      }
    }
  });

  test('at most two presses, and a small menu where options share them', () => {
    for (const { view, seat, options } of all) {
      const byPresses = new Map<string, number>();
      for (const option of options) {
        const presses = pressesOf(option, view, seat);
        expect(presses.length).toBeLessThanOrEqual(2);
        byPresses.set(presses.join(), (byPresses.get(presses.join()) ?? 0) + 1);
      }
      expect(Math.max(...byPresses.values())).toBeLessThanOrEqual(6);
    }
  });

  test('a Building needs its stack and its hex, or just the hex where the type is given', () => {
    const build: OmChoice = { do: 'build', building: 'shelter', at: 12 };
    const [{ view, seat }] = all;
    const asking = (of: number): OnMarsState => {
      const next = onMars.clone(view);
      next.agenda.seats[seat].push({
        step: 'construct',
        effect: { kind: 'construct', n: 1, of, free: false, tech: false, boosts: 0, must: true },
      });
      return next;
    };
    expect(pressesOf(build, asking(-1), seat)).toEqual(['stack shelter', 'hex 12']);
    expect(pressesOf(build, asking(5), seat)).toEqual(['hex 12']);
  });

  test('a Crystal is produced where Crystals lie', () => {
    const [{ view, seat }] = all;
    expect(pressesOf({ do: 'produce', good: 'crystal' }, view, seat)).toEqual([at.crystals]);
    expect(pressesOf({ do: 'produce', good: 'water' }, view, seat)).toEqual([at.tank('water')]);
  });

  test('a card of somebody else is pressed beside the own ones, or on their base', () => {
    const next = onMars.clone(all[0].view);
    next.cardOwner[0] = 1;
    const option: OmChoice = { do: 'advanced', card: 'construction-yard', scientist: true };
    expect(pressesOf(option, next, 0)).toEqual(['card construction-yard']);
    expect(otherPressesOf(option, next, 0)).toEqual([['base 1', 'card construction-yard']]);
    expect(otherPressesOf(option, next, 1)).toEqual([]);
  });
});

describe('places', () => {
  test('every place lies in a part of the small screen, the slip in all of them', () => {
    for (const { view, seat, options } of all)
      for (const option of options)
        for (const place of pressesOf(option, view, seat)) {
          const part = partOf(place);
          if (partsOf(place)[0] === 'slip') expect(part).toBeUndefined();
          else expect(PARTS).toContain(part);
        }
  });

  test('what stands on every board explains itself in both languages', () => {
    const seen = all[all.length - 1];
    const places = [
      ...ACTIONS.flatMap((action) => [at.action(action), at.slots(action)]),
      ...BUILDINGS.map(at.stack),
      ...GOODS.slice(0, 5).map(at.tank),
      ...LAB_SPACES.map(at.lab),
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [at.space(n), at.bay(n)]),
      ...[0, 1, 2].flatMap((n) => [at.mission(n), at.base(n)]),
      ...seen.view.lss.map((_, column) => at.tube(column)),
      ...seen.view.building.map((_, hex) => at.hex(hex)),
      ...[at.shuttle, at.hangar, at.quarters, at.working, at.supply, at.crystals, at.level, at.end, at.sockets],
      theirs(1, at.tank('water')),
      theirs(2, at.quarters),
    ];
    for (const language of ['en', 'de'] as const) {
      const facts = factsOf(seen, language);
      for (const place of places) {
        const explanation = explain(place, facts);
        expect(explanation?.title, place).toBeTruthy();
        expect(explanation?.lines.join(' '), place).not.toMatch(/undefined|NaN/);
        if (explanation?.rule !== undefined) expect(facts.words.rules[explanation.rule], place).toBeTruthy();
      }
    }
  });

  test('a closed action says why', () => {
    const seen = all[0];
    const facts: Facts = { ...factsOf(seen), options: [{ do: 'end' }], whyNot: () => 'because of the rules' };
    expect(explain(at.action('resupply'), facts)?.lines).toContain('because of the rules');
    expect(explain(at.bay(3), facts)?.lines).toContain('because of the rules');
  });
});

test('what a choice changes is told with its sign', () => {
  const seen = all[0];
  const after = onMars.clone(seen.view);
  after.players[seen.seat].storage[2] += 1;
  after.players[seen.seat].crystals += 2;
  after.level += 1;
  const changes = changesOf(seen.view, after, factsOf(seen));
  expect(changes.map(({ icon }) => icon)).toEqual(['water', 'crystal', 'level']);
  expect(changes.every(({ tone }) => tone === 'good')).toBe(true);
});

test('events point at where they are seen', () => {
  const { view } = all[0];
  expect(placesOf({ event: 'built', seat: 0, type: 5, at: 7, size: 2 }, view)).toEqual(['hex 7', 'stack shelter']);
  expect(placesOf({ event: 'lss', seat: 0, type: 1, row: 2 }, view)).toEqual(['tube 0']);
  expect(placesOf({ event: 'scoring' }, view)).toEqual(['the-end']);
});

test('both languages have the same words', () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      key === 'game' ? [] : typeof each === 'object' ? keys(each).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(de)).toEqual(keys(en));
});

test('Lacerda stands among the seats, with what he has', () => {
  const alone = all.find(({ view }) => view.rules.solo);
  const together = all.find(({ view }) => !view.rules.solo);
  if (alone === undefined || together === undefined) throw new Error('no such position');
  expect(automaton(factsOf(together))).toBeUndefined();
  const rival = automaton(factsOf(alone));
  expect(rival).toMatchObject({ seat: 1, name: en.game.lacerda });
  const things = rival?.things.map(({ icon }) => icon);
  expect(things).toEqual(['quarters', 'marker', 'crystal', 'ship', 'bot']);
});
