import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, CORPORATIONS, PLANETS, ROVER, TECH, WATER } from '../data/index.ts';
import type { Effect } from '../rules/state.ts';
import { hasTech, UNIVERSAL } from '../rules/techs.ts';
import { advanceMarker, regressMarker } from '../rules/tracks.ts';
import { at, type PlayerSetup, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;
const player = (t: T) => t.state.players[0];
const spaces = (t: T) => player(t).markers.map((place) => place & 15);

/** Seat 0 has placed this tile there. */
function placing(tile: string, corner: string, turn: 'r0' | 'r1' | 'r2' | 'r3' | 'm0', setup: PlayerSetup = {}): T {
  const t = position({ players: [{ offer: [tile, 'o4-rover-tech'], ...setup }, {}] });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  t.choose(0, { do: 'place', at: at(corner), turn });
  return t;
}

describe('water', () => {
  rule(['PU-WATER-01', 'PU-WATER-03'], 'water advances only if a water cell of the tile covers ice', () => {
    const onIce = placing('i2-energy-water', 'd2', 'r1');
    expect(onIce.options(0)).toOffer({ do: 'resolve', resource: WATER });
    onIce.choose(0, { do: 'resolve', resource: WATER });
    expect(spaces(onIce)[WATER]).toBe(1);
    const besideIce = placing('i2-energy-water', 'd2', 'r3');
    expect(besideIce.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-WATER-02', 'the covering cell need not hold the symbol', () => {
    const plain = placing('i4-energy-water', 'e2', 'r2', { tiles: ['i2-civ-energy f1 r3'] });
    // Turned twice: water e2 f2 (symbol f2), energy g2 h2: no ice below.
    expect(plain.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    const second = placing('i4-energy-water', 'd2', 'r2', { tiles: ['i2-civ-energy f1 r3'] });
    // Now the plain water cell lies on the ice of d2 and the symbol on e2.
    expect(second.options(0)).toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-WATER-04', 'a water tile may lie without covering ice', () => {
    const t = placing('i2-energy-water', 'g1', 'r0');
    expect(player(t).tiles).toBe(1);
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-WATER-05', 'several ice cells still give one advance', () => {
    const t = placing('i4-energy-water', 'c3', 'r0');
    // water on e3 and f3, both ice.
    t.choose(0, { do: 'resolve', resource: WATER });
    expect(spaces(t)[WATER]).toBe(1);
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-WATER-06', 'the water track has only medals and boosts', () => {
    for (const { trackList } of CORPORATIONS) {
      expect(new Set(trackList[WATER].bonus.flat().map(({ kind }) => kind))).toEqual(new Set(['synergy']));
    }
  });
});

const PATCH: Effect = { effect: 'patch' };
const corner = { tiles: ['i2-civ-energy f1 r3'] };

describe('biomass', () => {
  rule('PU-BIO-01', 'a biomass milestone gives a patch to place', () => {
    const t = position({ players: [{ ...corner, markers: { biomass: 2 }, pending: [{ effect: 'synergy' }] }, {}] });
    t.choose(0, { do: 'synergy', marker: BIOMASS });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f2') });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('g2') });
    expect(t.options(0).filter(({ do: verb }) => verb === 'patch')).toHaveLength(2);
  });
  rule('PU-BIO-02', 'a patch never advances biomass', () => {
    const t = position({ players: [{ ...corner, pending: [PATCH] }, {}] });
    t.choose(0, { do: 'patch', at: at('f2') });
    expect(spaces(t)).toEqual([0, 0, 0, 0, 0]);
  });
  rule('PU-BIO-03', 'a patch fills its cell for rows and columns', () => {
    const t = position({ players: [{ tiles: [], patches: ['f1', 'g1'] }, {}] });
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
  });
  rule('PU-BIO-04', 'a patch may bury a lifepod or a rover', () => {
    const t = position({ players: [{ tiles: ['i2-civ-energy g2 r0'], rovers: ['h2'], pending: [PATCH, PATCH] }, {}] });
    t.choose(0, { do: 'patch', at: at('h3') });
    expect(player(t).lifepods).not.toContain(at('h3'));
    expect(player(t).savedLifepods).toBe(0);
    t.choose(0, { do: 'patch', at: at('h2') });
    expect(player(t).rovers).toEqual([]);
  });
  rule('PU-BIO-05', 'without a legal cell the patch is lost', () => {
    const full = PLANETS[0].cells.slice();
    const t = position({ players: [{ pending: [PATCH], offer: ['', ''], with: { tiles: 1, covered: full } }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const store = position({
      players: [{ pending: [PATCH], offer: ['', ''], markers: { tech: 5 }, with: { tiles: 1, covered: full } }, {}],
    });
    expect(store.options(0)).toOffer({ do: 'store-patch' });
  });
  rule(['PU-BIO-06', 'PU-UC-02'], 'patches are kept only with a tech that allows it', () => {
    const without = position({ players: [{ ...corner, pending: [PATCH], markers: { tech: 4 } }, {}] });
    expect(without.options(0)).not.toOffer({ do: 'store-patch' });
    expect(without.whyNot(0, { do: 'store-patch' })).toBe('PU-BIO-06');
    const t = position({ players: [{ ...corner, pending: [PATCH], markers: { tech: 5 } }, {}] });
    t.choose(0, { do: 'store-patch' });
    expect(player(t)).toMatchObject({ storedPatches: 1, patches: 0 });
  });
  rule('PU-BIO-07', 'a patch before the first tile must cover a border cell', () => {
    const t = position({ players: [{ pending: [PATCH] }, {}] });
    expect(t.options(0).filter(({ do: verb }) => verb === 'patch')).toHaveLength(28);
    expect(t.options(0)).not.toOffer({ do: 'patch', at: at('f5') });
    expect(t.whyNot(0, { do: 'patch', at: at('f5') })).toBe('PU-BIO-07');
  });
  rule('PU-BIO-09', 'ice below a patch gives nothing', () => {
    const t = position({ players: [{ tiles: ['i2-civ-energy e2 r3'], pending: [PATCH] }, {}] });
    t.choose(0, { do: 'patch', at: at('d2') });
    expect(spaces(t)[WATER]).toBe(0);
  });
  rule('PU-BIO-10', 'placing is mandatory while a cell is free; several go one after another', () => {
    const t = position({ players: [{ ...corner, pending: [PATCH, PATCH], offer: ['', ''] }, {}] });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'patch', at: at('f2') });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f3') });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'patch', at: at('f3') });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule(
    ['PU-BIO-11', 'PU-EVENT-29'],
    'patches need grid, empty cell and contact, and obey no event or other planet rule',
    () => {
      const t = position({
        event: 124,
        players: [{ planet: 'k-273', tiles: ['i2-civ-energy f1 r3'], pending: [PATCH] }, {}],
      });
      expect(t.whyNot(0, { do: 'patch', at: at('f1') })).toBe('PU-PLACE-03');
      expect(t.whyNot(0, { do: 'patch', at: at('a1') })).toBe('PU-PLACE-04');
      expect(t.whyNot(0, { do: 'patch', at: at('f4') })).toBe('PU-PLACE-02');
      const border = position({ event: 124, players: [{ tiles: ['i2-civ-energy e2 r3'], pending: [PATCH] }, {}] });
      expect(border.options(0)).toOffer({ do: 'patch', at: at('d2') });
      const ice = position({ event: 120, players: [{ tiles: ['i2-civ-energy e2 r3'], pending: [PATCH] }, {}] });
      expect(ice.options(0)).toOffer({ do: 'patch', at: at('d2') });
    },
  );
});

const GAIN_ROVER: Effect = { effect: 'rover' };

describe('rovers', () => {
  rule(
    ['PU-ROVER-01', 'PU-ROVER-02'],
    'a rover milestone puts a rover on a free cell of the last tile, whatever tile and source',
    () => {
      const t = position({
        players: [
          { tiles: ['i3-tech-biomass g1 r0'], rovers: ['g2'], roversLeft: 1, pending: [{ effect: 'synergy' }] },
          {},
        ],
      });
      t.choose(0, { do: 'synergy', marker: ROVER });
      expect(t.options(0).filter(({ do: verb }) => verb === 'rover')).toEqual([
        { do: 'rover', at: at('g1') },
        { do: 'rover', at: at('g3') },
      ]);
      expect(t.whyNot(0, { do: 'rover', at: at('g2') })).toBe('PU-ROVER-01');
      t.choose(0, { do: 'rover', at: at('g3') });
      expect(player(t)).toMatchObject({ rovers: [at('g2'), at('g3')], roversLeft: 0 });
    },
  );
  rule('PU-ROVER-03', 'a rover put on a meteorite collects it', () => {
    const t = position({ players: [{ ...corner, meteorites: ['f1'], pending: [GAIN_ROVER] }, {}] });
    t.choose(0, { do: 'rover', at: at('f1') });
    expect(player(t)).toMatchObject({ meteorites: [], savedMeteorites: 1 });
  });
  rule(['PU-ROVER-04', 'PU-FAQ-02'], 'without a rover left the milestone gives nothing', () => {
    const t = position({ players: [{ ...corner, roversLeft: 0, pending: [GAIN_ROVER], offer: ['', ''] }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(t.whyNot(0, { do: 'rover', at: at('f1') })).toBe('PU-ROVER-04');
  });
  rule(['PU-ROVER-05', 'PU-FAQ-03'], 'a destroyed rover never returns', () => {
    const t = position({
      players: [{ ...corner, rovers: ['f2'], roversLeft: 0, pending: [PATCH, GAIN_ROVER], offer: ['', ''] }, {}],
    });
    t.choose(0, { do: 'patch', at: at('f2') });
    expect(player(t)).toMatchObject({ rovers: [], roversLeft: 0 });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-ROVER-06', 'before the first tile the rover stays on the corporation', () => {
    const t = position({ players: [{ pending: [GAIN_ROVER], offer: ['', ''] }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(player(t).roversLeft).toBe(2);
  });
  rule('PU-ROVER-07', 'a numbered space gives so many moves, also in passing', () => {
    const t = position({ players: [{ markers: { rover: 1 } }, {}] });
    advanceMarker(t.state, 0, ROVER, 3);
    expect(player(t).moves).toBe(1 + 1 + 2);
  });
  rule('PU-ROVER-08', 'a move goes to an orthogonal neighbour, bare, tile or patch, and back', () => {
    const t = position({ players: [{ ...corner, patches: ['g2'], rovers: ['f2'], with: { moves: 3 } }, {}] });
    expect(t.options(0).filter(({ do: verb }) => verb === 'move')).toEqual(
      ['f1', 'g2', 'f3', 'e2'].map((to) => ({ do: 'move', from: at('f2'), to: at(to) })),
    );
    expect(t.whyNot(0, { do: 'move', from: at('f2'), to: at('g3') })).toBe('PU-ROVER-08');
    t.choose(0, { do: 'move', from: at('f2'), to: at('f3') });
    t.choose(0, { do: 'move', from: at('f3'), to: at('f2') });
    expect(player(t)).toMatchObject({ rovers: [at('f2')], moves: 1 });
  });
  rule(['PU-ROVER-09', 'PU-ROVER-13'], 'moves are split among rovers; what lies on a cell entered is collected', () => {
    const t = position({
      players: [{ rovers: ['h6', 'd9'], lifepods: ['h3'], meteorites: ['h4'], with: { moves: 4 } }, {}],
    });
    t.choose(0, { do: 'move', from: at('h6'), to: at('h5') });
    t.choose(0, { do: 'move', from: at('d9'), to: at('d8') });
    t.choose(0, { do: 'move', from: at('h5'), to: at('h4') });
    expect(player(t)).toMatchObject({ savedMeteorites: 1, savedLifepods: 0 });
    t.choose(0, { do: 'move', from: at('h4'), to: at('h3') });
    expect(player(t)).toMatchObject({
      savedLifepods: 1,
      lifepods: [],
      meteorites: [],
      moves: 0,
      rovers: [at('h3'), at('d8')],
    });
    expect(t.options(0)).not.toOffer({ do: 'move' });
  });
  rule('PU-ROVER-10', 'the pool can be spent between other effects', () => {
    const t = position({
      players: [{ ...corner, rovers: ['f6'], pending: [PATCH, { effect: 'synergy' }], with: { moves: 1 } }, {}],
    });
    t.choose(0, { do: 'patch', at: at('f2') });
    t.choose(0, { do: 'move', from: at('f6'), to: at('f7') });
    expect(t.options(0)).toOffer({ do: 'synergy' });
    expect(t.whyNot(0, { do: 'move', from: at('f7'), to: at('f6') })).toBe('PU-ROVER-10');
  });
  rule('PU-ROVER-11', 'on top of the track an advance gives the moves printed above it', () => {
    const tops = CORPORATIONS.map(({ id, roverTopMoves }) => [id, roverTopMoves]);
    expect(Object.fromEntries(tops)).toMatchObject({
      'universal-coalition': 4,
      'horizon-group': 5,
      republic: 3,
      'cosmos-inc': 3,
      makeshift: 3,
    });
    const t = position({ players: [{ markers: { rover: 15 }, pending: [{ effect: 'synergy' }] }, {}] });
    t.choose(0, { do: 'synergy', marker: ROVER });
    expect(player(t).moves).toBe(4);
    expect(spaces(t)[ROVER]).toBe(15);
  });
  rule('PU-ROVER-12', 'no two rovers on one cell, and none passes another', () => {
    const t = position({ players: [{ rovers: ['f6', 'f7'], with: { moves: 3 } }, {}] });
    expect(t.options(0)).not.toOffer({ from: at('f6'), to: at('f7') });
    expect(t.whyNot(0, { do: 'move', from: at('f6'), to: at('f7') })).toBe('PU-ROVER-12');
  });
  rule('PU-ROVER-14', 'moves need not be used', () => {
    const t = position({ players: [{ rovers: ['f6'], offer: ['', ''], with: { moves: 3 } }, {}] });
    expect(t.options(0)).toOffer({ do: 'end' });
  });
  rule('PU-ROVER-16', 'a rover cannot leave the grid', () => {
    const t = position({ players: [{ rovers: ['f1'], with: { moves: 3 } }, {}] });
    expect(t.options(0).filter(({ do: verb }) => verb === 'move')).toEqual([
      { do: 'move', from: at('f1'), to: at('g1') },
      { do: 'move', from: at('f1'), to: at('f2') },
    ]);
    expect(t.whyNot(0, { do: 'move', from: at('f1'), to: at('e1') })).toBe('PU-ROVER-16');
  });
  rule(
    ['PU-ROVER-17', 'PU-ROVER-19'],
    'a teleport skips the cells between and needs another cell without rover',
    () => {
      const t = position({
        players: [
          {
            corporation: 'republic',
            markers: { tech: 7 },
            tiles: ['i2-civ-energy f1 r0', 'i2-civ-energy-m f5 r0', 'i2-biomass-civ g1 r0'],
            rovers: ['f1', 'g2'],
            lifepods: ['f3'],
            meteorites: ['f5'],
            with: { moves: 2 },
          },
          {},
        ],
      });
      const teleports = t.options(0).filter(({ do: verb }) => verb === 'teleport');
      expect(teleports).toEqual([
        { do: 'teleport', from: at('f1'), to: at('f5') },
        { do: 'teleport', from: at('g2'), to: at('f5') },
      ]);
      t.choose(0, { do: 'teleport', from: at('f1'), to: at('f5') });
      expect(player(t)).toMatchObject({ savedMeteorites: 1, savedLifepods: 0, lifepods: [at('f3')], moves: 1 });
      expect(t.whyNot(0, { do: 'teleport', from: at('f5'), to: at('g2') })).toBe('PU-ROVER-12');
    },
  );
  rule('PU-ROVER-18', 'if every cell of the last tile holds a rover the new one waits', () => {
    const t = position({
      players: [{ ...corner, rovers: ['f1', 'g1'], roversLeft: 1, pending: [GAIN_ROVER], offer: ['', ''] }, {}],
    });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    t.choose(0, { do: 'end' });
    expect(player(t).roversLeft).toBe(1);
  });
});

describe('tech', () => {
  rule(['PU-TECH-01', 'PU-TECH-03'], 'a tech is there exactly while the marker is on or above its milestone', () => {
    const t = position({ players: [{ markers: { tech: 2 } }, {}] });
    const p = player(t);
    expect(hasTech(t.state, p, UNIVERSAL, 1)).toBe(false);
    advanceMarker(t.state, 0, TECH, 1);
    expect(hasTech(t.state, p, UNIVERSAL, 1)).toBe(true);
    expect(hasTech(t.state, p, UNIVERSAL, 2)).toBe(false);
    regressMarker(t.state, 0, TECH, 1);
    expect(hasTech(t.state, p, UNIVERSAL, 1)).toBe(false);
    const levels = [3, 5, 7, 10, 14];
    for (const [i, space] of levels.entries()) {
      const at = position({ players: [{ markers: { tech: space } }, {}] });
      expect(hasTech(at.state, player(at), UNIVERSAL, i + 1)).toBe(true);
      const below = position({ players: [{ markers: { tech: space - 1 } }, {}] });
      expect(hasTech(below.state, player(below), UNIVERSAL, i + 1)).toBe(false);
    }
  });
  rule('PU-TECH-04', 'once a round and once a game mean just that', () => {
    const t = position({ players: [{ corporation: 'horizon-group', markers: { tech: 14 } }, {}] });
    t.choose(0, { do: 'ability', tech: 5 });
    expect(t.options(0)).not.toOffer({ do: 'ability' });
    expect(t.whyNot(0, { do: 'ability', tech: 5 })).toBe('PU-TECH-04');
    const flux = position({ players: [{ corporation: 'flux-industries', flux: 'civ', markers: { tech: 5 } }, {}] });
    flux.choose(0, { do: 'ability', tech: 2 });
    player(flux).usedThisRound = 0;
    expect(flux.options(0)).not.toOffer({ do: 'ability', tech: 2 });
  });
  rule('PU-TECH-05', 'an optional tech need not be used', () => {
    const t = position({ players: [{ corporation: 'horizon-group', markers: { tech: 14 }, offer: ['', ''] }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'ability', tech: 5 }, { do: 'end' }]);
  });
});

const energyOf = (t: T) =>
  t
    .options(0)
    .flatMap((option) => (option.do === 'energy' ? [option.marker] : []))
    .sort();

describe('energy', () => {
  rule(
    ['PU-ENERGY-01', 'PU-ENERGY-02', 'PU-ENERGY-08'],
    'energy advances the other resource of the tile once more',
    () => {
      const t = placing('i2-civ-energy', 'f1', 'r0');
      expect(energyOf(t)).toEqual([CIV]);
      t.choose(0, { do: 'resolve', resource: CIV });
      t.choose(0, { do: 'energy', marker: CIV, symbol: at('f2') });
      expect(spaces(t)[CIV]).toBe(2);
      expect(t.options(0)).not.toOffer({ do: 'energy' });
    },
  );
  rule(
    ['PU-ENERGY-03', 'PU-ENERGY-04'],
    'or the resource of an area that touches the whole energy area, and no other',
    () => {
      // Older energy g1 touches tech h2? Build: energy g1 (tile f1-g1 civ-energy); tech g2; water d3.. ; rover touches only the civ part.
      const t = placing('i2-civ-energy', 'h2', 'r1', {
        tiles: ['i2-civ-energy-m f1 r3', 'i2-rover-tech g2 r2', 'i2-water-rover h3 r0'],
      });
      // Placed: energy h2, civ i2. h2 touches g2 (tech), h3 (water); i2 touches nothing else. Old energy g1 is not joined (g2 between).
      expect(energyOf(t)).toEqual([CIV, WATER, TECH]);
      const apart = placing('i2-civ-energy', 'h2', 'r3', {
        tiles: ['i2-civ-energy-m f1 r3', 'i2-rover-tech g2 r2', 'i2-water-rover h3 r0'],
      });
      // Now civ h2 touches tech and water, energy i2 touches only civ: the neighbours of the civ section are out of reach.
      expect(energyOf(apart)).toEqual([CIV]);
      const chain = placing('i2-civ-energy', 'g2', 'r2', { tiles: ['i2-energy-water f1 r1', 'i2-tech-biomass h2 r0'] });
      // energy g2 joins the older energy g1, whose neighbour water f1 counts; h2 tech touches g2, biomass h3 touches only civ g3.
      expect(energyOf(chain)).toEqual([CIV, WATER, TECH]);
    },
  );
  rule(
    ['PU-ENERGY-05', 'PU-ENERGY-06'],
    'water by energy needs no ice and goes 1 only, also with Universal Coalition tech 4',
    () => {
      const t = placing('i2-energy-water', 'g1', 'r0', { markers: { tech: 10 } });
      t.choose(0, { do: 'energy', marker: WATER, symbol: at('g1') });
      expect(spaces(t)[WATER]).toBe(1);
    },
  );
  rule('PU-ENERGY-07', 'a group of patches beside the energy is no biomass option', () => {
    const alone = placing('i2-civ-energy', 'f1', 'r0', { patches: ['g2'] });
    expect(energyOf(alone)).toEqual([CIV]);
    const area = placing('i2-civ-energy', 'f1', 'r0', {
      tiles: ['i2-biomass-civ h2 r0'],
      patches: ['g2'],
      markers: { tech: 3 },
    });
    expect(energyOf(area)).toEqual([CIV, BIOMASS]);
  });
  rule('PU-ENERGY-09', 'the energy advance may be declined', () => {
    const t = placing('i2-civ-energy', 'f1', 'r0');
    t.choose(0, { do: 'resolve', resource: CIV });
    expect(t.options(0)).toOffer({ do: 'end' });
  });
  rule('PU-ENERGY-10', 'only a marker that can advance may be chosen', () => {
    const t = placing('i2-civ-energy', 'f1', 'r0', { markers: { civ: 15 } });
    expect(energyOf(t)).toEqual([]);
    expect(t.whyNot(0, { do: 'energy', marker: CIV, symbol: at('f2') })).toBe('PU-ENERGY-10');
    expect(t.whyNot(0, { do: 'energy', marker: TECH, symbol: at('f2') })).toBe('PU-ENERGY-04');
  });
  rule('PU-ENERGY-11', 'what touches is looked at when the symbol is resolved', () => {
    const t = placing('i2-civ-energy', 'f1', 'r0', {
      tiles: ['i2-biomass-civ h2 r0'],
      pending: [PATCH],
      markers: { tech: 3 },
    });
    expect(energyOf(t)).toEqual([CIV]);
    t.choose(0, { do: 'patch', at: at('g2') });
    expect(energyOf(t)).toEqual([CIV, BIOMASS]);
  });
});
