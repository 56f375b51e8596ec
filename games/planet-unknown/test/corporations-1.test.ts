import { readSettings, seedRandom } from '@orrery/kernel';
import { rule, trial } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { advanceBy, endRound, lay, own, owner, PATCH, SYNERGY, spaces } from './owner.ts';
import { at, cardNo, position, tileNo } from './position.ts';

describe('corporations in general', () => {
  rule('PU-CORP-01', 'standard and special sides are mixed freely', () => {
    const read = readSettings(planetUnknown.settings, { boards: 'choose' });
    if ('problems' in read) throw new Error(read.problems.join());
    const t = trial(planetUnknown, planetUnknown.setup(read.settings, 3, seedRandom('sides')));
    const all = (['standard', 'special'] as const).flatMap((planet) =>
      (['standard', 'special'] as const).map((corporation) => ({ do: 'sides' as const, planet, corporation })),
    );
    const dealt = t.state.players.map(({ dealtCorporation }) => dealtCorporation);
    t.choose(0, { do: 'sides', planet: 'standard', corporation: 'special' });
    expect(t.options(1)).toOfferExactly(all);
    expect(t.options(2)).toOfferExactly(all);
    t.choose(1, { do: 'sides', planet: 'special', corporation: 'standard' });
    t.choose(2, { do: 'sides', planet: 'special', corporation: 'special' });
    expect(t.state.players.map(({ corporation }) => corporation)).toEqual([dealt[0], 0, dealt[2]]);
    expect(new Set([0, ...dealt]).size).toBe(4);
  });
  rule('PU-CORP-02', 'the rules of a special corporation concern its owner alone', () => {
    const markers = { civ: 1, water: 4, tech: 10 };
    const t = position({
      players: [
        { corporation: 'republic', markers, pending: [SYNERGY], offer: ['', ''] },
        { markers, pending: [SYNERGY], offer: ['', ''] },
      ],
    });
    t.choose(0, { do: 'synergy', marker: CIV });
    t.choose(1, { do: 'synergy', marker: CIV });
    // Republic: a card, a regress and the boost of tech 4. Universal Coalition has nothing on civ 2.
    expect(own(t).due).toEqual([1]);
    expect(t.options(0)).toOffer({ do: 'regress', marker: WATER });
    expect(t.options(0)).toOffer({ do: 'synergy' });
    expect(t.state.players[1].due).toEqual([]);
    expect(t.options(1)).toOfferExactly([{ do: 'end' }]);
    // Tech 1 of the Universal Coalition is nothing to Republic, which has a tech 1 of its own.
    const tile = { tiles: ['i2-civ-energy f1 r0'], pending: [PATCH], markers: { tech: 3 } };
    expect(owner('universal-coalition', tile).options(0)).toOffer({ do: 'patch', at: at('f12') });
    expect(owner('republic', tile).options(0)).not.toOffer({ do: 'patch', at: at('f12') });
    // Boxes are Jump Drive's, even if the bits were set.
    expect(owner('jump-drive', { pending: [PATCH], with: { boxes: 1 } }).options(0)).toOffer({ do: 'trade-patch' });
    expect(owner('republic', { pending: [PATCH], with: { boxes: 1 } }).options(0)).not.toOffer({ do: 'trade-patch' });
  });
  rule('PU-CORP-03', 'a round-start tech unlocked on the way works from the next round on', () => {
    const rovers = { tiles: ['i2-civ-energy f1 r0'], rovers: ['f4', 'f6'], loaded: ['f4', 'f6'] };
    const t = owner('horizon-group', { ...rovers, markers: { tech: 4 }, pending: [SYNERGY] }, { phase: 'round' });
    t.choose(0, { do: 'rotate', rotation: 0 });
    t.choose(0, { do: 'synergy', marker: TECH });
    expect(own(t).moves).toBe(0);
    endRound(t);
    expect(t.state.round).toBe(3);
    expect(own(t).moves).toBe(2);
  });
  rule('PU-CORP-04', 'rover moves from techs join the pool of the round', () => {
    const offer = ['i4-civ-energy', 'i2-civ-energy'] as const;
    const t = owner('republic', { offer, markers: { rover: 4, tech: 3 }, with: { moves: 3 } });
    lay(t, 'i4-civ-energy', 'f1', 'r1');
    expect(own(t).moves).toBe(5);
    t.choose(0, { do: 'resolve', resource: CIV });
    endRound(t);
    expect(own(t).moves).toBe(0);
  });
  rule('PU-CORP-05', 'a patch from a tech must be placed by the usual rules, and is lost without a cell', () => {
    const setup = { tiles: ['i2-rover-tech f1 r0'], rovers: ['f2'], loaded: ['f2'], markers: { tech: 7 } };
    const t = owner('horizon-group', { ...setup, with: { moves: 1 } });
    t.choose(0, { do: 'move', from: at('f2'), to: at('f1') });
    expect(t.options(0)).toOfferExactly(['g1', 'e2', 'g2', 'f3'].map((cell) => ({ do: 'patch', at: at(cell) })));
    expect(t.whyNot(0, { do: 'end' })).toBe('PU-ROUND-11');
    t.choose(0, { do: 'patch', at: at('f3') });
    expect(own(t).patches).toBe(1);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const full = owner('horizon-group', { ...setup, with: { moves: 1 } });
    own(full).covered = new Array(12).fill(4095);
    full.choose(0, { do: 'move', from: at('f2'), to: at('f1') });
    expect(full.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-CORP-06', 'abilities are free in every own window, but never inside another effect', () => {
    const ability = { do: 'ability', tech: 5 } as const;
    const markers = { tech: 14 };
    const offer = ['i4-civ-energy', 'i2-civ-energy'] as const;
    const t = owner('horizon-group', { markers, offer });
    expect(t.options(0)).toOffer(ability);
    t.choose(0, { do: 'take', tile: tileNo('i4-civ-energy') });
    expect(t.options(0)).not.toOffer(ability);
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r1' });
    expect(t.options(0)).toOffer(ability);
    expect(owner('horizon-group', { markers }, { phase: 'event', draw: 81 }).options(0)).toOffer(ability);
    expect(owner('horizon-group', { markers, with: { due: [1] } }, { phase: 'civ' }).options(0)).toOffer(ability);
    expect(owner('horizon-group', { markers }, { phase: 'final' }).options(0)).toOffer(ability);
    // The choice of a bonus is part of an effect: no reset then.
    const inside = owner('wormhole-corp', { markers: { biomass: 4, tech: 3 }, pending: [SYNERGY] });
    inside.choose(0, { do: 'synergy', marker: BIOMASS });
    expect(inside.options(0)).toOfferExactly([
      { do: 'bonus', bonus: 'rover' },
      { do: 'bonus', bonus: 'patch' },
    ]);
    inside.choose(0, { do: 'bonus', bonus: 'rover' });
    expect(inside.options(0)).toOffer({ do: 'reset-biomass' });
  });
});

describe('Universal Coalition', () => {
  const TILES = ['i2-civ-energy g1 r0'];

  rule('PU-UC-01', 'tech 1: neither tiles nor patches need contact, everything else still holds', () => {
    const holding = (tech: number, tiles: string[] = TILES) => {
      const t = owner('universal-coalition', {
        tiles,
        markers: { tech },
        pending: [PATCH],
        offer: ['i2-rover-tech', 'i3-rover-tech'],
      });
      return t;
    };
    expect(holding(2).options(0)).not.toOffer({ do: 'patch', at: at('f12') });
    expect(holding(2).whyNot(0, { do: 'patch', at: at('f12') })).toBe('PU-PLACE-02');
    expect(holding(3).options(0)).toOffer({ do: 'patch', at: at('f12') });
    expect(holding(3).options(0)).toOffer({ do: 'patch', at: at('e6') });
    expect(holding(3).whyNot(0, { do: 'patch', at: at('g1') })).toBe('PU-PLACE-03');
    expect(holding(3, []).whyNot(0, { do: 'patch', at: at('e6') })).toBe('PU-BIO-07');
    const place = (name: string, turn = 'r0' as const) => ({ do: 'place' as const, at: at(name), turn });
    const later = holding(3);
    later.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(later.options(0)).toOffer(place('e6'));
    expect(later.whyNot(0, place('g2'))).toBe('PU-PLACE-03');
    expect(later.whyNot(0, place('f12'))).toBe('PU-PLACE-04');
    const early = holding(2);
    early.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(early.whyNot(0, place('e6'))).toBe('PU-PLACE-02');
    const first = holding(3, []);
    first.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(first.whyNot(0, place('e6'))).toBe('PU-PLACE-01');
  });
  rule('PU-UC-02', 'tech 2: patches may be stored, and are placed in final step 1', () => {
    const store = { do: 'store-patch' } as const;
    const early = owner('universal-coalition', { tiles: TILES, markers: { tech: 4 }, pending: [PATCH] });
    expect(early.whyNot(0, store)).toBe('PU-BIO-06');
    const t = owner('universal-coalition', { tiles: TILES, markers: { tech: 5 }, pending: [PATCH] });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f1') });
    t.choose(0, store);
    expect(own(t).storedPatches).toBe(1);
    expect(own(t).patches).toBe(0);
    t.state.ending = true;
    endRound(t);
    expect(t.state.finalStep).toBe(1);
    expect(own(t).storedPatches).toBe(0);
    expect(t.whyNot(0, store)).toBe('PU-FINAL-06');
    t.choose(0, { do: 'patch', at: at('e6') });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(own(t).patches).toBe(1);
  });
  rule('PU-UC-07', 'each patch is stored or placed on its own; what is stored waits for the final steps', () => {
    const t = owner('universal-coalition', { tiles: TILES, markers: { tech: 5 }, pending: [PATCH, PATCH, PATCH] });
    t.choose(0, { do: 'store-patch' });
    t.choose(0, { do: 'patch', at: at('f1') });
    t.choose(0, { do: 'store-patch' });
    expect([own(t).storedPatches, own(t).patches]).toEqual([2, 1]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(t.whyNot(0, { do: 'patch', at: at('f2') })).toBe('PU-BIO-01');
    endRound(t);
    expect([own(t).storedPatches, own(t).patches]).toEqual([2, 1]);
    expect(t.state.finalStep).toBe(0);
  });
  rule('PU-UC-03', 'tech 3: one more move each time the rover track gives moves', () => {
    const gained = (tech: number, rover: number, steps: number) => {
      const t = owner('universal-coalition', { markers: { tech, rover }, pending: [advanceBy(steps)] });
      t.choose(0, { do: 'advance', marker: ROVER, steps });
      return own(t).moves;
    };
    expect(gained(7, 7, 1)).toBe(3);
    expect(gained(6, 7, 1)).toBe(2);
    expect(gained(7, 7, 2)).toBe(3 + 4);
    expect(gained(7, 15, 1)).toBe(5);
    expect(gained(7, 14, 2)).toBe(5 + 5);
    // Space 1 shows a rover, no moves.
    expect(gained(7, 0, 1)).toBe(0);
    const card = owner('universal-coalition', { markers: { tech: 7 }, with: { due: [1] } }, { phase: 'civ' });
    card.state.decks[0] = [cardNo('dept-of-engineering')];
    card.choose(0, { do: 'card', card: cardNo('dept-of-engineering'), level: 1 });
    expect(own(card).moves).toBe(4);
  });
  rule('PU-UC-04', 'tech 4: a water tile on ice advances water by 2, with both bonuses', () => {
    const offer = ['i2-energy-water', 'i3-rover-tech'] as const;
    const after = (tech: number, water: number) => {
      const t = owner('universal-coalition', { tiles: ['i4-civ-energy e2 r0'], offer, markers: { tech, water } });
      lay(t, 'i2-energy-water', 'd2', 'r2');
      t.choose(0, { do: 'resolve', resource: WATER });
      return t;
    };
    expect(spaces(after(10, 1))[WATER]).toBe(3);
    expect(spaces(after(9, 1))[WATER]).toBe(2);
    // Water 3 is passed on the way to 4.
    const passed = after(10, 2);
    expect(spaces(passed)[WATER]).toBe(4);
    expect(passed.options(0)).toOffer({ do: 'synergy' });
    const dry = owner('universal-coalition', { tiles: ['i4-civ-energy e2 r0'], offer, markers: { tech: 10 } });
    lay(dry, 'i2-energy-water', 'i2', 'r2');
    expect(dry.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-WATER-01');
  });
  rule('PU-UC-05', 'tech 4 helps no other water advance', () => {
    const markers = { tech: 10, water: 4 };
    const boost = owner('universal-coalition', { markers, pending: [SYNERGY] });
    boost.choose(0, { do: 'synergy', marker: WATER });
    expect(spaces(boost)[WATER]).toBe(5);
    const event = owner('universal-coalition', { markers }, { phase: 'event', draw: 76 });
    event.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(spaces(event)[WATER]).toBe(5);
    const card = owner('universal-coalition', { markers, with: { due: [1] } }, { phase: 'civ' });
    card.state.decks[0] = [cardNo('temp-agency')];
    card.choose(0, { do: 'card', card: cardNo('temp-agency'), level: 1 });
    card.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(spaces(card)[WATER]).toBe(5);
    const offer = ['i2-energy-water', 'i2-energy-water-m'] as const;
    const energy = owner('universal-coalition', { markers, offer });
    lay(energy, 'i2-energy-water', 'f1', 'r0');
    energy.choose(0, { do: 'energy', marker: WATER, symbol: at('f1') });
    expect(spaces(energy)[WATER]).toBe(5);
    const unplaced = owner('universal-coalition', { markers, offer });
    own(unplaced).tiles = 1;
    own(unplaced).covered = new Array(12).fill(4095);
    unplaced.choose(0, { do: 'take', tile: tileNo('i2-energy-water-m') });
    unplaced.choose(0, { do: 'resolve', resource: WATER });
    unplaced.choose(0, { do: 'resolve', resource: WATER });
    expect(spaces(unplaced)[WATER]).toBe(6);
    expect(unplaced.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(own(unplaced).meteorites).toEqual([]);
  });
  rule('PU-UC-06', 'tech 5: no more meteorites, but those on the planet stay', () => {
    const after = (tech: number) => {
      const offer = ['i2-rover-tech-m', 'i3-rover-tech'] as const;
      const t = owner('universal-coalition', { tiles: TILES, offer, markers: { tech }, meteorites: ['g2'] });
      lay(t, 'i2-rover-tech-m', 'f1', 'r0');
      return own(t).meteorites;
    };
    expect(after(14)).toEqual([at('g2')]);
    expect(after(13)).toEqual([at('g2'), at('f2')]);
  });
});
