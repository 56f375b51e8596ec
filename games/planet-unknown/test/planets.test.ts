import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ENERGY, FAMILIES, type PlanetId, TECH, type Turn, WATER } from '../data/index.ts';
import { hasCell } from '../rules/grid.ts';
import { countCells, emptyRows } from '../rules/planets.ts';
import { breakdown } from '../rules/scoring.ts';
import type { Cell } from '../rules/state.ts';
import { at, cardNo, type PlayerSetup, position, tileNo } from './position.ts';
import {
  ANYWHERE,
  END,
  fulfilled,
  holdingOn,
  offeredCells,
  offeredPatches,
  onlyFree,
  PATCH,
  place,
  planetOf,
  player,
  points,
  sum,
} from './situations.ts';

const cell = (x: number, y: number): Cell => y * 12 + x;

describe('planets in general', () => {
  rule('PU-PLANET-01', 'everybody plays by the rules of the own planet', () => {
    const offer = ['i2-biomass-civ', 'z5-rover-tech'] as const;
    const t = position({
      players: [
        { planet: 'k-273', offer },
        { planet: 'ksb-4156', offer: ['i2-tech-biomass', 'f5-rover-tech'] },
        { planet: 'charybdis', offer: ['i2-water-rover', 'f5-civ-energy'] },
      ],
    });
    t.choose(0, { do: 'take', tile: tileNo('i2-biomass-civ') });
    t.choose(1, { do: 'take', tile: tileNo('i2-tech-biomass') });
    t.choose(2, { do: 'take', tile: tileNo('i2-water-rover') });
    expect(t.whyNot(0, place('f1', 'r0'))).toBe('PU-K273-01');
    expect(t.options(1)).toOffer(place('f1', 'r0'));
    expect(t.whyNot(2, place('f1', 'r0'))).toBe('PU-CHA-01');
  });
  rule('PU-PLANET-02', 'a placement rule falls where it alone would end the game, and only there', () => {
    const tile = 'i2-biomass-civ';
    const offer = [tile, `${tile}-m`] as const;
    const cases: readonly (readonly [id: PlanetId, cells: string[], at: string, turn: Turn, elsewhere: string[]])[] = [
      ['k-273', ['f1', 'f2'], 'f1', 'r0', ['a6', 'b6']],
      ['arashi', ['a6', 'b6'], 'a6', 'r1', ['c3', 'd3']],
      ['tartarus', ['f2', 'g2'], 'f2', 'r1', ['a6', 'b6']],
      ['persephone', ['c3', 'c4'], 'c3', 'r0', ['i8', 'i9']],
      ['pajitnov', ['f6', 'f7'], 'f6', 'r0', ['a6', 'a7']],
    ];
    for (const [planet, cells, name, turn, elsewhere] of cases) {
      const tight = position({ players: [{ planet, offer, with: onlyFree(planet, ...cells) }, {}] });
      expect(tight.state.ending).toBe(false);
      tight.choose(0, { do: 'take', tile: tileNo(tile) });
      expect(tight.options(0)).toOffer(place(name, turn));
      const bound = position({ players: [{ planet, offer, with: onlyFree(planet, ...cells, ...elsewhere) }, {}] });
      bound.choose(0, { do: 'take', tile: tileNo(tile) });
      expect(bound.options(0)).not.toOffer({ do: 'place', at: at(name) });
      expect(new Set(offeredCells(bound, tile).flat())).toEqual(new Set(elsewhere.map(at)));
      // Nothing falls for the extra tile of a card: it is lost.
      const extra = position({
        phase: 'civ',
        players: [{ planet, offer, with: { ...onlyFree(planet, ...cells), due: [1] } }, {}],
        with: { decks: [[cardNo('salvage-yard')], [], [], []] },
      });
      extra.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
      expect(extra.options(0)).toOfferExactly([END]);
    }
  });
});

describe('K-273', () => {
  rule('PU-K273-01', 'a tile covers ice or land, not both', () => {
    const { ice } = planetOf('k-273');
    for (const tile of ['i2-biomass-civ', 'i3-biomass-civ', 'v3-biomass-civ', 'z5-biomass-civ']) {
      const t = position({ players: [{ planet: 'k-273', ...ANYWHERE, offer: [tile, 'f5-rover-tech'] }, {}] });
      t.choose(0, { do: 'take', tile: tileNo(tile) });
      const kinds = offeredCells(t, tile).map((cells) => cells.filter((each) => hasCell(ice, each)).length);
      expect(kinds.every((n, i) => n === 0 || n === offeredCells(t, tile)[i].length)).toBe(true);
      expect(kinds.some((n) => n > 0)).toBe(true);
    }
    const t = holdingOn('k-273', 'i2-biomass-civ');
    // i4 and i5 are land, i3 is ice.
    expect(t.options(0)).toOffer(place('i4', 'r0'));
    expect(t.whyNot(0, place('i3', 'r0'))).toBe('PU-K273-01');
    expect(t.options(0)).toOffer(place('i2', 'r0'));
  });
  rule('PU-K273-02', 'its lifepod cells are land', () => {
    const { lifepods, land, ice } = planetOf('k-273');
    expect(lifepods).toHaveLength(6);
    expect(lifepods.every((each) => hasCell(land, each) && !hasCell(ice, each))).toBe(true);
    const t = holdingOn('k-273', 'i2-biomass-civ');
    expect(lifepods).toContain(at('i4'));
    expect(t.options(0)).toOffer(place('h4', 'r1'));
    expect(t.whyNot(0, place('d4', 'r0'))).toBe('PU-K273-01');
  });
});

describe('Gaia', () => {
  const cities = ['f1', 'c3', 'j3', 'l6', 'a7', 'c10', 'j10', 'g12'];
  rule(['PU-GAIA-01', 'PU-GAIA-03'], 'each open city is worth 2 medals on top of the planet’s lines', () => {
    expect(points('gaia', 'planet', cities)).toBe(16);
    expect(points('gaia', 'planet', cities.slice(1))).toBe(14);
    expect(points('gaia', 'planet', [])).toBe(0);
    for (const city of cities) expect(points('gaia', 'planet', [city])).toBe(2);
    expect(points('gaia', 'planet', ['g1', 'f2'])).toBe(0);
    // A tile or a patch on a city takes its medals.
    const t = position({ players: [{ planet: 'gaia', tiles: ['i2-biomass-civ f1 r0'], patches: ['a7'] }, {}] });
    expect(breakdown(t.state, 0)[2]).toEqual({ row: 'planet', points: 12 });
    expect(t.scores()[0]).toBe(sum(breakdown(t.state, 0).map((row) => row.points)));
    const bare = position({ players: [{ planet: 'gaia', lifepods: [] }, { lifepods: [] }] });
    expect(bare.scores()[0] - bare.scores()[1]).toBe(16);
    // On other planets there are none.
    expect(points('ksb-4156', 'planet', [])).toBe(0);
  });
  rule('PU-GAIA-01', 'a city is land', () => {
    const { land } = planetOf('gaia');
    expect(cities.every((city) => hasCell(land, at(city)))).toBe(true);
    const t = holdingOn('gaia', 'i2-energy-water', {});
    t.choose(0, place('f1', 'r2'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-GAIA-02', 'an open city leaves its row and column incomplete', () => {
    const rows = sum(planetOf('gaia').rowMedals);
    expect(points('gaia', 'rows', [])).toBe(rows);
    expect(points('gaia', 'rows', ['f1'])).toBe(rows - 1);
    expect(points('gaia', 'columns', ['f1'])).toBe(rows - 3);
    expect(points('gaia', 'rows', ['l6'])).toBe(rows - 3);
    expect(points('gaia', 'columns', ['l6'])).toBe(rows - 1);
    const t = position({ players: [{ planet: 'gaia', with: onlyFree('gaia', 'f1', 'c3') }, {}] });
    expect(countCells(emptyRows(player(t)))).toBe(2);
  });
});

describe('Persephone', () => {
  const quarters = [
    ['c4', CIV],
    ['i4', ENERGY],
    ['c8', TECH],
    ['i8', WATER],
  ] as const;
  rule('PU-PERS-01', 'each quarter refuses the symbol of one terrain', () => {
    for (const { id, sectionA, sectionB } of FAMILIES) {
      const t = holdingOn('persephone', `i2-${id}`);
      for (const [name, forbidden] of quarters) {
        for (const turn of ['r0', 'r2'] as const) {
          if (sectionA === forbidden || sectionB === forbidden) {
            expect(t.whyNot(0, place(name, turn))).toBe('PU-PERS-01');
            expect(t.options(0)).not.toOffer(place(name, turn));
          } else expect(t.options(0)).toOffer(place(name, turn));
        }
      }
    }
    // The quarters meet between f and g, 6 and 7: civ on g6 and f7 is fine, on f6 it is not.
    const t = holdingOn('persephone', 'i2-biomass-civ');
    expect(t.options(0)).toOffer(place('f6', 'r3'));
    expect(t.whyNot(0, place('f6', 'r1'))).toBe('PU-PERS-01');
    expect(t.options(0)).toOffer(place('f6', 'r0'));
    expect(t.whyNot(0, place('f6', 'r2'))).toBe('PU-PERS-01');
    const tech = holdingOn('persephone', 'i2-tech-biomass');
    expect(tech.options(0)).toOffer(place('f6', 'r0'));
    expect(tech.whyNot(0, place('f6', 'r2'))).toBe('PU-PERS-01');
    expect(tech.options(0)).toOffer(place('f7', 'r1'));
    expect(tech.whyNot(0, place('f7', 'r3'))).toBe('PU-PERS-01');
  });
  rule('PU-PERS-02', 'only the cell with the symbol matters', () => {
    // I4 turned twice reads civ, civ with symbol, biomass, biomass with symbol.
    const t = holdingOn('persephone', 'i4-biomass-civ');
    expect(t.options(0)).toOffer(place('f6', 'r2'));
    expect(t.whyNot(0, place('e6', 'r2'))).toBe('PU-PERS-01');
    t.choose(0, place('f6', 'r2'));
    expect(player(t).ground[at('f6')] & 15).toBe(CIV + 1);
    expect(player(t).ground[at('g6')] & 15).toBe(CIV + 1 + 8);
  });
  rule('PU-PERS-03', 'patches may lie in every quarter', () => {
    const t = position({ players: [{ planet: 'persephone', ...ANYWHERE, pending: [PATCH] }, {}] });
    for (const [name] of quarters) expect(t.options(0)).toOffer({ do: 'patch', at: at(name) });
    expect(offeredPatches(t)).toHaveLength(planetOf('persephone').cellCount - 2);
  });
  rule('PU-PERS-04', 'the printed symbol counts, even where it works as energy', () => {
    const mine: PlayerSetup = {
      corporation: 'jump-drive',
      tiles: ['i2-water-rover i3 r0', 'i2-water-rover-m c7 r0'],
      with: { boxes: 0b1000 },
    };
    const t = holdingOn('persephone', 'i2-tech-biomass', mine);
    expect(t.whyNot(0, place('d7', 'r0'))).toBe('PU-PERS-01');
    expect(t.options(0)).toOffer(place('j3', 'r0'));
    t.choose(0, place('j3', 'r0'));
    expect(t.options(0)).toOffer({ do: 'energy', marker: BIOMASS, symbol: at('j3') });
    expect(t.options(0)).toOffer({ do: 'energy', marker: WATER, symbol: at('j3') });
  });
});

describe('Arashi', () => {
  rule(['PU-ARA-01', 'PU-ARA-04'], 'a tile on the ring also covers a cell of another row', () => {
    const t = holdingOn('arashi', 'i2-biomass-civ');
    for (const [name, turn] of [
      ['a6', 'r1'],
      ['f7', 'r3'],
      ['f6', 'r0'],
      ['l6', 'r2'],
    ] as const) {
      expect(t.whyNot(0, place(name, turn))).toBe('PU-ARA-01');
    }
    // Half above or half below the ring, or all off it.
    expect(t.options(0)).toOffer(place('f5', 'r0'));
    expect(t.options(0)).toOffer(place('f7', 'r0'));
    expect(t.options(0)).toOffer(place('f4', 'r0'));
    expect(t.options(0)).toOffer(place('f8', 'r0'));
    const rows = offeredCells(t, 'i2-biomass-civ').map((cells) => cells.map((each) => Math.floor(each / 12)));
    expect(rows.every((pair) => pair.some((y) => y !== 5 && y !== 6))).toBe(true);
    const square = holdingOn('arashi', 'o4-biomass-civ');
    expect(square.whyNot(0, place('f6', 'r0'))).toBe('PU-ARA-01');
    expect(square.options(0)).toOffer(place('f5', 'r0'));
    expect(square.options(0)).toOffer(place('f7', 'r0'));
    const hook = holdingOn('arashi', 'z5-biomass-civ');
    expect(hook.options(0)).toOffer(place('f6', 'r0'));
  });
  rule('PU-ARA-02', 'patches stay off the ring', () => {
    const t = position({ players: [{ planet: 'arashi', ...ANYWHERE, pending: [PATCH] }, {}] });
    for (let x = 0; x < 12; x++) {
      expect(t.whyNot(0, { do: 'patch', at: cell(x, 5) })).toBe('PU-ARA-02');
      expect(t.whyNot(0, { do: 'patch', at: cell(x, 6) })).toBe('PU-ARA-02');
    }
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f5') });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f8') });
    expect(offeredPatches(t)).toHaveLength(planetOf('arashi').cellCount - 24 - 2);
    // Not even on a tile there, where Wormhole's tech would allow it.
    const wormhole = position({
      players: [
        {
          planet: 'arashi',
          corporation: 'wormhole-corp',
          tiles: ['i2-biomass-civ f5 r0'],
          markers: { tech: 5 },
          pending: [PATCH],
        },
        {},
      ],
    });
    expect(wormhole.options(0)).toOffer({ do: 'patch', at: at('f5') });
    expect(wormhole.options(0)).not.toOffer({ do: 'patch', at: at('f6') });
  });
  rule('PU-ARA-03', 'the ring is land', () => {
    const t = holdingOn('arashi', 'i2-energy-water');
    t.choose(0, place('f5', 'r0'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    const iced = position({
      event: 120,
      players: [{ planet: 'arashi', ...ANYWHERE, offer: ['i2-biomass-civ', 'z5-rover-tech'] }, {}],
    });
    iced.choose(0, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(iced.options(0)).toOffer(place('f5', 'r0'));
    const open = (name: string) =>
      fulfilled(position({ players: [{ planet: 'arashi', with: onlyFree('arashi', name) }, {}] }), 'coveralls');
    expect([open('f6'), open('e2')]).toEqual([false, true]);
  });
  rule('PU-ARA-05', 'that rule for patches never falls: the patch is lost', () => {
    const ring = onlyFree('arashi', 'a6', 'b6');
    const t = position({ players: [{ planet: 'arashi', offer: ['', ''], pending: [PATCH], with: ring }, {}] });
    expect(t.options(0)).toOfferExactly([END]);
    const tile = holdingOn('arashi', 'i2-biomass-civ', { with: ring });
    expect(tile.options(0)).toOffer(place('a6', 'r1'));
  });
});
