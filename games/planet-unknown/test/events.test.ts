import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, TRACKS, type Track, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { at, cardNo, eventNo, type PlayerSetup, position, space, tileNo } from './position.ts';
import { drawn, END, finish, onlyFree, player, spaces, under } from './situations.ts';

const all = (n: number): Record<Track, number> => ({ civ: n, water: n, biomass: n, rover: n, tech: n });
const trackNo = (track: Track): number => TRACKS.indexOf(track);

describe('the event deck', () => {
  rule('PU-EVENT-01', 'events are a choice together and a must alone', () => {
    const without = position({ phase: 'round', settings: { events: false } });
    without.choose(0, { do: 'rotate', rotation: 0 });
    expect([without.state.event, without.state.events]).toEqual([-1, []]);
    expect(without.asked()).toEqual([0, 1]);
    expect(without.events.filter(({ event }) => event === 'alert')).toEqual([]);
    const t = position({ phase: 'round', settings: { events: true } });
    expect(t.state.events).toHaveLength(20);
    t.choose(0, { do: 'rotate', rotation: 0 });
    expect(t.state.event).toBeGreaterThanOrEqual(0);
    const solo = position({ seats: 1, phase: 'round', settings: { events: false } });
    expect(solo.state.events).toHaveLength(19);
    expect(solo.state.event).toBeGreaterThanOrEqual(0);
  });
  rule(
    ['PU-EVENT-06', 'PU-EVENT-37'],
    'after the turn the top event is shown; done, it lies open and stays out',
    () => {
      const t = position({
        phase: 'round',
        settings: { events: true },
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
      // What everybody has seen cannot be taken back.
      const seen = position({ phase: 'round', draw: 81 });
      seen.choose(0, { do: 'rotate', rotation: 1 });
      expect(() => seen.undo(0)).toThrow();
    },
  );
  rule('PU-EVENT-10', 'the last event triggers the end, is executed, and the round is played', () => {
    const last = (events: number[]) =>
      position({ phase: 'event', settings: { events: true }, with: { events: events.map(eventNo) } });
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
    const t = under(
      120,
      { offer, with: onlyFree('ksb-4156', 'a6', 'b6') },
      { offer: ['i2-biomass-civ', 'i2-tech-biomass'] },
    );
    expect(t.state.ending).toBe(false);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOfferExactly([
      { do: 'place', at: at('a6'), turn: 'r1' },
      { do: 'place', at: at('a6'), turn: 'r3' },
    ]);
    t.choose(1, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(t.whyNot(1, { do: 'place', at: at('a6'), turn: 'r1' })).toBe('PU-EVENT-27');
    // The planet's own rule falls only after the event's: ice and land of K-273 stay apart.
    const planet = under(121, { planet: 'k-273', offer, with: onlyFree('k-273', 'a6', 'b6', 'f1', 'f2') });
    planet.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(planet.options(0)).toOfferExactly([
      { do: 'place', at: at('a6'), turn: 'r1' },
      { do: 'place', at: at('a6'), turn: 'r3' },
    ]);
    // One other way to place is enough to be bound again.
    const bound = under(120, { offer, with: onlyFree('ksb-4156', 'a6', 'b6', 'l6', 'l7') });
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
    const full = drawn(80, { with: onlyFree('ksb-4156') });
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
