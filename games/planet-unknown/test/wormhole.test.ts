import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, type CorporationId, ROVER, TECH, type Turn, WATER } from '../data/index.ts';
import { areasOf, countSymbols } from '../rules/areas.ts';
import { markerMedals } from '../rules/scoring.ts';
import { advanceBy, kinds, lay, own, owner, PATCH, SYNERGY, spaces, UNIONIZE } from './owner.ts';
import { at, cardNo, type PlayerSetup, tileNo } from './position.ts';

const wormhole = (setup: PlayerSetup = {}) => owner('wormhole-corp', setup);
/** A boost moves biomass on from this step. */
const from = (step: number, setup: PlayerSetup = {}) => {
  const t = wormhole({ pending: [SYNERGY], ...setup, markers: { biomass: step, ...setup.markers } });
  t.choose(0, { do: 'synergy', marker: BIOMASS });
  return t;
};

describe('Wormhole Corp.: the biomass track', () => {
  /** Lays the I2 with biomass and civ beside the tiles given. */
  const growing = (tiles: string[], corner: string, turn: Turn, patches: string[] = []) => {
    const t = wormhole({ tiles, patches, offer: ['i2-biomass-civ', 'i2-rover-tech'] });
    lay(t, 'i2-biomass-civ', corner, turn);
    return t;
  };
  const resolve = { do: 'resolve', resource: BIOMASS } as const;

  rule('PU-WORM-01', 'a tile advances biomass only if its biomass section expands a biomass area', () => {
    const grows = growing(['i2-tech-biomass f1 r0'], 'f3', 'r0');
    grows.choose(0, resolve);
    expect(spaces(grows)[BIOMASS]).toBe(1);
    const apart = growing(['i2-tech-biomass f1 r0'], 'g1', 'r0');
    expect(apart.whyNot(0, resolve)).toBe('PU-WORM-01');
    expect(apart.whyNot(0, { do: 'resolve', resource: ROVER })).toBe('PU-RES-01');
    expect(owner('universal-coalition').whyNot(0, resolve)).toBe('PU-RES-01');
    expect(apart.options(0)).toOfferExactly([{ do: 'resolve', resource: CIV }]);
    const first = growing([], 'f1', 'r0');
    expect(first.options(0)).toOfferExactly([{ do: 'resolve', resource: CIV }]);
  });
  rule('PU-WORM-12', 'joining two areas expands them, by one step', () => {
    const t = growing(['i2-tech-biomass f1 r0', 'i2-tech-biomass-m h2 r2'], 'g2', 'r0');
    t.choose(0, resolve);
    t.choose(0, { do: 'bonus', bonus: 'synergy' });
    expect(spaces(t)[BIOMASS]).toBe(1);
    expect(t.options(0)).not.toOffer(resolve);
  });
  rule('PU-WORM-13', 'the area must have been there before, and a cell of the biomass section must touch it', () => {
    // Only the civ section touches it.
    expect(growing(['i2-tech-biomass f1 r0'], 'f3', 'r2').options(0)).not.toOffer(resolve);
    // A corner is no contact.
    expect(growing(['i2-tech-biomass f1 r0'], 'f3', 'r1').options(0)).not.toOffer(resolve);
    // Patches alone are no area, but they carry one on.
    expect(growing(['i2-civ-energy f1 r0'], 'f4', 'r0', ['f3']).options(0)).not.toOffer(resolve);
    expect(growing(['i2-tech-biomass f1 r0'], 'f4', 'r0', ['f3']).options(0)).toOffer(resolve);
  });
  rule('PU-WORM-02', 'energy cannot choose biomass; everything else advances it without condition', () => {
    const touching = (corporation: CorporationId) => {
      const t = owner(corporation, { tiles: ['i2-tech-biomass f1 r0'], offer: ['i2-civ-energy', 'i2-rover-tech'] });
      lay(t, 'i2-civ-energy', 'g1', 'r0');
      return t;
    };
    const energy = { do: 'energy', marker: BIOMASS, symbol: at('g2') } as const;
    expect(touching('wormhole-corp').options(0)).toOffer({ do: 'energy', marker: CIV });
    expect(touching('wormhole-corp').whyNot(0, energy)).toBe('PU-WORM-02');
    expect(touching('universal-coalition').options(0)).toOffer(energy);
    expect(spaces(from(0))[BIOMASS]).toBe(1);
    const event = owner('wormhole-corp', {}, { phase: 'event', draw: 72 });
    event.choose(0, { do: 'advance', marker: BIOMASS, steps: 1 });
    expect(spaces(event)[BIOMASS]).toBe(1);
    const card = wormhole({ pending: [advanceBy(1)] });
    card.choose(0, { do: 'advance', marker: BIOMASS, steps: 1 });
    expect(spaces(card)[BIOMASS]).toBe(1);
    const unplaced = wormhole({
      offer: ['i4-biomass-civ', 'i2-rover-tech'],
      with: { tiles: 1, covered: new Array(12).fill(4095) },
    });
    unplaced.choose(0, { do: 'take', tile: tileNo('i4-biomass-civ') });
    unplaced.choose(0, resolve);
    expect(spaces(unplaced)[BIOMASS]).toBe(1);
  });
  rule('PU-WORM-03', 'each step gives one of its two bonuses, and no step comes after the fifth', () => {
    const other = ['synergy', 'civ', 'water', 'tech', 'rover'];
    for (let step = 1; step <= 5; step++) {
      const bonus = other[step - 1];
      const t = from(step - 1, { tiles: ['i2-civ-energy f1 r0'] });
      expect(spaces(t)[BIOMASS]).toBe(step);
      expect(t.options(0)).toOfferExactly([
        { do: 'bonus', bonus },
        { do: 'bonus', bonus: 'patch' },
      ]);
      expect(t.whyNot(0, { do: 'bonus', bonus: other[step % 5] })).toBe('PU-WORM-03');
      t.choose(0, { do: 'bonus', bonus });
      expect(kinds(t)).toEqual([step === 1 ? 'synergy' : 'advance']);
      const patch = from(step - 1, { tiles: ['i2-civ-energy f1 r0'] });
      patch.choose(0, { do: 'bonus', bonus: 'patch' });
      expect(kinds(patch)).toEqual(['patch']);
    }
    for (const [step, marker] of [
      [1, CIV],
      [2, WATER],
      [3, TECH],
      [4, ROVER],
    ]) {
      const t = from(step);
      t.choose(0, { do: 'bonus', bonus: other[step] });
      expect(t.options(0)).toOfferExactly([{ do: 'fixed-advance', marker }]);
      t.choose(0, { do: 'fixed-advance', marker });
      expect(spaces(t)[marker]).toBe(1);
    }
    const top = wormhole({ markers: { biomass: 5 }, pending: [SYNERGY] });
    expect(top.whyNot(0, { do: 'synergy', marker: BIOMASS })).toBe('PU-DEF-26');
  });
  rule('PU-WORM-11', 'a chosen bonus that cannot be executed is lost', () => {
    const t = from(1, { markers: { civ: 15 }, tiles: ['i2-civ-energy f1 r0'] });
    t.choose(0, { do: 'bonus', bonus: 'civ' });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const quiet = owner('wormhole-corp', { pending: [SYNERGY], tiles: ['i2-civ-energy f1 r0'] }, { event: 122 });
    quiet.choose(0, { do: 'synergy', marker: BIOMASS });
    quiet.choose(0, { do: 'bonus', bonus: 'synergy' });
    expect(kinds(quiet)).toEqual([]);
    const full = from(0, { with: { covered: new Array(12).fill(4095), tiles: 1 } });
    full.choose(0, { do: 'bonus', bonus: 'patch' });
    expect(full.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-WORM-04', 'medals from step 2 on', () => {
    const medals = [0, 1, 2, 3, 4, 5].map((biomass) => {
      const t = wormhole({ markers: { biomass } });
      return markerMedals(t.state, own(t), BIOMASS);
    });
    expect(medals).toEqual([0, 0, 1, 2, 3, 5]);
  });
  rule('PU-WORM-10', 'a regress takes biomass one step back', () => {
    const t = owner('wormhole-corp', { markers: { biomass: 3 } }, { phase: 'event', draw: 88 });
    t.choose(0, { do: 'regress', marker: BIOMASS });
    expect(spaces(t)[BIOMASS]).toBe(2);
    expect(kinds(t)).toEqual([]);
    const far = owner('wormhole-corp', { markers: { biomass: 2 } }, { phase: 'event', draw: 106 });
    far.choose(0, { do: 'regress', marker: BIOMASS });
    expect(spaces(far)[BIOMASS]).toBe(0);
  });
  rule('PU-WORM-14', 'an advance by n chooses n bonuses; without bonus nothing is chosen', () => {
    const t = wormhole({ pending: [advanceBy(2)] });
    t.choose(0, { do: 'advance', marker: BIOMASS, steps: 2 });
    expect(spaces(t)[BIOMASS]).toBe(1);
    t.choose(0, { do: 'bonus', bonus: 'synergy' });
    expect(spaces(t)[BIOMASS]).toBe(2);
    t.choose(0, { do: 'bonus', bonus: 'civ' });
    expect(kinds(t)).toEqual(['synergy', 'advance']);
    expect(t.step(0)).toBe('window');
    const bare = owner('wormhole-corp', {}, { phase: 'event', draw: 68 });
    bare.choose(0, { do: 'advance', marker: BIOMASS, steps: 3 });
    expect(spaces(bare)[BIOMASS]).toBe(3);
    expect(bare.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-DEC-24', 'Unionization takes biomass to step 2, without the boost of step 1', () => {
    const t = wormhole({ markers: { civ: 5, water: 5, rover: 5, tech: 5 }, pending: [UNIONIZE] });
    expect(t.options(0)).toOfferExactly([{ do: 'unionize', marker: BIOMASS }]);
    t.choose(0, { do: 'unionize', marker: BIOMASS });
    t.choose(0, { do: 'bonus', bonus: 'synergy' });
    t.choose(0, { do: 'bonus', bonus: 'civ' });
    expect([spaces(t)[BIOMASS], kinds(t)]).toEqual([2, ['unionize', 'advance']]);
    expect(t.options(0)).toOfferExactly([{ do: 'fixed-advance', marker: CIV }]);
  });
});

describe('Wormhole Corp.: techs', () => {
  const TILES = ['i2-civ-energy f1 r0', 'i2-rover-tech g1 r0'];
  const patches = (cells: string[]) => cells.map((cell) => ({ do: 'patch' as const, at: at(cell) }));
  const FREE = ['e2', 'h2', 'g3', 'e3', 'f4'];
  const patching = (tech: number, more: PlayerSetup = {}) =>
    wormhole({ tiles: TILES, patches: ['f3'], meteorites: ['g2'], pending: [PATCH], markers: { tech }, ...more });
  const offered = (t: ReturnType<typeof wormhole>) => t.options(0).filter((option) => option.do === 'patch');

  rule(['PU-WORM-05', 'PU-WORM-15'], 'tech 1: on step 5 the marker may start anew; on 0 it scores nothing', () => {
    const reset = { do: 'reset-biomass' } as const;
    const t = wormhole({ markers: { biomass: 5, tech: 3 } });
    expect(markerMedals(t.state, own(t), BIOMASS)).toBe(5);
    t.choose(0, reset);
    expect(spaces(t)[BIOMASS]).toBe(0);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(markerMedals(t.state, own(t), BIOMASS)).toBe(0);
    expect(wormhole({ markers: { biomass: 5, tech: 2 } }).whyNot(0, reset)).toBe('PU-WORM-05');
    expect(wormhole({ markers: { biomass: 4, tech: 3 } }).whyNot(0, reset)).toBe('PU-WORM-05');
    // Between two single advances of one effect.
    const climbing = (tech: number) => {
      const c = wormhole({ markers: { biomass: 4, tech }, pending: [advanceBy(2)] });
      c.choose(0, { do: 'advance', marker: BIOMASS, steps: 2 });
      c.choose(0, { do: 'bonus', bonus: 'rover' });
      return c;
    };
    const twice = climbing(3);
    expect(twice.options(0)).toOfferExactly([reset, { do: 'stop-climb' }]);
    expect(twice.whyNot(0, { do: 'end' })).toBe('PU-WORM-05');
    twice.choose(0, reset);
    expect(spaces(twice)[BIOMASS]).toBe(1);
    twice.choose(0, { do: 'bonus', bonus: 'synergy' });
    expect(kinds(twice)).toEqual(['advance', 'synergy']);
    const stopped = climbing(3);
    stopped.choose(0, { do: 'stop-climb' });
    expect(spaces(stopped)[BIOMASS]).toBe(5);
    expect(stopped.step(0)).toBe('window');
    expect(climbing(2).step(0)).toBe('window');
    // Another marker that comes to its top has nothing to start anew.
    const civ = wormhole({ markers: { civ: 14, tech: 3 }, pending: [advanceBy(2)] });
    civ.choose(0, { do: 'advance', marker: CIV, steps: 2 });
    expect([spaces(civ)[CIV], civ.step(0)]).toEqual([15, 'window']);
    const bare = owner('wormhole-corp', { markers: { biomass: 4, tech: 3 } }, { phase: 'event', draw: 68 });
    bare.choose(0, { do: 'advance', marker: BIOMASS, steps: 3 });
    bare.choose(0, reset);
    expect(spaces(bare)[BIOMASS]).toBe(2);
    expect(kinds(bare)).toEqual([]);
    // An effect that ends on step 5 asks for nothing.
    const last = from(4, { markers: { tech: 3 } });
    last.choose(0, { do: 'bonus', bonus: 'patch' });
    expect(last.step(0)).toBe('window');
  });
  rule('PU-WORM-06', 'tech 2: patches go on tiles too, but not on meteorites and patches', () => {
    expect(offered(patching(4))).toOfferExactly(patches(FREE));
    expect(offered(patching(5))).toOfferExactly(patches([...FREE, 'f1', 'f2', 'g1']));
    for (const cell of ['g2', 'f3']) expect(patching(5).whyNot(0, { do: 'patch', at: at(cell) })).toBe('PU-WORM-06');
    const t = patching(5, { rovers: ['f1'] });
    expect([countSymbols(own(t), CIV), areasOf(own(t), CIV).length]).toEqual([1, 1]);
    t.choose(0, { do: 'patch', at: at('f1') });
    expect([countSymbols(own(t), CIV), areasOf(own(t), CIV).length]).toEqual([0, 0]);
    expect(countSymbols(own(t), BIOMASS)).toBe(0);
    expect(own(t).rovers).toEqual([]);
    expect(own(t).patches).toBe(2);
  });
  rule('PU-WORM-07', 'tech 3: once a round a patch becomes two', () => {
    const double = { do: 'double-patch' } as const;
    expect(patching(6).whyNot(0, double)).toBe('PU-WORM-07');
    const t = patching(7);
    t.choose(0, double);
    expect(kinds(t)).toEqual(['patch', 'patch']);
    expect(t.whyNot(0, double)).toBe('PU-WORM-07');
    t.choose(0, { do: 'patch', at: at('e2') });
    t.choose(0, { do: 'patch', at: at('h2') });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    // Without a patch there is nothing to double, and a stored one is not gained when it is placed.
    expect(patching(7, { pending: [] }).options(0)).not.toOffer(double);
    const final = owner(
      'wormhole-corp',
      { tiles: TILES, markers: { tech: 10 }, with: { storedPatches: 1 } },
      { phase: 'final' },
    );
    expect(offered(final).length).toBeGreaterThan(0);
    expect(final.options(0)).not.toOffer(double);
  });
  rule('PU-WORM-17', 'tech 3 doubles one of several patches; each is placed or stored by itself', () => {
    const t = owner(
      'wormhole-corp',
      { tiles: TILES, markers: { tech: 10 }, with: { due: [4] } },
      { phase: 'civ', with: { decks: [[], [], [], [cardNo('global-parks-system')]] } },
    );
    t.choose(0, { do: 'card', card: cardNo('global-parks-system'), level: 4 });
    t.choose(0, { do: 'patch', at: at('e2') });
    t.choose(0, { do: 'double-patch' });
    expect(kinds(t)).toEqual(['patch', 'patch', 'patch']);
    t.choose(0, { do: 'store-patch' });
    t.choose(0, { do: 'patch', at: at('h2') });
    t.choose(0, { do: 'store-patch' });
    expect([own(t).patches, own(t).storedPatches]).toEqual([2, 2]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-WORM-08', 'tech 4: patches are stored for final step 1', () => {
    expect(patching(9).whyNot(0, { do: 'store-patch' })).toBe('PU-BIO-06');
    const t = patching(10);
    t.choose(0, { do: 'store-patch' });
    expect(own(t).storedPatches).toBe(1);
    t.state.ending = true;
    t.choose(0, { do: 'end' });
    t.choose(1, { do: 'end' });
    expect(t.state.finalStep).toBe(1);
    t.choose(0, { do: 'patch', at: at('h2') });
    expect([own(t).patches, own(t).storedPatches]).toEqual([2, 0]);
  });
  rule('PU-WORM-09', 'tech 5: a patch may destroy a meteorite, in the final steps too', () => {
    expect(patching(13).options(0)).not.toOffer({ do: 'patch', at: at('g2') });
    const t = patching(14);
    expect(offered(t)).toOfferExactly(patches([...FREE, 'f1', 'f2', 'g1', 'g2']));
    t.choose(0, { do: 'patch', at: at('g2') });
    expect([own(t).meteorites, own(t).savedMeteorites]).toEqual([[], 0]);
    const final = owner(
      'wormhole-corp',
      { tiles: TILES, meteorites: ['g2'], markers: { tech: 14 }, with: { storedPatches: 1 } },
      { phase: 'final' },
    );
    final.choose(0, { do: 'patch', at: at('g2') });
    expect(own(final).meteorites).toEqual([]);
  });
  rule('PU-WORM-16', 'a patched cell still belongs to the last tile', () => {
    const t = wormhole({ tiles: TILES, pending: [PATCH, { effect: 'rover' }], markers: { tech: 5 } });
    t.choose(0, { do: 'patch', at: at('g1') });
    expect(t.options(0)).toOfferExactly(['g1', 'g2'].map((cell) => ({ do: 'rover', at: at(cell) })));
  });
});
