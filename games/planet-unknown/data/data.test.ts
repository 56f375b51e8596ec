import { describe, expect, test } from 'vitest';
import {
  BIOMASS,
  type BitRows,
  type Bonus,
  CIV,
  CIV_CARDS,
  CIV_CARDS_PER_LEVEL,
  COMPONENTS,
  COMPONENTS_DELUXE,
  CORPORATIONS,
  ENERGY,
  EVENT_DECK_DEFAULT,
  EVENT_DECK_MAX,
  EVENT_DECK_SIZE,
  EVENTS,
  FAMILIES,
  FIRST_EVENT_NO,
  FIRST_OBJECTIVE_NO,
  INNER_SLOTS,
  MARKER_POSITIONS,
  NEIGHBOUR_OBJECTIVES,
  OBJECTIVES,
  ORIENTATION_DX,
  ORIENTATION_DY,
  ORIENTATION_HEIGHT,
  ORIENTATION_ROWS,
  ORIENTATION_SECTION,
  ORIENTATION_SIZE,
  ORIENTATION_SPOT_CELL,
  ORIENTATION_SYMBOL_CELL,
  ORIENTATION_WIDTH,
  ORIENTATIONS,
  type Orientation,
  OUTER_SLOTS,
  PLANETS,
  type PlanetId,
  ROVER,
  SECTORS,
  SHAPES,
  SOLO_BANDS,
  SOLO_GRADES,
  SOLO_MODIFIERS,
  STANDARD_CORPORATION,
  STANDARD_PLANET,
  TECH,
  TERRAINS,
  TILE_ORIENTATIONS,
  TILE_TURNS,
  TILES,
  TRACKS,
  TURNS,
  WATER,
} from './index.ts';

const countBy = <Row>(rows: readonly Row[], key: (row: Row) => PropertyKey): Record<PropertyKey, number> => {
  const counts: Record<PropertyKey, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
};

const distinct = (values: readonly unknown[]): number => new Set(values).size;

const pointsOf = (rows: BitRows): string[] =>
  rows.flatMap((row, y) => [...Array(12).keys()].filter((x) => (row >> x) & 1).map((x) => `${x},${y}`));

const planet = (id: PlanetId) => {
  const found = PLANETS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no planet ${id}`);
  return found;
};

const corporation = (id: string) => {
  const found = CORPORATIONS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no corporation ${id}`);
  return found;
};

const draw = ({ width, height, cells }: Orientation): string[] => {
  const lines = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  for (const { x, y, section, symbol, spot } of cells) {
    const letter = 'ab'[section];
    lines[y][x] = `${symbol ? letter.toUpperCase() : letter}${spot ? '*' : ''}`;
  }
  return lines.map((line) => line.join(' '));
};

type Place = { readonly x: number; readonly y: number };

/** Dot and cross product of the ways from cell 0 to cells i and j: equal for turned pictures, cross negated for mirrored. */
const angle = (cells: readonly Place[], i: number, j: number): [number, number] => {
  const [ax, ay] = [cells[i].x - cells[0].x, cells[i].y - cells[0].y];
  const [bx, by] = [cells[j].x - cells[0].x, cells[j].y - cells[0].y];
  return [ax * bx + ay * by, ax * by - ay * bx];
};

const tileNo = (id: string): number => TILES.findIndex((tile) => tile.id === id);
const drawTurn = (id: string, turn: (typeof TURNS)[number]): string[] =>
  draw(ORIENTATIONS[TILE_TURNS[tileNo(id)][TURNS.indexOf(turn)]]);

test('the terrain numbers name the terrains in list order, and energy alone has no track', () => {
  expect([CIV, WATER, BIOMASS, ROVER, TECH, ENERGY].map((index) => TERRAINS[index])).toEqual([...TERRAINS]);
  expect(TERRAINS.slice(0, 5)).toEqual([...TRACKS]);
});

describe('tiles', () => {
  test('144 tiles, numbered in order, 12 of each shape, half of them with a meteor symbol', () => {
    expect(TILES.length).toBe(COMPONENTS.tiles);
    expect(TILES.map((tile) => tile.no)).toEqual([...TILES.keys()]);
    expect(distinct(TILES.map((tile) => tile.id))).toBe(144);
    expect(TILES.filter((tile) => tile.meteor).length).toBe(72);
    expect(Object.values(countBy(TILES, (tile) => tile.shape))).toEqual(new Array(12).fill(12));
    expect(Object.values(countBy(TILES, (tile) => tile.family))).toEqual(new Array(6).fill(24));
  });

  test('a tile number and its name agree', () => {
    expect(TILES[tileNo('z5-civ-energy-m')]).toEqual({
      no: 133,
      id: 'z5-civ-energy-m',
      shape: 11,
      family: 0,
      terrains: [CIV, ENERGY],
      meteor: true,
    });
    for (const tile of TILES) {
      const [a, b] = tile.terrains;
      expect(tile.id).toBe(`${SHAPES[tile.shape].id}-${TERRAINS[a]}-${TERRAINS[b]}${tile.meteor ? '-m' : ''}`);
    }
  });

  test('every terrain is in two of the six families, once as each section', () => {
    expect(FAMILIES.length).toBe(6);
    expect(FAMILIES.map((family) => family.sectionA).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(FAMILIES.map((family) => family.sectionB).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const family of FAMILIES) expect(family.sectionA).not.toBe(family.sectionB);
  });

  test('every shape has two connected sections, one symbol in each, one meteor place', () => {
    expect(countBy(SHAPES, (shape) => shape.ring)).toEqual({ inner: 6, outer: 6 });
    for (const { id, cells, size } of SHAPES) {
      expect(size, id).toBe(Number(id[1]));
      expect(cells.length, id).toBe(size);
      expect(cells.filter((cell) => cell.meteorSpot).length, id).toBe(1);
      for (const section of [0, 1]) {
        const part = cells.filter((cell) => cell.section === section);
        expect(part.filter((cell) => cell.symbol).length, id).toBe(1);
        const reached = [part[0]];
        for (const from of reached) {
          for (const to of part) {
            const near = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1;
            if (near && !reached.includes(to)) reached.push(to);
          }
        }
        expect(reached.length, id).toBe(part.length);
      }
    }
  });

  test('cells in section A of each shape', () => {
    const inA = SHAPES.map(({ id, cells }) => `${id} ${cells.filter((cell) => cell.section === 0).length}`);
    expect(inA.join(', ')).toBe('n5 3, f5 3, i3 2, v3 2, t4 3, s4 2, l4 2, u5 3, i2 1, i4 2, o4 2, z5 3');
  });
});

describe('orientations', () => {
  test('straight tiles lie in 4 ways, all others in 8', () => {
    for (const tile of TILES) {
      const straight = ['i2', 'i3', 'i4'].includes(SHAPES[tile.shape].id);
      expect(TILE_ORIENTATIONS[tile.no].length, tile.id).toBe(straight ? 4 : 8);
      expect(distinct(TILE_ORIENTATIONS[tile.no].map((no) => draw(ORIENTATIONS[no]).join('/')))).toBe(straight ? 4 : 8);
    }
    expect(ORIENTATIONS.length).toBe(2 * (9 * 8 + 3 * 4));
  });

  test('r turns clockwise, m mirrors left to right before turning', () => {
    expect(drawTurn('l4-civ-energy-m', 'r0')).toEqual(['. a', '. A', 'b* B']);
    expect(drawTurn('l4-civ-energy-m', 'r1')).toEqual(['b* . .', 'B A a']);
    expect(drawTurn('l4-civ-energy-m', 'r2')).toEqual(['B b*', 'A .', 'a .']);
    expect(drawTurn('l4-civ-energy-m', 'r3')).toEqual(['a A B', '. . b*']);
    expect(drawTurn('l4-civ-energy-m', 'm0')).toEqual(['a .', 'A .', 'B b*']);
    expect(drawTurn('l4-civ-energy-m', 'm1')).toEqual(['B A a', 'b* . .']);
    expect(drawTurn('l4-civ-energy', 'm3')).toEqual(['. . b', 'a A B']);
  });

  test('turns that look alike share the first of them', () => {
    const [r0, r1, r2, r3, m0, m1, m2, m3] = TILE_TURNS[tileNo('i4-rover-tech-m')];
    expect([m0, m1, m2, m3]).toEqual([r2, r3, r0, r1]);
    expect([r0, r1, r2, r3].map((no) => ORIENTATIONS[no].turn)).toEqual(['r0', 'r1', 'r2', 'r3']);
  });

  test('every orientation is its shape moved rigidly to the corner of its box', () => {
    for (const { no, shape, meteor, turn, width, height, cells } of ORIENTATIONS) {
      const drawn = SHAPES[shape].cells;
      expect(Math.min(...cells.map((cell) => cell.x))).toBe(0);
      expect(Math.min(...cells.map((cell) => cell.y))).toBe(0);
      expect(Math.max(...cells.map((cell) => cell.x))).toBe(width - 1);
      expect(Math.max(...cells.map((cell) => cell.y))).toBe(height - 1);
      const sign = turn[0] === 'm' ? -1 : 1;
      for (const [i, cell] of cells.entries()) {
        expect([cell.section, cell.symbol, cell.spot]).toEqual([
          drawn[i].section,
          drawn[i].symbol,
          meteor && drawn[i].meteorSpot,
        ]);
        for (const j of cells.keys()) {
          const [dot, cross] = angle(cells, i, j);
          const [drawnDot, drawnCross] = angle(drawn, i, j);
          expect(dot === drawnDot && cross === sign * drawnCross, `orientation ${no}`).toBe(true);
        }
      }
    }
  });

  test('the number tables repeat the orientations', () => {
    for (const { no, width, height, cells } of ORIENTATIONS) {
      expect(ORIENTATION_WIDTH[no]).toBe(width);
      expect(ORIENTATION_HEIGHT[no]).toBe(height);
      expect(ORIENTATION_SIZE[no]).toBe(cells.length);
      const spot = ORIENTATION_SPOT_CELL[no];
      const rebuilt = cells.map((_, k) => ({
        x: ORIENTATION_DX[no][k],
        y: ORIENTATION_DY[no][k],
        section: ORIENTATION_SECTION[no][k],
        symbol: ORIENTATION_SYMBOL_CELL[no * 2 + ORIENTATION_SECTION[no][k]] === k,
        spot: spot === k,
      }));
      expect(rebuilt).toEqual(cells);
      expect(pointsOf(ORIENTATION_ROWS[no]).sort()).toEqual(cells.map(({ x, y }) => `${x},${y}`).sort());
    }
    for (const tile of TILES) {
      for (const no of TILE_ORIENTATIONS[tile.no]) expect(ORIENTATION_SPOT_CELL[no] >= 0).toBe(tile.meteor);
    }
  });
});

describe('planets', () => {
  // id, difficulty, cells, ice, border cells
  const CENSUS = [
    ['ksb-4156', 1, 96, 21, 28],
    ['arashi', 2, 96, 22, 28],
    ['gaia', 2, 96, 24, 28],
    ['k-273', 3, 96, 80, 28],
    ['persephone', 3, 96, 27, 28],
    ['petra', 2, 96, 0, 28],
    ['tartarus', 3, 96, 23, 28],
    ['cerberus', 3, 96, 29, 45],
    ['charybdis', 1, 96, 31, 28],
    ['kaax', 2, 96, 25, 28],
    ['lacuna', 4, 94, 28, 32],
    ['oblivion', 3, 96, 36, 44],
    ['pajitnov', 2, 96, 28, 28],
  ];

  test('difficulty, cells, ice and border of each planet', () => {
    const census = PLANETS.map((world) => [
      world.id,
      world.difficulty,
      world.cellCount,
      world.iceCount,
      pointsOf(world.border).length,
    ]);
    expect(census).toEqual(CENSUS);
  });

  test('one standard side, and as many special sides as the boxes hold', () => {
    expect(PLANETS[STANDARD_PLANET].id).toBe('ksb-4156');
    expect(PLANETS.filter((world) => world.side === 'standard').length).toBe(1);
    const special = countBy(
      PLANETS.filter((world) => world.side === 'special'),
      (world) => world.edition,
    );
    expect(special).toEqual({ base: COMPONENTS['planet-boards'], deluxe: COMPONENTS_DELUXE['planet-sides'] });
  });

  test('12 by 12 grids; ice and land share the cells out; 6 lifepods, all on land', () => {
    for (const world of PLANETS) {
      expect(world.grid.map((row) => row.length)).toEqual(new Array(12).fill(12));
      expect([world.rowMedals.length, world.columnMedals.length]).toEqual([12, 12]);
      expect(world.lifepods.length * 6).toBe(COMPONENTS.lifepods);
      expect(distinct(world.lifepods)).toBe(6);
      for (const cell of world.lifepods) expect((world.land[Math.floor(cell / 12)] >> (cell % 12)) & 1).toBe(1);
      for (const [y, row] of world.cells.entries()) {
        expect(world.ice[y] | world.land[y]).toBe(row);
        expect(world.ice[y] & world.land[y]).toBe(0);
        expect(world.border[y] & ~row).toBe(0);
        for (const kind of [world.ring, world.cities, world.currents, world.toxic, world.centre]) {
          expect(kind[y] & ~world.land[y]).toBe(0);
        }
      }
    }
  });

  test('the kinds of land appear on their own planets only', () => {
    const sizes = (kind: (world: (typeof PLANETS)[number]) => BitRows) =>
      Object.fromEntries(
        PLANETS.map((world) => [world.id, pointsOf(kind(world)).length] as const).filter(([, size]) => size > 0),
      );
    expect(sizes((world) => world.ring)).toEqual({ arashi: 24 });
    expect(sizes((world) => world.cities)).toEqual({ gaia: 8 });
    expect(sizes((world) => world.currents)).toEqual({ petra: 37 });
    expect(sizes((world) => world.toxic)).toEqual({ kaax: 21 });
    expect(sizes((world) => world.centre)).toEqual({ charybdis: 4 });
    expect(sizes((world) => world.holes)).toEqual({ lacuna: 15 });
    expect(pointsOf(planet('charybdis').centre)).toEqual(['5,5', '6,5', '5,6', '6,6']);
  });

  test('row and column medals differ from the usual ones on three planets', () => {
    const usual = '1,1,1,2,2,3,3,2,2,1,1,1';
    const unusual = PLANETS.filter((world) => `${world.rowMedals}` !== usual || `${world.columnMedals}` !== usual);
    expect(unusual.map((world) => world.id)).toEqual(['cerberus', 'lacuna', 'oblivion']);
    expect(planet('oblivion').columnMedals).toEqual([3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
  });

  test('a petra lifepod stands on a current at (8,9)', () => {
    const { currents, lifepods } = planet('petra');
    expect(lifepods.filter((cell) => (currents[Math.floor(cell / 12)] >> (cell % 12)) & 1)).toEqual([9 * 12 + 8]);
  });

  test('the chasm of tartarus has two gaps, each joining both sides', () => {
    const { chasmRight, diagonalGaps, cells } = planet('tartarus');
    const right = (cell: number) => (chasmRight[Math.floor(cell / 12)] >> (cell % 12)) & 1;
    expect(diagonalGaps).toEqual([
      [3 * 12 + 5, 4 * 12 + 6],
      [8 * 12 + 6, 9 * 12 + 5],
    ]);
    for (const [from, to] of diagonalGaps) expect(right(from)).not.toBe(right(to));
    expect(pointsOf(chasmRight).length).toBe(49);
    expect(chasmRight.every((row, y) => (row & ~cells[y]) === 0)).toBe(true);
  });

  test('each quadrant of persephone forbids one symbol', () => {
    const { forbiddenSymbols, quadrants } = planet('persephone');
    expect(quadrants.map((quadrant) => TERRAINS[quadrant.forbidden])).toEqual(['civ', 'energy', 'tech', 'water']);
    expect(forbiddenSymbols.map((rows) => pointsOf(rows).length)).toEqual([36, 36, 0, 0, 36, 36]);
    expect([forbiddenSymbols[CIV][0], forbiddenSymbols[ENERGY][5]]).toEqual([0b111111, 0b111111000000]);
    expect([forbiddenSymbols[TECH][11], forbiddenSymbols[WATER][6]]).toEqual([0b111111, 0b111111000000]);
  });

  test('cerberus is three planets that share out its cells', () => {
    const { subplanets, cells } = planet('cerberus');
    expect(subplanets.map((part) => [part.id, part.medals, pointsOf(part.cells).length])).toEqual([
      ['upper-right', 2, 28],
      ['left', 2, 47],
      ['lower-right', 2, 21],
    ]);
    for (const [y, row] of cells.entries()) expect(subplanets.reduce((sum, part) => sum + part.cells[y], 0)).toBe(row);
  });
});

describe('corporations', () => {
  // id, difficulty, rovers, moves at the top of the rover track
  const CENSUS = [
    ['universal-coalition', 1, 2, 4],
    ['cosmos-inc', 2, 1, 3],
    ['horizon-group', 2, 4, 5],
    ['jump-drive', 3, 1, 3],
    ['oasis-ultd', 3, 2, 3],
    ['republic', 2, 1, 3],
    ['wormhole-corp', 2, 2, 3],
    ['flux-industries', 3, 2, 3],
    ['makeshift', 4, 2, 3],
  ];

  const spaces = (bonuses: readonly (readonly Bonus[])[], kind: Bonus['kind']): number[] =>
    bonuses.flatMap((list, space) => list.filter((bonus) => bonus.kind === kind).map(() => space));

  test('difficulty and rovers of each corporation', () => {
    const census = CORPORATIONS.map((board) => [board.id, board.difficulty, board.rovers, board.roverTopMoves]);
    expect(census).toEqual(CENSUS);
    expect(CORPORATIONS[STANDARD_CORPORATION].side).toBe('standard');
    const special = countBy(
      CORPORATIONS.filter((board) => board.side === 'special'),
      (board) => board.edition,
    );
    expect(special).toEqual({
      base: COMPONENTS['corporation-boards'],
      deluxe: COMPONENTS_DELUXE['corporation-sides'],
    });
  });

  test('the rover supply of the box serves five usual corporations and Horizon Group', () => {
    expect(5 * CORPORATIONS[STANDARD_CORPORATION].rovers + corporation('horizon-group').rovers).toBe(COMPONENTS.rovers);
  });

  test('tracks have 16 spaces, Wormhole biomass has 6 steps', () => {
    for (const board of CORPORATIONS) {
      for (const [index, name] of TRACKS.entries()) {
        const lane = board.tracks[name];
        expect(board.trackList[index]).toBe(lane);
        const steps = board.id === 'wormhole-corp' && name === 'biomass' ? 6 : 16;
        expect([lane.bonus.length, lane.medal.length, lane.top]).toEqual([steps, steps, steps - 1]);
        expect(lane.gain).toBe(steps === 6 ? 'one' : 'all');
        expect([lane.bonus[0], lane.medal[0]]).toEqual([[], 0]);
      }
    }
  });

  test('each track gives its own milestones', () => {
    for (const board of CORPORATIONS) {
      const { civ, rover, tech } = board.tracks;
      const civLevels = civ.bonus.flat().filter((bonus) => bonus.kind === 'civ');
      expect(civLevels.map((bonus) => bonus.level)).toEqual(
        board.id === 'republic' ? [1, 2, 2, 3, 3, 4, 4] : [1, 2, 3, 4],
      );
      expect(spaces(rover.bonus, 'rover').length).toBe(board.rovers);
      expect(spaces(rover.bonus, 'moves')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
      expect(rover.bonus[15]).toEqual([{ kind: 'moves', n: board.roverTopMoves }]);
      expect(spaces(tech.bonus, 'tech')).toEqual(board.id === 'jump-drive' ? [] : [3, 5, 7, 10, 14]);
      expect(spaces(board.tracks.biomass.bonus, 'patch').length).toBe(5);
    }
  });

  test('the standard tracks, space by space', () => {
    const { civ, water, rover } = CORPORATIONS[STANDARD_CORPORATION].tracks;
    expect(civ.medal).toEqual([0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 5]);
    expect(spaces(civ.bonus, 'synergy')).toEqual([8, 11]);
    expect(water.medal).toEqual([0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 0, 7, 0, 10]);
    expect(spaces(water.bonus, 'synergy')).toEqual([3, 7, 12]);
    expect(rover.bonus.flat().flatMap((bonus) => (bonus.kind === 'moves' ? [bonus.n] : []))).toEqual([
      1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
    ]);
    expect(rover.bonus[6]).toEqual([{ kind: 'moves', n: 2 }, { kind: 'rover' }]);
    expect(rover.medal[8]).toBe(1);
  });

  test('the tech medals of Jump Drive fall as the marker climbs', () => {
    const { tech } = corporation('jump-drive').tracks;
    expect(tech.medal).toEqual([0, 5, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0]);
    expect(spaces(tech.bonus, 'synergy')).toEqual([2, 12]);
  });

  test('a Wormhole biomass step offers a patch or something else', () => {
    const { tracks, biomassHeights } = corporation('wormhole-corp');
    const others = tracks.biomass.bonus.map((options) => options.find((bonus) => bonus.kind !== 'patch'));
    expect(others.slice(1)).toEqual([
      { kind: 'synergy' },
      { kind: 'advance', track: CIV },
      { kind: 'advance', track: WATER },
      { kind: 'advance', track: TECH },
      { kind: 'advance', track: ROVER },
    ]);
    expect(tracks.biomass.medal).toEqual([0, 0, 1, 2, 3, 5]);
    expect(biomassHeights).toEqual([[0], [2, 3], [5, 6], [8, 9], [11, 12], [14, 15]]);
    expect(CORPORATIONS.filter((board) => board.biomassHeights).length).toBe(1);
  });

  test('the Oasis water path has 24 positions, each one beside the next, on spaces that exist', () => {
    const { waterPath, tracks, trackList } = corporation('oasis-ultd');
    const way = waterPath ?? [];
    expect(way.length).toBe(24);
    expect([way[0], way[23]]).toEqual([
      { track: WATER, space: 0 },
      { track: WATER, space: 15 },
    ]);
    expect(distinct(way.map((at) => `${at.track}.${at.space}`))).toBe(24);
    for (const [i, at] of way.entries()) {
      expect(trackList[at.track].missing).not.toContain(at.space);
      if (i === 0) continue;
      expect(Math.abs(at.space - way[i - 1].space)).toBeLessThanOrEqual(1);
      expect(Math.abs(at.track - way[i - 1].track)).toBeLessThanOrEqual(1);
    }
    const onWater = way.filter((at) => at.track === WATER).map((at) => at.space);
    expect([...onWater, ...tracks.water.missing].sort((a, b) => a - b)).toEqual([...Array(16).keys()]);
    expect(tracks.water.missing).toEqual([2, 4, 7, 8, 10, 12]);
    expect([6, 9, 11, 13, 15].map((space) => tracks.water.medal[space])).toEqual([3, 6, 9, 12, 15]);
    const gained = way.flatMap((at) => trackList[at.track].bonus[at.space].map((bonus) => bonus.kind));
    expect(countBy(gained, (kind) => kind)).toEqual({ synergy: 5, moves: 4 });
  });

  test('five techs each, Jump Drive six lettered ones', () => {
    for (const board of CORPORATIONS) {
      const levels = board.techs.map((tech) => tech.level).join('');
      expect(levels, board.id).toBe(board.id === 'jump-drive' ? 'ABCDEF' : '12345');
    }
    const timings = countBy(
      CORPORATIONS.flatMap((board) => board.techs),
      (tech) => tech.timing,
    );
    expect(timings).toEqual({
      passive: 30,
      'round-start': 2,
      'once-per-round': 9,
      'once-per-game': 1,
      'on-unlock': 3,
      end: 1,
    });
  });
});

describe('cards', () => {
  test('36 civ cards, 9 a level, numbered 1 to 36', () => {
    expect(CIV_CARDS.length).toBe(COMPONENTS['civ-cards']);
    expect(countBy(CIV_CARDS, (card) => card.level)).toEqual({ 1: 9, 2: 9, 3: 9, 4: 9 });
    expect(CIV_CARDS.map((card) => card.no).sort((a, b) => a - b)).toEqual([...Array(36).keys()].map((no) => no + 1));
    expect(distinct(CIV_CARDS.map((card) => card.id))).toBe(36);
    expect(countBy(CIV_CARDS, (card) => card.timing)).toEqual({ now: 17, end: 19 });
    for (const op of ['meteorite-repo', 'commerce-agreement']) {
      expect(CIV_CARDS.filter((card) => card.effect.op === op).map((card) => card.level)).toEqual([1, 2, 3, 4]);
    }
  });

  test('60 events, 20 a colour, and the colour limits of the deck follow from the solo cards', () => {
    expect(EVENTS.length).toBe(COMPONENTS['event-cards']);
    expect(EVENTS.map((event) => event.no)).toEqual([...Array(60).keys()].map((index) => FIRST_EVENT_NO + index));
    expect(countBy(EVENTS, (event) => event.color)).toEqual(EVENT_DECK_MAX.solo);
    const shared = EVENTS.filter((event) => !event.soloOnly);
    expect(countBy(shared, (event) => event.color)).toEqual(EVENT_DECK_MAX.multiplayer);
    const { green, orange, red } = EVENT_DECK_DEFAULT;
    expect(green + orange + red).toBe(EVENT_DECK_SIZE);
    expect(EVENTS.filter((event) => event.scope === 'round').length).toBe(16);
  });

  test('each pair of tracks is offered by one green and one orange event', () => {
    for (const op of ['advance', 'regress']) {
      const pairs = EVENTS.flatMap(({ effect }) =>
        'tracks' in effect && effect.op === op && effect.tracks.length === 2 ? [[...effect.tracks].sort().join()] : [],
      );
      expect(distinct(pairs)).toBe(10);
      expect(pairs.length).toBe(10);
    }
    const closed = EVENTS.flatMap(({ effect }) => (effect.op === 'rover-not-onto' ? [effect.terrain] : []));
    expect(closed.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('28 objectives with two sides of their own', () => {
    expect(OBJECTIVES.length).toBe(COMPONENTS['objective-cards']);
    expect(OBJECTIVES.map((card) => card.no)).toEqual([...Array(28).keys()].map((index) => FIRST_OBJECTIVE_NO + index));
    expect(distinct(OBJECTIVES.flatMap((card) => [card.neighbour.id, card.single.id]))).toBe(56);
    expect(countBy(OBJECTIVES, (card) => card.neighbour.criterion)).toEqual({
      'edge-symbols': 5,
      'largest-area': 6,
      'area-count': 6,
      'fewest-symbols': 6,
      'tracks-at-max': 1,
      'most-meteorites': 1,
      'most-lifepods': 1,
      'fewest-meteorites': 1,
      'fewest-lifepods': 1,
    });
    expect(countBy(OBJECTIVES, (card) => card.single.criterion)).toEqual({
      'rect-3x3': 6,
      'area-with-6-symbols': 6,
      'rect-2x5': 6,
      'track-at-max': 5,
      'max-5-symbols': 1,
      'min-9-meteorites': 1,
      'lifepods-gt-meteorites': 1,
      'all-ice-covered': 1,
      'all-land-covered': 1,
    });
  });
});

describe('station and setup', () => {
  test('the inner ring takes the inner shapes, the outer ring the outer ones', () => {
    for (const [ring, slots] of [['inner', INNER_SLOTS] as const, ['outer', OUTER_SLOTS] as const]) {
      expect(slots.length).toBe(SECTORS);
      expect(distinct(slots)).toBe(SECTORS);
      for (const slot of slots) expect(SHAPES[slot].ring).toBe(ring);
    }
  });

  test('as many marker positions as players, civ decks one larger', () => {
    for (let players = 1; players <= 6; players++) {
      expect(distinct(MARKER_POSITIONS[players])).toBe(players);
      expect(CIV_CARDS_PER_LEVEL[players]).toBe(players + 1);
      expect(NEIGHBOUR_OBJECTIVES[players]).toBe([0, 0, 3, 3, 4, 5, 6][players]);
    }
  });

  test('solo bands and grades leave no gap', () => {
    for (const [i, band] of SOLO_BANDS.entries()) expect(band[0]).toBe(i === 0 ? 0 : SOLO_BANDS[i - 1][1] + 1);
    for (const values of Object.values(SOLO_MODIFIERS)) expect(values.length).toBe(SOLO_BANDS.length);
    expect(SOLO_GRADES.length).toBe(7);
    for (const [i, grade] of SOLO_GRADES.entries()) {
      const below = i === 0 ? null : SOLO_GRADES[i - 1].max;
      expect(grade.min).toBe(below === null ? null : below + 1);
    }
  });
});
