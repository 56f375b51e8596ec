import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, type Turn, WATER } from '../data/index.ts';
import { isAtMaximum } from '../rules/objectives.ts';
import { markerMedals } from '../rules/scoring.ts';
import { advanceMarker } from '../rules/tracks.ts';
import { advanceBy, kinds, lay, own, owner, SYNERGY, spaces, UNIONIZE } from './owner.ts';
import { at, type PlayerSetup, type PositionSetup, space, tileNo } from './position.ts';

const TRACK = { W: 'water', B: 'biomass', R: 'rover', T: 'tech', C: 'civ' } as const;
/** A place of the path by its name in the rules, such as B10. */
const named = (name: string) => space(TRACK[name[0] as keyof typeof TRACK], Number(name.slice(1)));
const PATH = 'W0 W1 B2 R3 T4 R5 B4 W3 C4 W5 W6 C7 C8 W9 B8 R7 T8 R9 B10 W11 C12 W13 W14 W15'.split(' ');

/** Oasis with its water marker on a place of the path. */
const oasis = (water = 'W0', { with: more, ...setup }: PlayerSetup = {}, rest: PositionSetup = {}) => {
  const t = owner('oasis-ultd', { ...setup, with: more ?? {} }, rest);
  own(t).markers[WATER] = named(water);
  return t;
};
const waterOf = (t: ReturnType<typeof oasis>) => PATH.find((name) => named(name) === own(t).markers[WATER]);
const boosted = (marker: number, water: string, setup: PlayerSetup = {}) => {
  const t = oasis(water, { pending: [SYNERGY], ...setup });
  t.choose(0, { do: 'synergy', marker });
  return t;
};
/** Lays a water tile. On KSB-4156 column f is ice from f3 to f8. */
const watered = (tile: string, corner: string, turn: Turn, markers: object = {}, water = 'W0') => {
  const t = oasis(water, { tiles: ['i2-civ-energy f1 r0'], offer: [tile, 'i3-civ-energy'], markers });
  lay(t, tile, corner, turn);
  return t;
};

describe('Oasis Ultd.: the water path', () => {
  rule('PU-OAS-01', 'each water cell on ice is one advance', () => {
    // I4: energy symbol, energy, water symbol, water; turned so that both water cells lie on f5 and f6.
    const two = watered('i4-energy-water', 'f3', 'r1', {}, 'W9');
    two.choose(0, { do: 'resolve', resource: WATER });
    expect(waterOf(two)).toBe('R7');
    const one = watered('i2-energy-water', 'f3', 'r0', {}, 'W9');
    one.choose(0, { do: 'resolve', resource: WATER });
    expect(waterOf(one)).toBe('B8');
    // Energy on ice does not count.
    const none = watered('i2-energy-water', 'f3', 'r3', {}, 'W9');
    expect(none.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-WATER-01');
    const dry = watered('i2-energy-water', 'g1', 'r0', {}, 'W9');
    expect(dry.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-WATER-01');
  });
  rule(['PU-OAS-02', 'PU-OAS-13', 'PU-OAS-03'], 'the path crosses the other tracks and gives their bonuses', () => {
    const t = oasis();
    const way = ['W0'];
    const gains: Record<string, string> = {};
    for (let i = 1; i < 24; i++) {
      own(t).pending = [];
      own(t).moves = 0;
      advanceMarker(t.state, 0, WATER, 1);
      const name = waterOf(t) as string;
      way.push(name);
      const gained = [...kinds(t), ...(own(t).moves > 0 ? [`${own(t).moves} moves`] : [])].join();
      if (gained !== '') gains[name] = gained;
    }
    expect(way).toEqual(PATH);
    expect(gains).toEqual({
      B2: 'synergy',
      R3: '1 moves',
      R5: '2 moves',
      W3: 'synergy',
      W5: 'synergy',
      C8: 'synergy',
      R7: '2 moves',
      R9: '2 moves',
      B10: 'synergy',
    });
    expect([own(t).due, own(t).roversLeft]).toEqual([[], 2]);
    advanceMarker(t.state, 0, WATER, 1);
    expect(waterOf(t)).toBe('W15');
    // A tech space of the path unlocks nothing, whatever its height.
    const dry = oasis('T8', { tiles: ['i2-civ-energy f1 r0'], offer: ['i2-rover-tech', 'i3-civ-energy'] });
    lay(dry, 'i2-rover-tech', 'g1');
    expect(dry.options(0)).not.toOffer({ do: 'fixed-advance' });
  });
  rule('PU-OAS-04', 'a marker whose next space is taken cannot advance', () => {
    const t = oasis('W1', { markers: { biomass: 2 }, pending: [SYNERGY] });
    expect(t.whyNot(0, { do: 'synergy', marker: WATER })).toBe('PU-OAS-04');
    expect(t.options(0)).toOffer({ do: 'synergy', marker: BIOMASS });
    const midway = oasis('W0', { markers: { biomass: 2 }, pending: [advanceBy(2)] });
    midway.choose(0, { do: 'advance', marker: WATER, steps: 2 });
    expect(waterOf(midway)).toBe('W1');
    expect(kinds(midway)).toEqual([]);
  });
  rule('PU-OAS-14', 'the water marker blocks the others in the same way', () => {
    const t = oasis('B4', { markers: { biomass: 3 }, pending: [SYNERGY] });
    expect(t.whyNot(0, { do: 'synergy', marker: BIOMASS })).toBe('PU-OAS-04');
    expect(oasis('W3', { markers: { biomass: 3 }, pending: [SYNERGY] }).options(0)).toOffer({
      do: 'synergy',
      marker: BIOMASS,
    });
    const skipping = boosted(BIOMASS, 'B4', { markers: { biomass: 3, tech: 3 } });
    expect(spaces(skipping)[BIOMASS]).toBe(5);
  });
  rule('PU-OAS-18', 'blocking and skipping concern all five markers, forwards and backwards', () => {
    for (const [water, marker, height] of [
      ['C4', CIV, 3],
      ['B4', BIOMASS, 3],
      ['R5', ROVER, 4],
      ['T4', TECH, 3],
    ] as const) {
      const track = (['civ', 'water', 'biomass', 'rover', 'tech'] as const)[marker];
      const markers = { [track]: height };
      if (marker !== TECH) {
        const blocked = oasis(water, { markers, pending: [SYNERGY] });
        expect(blocked.whyNot(0, { do: 'synergy', marker })).toBe('PU-OAS-04');
      }
      const skipping = boosted(marker, water, { markers: { tech: 3, ...markers } });
      expect(spaces(skipping)[marker]).toBe(height + 2);
      // Back over the same space.
      const back = (tech: number) => {
        const t = oasis(water, {
          markers: { tech, ...{ [track]: height + 2 } },
          pending: [{ effect: 'regress', among: 1 << marker, steps: 1 }],
        });
        return t;
      };
      const over = back(6);
      over.choose(0, { do: 'regress', marker });
      expect(spaces(over)[marker]).toBe(height);
      if (marker !== TECH) expect(back(2).options(0)).toOfferExactly([{ do: 'end' }]);
    }
    expect(spaces(boosted(TECH, 'T8', { markers: { tech: 7 } }))[TECH]).toBe(9);
  });
  rule('PU-OAS-15', 'a water regress goes back along the path', () => {
    const regress = (water: string, markers: object = {}) =>
      oasis(water, { markers, pending: [{ effect: 'regress', among: 1 << WATER, steps: 1 }] });
    const t = regress('W3');
    t.choose(0, { do: 'regress', marker: WATER });
    expect(waterOf(t)).toBe('B4');
    expect(kinds(t)).toEqual([]);
    expect(regress('R3', { biomass: 2 }).options(0)).toOfferExactly([{ do: 'end' }]);
    const skipping = regress('R3', { biomass: 2, tech: 3 });
    skipping.choose(0, { do: 'regress', marker: WATER });
    expect(waterOf(skipping)).toBe('W1');
    expect(regress('W0').options(0)).toOfferExactly([{ do: 'end' }]);
    // The first place of the path is a place as well.
    const home = regress('W1');
    home.choose(0, { do: 'regress', marker: WATER });
    expect(waterOf(home)).toBe('W0');
  });
  rule(
    ['PU-OAS-05', 'PU-OAS-03'],
    'water medals count where they lie on the path, medals of other tracks do not',
    () => {
      const medals = PATH.map((water) => {
        const t = oasis(water);
        return markerMedals(t.state, own(t), WATER);
      });
      expect(medals).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 6, 6, 6, 6, 6, 6, 9, 9, 12, 12, 15]);
    },
  );
  rule('PU-OAS-06', 'every other marker scores its own track', () => {
    const t = oasis('B8', { markers: { civ: 9, biomass: 7, rover: 12, tech: 13 } });
    expect([CIV, BIOMASS, ROVER, TECH].map((marker) => markerMedals(t.state, own(t), marker))).toEqual([3, 1, 2, 2]);
  });
  rule('PU-OAS-19', 'a skipped space is passed for the medals, but gives no bonus', () => {
    // Biomass 9 skips the water marker on B10 (a boost); B8 holds a medal.
    const t = boosted(BIOMASS, 'B10', { markers: { biomass: 9, tech: 3 } });
    expect([spaces(t)[BIOMASS], kinds(t)]).toEqual([11, ['patch']]);
    const medal = boosted(BIOMASS, 'B8', { markers: { biomass: 7, tech: 3 } });
    expect([spaces(medal)[BIOMASS], kinds(medal)]).toEqual([9, ['patch']]);
    expect(markerMedals(medal.state, own(medal), BIOMASS)).toBe(2);
  });
  rule('PU-OAS-12', 'boosts, energy and unplaced tiles move water one place', () => {
    expect(waterOf(boosted(WATER, 'W9'))).toBe('B8');
    const energy = watered('i2-energy-water', 'g1', 'r0', {}, 'W9');
    energy.choose(0, { do: 'energy', marker: WATER, symbol: at('g1') });
    expect(waterOf(energy)).toBe('B8');
    const unplaced = oasis('W9', {
      offer: ['i2-water-rover', 'i3-civ-energy'],
      with: { tiles: 1, covered: new Array(12).fill(4095) },
    });
    unplaced.choose(0, { do: 'take', tile: tileNo('i2-water-rover') });
    unplaced.choose(0, { do: 'resolve', resource: WATER });
    expect(waterOf(unplaced)).toBe('B8');
  });
  rule('PU-OAS-17', 'water is at maximum on W15', () => {
    expect(isAtMaximum(own(oasis('W15')), WATER)).toBe(true);
    expect(isAtMaximum(own(oasis('W14')), WATER)).toBe(false);
    expect(isAtMaximum(own(oasis('C12')), WATER)).toBe(false);
  });
  rule('PU-DEC-24', 'Unionization takes water to the fifth place of its path, or until it is blocked', () => {
    const lifted = (water: string, rover: number) => {
      const t = oasis(water, { markers: { civ: 5, biomass: 5, rover, tech: 2 }, pending: [UNIONIZE] });
      t.choose(0, { do: 'unionize', marker: WATER });
      return [waterOf(t), own(t).moves, kinds(t)];
    };
    expect(lifted('W0', 7)).toEqual(['R5', 3, ['unionize']]);
    expect(lifted('W0', 5)).toEqual(['T4', 1, ['unionize']]);
    expect(oasis('R5', { pending: [UNIONIZE] }).options(0)).not.toOffer({ do: 'unionize', marker: WATER });
    expect(oasis('T4', { pending: [UNIONIZE] }).options(0)).toOffer({ do: 'unionize', marker: WATER });
  });
});

describe('Oasis Ultd.: techs', () => {
  rule('PU-OAS-07', 'tech 1: a blocked marker skips what stands in its way', () => {
    const melting = (tech: number) => {
      const t = watered('i4-energy-water', 'f3', 'r1', { biomass: 2, tech }, 'W1');
      t.choose(0, { do: 'resolve', resource: WATER });
      return t;
    };
    const t = melting(3);
    expect([waterOf(t), own(t).moves, kinds(t)]).toEqual(['T4', 1, ['resource']]);
    const without = watered('i4-energy-water', 'f3', 'r1', { biomass: 2, tech: 2 }, 'W1');
    expect(without.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-OAS-04');
    // Several in a row: B2 and R3.
    expect(waterOf(boosted(WATER, 'W1', { markers: { biomass: 2, rover: 3, tech: 3 } }))).toBe('T4');
    expect(waterOf(boosted(WATER, 'W1', { markers: { biomass: 2, rover: 3, tech: 4 } }))).toBe('R5');
  });
  rule('PU-OAS-08', 'tech 2: a move for each rover that starts the round on water', () => {
    // f2 water, f1 energy; a6 and b6 are bare ice.
    const starting = (tech: number, rovers: string[]) =>
      own(
        owner(
          'oasis-ultd',
          { tiles: ['i2-energy-water f1 r0', 'i4-energy-water f6 r0'], rovers, markers: { tech } },
          { phase: 'round' },
        ),
      ).moves;
    expect(starting(5, ['f2', 'h6'])).toBe(2);
    expect(starting(5, ['f2', 'a6'])).toBe(1);
    expect(starting(5, ['f1', 'f6'])).toBe(0);
    expect(starting(4, ['f2', 'h6'])).toBe(0);
  });
  rule(['PU-OAS-09', 'PU-OAS-16'], 'tech 3: a tile that covers no ice advances water by 1, a water tile too', () => {
    const dry = watered('i2-rover-tech', 'g1', 'r0', { tech: 7 }, 'W9');
    expect(dry.options(0)).toOffer({ do: 'fixed-advance', marker: WATER });
    dry.choose(0, { do: 'fixed-advance', marker: WATER });
    expect(waterOf(dry)).toBe('B8');
    expect(dry.options(0)).not.toOffer({ do: 'fixed-advance' });
    expect(watered('i2-rover-tech', 'g1', 'r0', { tech: 6 }, 'W9').options(0)).not.toOffer({ do: 'fixed-advance' });
    expect(watered('i2-rover-tech', 'f3', 'r0', { tech: 7 }, 'W9').options(0)).not.toOffer({ do: 'fixed-advance' });
    const water = watered('i2-water-rover', 'g1', 'r0', { tech: 7 }, 'W9');
    expect(water.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    water.choose(0, { do: 'fixed-advance', marker: WATER });
    expect(waterOf(water)).toBe('B8');
    expect(water.options(0)).toOfferExactly([{ do: 'resolve', resource: ROVER }]);
  });
  rule(['PU-OAS-10', 'PU-OAS-11'], 'tech 4 and 5: a water tile gives a patch and a boost, with ice or without', () => {
    const extra = (tech: number, tile: string, corner: string) => {
      const t = watered(tile, corner, 'r0', { tech });
      return kinds(t).filter((kind) => kind === 'patch' || kind === 'synergy');
    };
    for (const corner of ['f3', 'g1']) {
      expect(extra(14, 'i2-energy-water', corner)).toEqual(['patch', 'synergy']);
      expect(extra(13, 'i2-energy-water', corner)).toEqual(['patch']);
      expect(extra(10, 'i2-energy-water', corner)).toEqual(['patch']);
      expect(extra(9, 'i2-energy-water', corner)).toEqual([]);
      expect(extra(14, 'i2-civ-energy-m', corner)).toEqual([]);
    }
    const unplaced = oasis('W0', {
      offer: ['i2-water-rover', 'i3-civ-energy'],
      markers: { tech: 14 },
      with: { tiles: 1, covered: new Array(12).fill(4095) },
    });
    unplaced.choose(0, { do: 'take', tile: tileNo('i2-water-rover') });
    expect(kinds(unplaced)).toEqual(['resource', 'resource']);
  });
});
