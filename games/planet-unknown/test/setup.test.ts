import { askedSeats, choose, isRefused, type Play, startPlay, viewOf } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import {
  CIV_CARDS,
  CORPORATIONS,
  EVENTS,
  INNER_SLOTS,
  OUTER_SLOTS,
  PLANETS,
  SHAPES,
  SINGLE_OBJECTIVES,
  TILES,
} from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { position } from './position.ts';

function start(seats: number, settings: object = {}, seed = 'setup'): Play<PlanetUnknownState, PuChoice> {
  const play = startPlay(planetUnknown, { seats, seed, settings });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

const standard = { boards: 'standard' };
const seeds = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

describe('the station', () => {
  const { stacks } = start(4, standard).state;
  rule('PU-SETUP-01', 'six sectors, each with a small and a large stack', () => {
    expect(stacks).toHaveLength(12 * 12);
    for (let slot = 0; slot < 6; slot++) {
      expect(SHAPES[TILES[stacks[slot * 12]].shape].ring).toBe('outer');
      expect(SHAPES[TILES[stacks[(6 + slot) * 12]].shape].ring).toBe('inner');
    }
  });
  rule('PU-SETUP-02', 'a stack holds the 12 tiles of one shape, shuffled', () => {
    for (let slot = 0; slot < 12; slot++) {
      const stack = stacks.slice(slot * 12, slot * 12 + 12);
      expect(new Set(stack.map((tile) => TILES[tile].shape)).size).toBe(1);
      expect(new Set(stack).size).toBe(12);
    }
    const other = start(4, standard, 'another').state.stacks;
    const order = (all: readonly number[], slot: number) =>
      all
        .slice(slot * 12, slot * 12 + 12)
        .map((tile) => tile % 12)
        .join();
    expect(order(stacks, 0)).not.toBe(order(other, 0));
    expect(order(stacks, 0)).not.toBe(order(stacks, 1));
  });
  rule('PU-SETUP-03', 'small shapes inside, large shapes outside', () => {
    const ring = (name: string) =>
      SHAPES.filter((shape) => shape.ring === name)
        .map(({ id }) => id)
        .sort();
    expect(ring('inner')).toEqual(['i2', 'i3', 'l4', 'o4', 't4', 'v3']);
    expect(ring('outer')).toEqual(['f5', 'i4', 'n5', 's4', 'u5', 'z5']);
  });
  rule('PU-SETUP-04', 'shapes lie in the default order of slots', () => {
    expect(OUTER_SLOTS.map((shape) => SHAPES[shape].id)).toEqual(['z5', 'f5', 's4', 'i4', 'n5', 'u5']);
    expect(INNER_SLOTS.map((shape) => SHAPES[shape].id)).toEqual(['i3', 't4', 'v3', 'l4', 'i2', 'o4']);
    expect([0, 6].map((slot) => SHAPES[TILES[stacks[slot * 12]].shape].id)).toEqual(['z5', 'i3']);
  });
  rule('PU-SETUP-05', 'the inner ring is shifted by chance and stays so', () => {
    expect(new Set(seeds.map((seed) => start(4, standard, seed).state.innerShift)).size).toBe(6);
    const t = position({ seats: 2, phase: 'round' });
    const shift = t.state.innerShift;
    t.choose(0, { do: 'rotate', rotation: 3 });
    expect(t.state.innerShift).toBe(shift);
  });
  rule('PU-SETUP-06', 'only the top tile of each stack is visible', () => {
    const view = viewOf(start(4, standard), 1);
    for (let slot = 0; slot < 12; slot++) {
      expect(view.stacks[slot * 12]).toBe(stacks[slot * 12]);
      expect(view.stacks.slice(slot * 12 + 1, slot * 12 + 12)).toEqual(new Array(11).fill(-1));
    }
  });
  rule('PU-SETUP-25', 'the first rotation is random', () => {
    expect(new Set(seeds.map((seed) => start(4, standard, seed).state.rotation)).size).toBe(6);
  });
});

describe('boards', () => {
  rule('PU-SETUP-07', 'everybody has a planet, a corporation, a sector and five markers', () => {
    for (const p of start(4, standard).state.players) {
      expect(p.markers).toHaveLength(5);
      expect([0, 1, 2, 3, 4, 5]).toContain(p.position);
      expect(PLANETS[p.planet].side).toBe('standard');
      expect(CORPORATIONS[p.corporation].side).toBe('standard');
    }
  });
  rule(['PU-SETUP-08', 'PU-SETUP-09'], 'each player picks the side of each board', () => {
    const play = start(2, { boards: 'choose' });
    for (const planet of ['standard', 'special'] as const) {
      for (const corporation of ['standard', 'special'] as const) {
        expect(choose(start(2, { boards: 'choose' }), 0, { do: 'sides', planet, corporation })).not.toHaveProperty(
          'refused',
        );
      }
    }
    choose(play, 0, { do: 'sides', planet: 'special', corporation: 'standard' });
    choose(play, 1, { do: 'sides', planet: 'standard', corporation: 'special' });
    const [a, b] = play.state.players;
    expect([a.planet, a.corporation]).toEqual([a.dealtPlanet, 0]);
    expect([b.planet, b.corporation]).toEqual([0, b.dealtCorporation]);
  });
  rule('PU-SETUP-10', 'standard sides have difficulty 1, special ones 1 to 4', () => {
    expect([PLANETS[0].difficulty, CORPORATIONS[0].difficulty]).toEqual([1, 1]);
    for (const board of [...PLANETS, ...CORPORATIONS]) expect([1, 2, 3, 4]).toContain(board.difficulty);
    expect(Math.max(...CORPORATIONS.map(({ difficulty }) => difficulty))).toBe(4);
  });
  rule(['PU-SETUP-11', 'PU-SETUP-26'], 'special sides are dealt at random and nobody shares one', () => {
    const dealt = seeds.map((seed) => start(6, { boards: 'special' }, seed).state.players);
    for (const players of dealt) {
      expect(new Set(players.map(({ planet }) => planet)).size).toBe(6);
      expect(new Set(players.map(({ corporation }) => corporation)).size).toBe(6);
      for (const { planet, corporation } of players) {
        expect([PLANETS[planet].side, PLANETS[planet].edition]).toEqual(['special', 'base']);
        expect([CORPORATIONS[corporation].side, CORPORATIONS[corporation].edition]).toEqual(['special', 'base']);
      }
    }
    expect(new Set(dealt.map(([first]) => first.planet)).size).toBeGreaterThan(3);
  });
  rule('PU-SETUP-12', 'a first game has all on the standard sides', () => {
    const { players } = start(3, standard).state;
    expect(players.map(({ planet, corporation }) => [PLANETS[planet].id, CORPORATIONS[corporation].id])).toEqual(
      new Array(3).fill(['ksb-4156', 'universal-coalition']),
    );
  });
  rule('PU-SETUP-13', 'markers start on space 0', () => {
    for (const p of start(2, standard).state.players) expect(p.markers).toEqual([0, 16, 32, 48, 64]);
  });
  rule('PU-SETUP-14', 'a lifepod on each of the six lifepod cells', () => {
    for (const planet of PLANETS) expect(planet.lifepods).toHaveLength(6);
    const [p] = start(2, { boards: 'special' }).state.players;
    expect(p.lifepods).toEqual(PLANETS[p.planet].lifepods);
  });
  rule('PU-SETUP-15', 'rovers wait on the corporation, as many as it shows', () => {
    const count = (corporation: string) => CORPORATIONS.find(({ id }) => id === corporation)?.rovers;
    expect([count('universal-coalition'), count('horizon-group'), count('cosmos-inc')]).toEqual([2, 4, 1]);
    const t = position({ players: [{ corporation: 'horizon-group' }, { corporation: 'cosmos-inc' }] });
    expect(t.state.players.map(({ roversLeft }) => roversLeft)).toEqual([4, 1]);
    expect(t.state.players.map(({ rovers }) => rovers)).toEqual([[], []]);
  });
  rule(['PU-SETUP-16', 'PU-SETUP-17'], 'sector markers are spread around the station', () => {
    const positions = [2, 3, 4, 5, 6].map((seats) => start(seats, standard).state.players.map((p) => p.position));
    expect(positions).toEqual([
      [0, 3],
      [0, 2, 4],
      [0, 1, 3, 4],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, 5],
    ]);
  });
  rule('PU-SETUP-19', 'meteorites and patches never run out', () => {
    const t = position({
      players: [
        { tiles: ['i2-civ-energy f1 r3'], pending: new Array(70).fill({ effect: 'patch' }), offer: ['', ''] },
        {},
      ],
    });
    for (let i = 0; i < 70; i++) t.choose(0, t.options(0)[0]);
    expect(t.state.players[0].patches).toBe(70);
  });
  rule('PU-SETUP-27', 'sides are chosen at once and in secret, before anything else is known', () => {
    const play = start(3, { boards: 'choose' });
    expect(askedSeats(planetUnknown, play.state)).toEqual([0, 1, 2]);
    expect([play.state.decks, play.state.neighbours, play.state.objectiveDeck]).toEqual([[], [], []]);
    const before = JSON.stringify(viewOf(play, 1));
    choose(play, 0, { do: 'sides', planet: 'special', corporation: 'special' });
    expect(JSON.stringify(viewOf(play, 1))).toBe(before);
    choose(play, 1, { do: 'sides', planet: 'standard', corporation: 'standard' });
    choose(play, 2, { do: 'sides', planet: 'standard', corporation: 'standard' });
    expect(viewOf(play, 1).players[0].planet).toBe(play.state.players[0].dealtPlanet);
    expect(play.state.neighbours).toHaveLength(3);
  });
  rule('PU-SETUP-30', 'deluxe boards join the pools', () => {
    const dealt = seeds.flatMap((seed) => start(6, { boards: 'special', deluxe: true }, seed).state.players);
    expect(new Set(dealt.map(({ planet }) => planet)).size).toBe(12);
    expect(new Set(dealt.map(({ corporation }) => corporation)).size).toBe(8);
  });
});

describe('cards', () => {
  rule('PU-SETUP-18', 'each civ deck has one card more than there are players', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const { decks, unused } = start(seats, standard).state;
      expect(decks.map((deck) => deck.length)).toEqual(new Array(4).fill(seats + 1));
      expect(unused.map((deck) => deck.length)).toEqual(new Array(4).fill(8 - seats));
      for (const [i, deck] of decks.entries()) for (const card of deck) expect(CIV_CARDS[card].level).toBe(i + 1);
    }
  });
  rule('PU-SETUP-20', 'the 28 objectives are shuffled', () => {
    const play = start(4, standard);
    expect([...play.state.objectiveDeck, ...play.state.neighbours].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 28 }, (_, i) => i),
    );
    expect(play.state.neighbours).not.toEqual(start(4, standard, 'another').state.neighbours);
  });
  rule('PU-SETUP-21', 'one objective between each two neighbours', () => {
    for (const seats of [3, 4, 5, 6]) expect(start(seats, standard).state.neighbours).toHaveLength(seats);
  });
  rule('PU-SETUP-22', 'three objectives between two players', () => {
    expect(start(2, standard).state.neighbours).toHaveLength(3);
  });
  rule(['PU-SETUP-23', 'PU-SOLO-03'], 'alone one draws four single objectives and keeps three', () => {
    expect(SINGLE_OBJECTIVES.solo).toEqual({ draw: 4, keep: 3 });
    const play = start(1, standard);
    const { dealt } = play.state.players[0];
    expect(dealt).toHaveLength(4);
    const [rejected] = dealt;
    choose(play, 0, { do: 'discard-objective', objective: rejected });
    expect(play.state.players[0].objectives).toHaveLength(3);
    expect(play.state.players[0].objectives).not.toContain(rejected);
    expect(play.state.objectiveDeck).not.toContain(rejected);
  });
  rule('PU-SETUP-24', 'chance makes the first commander', () => {
    expect(new Set(seeds.map((seed) => start(4, standard, seed).state.commander))).toEqual(new Set([0, 1, 2, 3]));
  });
  rule(['PU-SETUP-28', 'PU-TWO-02'], 'modules combine freely; the two-player rotation needs two players', () => {
    const all = { events: true, singleObjectives: true, deluxe: true, boards: 'special' };
    expect(start(2, { ...all, twoPlayerRotation: true }).seats).toBe(2);
    expect(startPlay(planetUnknown, { seats: 3, seed: 'x', settings: { twoPlayerRotation: true } })).toMatchObject({
      refused: 'bad-settings',
      message: expect.stringContaining('2 seats'),
    });
    expect(start(1, { boards: 'standard', events: false }).state.settings.events).toBe(true);
  });
  rule('PU-SETUP-29', 'single objectives are drawn before the neighbour objectives, events come last', () => {
    const play = start(3, { boards: 'standard', singleObjectives: true, events: true });
    expect(play.state.players.map(({ dealt }) => dealt.length)).toEqual([2, 2, 2]);
    expect([play.state.neighbours, play.state.events]).toEqual([[], []]);
    for (const seat of [0, 1, 2])
      choose(play, seat, { do: 'keep-objective', objective: play.state.players[seat].dealt[0] });
    expect(play.state.neighbours).toHaveLength(3);
    expect(play.state.events).toHaveLength(20);
  });
});

describe('table options', () => {
  test('bad options are refused with a reason', () => {
    const refuse = (seats: number, settings: unknown) => startPlay(planetUnknown, { seats, seed: 'x', settings });
    expect(refuse(2, { events: true, green: 20, orange: 0, red: 0 })).toMatchObject({
      message: expect.stringContaining('only 16 green'),
    });
    expect(refuse(2, { events: true, green: 7, orange: 7, red: 7 })).toMatchObject({
      message: expect.stringContaining('add up to 20'),
    });
    expect(refuse(2, { comet: true })).toMatchObject({ message: expect.stringContaining("no setting 'comet'") });
    expect(refuse(2, { boards: 'gold' })).toMatchObject({
      message: expect.stringContaining('standard, choose, special'),
    });
    expect(refuse(2, 'all')).toMatchObject({ refused: 'bad-settings' });
  });
  rule(['PU-EVENT-05', 'PU-EVENT-46'], 'colours are limited by the cards there are; 7, 7 and 6 unless chosen', () => {
    const counts = (solo: boolean) =>
      ['green', 'orange', 'red'].map(
        (colour) => EVENTS.filter((event) => event.color === colour && (solo || !event.soloOnly)).length,
      );
    expect(counts(false)).toEqual([16, 20, 18]);
    expect(counts(true)).toEqual([20, 20, 20]);
    const bad = startPlay(planetUnknown, {
      seats: 2,
      seed: 'x',
      settings: { events: true, green: 1, orange: 0, red: 19 },
    });
    expect(bad).toMatchObject({ message: expect.stringContaining('only 18 red') });
    expect(start(1, { boards: 'standard', green: 20, orange: 0, red: 0 }).seats).toBe(1);
    const colours = position({ settings: { events: true } }).state.events.map((card) => EVENTS[card].color);
    expect(['green', 'orange', 'red'].map((colour) => colours.filter((each) => each === colour).length)).toEqual([
      7, 7, 6,
    ]);
  });
  rule(['PU-EVENT-02', 'PU-EVENT-04'], 'twenty cards, so many of each colour as chosen, shuffled together', () => {
    expect(EVENTS).toHaveLength(60);
    const deck = (seed: string) =>
      position({ seed, settings: { events: true, green: 3, orange: 12, red: 5 } }).state.events;
    const colours = deck('a').map((card) => EVENTS[card].color);
    expect(['green', 'orange', 'red'].map((colour) => colours.filter((each) => each === colour).length)).toEqual([
      3, 12, 5,
    ]);
    expect(colours).not.toEqual(colours.slice().sort());
    expect(deck('a')).not.toEqual(deck('b'));
    expect(new Set(deck('a')).size).toBe(20);
  });
});
