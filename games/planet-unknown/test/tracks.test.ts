import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, CORPORATIONS, ROVER, TECH, WATER } from '../data/index.ts';
import { markerMedals } from '../rules/scoring.ts';
import type { Effect } from '../rules/state.ts';
import { advanceMarker } from '../rules/tracks.ts';
import { at, cardNo, position, space, tileNo } from './position.ts';

const SYNERGY: Effect = { effect: 'synergy' };

/** Seat 0 with these markers and effects, before it takes a tile. */
const facing = (markers: object, pending: Effect[] = [], more: object = {}) =>
  position({ players: [{ markers, pending, ...more }, {}] });
const spaces = (t: ReturnType<typeof position>, seat = 0) => t.state.players[seat].markers.map((place) => place & 15);

describe('resources of a tile', () => {
  rule('PU-RES-01', 'each of the two resources advances by 1, however large the tile', () => {
    const t = position({ players: [{ offer: ['f5-rover-tech', 'i2-rover-tech'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('f5-rover-tech') });
    t.choose(0, { do: 'place', at: at('e1'), turn: 'r0' });
    t.choose(0, { do: 'resolve', resource: ROVER });
    t.choose(0, { do: 'resolve', resource: TECH });
    expect(spaces(t)).toEqual([0, 0, 0, 1, 1]);
  });
  rule('PU-RES-02', 'the player chooses which resource comes first', () => {
    const start = () => {
      const t = position({
        players: [{ offer: ['f5-rover-tech', 'i2-rover-tech'], markers: { tech: 6, rover: 4 } }, {}],
      });
      t.choose(0, { do: 'take', tile: tileNo('f5-rover-tech') });
      t.choose(0, { do: 'place', at: at('e1'), turn: 'r0' });
      return t;
    };
    const techFirst = start();
    techFirst.choose(0, { do: 'resolve', resource: TECH });
    techFirst.choose(0, { do: 'resolve', resource: ROVER });
    expect(techFirst.state.players[0].moves).toBe(3);
    const roverFirst = start();
    roverFirst.choose(0, { do: 'resolve', resource: ROVER });
    roverFirst.choose(0, { do: 'resolve', resource: TECH });
    expect(roverFirst.state.players[0].moves).toBe(2);
  });
  rule('PU-RES-03', 'water needs ice, energy gives a choice, the others simply advance', () => {
    const t = position({ players: [{ offer: ['i4-energy-water', 'i2-rover-tech'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('i4-energy-water') });
    t.choose(0, { do: 'place', at: at('g1'), turn: 'r1' });
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: 5 });
    expect(t.options(0)).toOffer({ do: 'energy', marker: WATER });
    const other = position({ players: [{ offer: ['i4-biomass-civ', 'i2-rover-tech'] }, {}] });
    other.choose(0, { do: 'take', tile: tileNo('i4-biomass-civ') });
    other.choose(0, { do: 'place', at: at('f1'), turn: 'r1' });
    expect(other.options(0)).toOfferExactly([
      { do: 'resolve', resource: BIOMASS },
      { do: 'resolve', resource: CIV },
    ]);
  });
  rule(['PU-RES-04', 'PU-DATA-10'], 'pending effects are resolved in any order', () => {
    const t = facing({ water: 2 }, [SYNERGY, { effect: 'patch' }, { effect: 'rover' }], {
      tiles: ['i2-civ-energy f1 r3'],
    });
    expect(t.options(0)).toOffer({ do: 'synergy', marker: WATER });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f2') });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('f1') });
    t.choose(0, { do: 'rover', at: at('f1') });
    t.choose(0, { do: 'synergy', marker: WATER });
    // The boost of water 3 has joined the list.
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f2') });
  });
  rule('PU-RES-05', 'a tech unlocked on the way helps at once', () => {
    const t = facing({ tech: 2 }, [SYNERGY, { effect: 'patch' }], { tiles: ['i2-civ-energy f1 r3'] });
    expect(t.options(0)).not.toOffer({ do: 'patch', at: at('f12') });
    t.choose(0, { do: 'synergy', marker: TECH });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f12') });
  });
  rule('PU-RES-06', 'what cannot be executed is lost', () => {
    const t = facing({}, [{ effect: 'rover' }, { effect: 'rescue' }], {
      tiles: ['i2-civ-energy f1 r3'],
      roversLeft: 0,
      lifepods: [],
    });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    t.state.players[0].pending = t.state.players[0].pending.filter(({ effect }) => effect !== 'take');
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    t.choose(0, { do: 'end' });
    expect(t.state.players[0].pending).toEqual([]);
  });
  rule('PU-RES-07', 'nothing but rover moves comes between selecting and placing', () => {
    const t = facing({}, [SYNERGY], { offer: ['f5-rover-tech', 'i2-rover-tech'], rovers: ['f1'], with: { moves: 1 } });
    t.choose(0, { do: 'take', tile: tileNo('f5-rover-tech') });
    expect(t.options(0)).not.toOffer({ do: 'synergy' });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    expect(t.options(0)).toOffer({ do: 'move', from: at('f1'), to: at('f2') });
    expect(t.whyNot(0, { do: 'synergy', marker: 0 })).toBeDefined();
  });
  rule('PU-RES-08', 'advancing for a symbol is mandatory, only energy may be declined', () => {
    const t = position({ players: [{ offer: ['f5-civ-energy', 'i2-rover-tech'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('f5-civ-energy') });
    t.choose(0, { do: 'place', at: at('e1'), turn: 'r0' });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'resolve', resource: CIV });
    expect(t.options(0)).toOffer({ do: 'energy', marker: CIV });
    expect(t.options(0)).toOffer({ do: 'end' });
  });
  rule(
    'PU-RES-09',
    'techs and moves come at once, boosts, patches and rovers become pending, civ cards are due later',
    () => {
      const t = facing({ civ: 2, biomass: 2, rover: 0, tech: 2, water: 2 });
      const p = t.state.players[0];
      p.pending = [];
      for (const marker of [CIV, WATER, BIOMASS, ROVER, TECH]) advanceMarker(t.state, 0, marker, 1);
      expect(p.due).toEqual([1]);
      expect(p.pending.map(({ effect }) => effect)).toEqual(['synergy', 'patch', 'rover']);
      advanceMarker(t.state, 0, ROVER, 1);
      expect(p.moves).toBe(1);
      expect(t.options(0)).not.toOffer({ do: 'card' });
    },
  );
  rule('PU-RES-10', 'a pending effect is worked out when it is resolved', () => {
    const t = facing({}, [{ effect: 'rover' }], {
      tiles: ['i2-civ-energy f1 r3'],
      offer: ['f5-rover-tech', 'i2-rover-tech'],
    });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    t.choose(0, { do: 'place', at: at('f2'), turn: 'r0' });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('f2') });
    expect(t.options(0)).not.toOffer({ do: 'rover', at: at('f1') });
  });
  rule('PU-RES-11', 'modifiers of rover moves are those of the moment the space is reached', () => {
    const t = facing({ rover: 7, tech: 6 }, [SYNERGY, SYNERGY]);
    t.choose(0, { do: 'synergy', marker: ROVER });
    expect(t.state.players[0].moves).toBe(2);
    t.choose(0, { do: 'synergy', marker: TECH });
    expect(t.state.players[0].moves).toBe(2);
  });
});

describe('tracks', () => {
  rule(['PU-TRACK-01', 'PU-DEF-16'], 'bonuses of every space reached or passed are gained', () => {
    const t = facing({ water: 2 });
    t.state.players[0].pending = [];
    advanceMarker(t.state, 0, WATER, 2);
    expect(spaces(t)[WATER]).toBe(4);
    expect(t.state.players[0].pending).toEqual([SYNERGY]);
  });
  rule('PU-TRACK-02', 'medals of a track count only at the end', () => {
    const t = facing({ water: 1 }, [SYNERGY]);
    const before = { ...t.state.players[0] };
    t.choose(0, { do: 'synergy', marker: WATER });
    const { savedLifepods, savedMeteorites, moves } = t.state.players[0];
    expect([savedLifepods, savedMeteorites, moves]).toEqual([
      before.savedLifepods,
      before.savedMeteorites,
      before.moves,
    ]);
    expect(markerMedals(t.state, t.state.players[0], WATER)).toBe(1);
  });
  rule(['PU-TRACK-03', 'PU-DEF-14'], 'all bonuses of a space are gained', () => {
    const t = facing({ rover: 9 });
    t.state.players[0].pending = [];
    advanceMarker(t.state, 0, ROVER, 1);
    expect(t.state.players[0].moves).toBe(3);
    expect(t.state.players[0].pending).toEqual([SYNERGY]);
  });
  rule('PU-TRACK-04', 'a marker on the top space goes no further', () => {
    const t = facing({ civ: 15 }, [SYNERGY]);
    expect(t.options(0)).not.toOffer({ do: 'synergy', marker: CIV });
    advanceMarker(t.state, 0, CIV, 1);
    expect(spaces(t)[CIV]).toBe(15);
  });
  rule('PU-TRACK-05', 'a synergy boost advances any one marker by 1', () => {
    const t = facing({}, [SYNERGY]);
    for (const marker of [CIV, WATER, BIOMASS, ROVER, TECH]) expect(t.options(0)).toOffer({ do: 'synergy', marker });
    t.choose(0, { do: 'synergy', marker: BIOMASS });
    expect(spaces(t)).toEqual([0, 0, 1, 0, 0]);
    expect(t.options(0)).not.toOffer({ do: 'synergy' });
  });
  rule('PU-TRACK-06', 'boosts chain', () => {
    const t = facing({ water: 2, biomass: 1, tech: 1 }, [SYNERGY]);
    t.choose(0, { do: 'synergy', marker: WATER });
    t.choose(0, { do: 'synergy', marker: BIOMASS });
    t.choose(0, { do: 'synergy', marker: TECH });
    expect(spaces(t)).toEqual([0, 3, 2, 0, 2]);
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
  });
  rule('PU-TRACK-07', 'a boost moves water without ice', () => {
    const t = facing({ water: 4 }, [SYNERGY]);
    t.choose(0, { do: 'synergy', marker: WATER });
    expect(spaces(t)[WATER]).toBe(5);
  });
  rule(['PU-TRACK-08', 'PU-DEF-17'], 'a marker regresses down to 0, without any bonus', () => {
    const t = position({ phase: 'event', draw: 85, players: [{ markers: { rover: 3, civ: 0 } }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'regress', marker: ROVER }]);
    t.choose(0, { do: 'regress', marker: ROVER });
    expect(spaces(t)[ROVER]).toBe(2);
    expect(t.state.players[0].moves).toBe(0);
    expect(spaces(t)[CIV]).toBe(0);
  });
  rule(['PU-TRACK-09', 'PU-FAQ-01'], 'a bonus reached again is gained again, the earlier one is kept', () => {
    const t = position({
      phase: 'event',
      draw: 90,
      players: [{ markers: { water: 3, civ: 3 }, with: { due: [1] } }, {}],
    });
    t.choose(0, { do: 'regress', marker: CIV });
    expect(t.state.players[0].due).toEqual([1]);
    advanceMarker(t.state, 0, CIV, 1);
    expect(t.state.players[0].due).toEqual([1, 1]);
  });
  rule('PU-TRACK-10', 'a boost must be used while any marker can advance', () => {
    const t = facing({ civ: 15, water: 15, biomass: 15, rover: 15, tech: 15 }, [SYNERGY]);
    t.state.players[0].pending = [SYNERGY];
    expect(t.options(0)).toOfferExactly([{ do: 'synergy', marker: ROVER }]);
    expect(t.whyNot(0, { do: 'end' })).toBe('PU-ROUND-11');
    t.choose(0, { do: 'synergy', marker: ROVER });
    expect(t.options(0)).toOffer({ do: 'end' });
  });
  rule('PU-TRACK-11', 'an advance by n is n single advances; the rover on top keeps giving moves', () => {
    const t = position({ phase: 'civ', players: [{ markers: { rover: 14 }, with: { due: [1] } }, {}] });
    t.state.decks[0] = [cardNo('dept-of-operations')];
    t.choose(0, { do: 'card', card: cardNo('dept-of-operations'), level: 1 });
    t.choose(0, { do: 'advance', marker: ROVER, steps: 2 });
    expect(t.state.players[0].moves).toBe(8);
    const civ = facing({ civ: 14 });
    advanceMarker(civ.state, 0, CIV, 3);
    expect(spaces(civ)[CIV]).toBe(15);
  });
  rule('PU-TRACK-12', 'the top is 15, but 5 on the Wormhole biomass track', () => {
    for (const { id, trackList } of CORPORATIONS) {
      expect(trackList.map(({ top }) => top)).toEqual(
        id === 'wormhole-corp' ? [15, 15, 5, 15, 15] : [15, 15, 15, 15, 15],
      );
    }
    const t = position({ players: [{ corporation: 'oasis-ultd' }, {}] });
    t.state.players[0].pending = [];
    advanceMarker(t.state, 0, WATER, 30);
    expect(t.state.players[0].markers[WATER]).toBe(space('water', 15));
  });
});
