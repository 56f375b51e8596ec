import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import {
  BIOMASS,
  CIV,
  ENERGY,
  FAMILIES,
  GRID_CELLS,
  PLANETS,
  type PlanetId,
  ROVER,
  TECH,
  type Turn,
  WATER,
} from '../data/index.ts';
import { DIAGONALS, groundOf, hasCell, NEIGHBOURS } from '../rules/grid.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import { cellsOf, orientationOf } from '../rules/placement.ts';
import { countCells, emptyRows } from '../rules/planets.ts';
import { breakdown } from '../rules/scoring.ts';
import type { Cell, Effect, PuChoice } from '../rules/state.ts';
import { at, cardNo, objectiveNo, type PlayerSetup, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;

const PATCH: Effect = { effect: 'patch' };
const END: PuChoice = { do: 'end' };
/** With tech 1 of the Universal Coalition nothing has to touch. */
const ANYWHERE = { tiles: ['i2-rover-tech f1 r0'], markers: { tech: 3 } };

const player = (t: T, seat = 0) => t.state.players[seat];
const planetOf = (id: PlanetId) => PLANETS[PLANETS.findIndex((planet) => planet.id === id)];
const cell = (x: number, y: number): Cell => y * 12 + x;
const place = (name: string, turn: Turn): PuChoice => ({ do: 'place', at: at(name), turn });
const move = (from: Cell, to: Cell): PuChoice => ({ do: 'move', from, to });

/** Seat 0 holds the tile. */
function holding(planet: PlanetId, tile: string, mine: PlayerSetup = ANYWHERE): T {
  const t = position({ players: [{ planet, offer: [tile, 'z5-rover-tech'], ...mine }, {}] });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  return t;
}

/** The cells of every placement on offer. */
const offeredCells = (t: T, tile: string): Cell[][] =>
  t.options(0).flatMap((option) => {
    if (option.do !== 'place') return [];
    return [cellsOf(orientationOf(tileNo(tile), option.turn), option.at) ?? []];
  });

const offeredPatches = (t: T): Cell[] => t.options(0).flatMap((option) => (option.do === 'patch' ? [option.at] : []));

/** Everything of a planet is covered but these cells. */
function onlyFree(planet: PlanetId, ...cells: Cell[]) {
  const covered = planetOf(planet).cells.slice();
  for (const each of cells) covered[Math.floor(each / 12)] &= ~(1 << (each % 12));
  return { tiles: 1, covered, lifepods: [] };
}

/** Points of a row of the score, with the given cells of the planet open and the others covered. */
function points(planet: PlanetId, row: string, open: readonly Cell[], mine: PlayerSetup = {}): number {
  const t = position({ players: [{ planet, ...mine, with: { ...onlyFree(planet, ...open), ...mine.with } }, {}] });
  return breakdown(t.state, 0).find((each) => each.row === row)?.points ?? Number.NaN;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const measured = (t: T, id: string): number => measure(player(t), neighbourSide(objectiveNo(id)));
const fulfilled = (t: T, id: string): boolean => isFulfilled(player(t), singleSide(objectiveNo(id)));

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
    const cases: readonly (readonly [PlanetId, string, Cell[], string, Turn, Cell[]])[] = [
      ['k-273', 'i2-biomass-civ', [at('f1'), at('f2')], 'f1', 'r0', [at('a6'), at('b6')]],
      ['arashi', 'i2-biomass-civ', [at('a6'), at('b6')], 'a6', 'r1', [at('c3'), at('d3')]],
      ['tartarus', 'i2-biomass-civ', [at('f2'), at('g2')], 'f2', 'r1', [at('a6'), at('b6')]],
      ['persephone', 'i2-biomass-civ', [at('c3'), at('c4')], 'c3', 'r0', [at('i8'), at('i9')]],
      ['pajitnov', 'i2-biomass-civ', [at('f6'), at('f7')], 'f6', 'r0', [at('a6'), at('a7')]],
    ];
    for (const [planet, tile, cells, name, turn, elsewhere] of cases) {
      const offer = [tile, `${tile}-m`] as const;
      const tight = position({ players: [{ planet, offer, with: onlyFree(planet, ...cells) }, {}] });
      expect(tight.state.ending).toBe(false);
      tight.choose(0, { do: 'take', tile: tileNo(tile) });
      expect(tight.options(0)).toOffer(place(name, turn));
      const bound = position({ players: [{ planet, offer, with: onlyFree(planet, ...cells, ...elsewhere) }, {}] });
      bound.choose(0, { do: 'take', tile: tileNo(tile) });
      expect(bound.options(0)).not.toOffer({ do: 'place', at: at(name) });
      expect(new Set(offeredCells(bound, tile).flat())).toEqual(new Set(elsewhere));
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
    const t = holding('k-273', 'i2-biomass-civ');
    // i4 and i5 are land, i3 is ice.
    expect(t.options(0)).toOffer(place('i4', 'r0'));
    expect(t.whyNot(0, place('i3', 'r0'))).toBe('PU-K273-01');
    expect(t.options(0)).toOffer(place('i2', 'r0'));
  });
  rule('PU-K273-02', 'its lifepod cells are land', () => {
    const { lifepods, land, ice } = planetOf('k-273');
    expect(lifepods).toHaveLength(6);
    expect(lifepods.every((each) => hasCell(land, each) && !hasCell(ice, each))).toBe(true);
    const t = holding('k-273', 'i2-biomass-civ');
    expect(lifepods).toContain(at('i4'));
    expect(t.options(0)).toOffer(place('h4', 'r1'));
    expect(t.whyNot(0, place('d4', 'r0'))).toBe('PU-K273-01');
  });
});

describe('Gaia', () => {
  const cities = ['f1', 'c3', 'j3', 'l6', 'a7', 'c10', 'j10', 'g12'];
  rule(['PU-GAIA-01', 'PU-GAIA-03'], 'each open city is worth 2 medals on top of the planet’s lines', () => {
    expect(points('gaia', 'planet', cities.map(at))).toBe(16);
    expect(points('gaia', 'planet', cities.slice(1).map(at))).toBe(14);
    expect(points('gaia', 'planet', [])).toBe(0);
    for (const city of cities) expect(points('gaia', 'planet', [at(city)])).toBe(2);
    expect(points('gaia', 'planet', [at('g1'), at('f2')])).toBe(0);
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
    const t = holding('gaia', 'i2-energy-water', {});
    t.choose(0, place('f1', 'r2'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
  });
  rule('PU-GAIA-02', 'an open city leaves its row and column incomplete', () => {
    const rows = sum(planetOf('gaia').rowMedals);
    expect(points('gaia', 'rows', [])).toBe(rows);
    expect(points('gaia', 'rows', [at('f1')])).toBe(rows - 1);
    expect(points('gaia', 'columns', [at('f1')])).toBe(rows - 3);
    expect(points('gaia', 'rows', [at('l6')])).toBe(rows - 3);
    expect(points('gaia', 'columns', [at('l6')])).toBe(rows - 1);
    const t = position({ players: [{ planet: 'gaia', with: onlyFree('gaia', at('f1'), at('c3')) }, {}] });
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
      const t = holding('persephone', `i2-${id}`);
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
    const t = holding('persephone', 'i2-biomass-civ');
    expect(t.options(0)).toOffer(place('f6', 'r3'));
    expect(t.whyNot(0, place('f6', 'r1'))).toBe('PU-PERS-01');
    expect(t.options(0)).toOffer(place('f6', 'r0'));
    expect(t.whyNot(0, place('f6', 'r2'))).toBe('PU-PERS-01');
    const tech = holding('persephone', 'i2-tech-biomass');
    expect(tech.options(0)).toOffer(place('f6', 'r0'));
    expect(tech.whyNot(0, place('f6', 'r2'))).toBe('PU-PERS-01');
    expect(tech.options(0)).toOffer(place('f7', 'r1'));
    expect(tech.whyNot(0, place('f7', 'r3'))).toBe('PU-PERS-01');
  });
  rule('PU-PERS-02', 'only the cell with the symbol matters', () => {
    // I4 turned twice reads civ, civ with symbol, biomass, biomass with symbol.
    const t = holding('persephone', 'i4-biomass-civ');
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
    const t = holding('persephone', 'i2-tech-biomass', mine);
    expect(t.whyNot(0, place('d7', 'r0'))).toBe('PU-PERS-01');
    expect(t.options(0)).toOffer(place('j3', 'r0'));
    t.choose(0, place('j3', 'r0'));
    expect(t.options(0)).toOffer({ do: 'energy', marker: BIOMASS, symbol: at('j3') });
    expect(t.options(0)).toOffer({ do: 'energy', marker: WATER, symbol: at('j3') });
  });
});

describe('Arashi', () => {
  rule(['PU-ARA-01', 'PU-ARA-04'], 'a tile on the ring also covers a cell of another row', () => {
    const t = holding('arashi', 'i2-biomass-civ');
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
    const square = holding('arashi', 'o4-biomass-civ');
    expect(square.whyNot(0, place('f6', 'r0'))).toBe('PU-ARA-01');
    expect(square.options(0)).toOffer(place('f5', 'r0'));
    expect(square.options(0)).toOffer(place('f7', 'r0'));
    const hook = holding('arashi', 'z5-biomass-civ');
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
    const t = holding('arashi', 'i2-energy-water');
    t.choose(0, place('f5', 'r0'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    const iced = position({
      event: 120,
      players: [{ planet: 'arashi', ...ANYWHERE, offer: ['i2-biomass-civ', 'z5-rover-tech'] }, {}],
    });
    iced.choose(0, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(iced.options(0)).toOffer(place('f5', 'r0'));
    const open = (name: string) =>
      fulfilled(position({ players: [{ planet: 'arashi', with: onlyFree('arashi', at(name)) }, {}] }), 'coveralls');
    expect([open('f6'), open('e2')]).toEqual([false, true]);
  });
  rule('PU-ARA-05', 'that rule for patches never falls: the patch is lost', () => {
    const ring = onlyFree('arashi', at('a6'), at('b6'));
    const t = position({ players: [{ planet: 'arashi', offer: ['', ''], pending: [PATCH], with: ring }, {}] });
    expect(t.options(0)).toOfferExactly([END]);
    const tile = holding('arashi', 'i2-biomass-civ', { with: ring });
    expect(tile.options(0)).toOffer(place('a6', 'r1'));
  });
});

describe('Petra', () => {
  const petra = 'petra' as const;
  rule('PU-PET-01', 'without ice no water tile advances water; other sources do', () => {
    expect(planetOf(petra).iceCount).toBe(0);
    const t = holding(petra, 'i2-energy-water', { ...ANYWHERE, pending: [{ effect: 'synergy' }] });
    t.choose(0, place('e2', 'r0'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    expect(t.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-WATER-01');
    t.choose(0, { do: 'synergy', marker: WATER });
    expect(player(t).markers[WATER] & 15).toBe(1);
    expect(t.options(0)).toOffer({ do: 'energy', marker: WATER });
  });
  rule('PU-PET-02', 'open currents carry an energy symbol on, with or without a lifepod', () => {
    // Currents lead from beside g9 to j8 and, over the lifepod on i10, to j10.
    const reach = (mine: PlayerSetup = {}, planet: PlanetId = petra) => {
      const t = holding(planet, 'i2-civ-energy', {
        tiles: ['i2-rover-tech j9 r0'],
        markers: { tech: 3 },
        ...mine,
      });
      t.choose(0, place('g9', 'r2'));
      return t.options(0).flatMap((option) => (option.do === 'energy' ? [option.marker] : []));
    };
    expect(reach()).toEqual([CIV, ROVER, TECH]);
    expect(reach({ lifepods: [] })).toEqual([CIV, ROVER, TECH]);
    expect(reach({ patches: ['i10'] })).toEqual([CIV, ROVER]);
    expect(reach({ patches: ['h9'] })).toEqual([CIV, ROVER]);
    expect(reach({ patches: ['h9', 'g8'] })).toEqual([CIV]);
    expect(reach({}, 'ksb-4156')).toEqual([CIV]);
  });
  rule(['PU-PET-03', 'PU-PET-07'], 'in the end open currents are energy, also on their own', () => {
    const t = position({ players: [{ planet: petra }, {}] });
    expect([measured(t, 'supercharge'), measured(t, 'plasma'), measured(t, 'beacon')]).toEqual([1, 37, 0]);
    expect(measured(t, 'galvanize')).toBe(-0);
    // A patch on h9 cuts off the three cells below.
    const cut = position({ players: [{ planet: petra, patches: ['h9'] }, {}] });
    expect([measured(cut, 'supercharge'), measured(cut, 'plasma')]).toEqual([2, 33]);
    const tile = position({ players: [{ planet: petra, tiles: ['i2-civ-energy g8 r2'], patches: ['h9'] }, {}] });
    // The energy lies on a current itself, the civ below it on land.
    expect([measured(tile, 'supercharge'), measured(tile, 'plasma'), measured(tile, 'galvanize')]).toEqual([2, 33, -1]);
    const other = position({ players: [{}, {}] });
    expect([measured(other, 'supercharge'), measured(other, 'plasma')]).toEqual([0, 0]);
  });
  rule('PU-PET-03', 'they count in rectangles, rows and columns', () => {
    const t = position({ players: [{ planet: petra }, {}] });
    expect([fulfilled(t, 'voltaic'), fulfilled(t, 'power-strip')]).toEqual([false, false]);
    // h8 to j10: six cells are currents, the other three get energy.
    for (const name of ['i9', 'j9', 'j10']) player(t).ground[at(name)] = groundOf(ENERGY, 0, false, false);
    expect(fulfilled(t, 'voltaic')).toBe(true);
    // e8 to i8 is a row of five currents.
    for (const name of ['e9', 'f9', 'g9', 'i9']) player(t).ground[at(name)] = groundOf(ENERGY, 0, false, false);
    expect(fulfilled(t, 'power-strip')).toBe(true);
    const total = sum(planetOf(petra).rowMedals);
    expect(points(petra, 'rows', [at('i11'), at('e2')])).toBe(total);
    expect(points(petra, 'columns', [at('i11'), at('e2')])).toBe(total);
    expect(points(petra, 'rows', [at('h11')])).toBe(total - 1);
    expect(points(petra, 'columns', [at('h11')])).toBe(total - 2);
    const open = position({ players: [{ planet: petra, with: onlyFree(petra, at('i11'), at('h11')) }, {}] });
    expect(countCells(emptyRows(player(open)))).toBe(1);
  });
  rule('PU-PET-04', 'under a lifepod a current is empty for its row and column', () => {
    const total = sum(planetOf(petra).rowMedals);
    const pod = { with: { lifepods: [at('i10')] } };
    expect(points(petra, 'rows', [at('i10')])).toBe(total);
    expect(points(petra, 'rows', [at('i10')], pod)).toBe(total - 1);
    expect(points(petra, 'columns', [at('i10')], pod)).toBe(total - 2);
    const t = position({ players: [{ planet: petra, with: { ...onlyFree(petra, at('i10')), ...pod.with } }, {}] });
    expect(fulfilled(t, 'coveralls')).toBe(false);
    // It still is a cell of an energy area.
    expect(measured(t, 'plasma')).toBeGreaterThan(0);
  });
  rule('PU-PET-05', 'currents are not covered: no contact, and free for tiles and patches', () => {
    const tiles = ['i2-civ-energy f1 r0'];
    const t = holding(petra, 'i2-biomass-civ', { tiles });
    expect(t.options(0)).toOffer(place('e2', 'r0'));
    // f3 is a current below the tile; f4 beyond it touches nothing that lies there.
    expect(t.whyNot(0, place('f4', 'r0'))).toBe('PU-PLACE-02');
    const patch = position({ players: [{ planet: petra, tiles, pending: [PATCH] }, {}] });
    expect(patch.options(0)).toOffer({ do: 'patch', at: at('e2') });
    expect(patch.options(0)).toOffer({ do: 'patch', at: at('f3') });
    expect(patch.options(0)).not.toOffer({ do: 'patch', at: at('f4') });
  });
  rule('PU-PET-06', 'rovers may take an open current for energy, though event 99 does not', () => {
    const cosmos: PlayerSetup = { planet: petra, corporation: 'cosmos-inc', rovers: ['d2'], markers: { tech: 10 } };
    const free = position({ players: [cosmos, {}] });
    expect(free.options(0)).toOffer(move(at('d2'), at('e2')));
    expect(free.options(0)).not.toOffer(move(at('d2'), at('d3')));
    free.choose(0, move(at('d2'), at('e2')));
    expect(player(free).moves).toBe(0);
    const jump: PlayerSetup = {
      planet: petra,
      corporation: 'jump-drive',
      tiles: ['i2-civ-energy f1 r0'],
      rovers: ['f2'],
      with: { boxes: 0b10, moves: 1 },
    };
    const teleport = position({ players: [jump, {}] });
    expect(teleport.options(0)).toOffer({ do: 'teleport', from: at('f2'), to: at('i10') });
    expect(teleport.options(0)).not.toOffer({ do: 'teleport', to: at('j10') });
    const banned = position({ event: 99, players: [{ ...jump, rovers: ['e1', 'd2'] }, {}] });
    expect(banned.options(0)).toOffer(move(at('d2'), at('e2')));
    const onTile = position({ event: 99, players: [{ ...jump, rovers: ['g2'] }, {}] });
    expect(onTile.whyNot(0, move(at('g2'), at('f2')))).toBe('PU-EVENT-18');
  });
});

describe('Tartarus', () => {
  const { cells, chasmRight } = planetOf('tartarus');
  const sameSide = (a: Cell, b: Cell): boolean => hasCell(chasmRight, a) === hasCell(chasmRight, b);
  const all = Array.from({ length: GRID_CELLS }, (_, each) => each).filter((each) => hasCell(cells, each));
  const cosmos = (from: Cell, tech = 3): T =>
    position({
      players: [
        {
          planet: 'tartarus',
          corporation: 'cosmos-inc',
          markers: { tech },
          with: { rovers: [from], loads: [0], moves: 1 },
        },
        {},
      ],
    });
  rule('PU-TAR-01', 'no tile lies on both sides of the chasm', () => {
    const t = holding('tartarus', 'i2-biomass-civ', { tiles: ['i2-rover-tech a6 r0'], markers: { tech: 3 } });
    const offered = new Set(offeredCells(t, 'i2-biomass-civ').map((pair) => pair.toSorted((a, b) => a - b).join()));
    for (const a of all) {
      for (const b of NEIGHBOURS[a]) {
        if (b < a || !hasCell(cells, b) || [a, b].some((each) => each === at('a6') || each === at('a7'))) continue;
        expect(offered.has(`${a},${b}`)).toBe(sameSide(a, b));
      }
    }
    expect(t.whyNot(0, place('f2', 'r1'))).toBe('PU-TAR-01');
    expect(t.whyNot(0, place('g1', 'r0'))).toBe('PU-TAR-01');
    expect(t.options(0)).toOffer(place('f1', 'r1'));
    const big = holding('tartarus', 'z5-biomass-civ', { ...ANYWHERE, offer: ['z5-biomass-civ', 'f5-rover-tech'] });
    expect(offeredCells(big, 'z5-biomass-civ').every((tile) => tile.every((each) => sameSide(each, tile[0])))).toBe(
      true,
    );
  });
  rule('PU-TAR-02', 'rovers do not step across', () => {
    for (const from of all) {
      const t = cosmos(from, 0);
      for (const to of NEIGHBOURS[from]) {
        if (!hasCell(cells, to)) continue;
        if (sameSide(from, to)) expect(t.options(0)).toOffer(move(from, to));
        else expect(t.whyNot(0, move(from, to))).toBe('PU-TAR-02');
      }
    }
    const t = cosmos(at('f2'), 0);
    expect(t.options(0)).not.toOffer(move(at('f2'), at('g2')));
    expect(t.options(0)).toOffer(move(at('f2'), at('e2')));
  });
  rule(['PU-TAR-03', 'PU-TAR-06'], 'diagonally they cross at two gaps only', () => {
    const gaps = [
      [cell(5, 3), cell(6, 4)],
      [cell(6, 8), cell(5, 9)],
    ];
    let crossings = 0;
    for (const from of all) {
      const t = cosmos(from);
      for (const to of DIAGONALS[from]) {
        if (!hasCell(cells, to)) continue;
        const gap = gaps.some((pair) => pair.includes(from) && pair.includes(to));
        if (gap) crossings++;
        if (gap || sameSide(from, to)) expect(t.options(0)).toOffer(move(from, to));
        else expect(t.whyNot(0, move(from, to))).toBe('PU-TAR-03');
      }
    }
    expect(crossings).toBe(4);
    expect(gaps.every(([a, b]) => !sameSide(a, b))).toBe(true);
    // Without diagonal movement the gaps are closed.
    expect(cosmos(cell(5, 3), 2).whyNot(0, move(cell(5, 3), cell(6, 4)))).toBe('PU-ROVER-08');
  });
  rule('PU-TAR-04', 'jumps, contact and areas know no chasm', () => {
    const jump: PlayerSetup = {
      planet: 'tartarus',
      corporation: 'jump-drive',
      tiles: ['i2-rover-tech f2 r0', 'i2-rover-tech-m g2 r0'],
      rovers: ['f2'],
      with: { boxes: 0b10, moves: 1 },
    };
    const t = position({ players: [{ ...jump, pending: [{ effect: 'relocate' }] }, {}] });
    expect(t.options(0)).not.toOffer(move(at('f2'), at('g2')));
    expect(t.options(0)).toOffer({ do: 'teleport', from: at('f2'), to: at('g2') });
    expect(t.options(0)).toOffer({ do: 'relocate', from: at('f2'), to: at('g2') });
    expect([measured(t, 'transit'), measured(t, 'interchange')]).toEqual([2, 1]);
    const contact = holding('tartarus', 'i2-biomass-civ', { tiles: ['i2-civ-energy f2 r0'] });
    expect(contact.options(0)).toOffer(place('g2', 'r0'));
    contact.choose(0, place('g2', 'r0'));
    const energy = holding('tartarus', 'i2-civ-energy', { tiles: ['i2-rover-tech f2 r0'] });
    energy.choose(0, place('g2', 'r2'));
    expect(energy.options(0)).toOffer({ do: 'energy', marker: ROVER });
  });
  rule('PU-TAR-05', 'a patch is never in the way of the chasm', () => {
    const t = position({ players: [{ planet: 'tartarus', tiles: ['i2-civ-energy f2 r0'], pending: [PATCH] }, {}] });
    expect(offeredPatches(t).toSorted((a, b) => a - b)).toEqual(['f1', 'e2', 'g2', 'e3', 'g3', 'f4'].map(at));
  });
});

describe('Cerberus', () => {
  rule('PU-CER-01', 'each of the three planets covered completely scores 2 medals', () => {
    const { subplanets } = planetOf('cerberus');
    expect(subplanets).toHaveLength(3);
    expect(points('cerberus', 'planet', [])).toBe(6);
    expect(points('cerberus', 'planet', [at('h1')])).toBe(4);
    expect(points('cerberus', 'planet', [at('h1'), at('c5')])).toBe(2);
    expect(points('cerberus', 'planet', [at('h1'), at('c5'), at('i8')])).toBe(0);
    // The neighbours g6 and h6, g9 and h9 belong to different planets.
    expect(points('cerberus', 'planet', [at('g6'), at('g9')])).toBe(4);
    expect(points('cerberus', 'planet', [at('h6'), at('h9')])).toBe(2);
    const patched = position({
      players: [{ planet: 'cerberus', patches: ['h1'], with: onlyFree('cerberus', at('h1'), at('i1')) }, {}],
    });
    expect(breakdown(patched.state, 0)[2].points).toBe(4);
  });
  rule('PU-CER-02', 'rows and columns run through all of them', () => {
    const { rowMedals, columnMedals } = planetOf('cerberus');
    // Row 9 belongs to the left and the lower right planet, column 8 to the upper and the lower right one.
    expect(points('cerberus', 'rows', [])).toBe(sum(rowMedals));
    for (const name of ['a9', 'l9']) expect(points('cerberus', 'rows', [at(name)])).toBe(sum(rowMedals) - 2);
    expect(points('cerberus', 'rows', [at('a9'), at('l9')])).toBe(sum(rowMedals) - 2);
    expect(points('cerberus', 'columns', [])).toBe(sum(columnMedals));
    expect(points('cerberus', 'columns', [at('h1'), at('h9')])).toBe(sum(columnMedals) - 2);
    const tile = holding('cerberus', 'i2-biomass-civ', { tiles: ['i2-civ-energy f9 r3'] });
    expect(tile.options(0)).toOffer(place('h9', 'r1'));
  });
});

describe('Charybdis', () => {
  const centre = ['f6', 'g6', 'f7', 'g7'].map(at);
  rule('PU-CHA-01', 'the first tile covers a centre cell, no border', () => {
    const t = holding('charybdis', 'i2-biomass-civ', {});
    const offered = offeredCells(t, 'i2-biomass-civ');
    expect(offered.every((cells) => cells.some((each) => centre.includes(each)))).toBe(true);
    // Twelve pairs of cells touch the centre, each in two turns.
    expect(offered).toHaveLength(24);
    expect(t.options(0)).toOffer(place('f5', 'r0'));
    expect(t.whyNot(0, place('f1', 'r0'))).toBe('PU-CHA-01');
    expect(t.whyNot(0, place('e6', 'r0'))).toBe('PU-CHA-01');
    // Later tiles only need contact.
    const later = holding('charybdis', 'i2-biomass-civ', { tiles: ['i2-civ-energy f6 r0'] });
    expect(later.options(0)).toOffer(place('f4', 'r0'));
    expect(later.whyNot(0, place('f1', 'r0'))).toBe('PU-PLACE-02');
    expect(holding('ksb-4156', 'i2-biomass-civ', {}).options(0)).not.toOffer(place('f5', 'r0'));
  });
  rule('PU-CHA-02', 'so does a patch before it', () => {
    const t = position({ players: [{ planet: 'charybdis', pending: [PATCH] }, {}] });
    expect(offeredPatches(t)).toEqual(centre);
    expect(t.whyNot(0, { do: 'patch', at: at('f1') })).toBe('PU-CHA-02');
    const later = position({
      players: [{ planet: 'charybdis', tiles: ['i2-civ-energy f6 r0'], pending: [PATCH] }, {}],
    });
    expect(later.options(0)).toOffer({ do: 'patch', at: at('f5') });
  });
});

describe("K'Aax", () => {
  // d2 is toxic, d3 and e3 below and beside it too; e2 is land.
  const kaax = (mine: PlayerSetup): T =>
    position({ players: [{ planet: 'kaax', ...mine, with: { moves: 2, ...mine.with } }, {}] });
  rule('PU-KAAX-01', 'rovers keep off open toxic ground', () => {
    const t = kaax({ rovers: ['e2'] });
    expect(t.whyNot(0, move(at('e2'), at('d2')))).toBe('PU-KAAX-01');
    expect(t.whyNot(0, move(at('e2'), at('e3')))).toBe('PU-KAAX-01');
    expect(t.options(0)).toOffer(move(at('e2'), at('f2')));
    const { toxic } = planetOf('kaax');
    expect(t.options(0).some((option) => option.do === 'move' && hasCell(toxic, option.to))).toBe(false);
    const covered = kaax({ rovers: ['e2'], tiles: ['i2-civ-energy d2 r0'], patches: ['e3'] });
    expect(covered.options(0)).toOffer(move(at('e2'), at('d2')));
    expect(covered.options(0)).toOffer(move(at('e2'), at('e3')));
  });
  rule('PU-KAAX-02', 'nor do they land there', () => {
    const { toxic, cells } = planetOf('kaax');
    const t = kaax({ rovers: ['e2'], pending: [{ effect: 'relocate' }] });
    const targets = t.options(0).flatMap((option) => (option.do === 'relocate' ? [option.to] : []));
    expect(targets).toHaveLength(countCells(cells) - countCells(toxic) - 1);
    expect(targets.some((to) => hasCell(toxic, to))).toBe(false);
    expect(t.whyNot(0, { do: 'relocate', from: at('e2'), to: at('d2') })).toBe('PU-KAAX-02');
    const covered = kaax({ rovers: ['e2'], tiles: ['i2-civ-energy d2 r0'], pending: [{ effect: 'relocate' }] });
    expect(covered.options(0)).toOffer({ do: 'relocate', from: at('e2'), to: at('d2') });
    const jump = kaax({ corporation: 'jump-drive', rovers: ['e2'], with: { boxes: 0b10 } });
    expect(jump.whyNot(0, { do: 'teleport', from: at('e2'), to: at('d2') })).toBe('PU-KAAX-02');
  });
});

describe('Lacuna', () => {
  const { holes, cells, rowMedals, columnMedals } = planetOf('lacuna');
  rule('PU-LAC-01', 'holes are no cells: nothing covers them, no rover enters', () => {
    expect(countCells(holes)).toBe(15);
    const t = holding('lacuna', 'i2-biomass-civ', { tiles: ['i2-rover-tech a6 r0'], markers: { tech: 3 } });
    expect(t.whyNot(0, place('f2', 'r0'))).toBe('PU-LAC-01');
    expect(t.options(0)).toOffer(place('e2', 'r0'));
    expect(
      offeredCells(t, 'i2-biomass-civ')
        .flat()
        .some((each) => hasCell(holes, each)),
    ).toBe(false);
    const rover = position({
      players: [{ planet: 'lacuna', rovers: ['f2'], pending: [{ effect: 'relocate' }], with: { moves: 1 } }, {}],
    });
    expect(rover.whyNot(0, move(at('f2'), at('f3')))).toBe('PU-LAC-01');
    expect(rover.options(0)).toOffer(move(at('f2'), at('e2')));
    const targets = rover.options(0).flatMap((option) => (option.do === 'relocate' ? [option.to] : []));
    expect(targets).toHaveLength(countCells(cells) - 1);
    const patch = position({
      players: [{ planet: 'lacuna', ...ANYWHERE, tiles: ['i2-rover-tech a6 r0'], pending: [PATCH] }, {}],
    });
    expect(patch.whyNot(0, { do: 'patch', at: at('f3') })).toBe('PU-LAC-01');
    expect(patch.whyNot(0, { do: 'patch', at: at('a1') })).toBe('PU-PLACE-04');
    // Never, not even where the game would go on by it.
    const tight = position({
      players: [
        { planet: 'lacuna', offer: ['i2-biomass-civ', 'o4-biomass-civ'], with: onlyFree('lacuna', at('f2')) },
        {},
      ],
    });
    expect(tight.state.ending).toBe(true);
  });
  rule('PU-LAC-02', 'rows and columns are full without them', () => {
    expect(points('lacuna', 'rows', [])).toBe(sum(rowMedals));
    expect(points('lacuna', 'columns', [])).toBe(sum(columnMedals));
    expect(points('lacuna', 'rows', [at('e3')])).toBe(sum(rowMedals) - 2);
  });
  rule('PU-LAC-03', 'a hole stands in for a neighbour: only the outer edge is border', () => {
    const t = holding('lacuna', 'i2-biomass-civ', {});
    // e3 lies beside a hole, e2 inside.
    expect(t.whyNot(0, place('e2', 'r0'))).toBe('PU-PLACE-01');
    expect(t.options(0)).toOffer(place('e1', 'r0'));
    const t2 = position({ players: [{ planet: 'lacuna', tiles: ['i2-civ-energy e2 r2'] }, {}] });
    expect(measured(t2, 'perimeter')).toBe(0);
    const outer = position({ players: [{ planet: 'lacuna', tiles: ['i2-civ-energy e1 r0'] }, {}] });
    expect(measured(outer, 'perimeter')).toBe(1);
  });
});

describe('Oblivion', () => {
  rule('PU-OBL-01', 'a frame around nothing, without further rules', () => {
    const { cells, rules } = planetOf('oblivion');
    expect(rules).toEqual(['outer-edge-only']);
    expect(countCells(cells)).toBe(96);
    const t = holding('oblivion', 'i2-biomass-civ', { tiles: ['i2-rover-tech a1 r0'], markers: { tech: 3 } });
    expect(t.whyNot(0, place('d3', 'r1'))).toBe('PU-PLACE-04');
    expect(t.whyNot(0, place('f6', 'r0'))).toBe('PU-PLACE-04');
    // Every pair of cells side by side, each in two turns: ice, land and both.
    let pairs = 0;
    for (let each = 0; each < GRID_CELLS; each++) {
      for (const next of NEIGHBOURS[each]) {
        const both = [each, next];
        if (next > each && both.every((one) => hasCell(cells, one) && one !== at('a1') && one !== at('a2'))) pairs++;
      }
    }
    expect(t.options(0)).toHaveLength(2 * pairs);
  });
  rule('PU-OBL-02', 'only the outermost cells are border', () => {
    const t = holding('oblivion', 'i2-biomass-civ', {});
    // d3 and d4 lie at the void.
    expect(t.whyNot(0, place('d3', 'r0'))).toBe('PU-PLACE-01');
    expect(t.options(0)).toOffer(place('a6', 'r0'));
    expect(t.options(0)).toOffer(place('d1', 'r0'));
    const patch = position({ players: [{ planet: 'oblivion', pending: [PATCH] }, {}] });
    expect(offeredPatches(patch)).toHaveLength(44);
    const inner = position({ players: [{ planet: 'oblivion', tiles: ['i2-civ-energy d3 r0'] }, {}] });
    expect(measured(inner, 'perimeter')).toBe(0);
    const event = position({
      event: 103,
      players: [{ planet: 'oblivion', tiles: ['i2-civ-energy c3 r0'], offer: ['i2-biomass-civ', 'z5-rover-tech'] }, {}],
    });
    event.choose(0, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(event.options(0)).toOffer(place('d3', 'r0'));
  });
});

describe('Pajitnov', () => {
  /** Can an I2 lie upright on these two cells with only these others open beside them? */
  const fits = (name: string, turn: Turn, own: readonly string[], ...open: string[]): boolean => {
    // A corner of two cells elsewhere keeps the rule from falling.
    const spare = own[0] === 'a6' ? ['l6', 'l7'] : ['a6', 'a7'];
    const cells = [...own, ...open, ...spare].map(at);
    const t = holding('pajitnov', 'i2-biomass-civ', { with: onlyFree('pajitnov', ...cells) });
    const offered = offeredCells(t, 'i2-biomass-civ').some(
      (pair) => pair.length === 2 && own.every((each) => pair.includes(at(each))),
    );
    if (!offered) expect(t.whyNot(0, place(name, turn))).toBe('PU-PAJ-01');
    return offered;
  };
  rule('PU-PAJ-01', 'a tile must slide in from one of four sides', () => {
    const own = ['f6', 'f7'];
    expect(fits('f6', 'r0', own)).toBe(false);
    expect(fits('f6', 'r0', own, 'f5')).toBe(true);
    expect(fits('f6', 'r0', own, 'f8')).toBe(true);
    expect(fits('f6', 'r0', own, 'e6', 'e7')).toBe(true);
    expect(fits('f6', 'r0', own, 'g6', 'g7')).toBe(true);
    // From the side both cells have to be open.
    expect(fits('f6', 'r0', own, 'e6')).toBe(false);
    expect(fits('f6', 'r0', own, 'g7')).toBe(false);
    expect(fits('f6', 'r0', own, 'e6', 'g7')).toBe(false);
    const flat = ['f6', 'g6'];
    expect(fits('f6', 'r1', flat)).toBe(false);
    expect(fits('f6', 'r1', flat, 'e6')).toBe(true);
    expect(fits('f6', 'r1', flat, 'h6')).toBe(true);
    expect(fits('f6', 'r1', flat, 'f5', 'g5')).toBe(true);
    expect(fits('f6', 'r1', flat, 'f7', 'g7')).toBe(true);
    expect(fits('f6', 'r1', flat, 'f7')).toBe(false);
  });
  rule('PU-PAJ-01', 'outside the grid all is free', () => {
    // On each side of the board, and beside a cell that is outside though inside the square.
    expect(fits('a6', 'r0', ['a6', 'a7'])).toBe(true);
    expect(fits('l6', 'r0', ['l6', 'l7'])).toBe(true);
    expect(fits('f1', 'r1', ['f1', 'g1'])).toBe(true);
    expect(fits('f12', 'r1', ['f12', 'g12'])).toBe(true);
    expect(fits('b4', 'r0', ['b4', 'b5'])).toBe(true);
    expect(fits('c4', 'r0', ['c4', 'c5'])).toBe(false);
  });
  rule('PU-PAJ-02', 'patches close a way, but need none themselves', () => {
    const tiles = ['i2-civ-energy e6 r0', 'i2-rover-tech g6 r0'];
    const open = holding('pajitnov', 'i2-biomass-civ', { tiles, patches: ['f5'] });
    expect(open.options(0)).toOffer(place('f6', 'r0'));
    const closed = holding('pajitnov', 'i2-biomass-civ', { tiles, patches: ['f5', 'f8'] });
    expect(closed.whyNot(0, place('f6', 'r0'))).toBe('PU-PAJ-01');
    const pocket = position({
      players: [{ planet: 'pajitnov', pending: [PATCH], offer: ['', ''], with: onlyFree('pajitnov', at('f6')) }, {}],
    });
    expect(pocket.options(0)).toOfferExactly([{ do: 'patch', at: at('f6') }]);
  });
});
