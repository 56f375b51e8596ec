import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { GRID_CELLS, type Turn } from '../data/index.ts';
import { hasCell, NEIGHBOURS } from '../rules/grid.ts';
import { countCells } from '../rules/planets.ts';
import { breakdown } from '../rules/scoring.ts';
import { at, type PlayerSetup, position, tileNo } from './position.ts';
import {
  ANYWHERE,
  holdingOn,
  measured,
  move,
  offeredCells,
  offeredPatches,
  onlyFree,
  PATCH,
  place,
  planetOf,
  points,
  sum,
  type T,
} from './situations.ts';

describe('Cerberus', () => {
  rule('PU-CER-01', 'each of the three planets covered completely scores 2 medals', () => {
    const { subplanets } = planetOf('cerberus');
    expect(subplanets).toHaveLength(3);
    expect(points('cerberus', 'planet', [])).toBe(6);
    expect(points('cerberus', 'planet', ['h1'])).toBe(4);
    expect(points('cerberus', 'planet', ['h1', 'c5'])).toBe(2);
    expect(points('cerberus', 'planet', ['h1', 'c5', 'i8'])).toBe(0);
    // The neighbours g6 and h6, g9 and h9 belong to different planets.
    expect(points('cerberus', 'planet', ['g6', 'g9'])).toBe(4);
    expect(points('cerberus', 'planet', ['h6', 'h9'])).toBe(2);
    const patched = position({
      players: [{ planet: 'cerberus', patches: ['h1'], with: onlyFree('cerberus', 'h1', 'i1') }, {}],
    });
    expect(breakdown(patched.state, 0)[2].points).toBe(4);
  });
  rule('PU-CER-02', 'rows and columns run through all of them', () => {
    const { rowMedals, columnMedals } = planetOf('cerberus');
    // Row 9 belongs to the left and the lower right planet, column 8 to the upper and the lower right one.
    expect(points('cerberus', 'rows', [])).toBe(sum(rowMedals));
    for (const name of ['a9', 'l9']) expect(points('cerberus', 'rows', [name])).toBe(sum(rowMedals) - 2);
    expect(points('cerberus', 'rows', ['a9', 'l9'])).toBe(sum(rowMedals) - 2);
    expect(points('cerberus', 'columns', [])).toBe(sum(columnMedals));
    expect(points('cerberus', 'columns', ['h1', 'h9'])).toBe(sum(columnMedals) - 2);
    const tile = holdingOn('cerberus', 'i2-biomass-civ', { tiles: ['i2-civ-energy f9 r3'] });
    expect(tile.options(0)).toOffer(place('h9', 'r1'));
  });
});

describe('Charybdis', () => {
  const centre = ['f6', 'g6', 'f7', 'g7'].map(at);
  rule('PU-CHA-01', 'the first tile covers a centre cell, no border', () => {
    const t = holdingOn('charybdis', 'i2-biomass-civ', {});
    const offered = offeredCells(t, 'i2-biomass-civ');
    expect(offered.every((cells) => cells.some((each) => centre.includes(each)))).toBe(true);
    // Twelve pairs of cells touch the centre, each in two turns.
    expect(offered).toHaveLength(24);
    expect(t.options(0)).toOffer(place('f5', 'r0'));
    expect(t.whyNot(0, place('f1', 'r0'))).toBe('PU-CHA-01');
    expect(t.whyNot(0, place('e6', 'r0'))).toBe('PU-CHA-01');
    // Later tiles only need contact.
    const later = holdingOn('charybdis', 'i2-biomass-civ', { tiles: ['i2-civ-energy f6 r0'] });
    expect(later.options(0)).toOffer(place('f4', 'r0'));
    expect(later.whyNot(0, place('f1', 'r0'))).toBe('PU-PLACE-02');
    expect(holdingOn('ksb-4156', 'i2-biomass-civ', {}).options(0)).not.toOffer(place('f5', 'r0'));
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
    const t = holdingOn('lacuna', 'i2-biomass-civ', { tiles: ['i2-rover-tech a6 r0'], markers: { tech: 3 } });
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
      players: [{ planet: 'lacuna', offer: ['i2-biomass-civ', 'o4-biomass-civ'], with: onlyFree('lacuna', 'f2') }, {}],
    });
    expect(tight.state.ending).toBe(true);
  });
  rule('PU-LAC-02', 'rows and columns are full without them', () => {
    expect(points('lacuna', 'rows', [])).toBe(sum(rowMedals));
    expect(points('lacuna', 'columns', [])).toBe(sum(columnMedals));
    expect(points('lacuna', 'rows', ['e3'])).toBe(sum(rowMedals) - 2);
  });
  rule('PU-LAC-03', 'a hole stands in for a neighbour: only the outer edge is border', () => {
    const t = holdingOn('lacuna', 'i2-biomass-civ', {});
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
    const t = holdingOn('oblivion', 'i2-biomass-civ', { tiles: ['i2-rover-tech a1 r0'], markers: { tech: 3 } });
    expect(t.whyNot(0, place('d3', 'r1'))).toBe('PU-PLACE-04');
    expect(t.whyNot(0, place('f6', 'r0'))).toBe('PU-PLACE-04');
    // The corners of the square have two neighbours each, and touch nothing that lies elsewhere.
    for (const [corner, ...beside] of [
      ['a1', 'b1', 'a2'],
      ['l1', 'l2', 'k1'],
      ['a12', 'a11', 'b12'],
      ['l12', 'l11', 'k12'],
    ]) {
      expect(NEIGHBOURS[at(corner)]).toEqual(beside.map(at));
      const far = holdingOn('oblivion', 'i2-biomass-civ', { tiles: ['i2-rover-tech f1 r0'] });
      expect(offeredCells(far, 'i2-biomass-civ').flat()).not.toContain(at(corner));
    }
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
    const t = holdingOn('oblivion', 'i2-biomass-civ', {});
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
    const spare = own[0] < 'f' ? ['l6', 'l7'] : ['a6', 'a7'];
    const cells = [...own, ...open, ...spare];
    const t = holdingOn('pajitnov', 'i2-biomass-civ', { with: onlyFree('pajitnov', ...cells) });
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
    // The outermost rows and columns are not yet outside.
    expect(fits('f2', 'r1', ['f2', 'g2'])).toBe(false);
    expect(fits('f11', 'r1', ['f11', 'g11'])).toBe(false);
    expect(fits('b6', 'r0', ['b6', 'b7'])).toBe(false);
    expect(fits('k6', 'r0', ['k6', 'k7'])).toBe(false);
  });
  rule('PU-PAJ-02', 'patches close a way, but need none themselves', () => {
    const tiles = ['i2-civ-energy e6 r0', 'i2-rover-tech g6 r0'];
    const open = holdingOn('pajitnov', 'i2-biomass-civ', { tiles, patches: ['f5'] });
    expect(open.options(0)).toOffer(place('f6', 'r0'));
    const closed = holdingOn('pajitnov', 'i2-biomass-civ', { tiles, patches: ['f5', 'f8'] });
    expect(closed.whyNot(0, place('f6', 'r0'))).toBe('PU-PAJ-01');
    const pocket = position({
      players: [{ planet: 'pajitnov', pending: [PATCH], offer: ['', ''], with: onlyFree('pajitnov', 'f6') }, {}],
    });
    expect(pocket.options(0)).toOfferExactly([{ do: 'patch', at: at('f6') }]);
  });
});
