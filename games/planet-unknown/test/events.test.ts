import { rule } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { BIOMASS, CIV, ENERGY, PLANETS, ROVER, TECH, TRACKS, type Track, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import { hasCell } from '../rules/grid.ts';
import { cellsOf, orientationOf } from '../rules/placement.ts';
import type { Effect, PuChoice, PuEvent } from '../rules/state.ts';
import { stacksOf } from '../rules/tiles.ts';
import { planetUnknownWords } from '../text/index.ts';
import { at, cardNo, eventNo, type PlayerSetup, position, space, tileNo } from './position.ts';

type T = ReturnType<typeof position>;

const SYNERGY: Effect = { effect: 'synergy' };
const PATCH: Effect = { effect: 'patch' };
const END: PuChoice = { do: 'end' };
/** A tile to begin with: civ on f1, energy on f2. */
const START = { tiles: ['i2-civ-energy f1 r0'] };

const player = (t: T, seat = 0) => t.state.players[seat];
const spaces = (t: T, seat = 0) => player(t, seat).markers.map((place) => place & 15);
const all = (n: number): Record<Track, number> => ({ civ: n, water: n, biomass: n, rover: n, tech: n });
const trackNo = (track: Track): number => TRACKS.indexOf(track);

/** The event is drawn and seat 0 executes it. */
const drawn = (no: number, mine: PlayerSetup = {}, other: PlayerSetup = {}): T =>
  position({ phase: 'event', draw: no, players: [mine, other] });
const alone = (no: number, mine: PlayerSetup = {}, more: object = {}): T =>
  position({ phase: 'event', draw: no, players: [mine], ...more });
/** The event is in force and seat 0 is about to take a tile. */
const under = (no: number, mine: PlayerSetup = {}, other: PlayerSetup = {}): T =>
  position({ event: no, players: [mine, other] });

/** The event is in force and seat 0 holds the tile. */
function holding(no: number, tile: string, mine: PlayerSetup = START): T {
  const t = under(no, { offer: [tile, 'z5-rover-tech'], ...mine });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  return t;
}

function finish(t: T, seat: number): void {
  const { phase } = t.state.agenda;
  while (t.asked().includes(seat) && t.state.agenda.phase === phase) {
    const options = t.options(seat);
    t.choose(seat, options.find(({ do: verb }) => verb === 'end') ?? options[0]);
  }
}

/** The cells of every placement on offer. */
function offeredCells(t: T, tile: string): number[][] {
  return t.options(0).flatMap((option) => {
    if (option.do !== 'place') return [];
    return [cellsOf(orientationOf(tileNo(tile), option.turn), option.at) ?? []];
  });
}

const free = (planet: number, ...names: string[]): number[] => {
  const cells = names.map(at);
  return PLANETS[planet].cells.map((row, y) =>
    cells.reduce((rest, cell) => (Math.floor(cell / 12) === y ? rest & ~(1 << (cell % 12)) : rest), row),
  );
};
/** Nothing but these cells of the standard planet is open. */
const onlyFree = (...names: string[]) => ({ tiles: 1, covered: free(0, ...names), lifepods: [] });

describe('the event deck', () => {
  rule('PU-EVENT-01', 'events are a choice together and a must alone', () => {
    const without = position({ phase: 'round', options: { events: false } });
    without.choose(0, { do: 'rotate', rotation: 0 });
    expect([without.state.event, without.state.events]).toEqual([-1, []]);
    expect(without.asked()).toEqual([0, 1]);
    expect(without.events.filter(({ event }) => event === 'alert')).toEqual([]);
    const t = position({ phase: 'round', options: { events: true } });
    expect(t.state.events).toHaveLength(20);
    t.choose(0, { do: 'rotate', rotation: 0 });
    expect(t.state.event).toBeGreaterThanOrEqual(0);
    const solo = position({ seats: 1, phase: 'round', options: { events: false } });
    expect(solo.state.events).toHaveLength(19);
    expect(solo.state.event).toBeGreaterThanOrEqual(0);
  });
  rule(
    ['PU-EVENT-06', 'PU-EVENT-37'],
    'after the turn the top event is shown; done, it lies open and stays out',
    () => {
      const t = position({
        phase: 'round',
        options: { events: true },
        with: { events: [98, 99, 100, 97].map(eventNo) },
        players: [{ offer: ['i2-rover-tech', 'i2-civ-energy'] }, { offer: ['i2-rover-tech', 'i2-civ-energy'] }],
      });
      expect(t.state.event).toBe(-1);
      t.choose(0, { do: 'rotate', rotation: 0 });
      expect(t.events).toContainEqual({ event: 'alert', card: eventNo(97) });
      expect([t.state.event, t.state.pastEvents]).toEqual([eventNo(97), [eventNo(97)]]);
      expect(t.options(0)).toOffer({ do: 'take' });
      finish(t, 0);
      finish(t, 1);
      expect([t.state.round, t.state.event]).toEqual([3, -1]);
      t.choose(1, { do: 'rotate', rotation: 3 });
      expect([t.state.event, t.state.pastEvents]).toEqual([eventNo(100), [97, 100].map(eventNo)]);
      expect(t.state.events).toEqual([98, 99].map(eventNo));
      expect(planetUnknown.view(t.state, 0).pastEvents).toEqual([97, 100].map(eventNo));
    },
  );
  rule('PU-EVENT-10', 'the last event triggers the end, is executed, and the round is played', () => {
    const last = (events: number[]) =>
      position({ phase: 'event', options: { events: true }, with: { events: events.map(eventNo) } });
    expect(last([97, 81]).state.ending).toBe(false);
    const t = last([81]);
    expect(t.state.ending).toBe(true);
    expect(t.events).toContainEqual({ event: 'ending', seat: 0 });
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    for (const seat of [0, 1]) {
      t.choose(seat, { do: 'synergy', marker: CIV });
      finish(t, seat);
    }
    expect(t.options(0)).toOffer({ do: 'take' });
    finish(t, 0);
    finish(t, 1);
    expect(t.over).toBe(true);
    expect(player(t).tiles).toBe(1);
  });
});

describe('executing an event', () => {
  rule('PU-EVENT-07', 'what can be executed must be', () => {
    const t = drawn(70);
    expect(t.options(0)).not.toOffer(END);
    expect(t.whyNot(0, END)).toBe('PU-ROUND-11');
    t.choose(0, { do: 'advance', marker: TECH, steps: 1 });
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-08', 'all execute it at once and independently', () => {
    const t = position({ seats: 3, phase: 'event', draw: 96, players: [2, 3, 4].map((n) => ({ markers: all(n) })) });
    expect(t.asked()).toEqual([0, 1, 2]);
    const others = [0, 1].map((seat) => t.options(seat));
    t.choose(2, { do: 'regress', marker: CIV });
    expect([0, 1].map((seat) => t.options(seat))).toEqual(others);
    t.choose(2, END);
    expect(t.asked()).toEqual([0, 1]);
    t.choose(0, { do: 'regress', marker: TECH });
    expect([spaces(t, 0), spaces(t, 1), spaces(t, 2)]).toEqual([
      [2, 2, 2, 2, 1],
      [3, 3, 3, 3, 3],
      [3, 4, 4, 4, 4],
    ]);
  });
  rule('PU-EVENT-09', 'who would end the game by obeying is free of the event, the others are not', () => {
    const offer = ['i2-rover-tech', 'i2-civ-energy'] as const;
    const t = under(120, { offer, with: onlyFree('a6', 'b6') }, { offer: ['i2-biomass-civ', 'i2-tech-biomass'] });
    expect(t.state.ending).toBe(false);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOfferExactly([
      { do: 'place', at: at('a6'), turn: 'r1' },
      { do: 'place', at: at('a6'), turn: 'r3' },
    ]);
    t.choose(1, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(t.whyNot(1, { do: 'place', at: at('a6'), turn: 'r1' })).toBe('PU-EVENT-27');
    // One other way to place is enough to be bound again.
    const bound = under(120, { offer, with: onlyFree('a6', 'b6', 'l6', 'l7') });
    bound.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(bound.options(0)).toOfferExactly([
      { do: 'place', at: at('l6'), turn: 'r0' },
      { do: 'place', at: at('l6'), turn: 'r2' },
    ]);
  });
  rule('PU-EVENT-11', 'civ cards of an event are taken before the tiles, clockwise from the commander', () => {
    const mine = { markers: { civ: 2 } };
    const t = position({ phase: 'event', draw: 69, commander: 1, players: [mine, mine, mine] });
    t.state.decks[0] = [
      cardNo('rising-planet-award'),
      cardNo('meteorite-repo-1'),
      cardNo('commerce-agreement-1'),
      cardNo('observance-of-first-planet-holiday'),
    ];
    for (const seat of [0, 1, 2]) {
      t.choose(seat, { do: 'advance', marker: CIV, steps: 1 });
      expect(t.options(seat)).not.toOffer({ do: 'card' });
      t.choose(seat, END);
    }
    for (const seat of [1, 2, 0]) {
      expect(t.asked()).toEqual([seat]);
      expect(t.options(seat)).not.toOffer({ do: 'take' });
      t.choose(seat, { do: 'card', card: t.state.decks[0][0], level: 1 });
      t.choose(seat, END);
    }
    expect(t.asked()).toEqual([0, 1, 2]);
    expect(t.options(0)).toOffer({ do: 'take' });
    expect(t.state.decks[0]).toHaveLength(1);
  });
  rule('PU-EVENT-47', 'without target or effect nothing happens', () => {
    const bare: PlayerSetup = { lifepods: [], rovers: ['f6'] };
    for (const no of [82, 83, 85, 95, 96, 105, 106, 107, 111, 113, 114, 115]) {
      const t = drawn(no, bare, bare);
      const before = JSON.stringify({ ...player(t), pending: [] });
      // Some leave a window with nothing to do in it, others go straight on to the tiles.
      if (t.step(0) === 'window' && !t.options(0).some(({ do: verb }) => verb === 'take')) {
        expect(t.options(0)).toOfferExactly([END]);
        finish(t, 0);
        finish(t, 1);
      }
      expect(t.options(0)).toOffer({ do: 'take' });
      expect(JSON.stringify({ ...player(t), pending: [] })).toBe(before);
    }
    const full = drawn(80, { with: onlyFree() });
    expect(full.options(0)).toOfferExactly([END]);
  });
});

describe('events that move markers', () => {
  const PAIRS: readonly (readonly [no: number, a: Track, b: Track])[] = [
    [69, 'rover', 'civ'],
    [70, 'rover', 'tech'],
    [71, 'rover', 'water'],
    [72, 'rover', 'biomass'],
    [73, 'civ', 'tech'],
    [74, 'water', 'civ'],
    [75, 'biomass', 'civ'],
    [76, 'tech', 'water'],
    [77, 'biomass', 'tech'],
    [78, 'biomass', 'water'],
  ];
  rule('PU-EVENT-12', 'one of two named markers that can advance goes on by 1, with its bonus', () => {
    const advance = (track: Track): PuChoice => ({ do: 'advance', marker: trackNo(track), steps: 1 });
    for (const [no, a, b] of PAIRS) {
      const t = drawn(no);
      expect(t.options(0)).toOfferExactly([advance(a), advance(b)]);
      const third = TRACKS.find((track) => track !== a && track !== b) as Track;
      expect(t.whyNot(0, advance(third))).toBe('PU-EVENT-12');
      const stuck = drawn(no, { markers: { [b]: 15 } });
      expect(stuck.options(0)).toOfferExactly([advance(a)]);
      expect(stuck.whyNot(0, advance(b))).toBe('PU-DEF-26');
      t.choose(0, advance(b));
      expect(spaces(t)).toEqual(TRACKS.map((track) => (track === b ? 1 : 0)));
    }
    const t = drawn(74, { markers: { water: 2 } });
    t.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    const civ = drawn(73, { markers: { civ: 2 } });
    civ.choose(0, { do: 'advance', marker: CIV, steps: 1 });
    expect(player(civ).due).toEqual([1]);
    const top = drawn(70, { markers: { rover: 15, tech: 15 } });
    top.choose(0, { do: 'advance', marker: ROVER, steps: 1 });
    expect(player(top).moves).toBe(5);
    const both = drawn(73, { markers: { civ: 15, tech: 15 } });
    expect(both.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-13', 'event 68 lifts civ, water or biomass by 3 without bonuses, as far as it goes', () => {
    const up = (marker: number): PuChoice => ({ do: 'advance', marker, steps: 3 });
    const t = drawn(68, { markers: { civ: 2, water: 1, biomass: 1 } });
    expect(t.options(0)).toOfferExactly([up(CIV), up(WATER), up(BIOMASS)]);
    expect(t.whyNot(0, up(ROVER))).toBe('PU-EVENT-13');
    t.choose(0, up(CIV));
    expect(spaces(t)).toEqual([5, 1, 1, 0, 0]);
    expect([player(t).due, player(t).pending]).toEqual([[], []]);
    for (const [marker, to] of [
      [WATER, [2, 4, 1, 0, 0]],
      [BIOMASS, [2, 1, 4, 0, 0]],
    ] as const) {
      const other = drawn(68, { markers: { civ: 2, water: 1, biomass: 1 } });
      other.choose(0, up(marker));
      expect([spaces(other), player(other).pending]).toEqual([to, []]);
      expect(other.options(0)).toOfferExactly([END]);
    }
    const high = drawn(68, { markers: { civ: 13, water: 15, biomass: 15 } });
    expect(high.options(0)).toOfferExactly([up(CIV)]);
    high.choose(0, up(CIV));
    expect(spaces(high)).toEqual([15, 15, 15, 0, 0]);
    expect(player(high).due).toEqual([]);
  });
  rule(['PU-EVENT-13', 'PU-MAKE-11'], 'not even the moves above the rover track', () => {
    const markers = [space('rover', 15), ...(['water', 'biomass', 'rover', 'tech'] as const).map((id) => space(id, 2))];
    const top = (no: number) => drawn(no, { corporation: 'makeshift', with: { markers } });
    const t = top(68);
    t.choose(0, { do: 'advance', marker: CIV, steps: 3 });
    expect([player(t).moves, player(t).markers]).toEqual([0, markers]);
    const full = top(73);
    full.choose(0, { do: 'advance', marker: CIV, steps: 1 });
    expect(player(full).moves).toBe(3);
  });
  rule('PU-EVENT-14', 'back goes a named marker that can go the full way, or else as far as any can', () => {
    for (const [i, [, a, b]] of PAIRS.entries()) {
      const t = drawn(85 + i, { markers: all(4) });
      expect(t.options(0)).toOfferExactly([
        { do: 'regress', marker: trackNo(a) },
        { do: 'regress', marker: trackNo(b) },
      ]);
      const zero = drawn(85 + i, { markers: { ...all(4), [a]: 0 } });
      expect(zero.options(0)).toOfferExactly([{ do: 'regress', marker: trackNo(b) }]);
      zero.choose(0, { do: 'regress', marker: trackNo(b) });
      expect(spaces(zero)).toEqual(TRACKS.map((track) => (track === a ? 0 : track === b ? 3 : 4)));
    }
    const example = drawn(106, { markers: { civ: 2, water: 1, biomass: 0, rover: 2, tech: 1 } });
    expect(example.options(0)).toOfferExactly([
      { do: 'regress', marker: CIV },
      { do: 'regress', marker: ROVER },
    ]);
    expect(example.whyNot(0, { do: 'regress', marker: WATER })).toBe('PU-EVENT-14');
    example.choose(0, { do: 'regress', marker: ROVER });
    expect(spaces(example)).toEqual([2, 1, 0, 0, 1]);
    expect(example.options(0)).toOfferExactly([END]);
    const one = drawn(106, { markers: { ...all(2), water: 3 } });
    expect(one.options(0)).toOfferExactly([{ do: 'regress', marker: WATER }]);
    expect(drawn(106).options(0)).toOfferExactly([END]);
    // Stepping back onto a milestone gives nothing.
    const milestone = drawn(85, { markers: { civ: 4, rover: 0 } });
    milestone.choose(0, { do: 'regress', marker: CIV });
    expect([spaces(milestone)[CIV], player(milestone).due, player(milestone).pending]).toEqual([3, [], []]);
  });
  rule('PU-EVENT-42', 'event 96 takes any marker back by 1, 105 by 2, 106 by 3', () => {
    for (const [no, steps] of [
      [96, 1],
      [105, 2],
      [106, 3],
    ] as const) {
      const t = drawn(no, { markers: all(3) });
      expect(t.options(0)).toOfferExactly([0, 1, 2, 3, 4].map((marker) => ({ do: 'regress', marker })));
      t.choose(0, { do: 'regress', marker: WATER });
      expect(spaces(t)).toEqual([3, 3 - steps, 3, 3, 3]);
    }
    expect(drawn(105, { markers: { ...all(1), biomass: 2 } }).options(0)).toOfferExactly([
      { do: 'regress', marker: BIOMASS },
    ]);
  });
  rule('PU-EVENT-15', 'events 81 and 84 give one synergy boost', () => {
    for (const no of [81, 84]) {
      const t = drawn(no);
      expect(t.options(0)).toOfferExactly([0, 1, 2, 3, 4].map((marker) => ({ do: 'synergy', marker })));
      t.choose(0, { do: 'synergy', marker: TECH });
      expect(spaces(t)).toEqual([0, 0, 0, 0, 1]);
      expect(t.options(0)).toOfferExactly([END]);
    }
  });
  rule('PU-EVENT-48', 'advances of events 68 to 78 are no synergy boosts, those of 81, 84, 117 and 118 are', () => {
    const jump: PlayerSetup = { corporation: 'jump-drive', with: { boxes: 0b100 } };
    for (const no of [68, 70, 74, 78]) expect(drawn(no, jump).options(0)).not.toOffer({ twice: true });
    expect(drawn(81, jump).options(0)).toOffer({ do: 'synergy', marker: TECH, twice: true });
    expect(drawn(84, jump).options(0)).toOffer({ do: 'synergy', marker: TECH, twice: true });
    for (const no of [117, 118]) {
      const t = drawn(no, jump);
      t.choose(0, { do: 'boost' });
      expect(t.options(0)).toOffer({ do: 'synergy', marker: TECH, twice: true });
      t.choose(0, { do: 'synergy', marker: TECH, twice: true });
      expect(spaces(t)[TECH]).toBe(2);
    }
  });
});

describe('events that give and take', () => {
  rule('PU-EVENT-38', 'event 80 gives one patch', () => {
    const t = drawn(80, START);
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f3') });
    expect(t.options(0)).not.toOffer(END);
    t.choose(0, { do: 'patch', at: at('f3') });
    expect(player(t).patches).toBe(1);
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-16', 'event 82 collects a lifepod of the planet', () => {
    const t = drawn(82, { lifepods: ['h3', 'b5'] });
    expect(t.options(0)).toOfferExactly([
      { do: 'rescue', at: at('h3') },
      { do: 'rescue', at: at('b5') },
    ]);
    expect(t.whyNot(0, { do: 'rescue', at: at('k5') })).toBe('PU-EVENT-16');
    t.choose(0, { do: 'rescue', at: at('b5') });
    expect(player(t)).toMatchObject({ lifepods: [at('h3')], savedLifepods: 1 });
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-39', 'event 83 collects a meteorite of the planet', () => {
    const t = drawn(83, { meteorites: ['f6', 'g7'] });
    expect(t.options(0)).toOfferExactly([
      { do: 'mine', at: at('f6') },
      { do: 'mine', at: at('g7') },
    ]);
    expect(t.whyNot(0, { do: 'mine', at: at('f7') })).toBe('PU-EVENT-39');
    t.choose(0, { do: 'mine', at: at('f6') });
    expect(player(t)).toMatchObject({ meteorites: [at('g7')], savedMeteorites: 1 });
    expect(t.options(0)).toOfferExactly([END]);
    const carried = drawn(83, { corporation: 'horizon-group', rovers: ['f6', 'f7'], loaded: ['f7'] });
    expect(carried.options(0)).toOfferExactly([{ do: 'mine', at: at('f7') }]);
    carried.choose(0, { do: 'mine', at: at('f7') });
    expect(player(carried)).toMatchObject({ loads: [0, 0], savedMeteorites: 1 });
  });
  rule('PU-EVENT-17', 'events 95 and 107 put a meteorite on a free meteor symbol of the own tiles', () => {
    // The meteor symbol of an I2 is on its second cell.
    const tiles = ['i2-civ-energy-m f1 r0', 'i2-rover-tech-m g1 r0', 'i2-biomass-civ h2 r0'];
    for (const no of [95, 107]) {
      const t = drawn(no, { tiles, rovers: ['f2', 'f1'] });
      expect(t.options(0)).toOfferExactly([
        { do: 'impact', at: at('f2') },
        { do: 'impact', at: at('g2') },
      ]);
      expect(t.whyNot(0, { do: 'impact', at: at('h3') })).toBe('PU-EVENT-17');
      const told = t.choose(0, { do: 'impact', at: at('f2') });
      expect(player(t)).toMatchObject({ meteorites: [at('f2')], rovers: [at('f1')], roversLeft: 0 });
      expect(told).toContainEqual({ event: 'lost', seat: 0, what: 'rover', at: at('f2') });
      expect(told).toContainEqual({ event: 'meteorite', seat: 0, at: at('f2') });
      expect(t.options(0)).toOfferExactly([END]);
    }
    expect(drawn(95, { tiles, meteorites: ['f2'] }).options(0)).toOfferExactly([{ do: 'impact', at: at('g2') }]);
    expect(drawn(95, { tiles, meteorites: ['f2', 'g2'] }).options(0)).toOfferExactly([END]);
    expect(drawn(107, { tiles, markers: { tech: 14 } }).options(0)).toOfferExactly([END]);
    expect(drawn(107, { tiles, markers: { tech: 13 } }).options(0)).toOffer({ do: 'impact' });
    const loaded = drawn(95, { corporation: 'horizon-group', tiles, rovers: ['f2', 'g2'], loaded: ['g2'] });
    expect(loaded.options(0)).toOfferExactly([{ do: 'impact', at: at('f2') }]);
  });
  rule('PU-EVENT-22', 'event 111 costs a rover only with two or more on the planet', () => {
    const one = drawn(111, { rovers: ['f6'] });
    expect(one.options(0)).toOffer({ do: 'take' });
    const t = drawn(111, { rovers: ['f6', 'g7'] });
    expect(t.options(0)).toOfferExactly([
      { do: 'destroyRover', at: at('f6') },
      { do: 'destroyRover', at: at('g7') },
    ]);
    expect(t.whyNot(0, { do: 'destroyRover', at: at('a6') })).toBe('PU-EVENT-22');
    const told = t.choose(0, { do: 'destroyRover', at: at('f6') });
    expect(told).toEqual([{ event: 'lost', seat: 0, what: 'rover', at: at('f6') }]);
    expect(player(t)).toMatchObject({ rovers: [at('g7')], roversLeft: 0 });
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-23', 'event 112 takes one random card out of each civ deck, once for the table', () => {
    const removed = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const before = position({ seats: 3, phase: 'round', draw: 97, seed }).state;
      const { state } = position({ seats: 3, phase: 'event', draw: 112, seed });
      expect(state.decks.map((deck) => deck.length)).toEqual([3, 3, 3, 3]);
      expect(state.unused.map((deck) => deck.length)).toEqual([6, 6, 6, 6]);
      for (const [level, deck] of before.decks.entries()) {
        const gone = deck.filter((card) => !state.decks[level].includes(card));
        expect(gone).toHaveLength(1);
        expect(state.unused[level]).toContain(gone[0]);
        removed.add(deck.indexOf(gone[0]));
      }
    }
    expect(removed.size).toBe(4);
    const empty = position({ seats: 2, phase: 'event', draw: 112, with: { decks: [[0], [], [], [35]] } });
    expect(empty.state.decks).toEqual([[], [], [], []]);
    expect(empty.state.unused.map((deck) => deck.length)).toEqual([7, 6, 6, 7]);
  });
  rule('PU-EVENT-24', 'event 113 destroys a lifepod on the planet', () => {
    const t = drawn(113, { lifepods: ['h3', 'b5'], with: { savedLifepods: 2 } });
    expect(t.options(0)).toOfferExactly([
      { do: 'destroyLifepod', at: at('h3') },
      { do: 'destroyLifepod', at: at('b5') },
    ]);
    expect(t.whyNot(0, { do: 'destroyLifepod', at: at('k5') })).toBe('PU-EVENT-24');
    const told = t.choose(0, { do: 'destroyLifepod', at: at('h3') });
    expect(told).toEqual([{ event: 'lost', seat: 0, what: 'lifepod', at: at('h3') }]);
    expect(player(t)).toMatchObject({ lifepods: [at('b5')], savedLifepods: 2 });
  });
  rule('PU-EVENT-40', 'event 114 destroys a collected lifepod, wherever it is kept', () => {
    const t = drawn(114, { with: { savedLifepods: 2 } });
    expect(t.options(0)).toOfferExactly([{ do: 'loseLifepod', from: SCORING_AREA }]);
    const told = t.choose(0, { do: 'loseLifepod', from: SCORING_AREA });
    expect(told).toEqual([{ event: 'forfeited', seat: 0, what: 'lifepod', from: SCORING_AREA }]);
    expect(player(t)).toMatchObject({ savedLifepods: 1, lifepods: PLANETS[0].lifepods });
    const cosmos = drawn(114, {
      corporation: 'cosmos-inc',
      with: { savedLifepods: 1, trackLifepods: [space('civ', 3), space('tech', 5)] },
    });
    expect(cosmos.options(0)).toOfferExactly(
      [SCORING_AREA, space('civ', 3), space('tech', 5)].map((from) => ({ do: 'loseLifepod', from })),
    );
    cosmos.choose(0, { do: 'loseLifepod', from: space('civ', 3) });
    expect(player(cosmos)).toMatchObject({ savedLifepods: 1, trackLifepods: [space('tech', 5)] });
    const jump = drawn(114, { corporation: 'jump-drive', with: { boxes: 0b100101 } });
    expect(jump.options(0)).toOfferExactly([0, 2, 5].map((box) => ({ do: 'loseLifepod', from: BOX_PLACE + box })));
    expect(jump.whyNot(0, { do: 'loseLifepod', from: SCORING_AREA })).toBe('PU-EVENT-40');
    jump.choose(0, { do: 'loseLifepod', from: BOX_PLACE + 2 });
    expect(player(jump).boxes).toBe(0b100001);
  });
  rule('PU-EVENT-41', 'event 115 destroys a collected meteorite', () => {
    const t = drawn(115, { meteorites: ['f6'], with: { savedMeteorites: 3 } }, { with: { savedMeteorites: 1 } });
    expect(t.state.players.map(({ savedMeteorites }) => savedMeteorites)).toEqual([2, 0]);
    expect(player(t).meteorites).toEqual([at('f6')]);
    expect(t.events).toContainEqual({ event: 'forfeited', seat: 1, what: 'meteorite', from: SCORING_AREA });
    const none = drawn(115, { corporation: 'horizon-group', rovers: ['f6'], loaded: ['f6'] });
    expect(player(none)).toMatchObject({ savedMeteorites: 0, loads: [1] });
    expect(none.events.filter(({ event }) => event === 'forfeited')).toEqual([]);
  });
  rule('PU-EVENT-25', 'events 117 and 118: a synergy boost, or a secret look at the next event', () => {
    for (const no of [117, 118]) {
      const t = drawn(no);
      const next = t.state.events.at(-1) as number;
      expect(t.options(0)).toOfferExactly([{ do: 'boost' }, { do: 'peek' }]);
      t.choose(0, { do: 'peek' });
      expect(player(t).peeked).toBe(next);
      expect(planetUnknown.view(t.state, 0).events.at(-1)).toBe(next);
      expect(planetUnknown.view(t.state, 1).events.at(-1)).toBe(-1);
      expect(planetUnknown.view(t.state, 1).players[0].peeked).toBe(-1);
      expect(t.options(0)).toOfferExactly([END]);
      t.choose(1, { do: 'boost' });
      expect(t.options(1)).toOfferExactly([0, 1, 2, 3, 4].map((marker) => ({ do: 'synergy', marker })));
      expect(player(t, 1).peeked).toBe(-1);
    }
    const last = position({ phase: 'event', options: { events: true }, with: { events: [eventNo(117)] } });
    expect(last.options(0)).toOfferExactly([{ do: 'boost' }]);
    expect(last.whyNot(0, { do: 'peek' })).toBe('PU-EVENT-25');
    // What was seen is no secret any more once it is drawn.
    const later = position({ phase: 'event', draw: 81, players: [{ with: { peeked: eventNo(81) } }, {}] });
    expect(player(later).peeked).toBe(-1);
  });
});

describe('events that bind rovers', () => {
  const BANS: readonly (readonly [no: number, terrain: number, tile: string, at: string, other: string])[] = [
    [97, WATER, 'i2-water-rover', 'f6', 'f7'],
    [100, ROVER, 'i2-water-rover', 'f7', 'f6'],
    [98, BIOMASS, 'i2-tech-biomass', 'f7', 'f6'],
    [101, TECH, 'i2-tech-biomass', 'f6', 'f7'],
    [99, ENERGY, 'i2-civ-energy', 'f7', 'f6'],
    [102, CIV, 'i2-civ-energy', 'f6', 'f7'],
  ];
  const beside = (cell: string): string => `e${cell.slice(1)}`;
  rule('PU-EVENT-18', 'this round no rover drives or jumps onto the terrain', () => {
    for (const [no, , tile, ban, fine] of BANS) {
      const mine: PlayerSetup = { tiles: [`${tile} f6 r0`], rovers: [beside(ban), beside(fine)], with: { moves: 3 } };
      const t = under(no, mine);
      expect(t.whyNot(0, { do: 'move', from: at(beside(ban)), to: at(ban) })).toBe('PU-EVENT-18');
      expect(t.options(0)).not.toOffer({ do: 'move', to: at(ban) });
      expect(t.options(0)).toOffer({ do: 'move', from: at(beside(fine)), to: at(fine) });
      // Standing there, leaving, and putting a new rover there are fine.
      const on = under(no, { tiles: [`${tile} f6 r0`], rovers: [ban], with: { moves: 1 } });
      expect(on.options(0)).toOffer({ do: 'move', from: at(ban), to: at(beside(ban)) });
      const fresh = under(no, { tiles: [`${tile} f6 r0`], pending: [{ effect: 'rover' }] });
      expect(fresh.options(0)).toOffer({ do: 'rover', at: at(ban) });
      const relocation = under(no, { ...mine, pending: [{ effect: 'relocate' }] });
      expect(relocation.options(0)).not.toOffer({ do: 'relocate', to: at(ban) });
      expect(relocation.whyNot(0, { do: 'relocate', from: at(beside(ban)), to: at(ban) })).toBe('PU-EVENT-18');
      expect(relocation.options(0)).toOffer({ do: 'relocate', to: at(fine) });
    }
  });
  rule('PU-EVENT-18', 'a teleport is bound too, a patch is biomass, and the ban ends with the round', () => {
    const jump: PlayerSetup = {
      corporation: 'jump-drive',
      tiles: ['i2-water-rover f6 r0', 'i2-water-rover-m h6 r0'],
      rovers: ['f6'],
      with: { boxes: 0b10, moves: 1 },
    };
    const teleport: PuChoice = { do: 'teleport', from: at('f6'), to: at('h6') };
    expect(under(100, jump).options(0)).toOffer(teleport);
    expect(under(97, jump).options(0)).not.toOffer({ do: 'teleport' });
    expect(under(97, jump).whyNot(0, teleport)).toBe('PU-EVENT-18');
    const patched: PlayerSetup = { ...START, patches: ['f3'], rovers: ['f4'], with: { moves: 1 } };
    expect(under(98, patched).options(0)).not.toOffer({ do: 'move', to: at('f3') });
    expect(under(97, patched).options(0)).toOffer({ do: 'move', to: at('f3') });
    const final = position({
      phase: 'final',
      event: 97,
      players: [{ tiles: ['i2-water-rover f6 r0'], rovers: ['e6'], pending: [SYNERGY], markers: { rover: 2 } }, {}],
    });
    final.choose(0, { do: 'synergy', marker: ROVER });
    expect(final.options(0)).toOffer({ do: 'move', from: at('e6'), to: at('f6') });
  });
});

describe('events that bind tiles', () => {
  const tile = 'i2-biomass-civ';
  rule('PU-EVENT-19', 'events 103 and 124 keep tiles off the border', () => {
    for (const no of [103, 124]) {
      const t = holding(no, tile);
      expect(t.options(0)).toOffer({ do: 'place', at: at('f3'), turn: 'r0' });
      expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r0' })).toBe('PU-EVENT-19');
      const cells = offeredCells(t, tile);
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.flat().some((cell) => hasCell(PLANETS[0].border, cell))).toBe(false);
    }
    expect(holding(97, tile).options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r0' });
  });
  rule('PU-EVENT-45', 'a first tile that must touch the border is free of events 103 and 124', () => {
    for (const no of [103, 124]) {
      const t = holding(no, tile, {});
      expect(t.state.ending).toBe(false);
      expect(t.options(0)).toOffer({ do: 'place', at: at('f1'), turn: 'r0' });
      expect(t.options(0)).toHaveLength(holding(97, tile, {}).options(0).length);
    }
    // On Charybdis the first tile lies in the middle, where the event forbids nothing.
    const middle = holding(103, tile, { planet: 'charybdis' });
    expect(middle.options(0)).toHaveLength(holding(97, tile, { planet: 'charybdis' }).options(0).length);
    expect(middle.whyNot(0, { do: 'place', at: at('f1'), turn: 'r0' })).toBe('PU-CHA-01');
  });
  rule('PU-EVENT-26', 'event 119 keeps a tile apart from covered cells of its own terrains', () => {
    const t = holding(119, tile);
    // Biomass beside civ and civ beside energy, or turned round: civ beside civ.
    expect(t.options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r0' });
    expect(t.options(0)).not.toOffer({ do: 'place', at: at('g1'), turn: 'r2' });
    expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r2' })).toBe('PU-EVENT-26');
    expect(holding(97, tile).options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r2' });
    // A corner is no contact: biomass on g3, civ on g4, below and beside the energy on f2.
    const corner = holding(119, tile, { tiles: ['i2-civ-energy f1 r2'], patches: ['f3'] });
    expect(corner.options(0)).toOffer({ do: 'place', at: at('g3'), turn: 'r2' });
    expect(corner.whyNot(0, { do: 'place', at: at('g3'), turn: 'r0' })).toBe('PU-EVENT-26');
    // Contact with the wrong terrain above, below, left and right.
    const round = holding(119, tile, { tiles: ['i2-biomass-civ f6 r0'] });
    for (const [name, turn] of [
      ['f4', 'r2'],
      ['f8', 'r2'],
      ['e6', 'r0'],
      ['g6', 'r0'],
    ] as const) {
      expect(round.whyNot(0, { do: 'place', at: at(name), turn })).toBe('PU-EVENT-26');
    }
    expect(round.options(0)).toOffer({ do: 'place', at: at('f4'), turn: 'r0' });
    expect(round.options(0)).toOffer({ do: 'place', at: at('f8'), turn: 'r0' });
    expect(round.options(0)).toOffer({ do: 'place', at: at('g6'), turn: 'r2' });
  });
  rule('PU-EVENT-27', 'events 120 and 121 keep tiles off the ice', () => {
    const mine: PlayerSetup = { tiles: ['i2-civ-energy e2 r3'] };
    for (const no of [120, 121]) {
      const t = holding(no, tile, mine);
      expect(t.whyNot(0, { do: 'place', at: at('d2'), turn: 'r0' })).toBe('PU-EVENT-27');
      expect(t.options(0)).toOffer({ do: 'place', at: at('g2'), turn: 'r0' });
      expect(
        offeredCells(t, tile)
          .flat()
          .some((cell) => hasCell(PLANETS[0].ice, cell)),
      ).toBe(false);
    }
    expect(holding(97, tile, mine).options(0)).toOffer({ do: 'place', at: at('d2'), turn: 'r0' });
  });
  rule('PU-EVENT-29', 'patches obey none of these', () => {
    const patches = (no: number, tiles: string[]) => under(no, { tiles, pending: [PATCH] }).options(0);
    expect(patches(103, ['i2-civ-energy f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(124, ['i2-civ-energy f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(119, ['i2-biomass-civ f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(121, ['i2-civ-energy e2 r3'])).toOffer({ do: 'patch', at: at('d2') });
  });
  rule(['PU-EVENT-30', 'PU-CIV-34'], 'extra tiles of cards are bound as well, and nothing is dropped for them', () => {
    const extra = (no: number, mine: PlayerSetup) =>
      position({
        phase: 'civ',
        event: no,
        players: [{ offer: [tile, 'o4-rover-tech'], ...mine, with: { due: [1], ...mine.with } }, {}],
        with: { decks: [[cardNo('salvage-yard')], [], [], []] },
      });
    const t = extra(103, START);
    t.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    t.choose(0, { do: 'take', tile: tileNo(tile) });
    expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r0' })).toBe('PU-EVENT-19');
    expect(t.options(0)).toOffer({ do: 'place', at: at('f3'), turn: 'r0' });
    const lost = extra(120, { with: onlyFree('a6', 'b6') });
    lost.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    expect(lost.options(0)).toOfferExactly([END]);
    expect(lost.state.ending).toBe(false);
    const early = position({
      phase: 'event',
      draw: 121,
      players: [{ tiles: ['i2-civ-energy e2 r3'], offer: [tile, 'o4-rover-tech'], with: { due: [1] } }, {}],
      with: { decks: [[cardNo('salvage-yard')], [], [], []] },
    });
    early.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    early.choose(0, { do: 'take', tile: tileNo(tile) });
    expect(early.whyNot(0, { do: 'place', at: at('d2'), turn: 'r0' })).toBe('PU-EVENT-27');
  });
});

describe('events that hold back resources and bonuses', () => {
  rule('PU-EVENT-20', 'events 104 and 108: one resource of the regular tile is ignored', () => {
    for (const no of [104, 108]) {
      const t = holding(no, 'i2-biomass-civ');
      t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
      expect(t.step(0)).toBe('ignoreResource');
      expect(t.options(0)).toOfferExactly([
        { do: 'ignore', resource: BIOMASS },
        { do: 'ignore', resource: CIV },
      ]);
      expect(t.whyNot(0, { do: 'ignore', resource: TECH })).toBe('PU-EVENT-20');
      t.choose(0, { do: 'ignore', resource: CIV });
      expect(t.options(0)).toOfferExactly([{ do: 'resolve', resource: BIOMASS }]);
      t.choose(0, { do: 'resolve', resource: BIOMASS });
      expect(spaces(t)).toEqual([0, 0, 1, 0, 0]);
      expect(t.options(0)).toOfferExactly([END]);
    }
    const energy = holding(104, 'i2-civ-energy-m');
    energy.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    energy.choose(0, { do: 'ignore', resource: ENERGY });
    expect(energy.options(0)).toOfferExactly([{ do: 'resolve', resource: CIV }]);
    const free = holding(97, 'i2-biomass-civ');
    free.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(free.step(0)).toBe('window');
  });
  rule('PU-EVENT-20', 'what the ignored resource would trigger is lost too, other techs are not', () => {
    const oasis = (resource: number, tech: number) => {
      const mine: PlayerSetup = { ...START, corporation: 'oasis-ultd', markers: { tech } };
      const t = holding(104, 'i2-water-rover', mine);
      t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
      t.choose(0, { do: 'ignore', resource });
      return player(t).pending.map(({ effect }) => effect);
    };
    // Tech 3 pays for a tile without ice, tech 4 and 5 for the water symbol.
    expect(oasis(ROVER, 15)).toEqual(['advance', 'patch', 'synergy']);
    expect(oasis(WATER, 15)).toEqual(['advance', 'resource']);
    expect(oasis(ROVER, 13)).toEqual(['advance', 'patch']);
  });
  rule('PU-EVENT-20', 'the extra tile of a card keeps both resources', () => {
    const pending: Effect[] = [{ effect: 'take', use: 'depot' }];
    const t = position({
      phase: 'civ',
      event: 104,
      players: [{ ...START, offer: ['i2-biomass-civ', 'o4-rover-tech'], pending, with: { due: [4] } }, {}],
      with: { decks: [[], [], [], []] },
    });
    t.choose(0, { do: 'take', tile: tileNo('i2-biomass-civ') });
    t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(t.step(0)).toBe('window');
    expect(t.options(0)).toOffer({ do: 'resolve', resource: BIOMASS });
    expect(t.options(0)).toOffer({ do: 'resolve', resource: CIV });
  });
  rule('PU-EVENT-44', 'an unplaced tile loses one of its resources as well', () => {
    const unplaced = (tile: string, ignored: number) => {
      const t = holding(108, tile, { with: onlyFree() });
      expect(t.step(0)).toBe('ignoreResource');
      t.choose(0, { do: 'ignore', resource: ignored });
      while (t.options(0).some(({ do: verb }) => verb === 'resolve'))
        t.choose(0, t.options(0).find(({ do: verb }) => verb === 'resolve') as PuChoice);
      return spaces(t);
    };
    expect(unplaced('i2-civ-energy', ENERGY)).toEqual([1, 0, 0, 0, 0]);
    expect(unplaced('i2-civ-energy', CIV)).toEqual([1, 0, 0, 0, 0]);
    expect(unplaced('i2-energy-water', ENERGY)).toEqual([0, 1, 0, 0, 0]);
    expect(unplaced('i2-tech-biomass', TECH)).toEqual([0, 0, 1, 0, 0]);
  });
  rule('PU-EVENT-21', 'events 109 and 123: milestones give nothing, whatever moves the marker', () => {
    const climb = (no: number, marker: number, markers: Partial<Record<Track, number>>) => {
      const t = under(no, { ...START, markers, pending: [SYNERGY], offer: ['', ''] });
      t.choose(0, { do: 'synergy', marker });
      return t;
    };
    for (const no of [109, 123]) {
      const civ = climb(no, CIV, { civ: 2 });
      expect([spaces(civ)[CIV], player(civ).due]).toEqual([3, []]);
      expect(player(climb(no, BIOMASS, { biomass: 2 })).pending).toEqual([]);
      const rover = climb(no, ROVER, { rover: 5 });
      expect([player(rover).moves, player(rover).pending]).toEqual([2, []]);
      const tech = climb(no, TECH, { tech: 4 });
      expect(tech.events.filter(({ event }) => event === 'tech')).toEqual([]);
      expect(player(climb(no, WATER, { water: 2 })).pending).toEqual([SYNERGY]);
      // By the resource of a tile just the same.
      const t = holding(no, 'i2-biomass-civ', { ...START, markers: { civ: 2, biomass: 2 } });
      t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
      t.choose(0, { do: 'resolve', resource: BIOMASS });
      t.choose(0, { do: 'resolve', resource: CIV });
      expect([spaces(t), player(t).due]).toEqual([[3, 0, 3, 0, 0], []]);
      expect(t.options(0)).toOfferExactly([END]);
    }
    expect(player(climb(97, CIV, { civ: 2 })).due).toEqual([1]);
    expect(player(climb(97, BIOMASS, { biomass: 2 })).pending).toEqual([PATCH]);
    expect(player(climb(97, ROVER, { rover: 5 })).pending).toEqual([{ effect: 'rover' }]);
    expect(climb(97, TECH, { tech: 4 }).events).toContainEqual({ event: 'tech', seat: 0, level: 2 });
  });
  rule('PU-EVENT-21', 'a tech reached now works from the next round on, older ones go on', () => {
    // Tech 2 of the Universal Coalition stores patches, tech 1 frees them from contact.
    const mine: PlayerSetup = {
      ...START,
      markers: { tech: 4 },
      pending: [SYNERGY, PATCH],
      with: { techsAtStart: 0b10 },
    };
    const t = under(109, mine);
    t.choose(0, { do: 'synergy', marker: TECH });
    expect(t.options(0)).not.toOffer({ do: 'storePatch' });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f12') });
    const other = under(97, mine);
    other.choose(0, { do: 'synergy', marker: TECH });
    expect(other.options(0)).toOffer({ do: 'storePatch' });
    const next = position({ phase: 'round', options: { events: false }, players: [{ markers: { tech: 5 } }, {}] });
    expect(player(next).techsAtStart).toBe(0b110);
    // Gone back below its milestone even an old tech is out.
    const lower = under(109, { ...START, markers: { tech: 2 }, pending: [PATCH], with: { techsAtStart: 0b10 } });
    expect(lower.options(0)).not.toOffer({ do: 'patch', at: at('f12') });
  });
  rule('PU-EVENT-21', 'patches of cards and techs still come', () => {
    const t = position({
      phase: 'civ',
      event: 123,
      players: [{ ...START, with: { due: [1] } }, {}],
      with: { decks: [[cardNo('dept-of-natural-resources')], [], [], []] },
    });
    t.choose(0, { do: 'card', card: cardNo('dept-of-natural-resources'), level: 1 });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f3') });
    const oasis: PlayerSetup = { ...START, corporation: 'oasis-ultd', markers: { tech: 10 } };
    const water = holding(109, 'i2-water-rover', { ...oasis, with: { techsAtStart: 0b11110 } });
    water.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(player(water).pending).toContainEqual(PATCH);
  });
  rule('PU-EVENT-49', 'nor do Republic, Wormhole and Jump Drive get anything out of milestones', () => {
    const republic = (no: number) => {
      const mine: PlayerSetup = {
        corporation: 'republic',
        markers: { civ: 1, water: 5, tech: 10 },
        pending: [SYNERGY],
        with: { techsAtStart: 0b11110 },
      };
      const t = under(no, { ...mine, offer: ['', ''] });
      t.choose(0, { do: 'synergy', marker: CIV });
      return [player(t).due, player(t).pending.map(({ effect }) => effect)];
    };
    for (const no of [109, 123]) expect(republic(no)).toEqual([[], []]);
    expect(republic(97)).toEqual([[1], ['regress', 'synergy']]);
    const wormhole = (no: number, bonus: string, biomass: number) => {
      const mine: PlayerSetup = { ...START, corporation: 'wormhole-corp', markers: { biomass }, pending: [SYNERGY] };
      const t = under(no, { ...mine, offer: ['', ''] });
      t.choose(0, { do: 'synergy', marker: BIOMASS });
      t.choose(0, { do: 'bonus', bonus });
      return player(t).pending.map(({ effect }) => effect);
    };
    expect(wormhole(109, 'patch', 0)).toEqual([]);
    expect(wormhole(97, 'patch', 0)).toEqual(['patch']);
    expect(wormhole(109, 'synergy', 0)).toEqual(['synergy']);
    expect(wormhole(109, 'civ', 1)).toEqual(['advance']);
    const jump = (no: number) => {
      const pending: Effect[] = [{ effect: 'claimRow' }];
      const t = under(no, { corporation: 'jump-drive', markers: { water: 3 }, pending, offer: ['', ''] });
      t.choose(0, { do: 'claimRow', marker: WATER });
      return [player(t).due, player(t).moves, player(t).pending.map(({ effect }) => effect)];
    };
    // Height 3: civ card 1, synergy, patch, 1 move.
    expect(jump(97)).toEqual([[1], 1, ['synergy', 'patch']]);
    expect(jump(123)).toEqual([[], 1, ['synergy']]);
  });
  rule('PU-EVENT-28', 'event 122: no synergy boosts', () => {
    const climb = (no: number) => {
      const pending: Effect[] = [{ effect: 'advanceAny', among: 31, times: 1, steps: 1, bonus: true }];
      const t = under(no, { markers: { water: 2, rover: 9 }, pending, offer: ['', ''] });
      return t;
    };
    const t = climb(122);
    t.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(t.options(0)).toOfferExactly([END]);
    expect(t.whyNot(0, { do: 'synergy', marker: CIV })).toBe('PU-EVENT-28');
    const rover = climb(122);
    rover.choose(0, { do: 'advance', marker: ROVER, steps: 1 });
    expect([player(rover).moves, player(rover).pending]).toEqual([3, []]);
    const other = climb(97);
    other.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(other.options(0)).toOffer({ do: 'synergy', marker: CIV });
    const oasis = holding(122, 'i2-water-rover', { ...START, corporation: 'oasis-ultd', markers: { tech: 14 } });
    oasis.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(player(oasis).pending.map(({ effect }) => effect)).toEqual(['advance', 'patch', 'resource']);
  });
  rule('PU-EVENT-43', 'nor can anything be turned into one; fixed advances still work', () => {
    const mine: PlayerSetup = { ...START, corporation: 'jump-drive', pending: [PATCH], with: { boxes: 1 } };
    expect(under(122, mine).options(0)).not.toOffer({ do: 'tradePatch' });
    expect(under(122, mine).whyNot(0, { do: 'tradePatch' })).toBe('PU-EVENT-43');
    expect(under(97, mine).options(0)).toOffer({ do: 'tradePatch' });
    const step = (biomass: number, bonus: string) => {
      const pending: Effect[] = [{ effect: 'advance', marker: BIOMASS, steps: 1 }];
      const t = under(122, { corporation: 'wormhole-corp', markers: { biomass }, pending, offer: ['', ''] });
      t.choose(0, { do: 'fixedAdvance', marker: BIOMASS });
      t.choose(0, { do: 'bonus', bonus });
      return t;
    };
    expect(player(step(0, 'synergy')).pending).toEqual([]);
    const t = step(1, 'civ');
    t.choose(0, { do: 'fixedAdvance', marker: CIV });
    expect(spaces(t)[CIV]).toBe(1);
  });
});

describe('events of the solo game', () => {
  rule(['PU-EVENT-31', 'PU-FAQ-11'], 'event 65: one more rover, put on the tile of this round', () => {
    const offer = ['i2-rover-tech', 'o4-rover-tech'] as const;
    const t = alone(65, { ...START, rovers: ['f6', 'f7'], offer });
    expect(player(t)).toMatchObject({ roversLeft: 1, rovers: [at('f6'), at('f7')] });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('g1') });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('g2') });
    expect(t.options(0)).not.toOffer({ do: 'rover', at: at('f1') });
    t.choose(0, { do: 'rover', at: at('g2') });
    expect(player(t)).toMatchObject({ roversLeft: 0, rovers: [at('f6'), at('f7'), at('g2')] });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    t.choose(0, { do: 'resolve', resource: TECH });
    t.choose(0, { do: 'resolve', resource: ROVER });
    expect(t.options(0)).toOffer(END);
  });
  rule('PU-EVENT-31', 'unplaced, the rover waits for a milestone; an extra tile does not take it', () => {
    const offer = ['i2-rover-tech', 'o4-rover-tech'] as const;
    const t = alone(65, { offer, with: onlyFree() });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    expect(player(t).roversLeft).toBe(3);
    const depot = alone(
      65,
      { ...START, offer, with: { due: [3] } },
      { with: { decks: [[], [], [cardNo('depot-repair-online')], []] } },
    );
    depot.choose(0, { do: 'card', card: cardNo('depot-repair-online'), level: 3 });
    depot.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    depot.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(depot.options(0)).not.toOffer({ do: 'rover' });
    finish(depot, 0);
    depot.choose(0, { do: 'take', tile: tileNo('o4-rover-tech') });
    const place = depot.options(0).find(({ do: verb }) => verb === 'place') as PuChoice;
    depot.choose(0, place);
    expect(depot.options(0)).toOffer({ do: 'rover' });
    // Next round nothing of it is left.
    const later = position({
      seats: 1,
      phase: 'civ',
      draw: 97,
      players: [{ ...START, offer, with: { extraRover: true } }],
    });
    expect(player(later).extraRover).toBe(false);
    finish(later, 0);
    expect(player(later)).toMatchObject({ rovers: [], roversLeft: 2 });
  });
  rule('PU-EVENT-32', 'event 66 adds one random unused card to each civ deck', () => {
    const added = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const before = position({ seats: 1, phase: 'round', draw: 97, seed }).state;
      const { state } = position({ seats: 1, phase: 'event', draw: 66, seed });
      expect(state.decks.map((deck) => deck.length)).toEqual([3, 3, 3, 3]);
      expect(state.unused.map((deck) => deck.length)).toEqual([6, 6, 6, 6]);
      for (const [level, deck] of before.decks.entries()) {
        const [card, ...more] = state.decks[level].filter((each) => !deck.includes(each));
        expect(more).toEqual([]);
        expect(state.unused[level]).not.toContain(card);
        added.add(before.unused[level].indexOf(card));
      }
    }
    expect(added.size).toBeGreaterThan(4);
    const spent = position({ seats: 1, phase: 'event', draw: 66, with: { unused: [[], [], [], []] } });
    expect(spent.state.decks.map((deck) => deck.length)).toEqual([2, 2, 2, 2]);
  });
  rule('PU-EVENT-33', 'event 67 adds an objective from the deck', () => {
    const before = position({ seats: 1, phase: 'round', draw: 97 }).state;
    const t = alone(67);
    expect(player(t).objectives).toEqual([...before.players[0].objectives, before.objectiveDeck.at(-1)]);
    expect(t.state.objectiveDeck).toEqual(before.objectiveDeck.slice(0, -1));
    expect(t.events).toContainEqual({ event: 'objective-gained', seat: 0, objective: before.objectiveDeck.at(-1) });
    const none = alone(67, {}, { with: { objectiveDeck: [] } });
    expect(player(none).objectives).toHaveLength(3);
  });
  rule('PU-EVENT-34', 'event 79 turns the station to any sector', () => {
    const t = alone(79, {}, { rotation: 2 });
    expect(t.options(0)).toOfferExactly([0, 1, 2, 3, 4, 5].map((rotation) => ({ do: 'rotate', rotation })));
    expect(t.whyNot(0, { do: 'rotate', rotation: 6 })).toBe('PU-ROT-01');
    const told = t.choose(0, { do: 'rotate', rotation: 5 });
    expect(told).toEqual([{ event: 'rotated', rotation: 5 }]);
    expect(t.whyNot(0, { do: 'rotate', rotation: 1 })).toBe('PU-SOLO-05');
    t.choose(0, END);
    const tops = stacksOf(t.state, player(t)).map((stack) => t.state.stacks[stack * 12]);
    expect(stacksOf(t.state, player(t))).toEqual([5, 11]);
    expect(t.options(0)).toOfferExactly(tops.map((tile) => ({ do: 'take', tile })));
  });
  rule('PU-EVENT-35', 'event 110 costs an objective of the own choice', () => {
    const t = alone(110);
    const { objectives } = player(t);
    const [first, second, third] = objectives.slice();
    expect(t.options(0)).toOfferExactly(
      [first, second, third].map((objective) => ({ do: 'discardObjective', objective })),
    );
    const other = t.state.objectiveDeck[0];
    expect(t.whyNot(0, { do: 'discardObjective', objective: other })).toBe('PU-EVENT-35');
    const deck = t.state.objectiveDeck.slice();
    const told = t.choose(0, { do: 'discardObjective', objective: second });
    expect(told).toEqual([{ event: 'objective-discarded', seat: 0, objective: second }]);
    expect(player(t).objectives).toEqual([first, third]);
    expect(t.state.objectiveDeck).toEqual(deck);
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-36', 'event 116 removes a stack of the sector, if the other one leaves a placeable tile', () => {
    const outer: PuChoice = { do: 'removeStack', ring: 'outer' };
    const inner: PuChoice = { do: 'removeStack', ring: 'inner' };
    const t = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'] });
    expect(t.options(0)).toOfferExactly([outer, inner]);
    const told = t.choose(0, outer);
    expect(told).toEqual([{ event: 'stack-removed', seat: 0, ring: 'outer', tiles: 12 }]);
    expect(t.state.taken).toEqual([12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    t.choose(0, END);
    expect(t.options(0)).toOfferExactly([{ do: 'take', tile: tileNo('i2-rover-tech') }]);
    expect(t.state.ending).toBe(false);
    const other = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'] });
    other.choose(0, inner);
    expect(other.state.taken).toEqual([0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0]);
    // Only the I2 fits: its stack has to stay.
    const tight = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'], with: onlyFree('a6', 'b6') });
    expect(tight.options(0)).toOfferExactly([outer]);
    expect(tight.whyNot(0, inner)).toBe('PU-EVENT-36');
    // The last stack of the sector cannot go.
    const last = alone(116, { offer: ['', 'i2-rover-tech'] });
    expect(last.options(0)).not.toOffer(inner);
    // Where nothing fits anyway either may go.
    const full = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'], with: onlyFree() });
    expect(full.options(0)).toOfferExactly([outer, inner]);
    // A planet rule that would fall does not stand in the way: ice and land of K-273.
    const mixed = alone(116, {
      planet: 'k-273',
      offer: ['z5-rover-tech', 'i2-rover-tech'],
      with: { tiles: 1, covered: free(3, 'f1', 'f2') },
    });
    expect(mixed.options(0)).toOfferExactly([outer]);
    const empty = alone(116, { offer: ['', ''] });
    expect(empty.options(0)).toOfferExactly([END]);
  });
});

describe('the log tells what events and cards take away', () => {
  const lines = (...events: PuEvent[]): string[][] =>
    (['en', 'de'] as const).map((language) =>
      events.map((event) => planetUnknownWords(language).event(event, (seat) => `P${seat + 1}`) ?? ''),
    );
  test('in both languages', () => {
    expect(
      lines(
        { event: 'forfeited', seat: 0, what: 'lifepod', from: SCORING_AREA },
        { event: 'forfeited', seat: 0, what: 'lifepod', from: BOX_PLACE + 1 },
        { event: 'forfeited', seat: 1, what: 'meteorite', from: SCORING_AREA },
        { event: 'line-cleared', seat: 0, line: 'row', index: 2 },
        { event: 'line-cleared', seat: 0, line: 'column', index: 4 },
        { event: 'biomass-reset', seat: 0 },
        { event: 'flux', seat: 0, track: WATER },
        { event: 'stack-removed', seat: 0, ring: 'outer', tiles: 1 },
        { event: 'stack-removed', seat: 0, ring: 'inner', tiles: 12 },
        { event: 'peeked', seat: 0 },
      ),
    ).toEqual([
      [
        'P1 loses a collected lifepod from the scoring area.',
        'P1 loses a collected lifepod from tech B.',
        'P2 loses a collected meteorite from the scoring area.',
        'P1 clears row 3 of meteorites.',
        'P1 clears column e of meteorites.',
        'P1 puts the biomass marker back to 0.',
        'P1 moves the flux token to the water track.',
        'P1 removes the outer stack with 1 tile.',
        'P1 removes the inner stack with 12 tiles.',
        'P1 looks at the next event.',
      ],
      [
        'P1 verliert eine eingesammelte Rettungskapsel (Wertungsbereich).',
        'P1 verliert eine eingesammelte Rettungskapsel (Technologie B).',
        'P2 verliert einen eingesammelten Meteoriten (Wertungsbereich).',
        'P1 räumt die Meteoriten aus Reihe 3.',
        'P1 räumt die Meteoriten aus Spalte e.',
        'P1 setzt den Biomassemarker auf 0.',
        'P1 legt den Flux-Marker auf die Wasserleiste.',
        'P1 entfernt den äußeren Stapel mit 1 Plättchen.',
        'P1 entfernt den inneren Stapel mit 12 Plättchen.',
        'P1 sieht sich das nächste Ereignis an.',
      ],
    ]);
    const [[gained, discarded]] = lines(
      { event: 'objective-gained', seat: 0, objective: 0 },
      { event: 'objective-discarded', seat: 0, objective: 0 },
    );
    expect(gained).toMatch(/^P1 gains an objective\. .+: .+\.$/);
    expect(discarded).toMatch(/^P1 gives up an objective\. .+: .+\.$/);
  });
  test('when they happen', () => {
    const clearing = position({
      players: [
        { corporation: 'horizon-group', meteorites: ['c6', 'f6', 'f7'], rovers: ['f6', 'g6'], loaded: ['f6', 'g6'] },
        {},
      ],
    });
    player(clearing).pending.push({ effect: 'clearLine' });
    expect(clearing.choose(0, { do: 'clearLine', line: 'row', index: 5 })).toEqual([
      { event: 'line-cleared', seat: 0, line: 'row', index: 5 },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('c6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('f6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('f6') },
      { event: 'lost', seat: 0, what: 'meteorite', at: at('g6') },
    ]);
    expect(player(clearing)).toMatchObject({ meteorites: [at('f7')], loads: [0, 0], savedMeteorites: 0 });
    const flux = position({
      players: [{ corporation: 'flux-industries', flux: 'civ', pending: [{ effect: 'flux' }] }, {}],
    });
    expect(flux.choose(0, { do: 'flux', track: TECH })).toEqual([{ event: 'flux', seat: 0, track: TECH }]);
    const reset = position({
      players: [{ corporation: 'wormhole-corp', markers: { biomass: 5, tech: 3 } }, {}],
    });
    expect(reset.choose(0, { do: 'resetBiomass' })).toEqual([{ event: 'biomass-reset', seat: 0 }]);
    const saved = position({ players: [{ corporation: 'cosmos-inc', pending: [{ effect: 'lifepod' }] }, {}] });
    expect(saved.choose(0, { do: 'save' })).toEqual([{ event: 'stowed', seat: 0, on: SCORING_AREA }]);
    const peek = drawn(117);
    expect(peek.choose(0, { do: 'peek' })).toEqual([{ event: 'peeked', seat: 0 }]);
    const moves = position({
      phase: 'round',
      players: [{ corporation: 'horizon-group', rovers: ['f6'], loaded: ['f6'], markers: { tech: 5 } }, {}],
    });
    expect(moves.events).toContainEqual({ event: 'moves', seat: 0, n: 1 });
  });
});
