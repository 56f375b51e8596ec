import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ENERGY, PLANETS, ROVER, TECH, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import { at, eventNo, type PlayerSetup, position, space } from './position.ts';
import { drawn, END, player, START, SYNERGY, under } from './situations.ts';

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
    const first = drawn(95, { corporation: 'horizon-group', tiles, rovers: ['g2', 'f2'], loaded: ['g2'] });
    expect(first.options(0)).toOfferExactly([{ do: 'impact', at: at('f2') }]);
  });
  rule('PU-EVENT-22', 'event 111 costs a rover only with two or more on the planet', () => {
    const one = drawn(111, { rovers: ['f6'] });
    expect(one.options(0)).toOffer({ do: 'take' });
    const t = drawn(111, { rovers: ['f6', 'g7'] });
    expect(t.options(0)).toOfferExactly([
      { do: 'destroy-rover', at: at('f6') },
      { do: 'destroy-rover', at: at('g7') },
    ]);
    expect(t.whyNot(0, { do: 'destroy-rover', at: at('a6') })).toBe('PU-EVENT-22');
    const told = t.choose(0, { do: 'destroy-rover', at: at('f6') });
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
      { do: 'destroy-lifepod', at: at('h3') },
      { do: 'destroy-lifepod', at: at('b5') },
    ]);
    expect(t.whyNot(0, { do: 'destroy-lifepod', at: at('k5') })).toBe('PU-EVENT-24');
    const told = t.choose(0, { do: 'destroy-lifepod', at: at('h3') });
    expect(told).toEqual([{ event: 'lost', seat: 0, what: 'lifepod', at: at('h3') }]);
    expect(player(t)).toMatchObject({ lifepods: [at('b5')], savedLifepods: 2 });
  });
  rule('PU-EVENT-40', 'event 114 destroys a collected lifepod, wherever it is kept', () => {
    const t = drawn(114, { with: { savedLifepods: 2 } });
    expect(t.options(0)).toOfferExactly([{ do: 'lose-lifepod', from: SCORING_AREA }]);
    const told = t.choose(0, { do: 'lose-lifepod', from: SCORING_AREA });
    expect(told).toEqual([{ event: 'forfeited', seat: 0, what: 'lifepod', from: SCORING_AREA }]);
    expect(player(t)).toMatchObject({ savedLifepods: 1, lifepods: PLANETS[0].lifepods });
    const cosmos = drawn(114, {
      corporation: 'cosmos-inc',
      with: { savedLifepods: 1, trackLifepods: [space('civ', 3), space('tech', 5)] },
    });
    expect(cosmos.options(0)).toOfferExactly(
      [SCORING_AREA, space('civ', 3), space('tech', 5)].map((from) => ({ do: 'lose-lifepod', from })),
    );
    cosmos.choose(0, { do: 'lose-lifepod', from: space('civ', 3) });
    expect(player(cosmos)).toMatchObject({ savedLifepods: 1, trackLifepods: [space('tech', 5)] });
    const jump = drawn(114, { corporation: 'jump-drive', with: { boxes: 0b100101 } });
    expect(jump.options(0)).toOfferExactly([0, 2, 5].map((box) => ({ do: 'lose-lifepod', from: BOX_PLACE + box })));
    expect(jump.whyNot(0, { do: 'lose-lifepod', from: SCORING_AREA })).toBe('PU-EVENT-40');
    jump.choose(0, { do: 'lose-lifepod', from: BOX_PLACE + 2 });
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
    const last = position({ phase: 'event', settings: { events: true }, with: { events: [eventNo(117)] } });
    expect(last.options(0)).toOfferExactly([{ do: 'boost' }]);
    expect(last.whyNot(0, { do: 'peek' })).toBe('PU-EVENT-25');
    // What was seen is no secret any more once it is drawn.
    // The very last event is seen as well.
    const one = drawn(117);
    one.state.events = [eventNo(97)];
    one.choose(0, { do: 'peek' });
    expect(planetUnknown.view(one.state, 0).events).toEqual([eventNo(97)]);
    expect(planetUnknown.view(one.state, 1).events).toEqual([-1]);
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
