import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ENERGY, ROVER, TECH, type Track, WATER } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { Effect } from '../rules/state.ts';
import { BOX } from '../rules/techs.ts';
import { at, cardNo, type PlayerSetup, position, tileNo } from './position.ts';
import { END, holdingUnder, onlyFree, PATCH, player, START, SYNERGY, spaces, under } from './situations.ts';

describe('events that hold back resources and bonuses', () => {
  rule('PU-EVENT-20', 'events 104 and 108: one resource of the regular tile is ignored', () => {
    for (const no of [104, 108]) {
      const t = holdingUnder(no, 'i2-biomass-civ');
      t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
      expect(t.step(0)).toBe('ignore-resource');
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
    const energy = holdingUnder(104, 'i2-civ-energy-m');
    energy.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    energy.choose(0, { do: 'ignore', resource: ENERGY });
    expect(energy.options(0)).toOfferExactly([{ do: 'resolve', resource: CIV }]);
    const free = holdingUnder(97, 'i2-biomass-civ');
    free.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(free.step(0)).toBe('window');
  });
  rule('PU-EVENT-20', 'what the ignored resource would trigger is lost too, other techs are not', () => {
    const oasis = (resource: number, tech: number) => {
      const mine: PlayerSetup = { ...START, corporation: 'oasis-ultd', markers: { tech } };
      const t = holdingUnder(104, 'i2-water-rover', mine);
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
      const t = holdingUnder(108, tile, { with: onlyFree('ksb-4156') });
      expect(t.step(0)).toBe('ignore-resource');
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
      const t = holdingUnder(no, 'i2-biomass-civ', { ...START, markers: { civ: 2, biomass: 2 } });
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
    expect(t.options(0)).not.toOffer({ do: 'store-patch' });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f12') });
    const other = under(97, mine);
    other.choose(0, { do: 'synergy', marker: TECH });
    expect(other.options(0)).toOffer({ do: 'store-patch' });
    const next = position({ phase: 'round', settings: { events: false }, players: [{ markers: { tech: 5 } }, {}] });
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
    const water = holdingUnder(109, 'i2-water-rover', { ...oasis, with: { techsAtStart: 0b11110 } });
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
      const pending: Effect[] = [{ effect: 'claim-row' }];
      const t = under(no, {
        corporation: 'jump-drive',
        markers: { water: 3 },
        pending,
        offer: ['', ''],
        with: { boxes: 1 << BOX.E },
      });
      t.choose(0, { do: 'claim-row', marker: WATER });
      return [player(t).due, player(t).moves, player(t).pending.map(({ effect }) => effect)];
    };
    // Height 3: civ card 1, synergy, patch, 1 move.
    expect(jump(97)).toEqual([[1], 1, ['synergy', 'patch']]);
    expect(jump(123)).toEqual([[], 1, ['synergy']]);
  });
  rule('PU-EVENT-28', 'event 122: no synergy boosts', () => {
    const climb = (no: number) => {
      const pending: Effect[] = [{ effect: 'advance-any', among: 31, times: 1, steps: 1, bonus: true }];
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
    const oasis = holdingUnder(122, 'i2-water-rover', { ...START, corporation: 'oasis-ultd', markers: { tech: 14 } });
    oasis.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(player(oasis).pending.map(({ effect }) => effect)).toEqual(['advance', 'patch', 'resource']);
  });
  rule('PU-EVENT-43', 'nor can anything be turned into one; fixed advances still work', () => {
    const mine: PlayerSetup = { ...START, corporation: 'jump-drive', pending: [PATCH], with: { boxes: 1 } };
    expect(under(122, mine).options(0)).not.toOffer({ do: 'trade-patch' });
    expect(under(122, mine).whyNot(0, { do: 'trade-patch' })).toBe('PU-EVENT-43');
    expect(under(97, mine).options(0)).toOffer({ do: 'trade-patch' });
    const step = (biomass: number, bonus: string) => {
      const pending: Effect[] = [{ effect: 'advance', marker: BIOMASS, steps: 1 }];
      const t = under(122, { corporation: 'wormhole-corp', markers: { biomass }, pending, offer: ['', ''] });
      t.choose(0, { do: 'fixed-advance', marker: BIOMASS });
      t.choose(0, { do: 'bonus', bonus });
      return t;
    };
    expect(player(step(0, 'synergy')).pending).toEqual([]);
    const t = step(1, 'civ');
    t.choose(0, { do: 'fixed-advance', marker: CIV });
    expect(spaces(t)[CIV]).toBe(1);
  });
});
