import type { Block, MapCell, Tone } from '@orrery/kernel';
import { GRID_CELLS, GRID_SIZE, PLANETS, TERRAINS } from '../data/index.ts';
import { hasMeteorite } from '../rules/alerts.ts';
import { cellAt, hasCell, hasSymbol, isPatch, SPOT, terrainOf, xOf, yOf } from '../rules/grid.ts';
import { emptyRows } from '../rules/planets.ts';
import type { Cell, Player } from '../rules/state.ts';
import { COLUMN_NAMES, cellName } from '../text/describe.ts';
import type { Dictionary } from '../text/en/phrases.ts';

export const TERRAIN_TONES: readonly Tone[] = ['black', 'blue', 'green', 'red', 'white', 'orange'];

type GroundKind = keyof Dictionary['ground'];

/** [mark of the data grid] -> what it is, its sign on the map, its colour. */
const GROUNDS: Readonly<Record<string, readonly [kind: GroundKind, sign: string, tone: Tone]>> = {
  L: ['land', '·', 'muted'],
  I: ['ice', '~', 'cyan'],
  R: ['ring', '=', 'brown'],
  C: ['city', '#', 'yellow'],
  E: ['current', '/', 'yellow'],
  T: ['toxic', 'x', 'violet'],
  H: ['crater', 'o', 'brown'],
  O: ['hole', ' ', 'muted'],
  '.': ['outside', ' ', 'muted'],
};

const ROW_NAMES = Array.from({ length: GRID_SIZE }, (_, y) => String(y + 1));

export const legendText = (t: Dictionary): string =>
  t.sheet.legend(TERRAINS.map((terrain) => t.sheet.letter(t.letter[terrain], terrain)));

export function planetMap(t: Dictionary, p: Player): Block {
  const { name } = PLANETS[p.planet];
  const rows = Array.from({ length: GRID_SIZE }, (_, y) =>
    Array.from({ length: GRID_SIZE }, (_, x) => drawCell(t, p, cellAt(x, y))),
  );
  return { kind: 'map', caption: t.sheet.planetMap(name), rows, columnNames: COLUMN_NAMES, rowNames: ROW_NAMES };
}

function drawCell(t: Dictionary, p: Player, cell: Cell): MapCell {
  const ground = p.ground[cell];
  const mark = itemMark(p, cell);
  if (ground === 0) {
    const [kind, sign, tone] = GROUNDS[PLANETS[p.planet].grid[yOf(cell)][xOf(cell)]];
    return { glyph: sign + mark, tone, says: t.sheet.cell(cellName(cell), [t.ground[kind], ...parts(t, p, cell)]) };
  }
  const terrain = terrainOf(ground);
  const id = TERRAINS[terrain];
  const letter = isPatch(ground) ? 'p' : t.letter[id];
  const shown = isPatch(ground) ? t.sheet.part.patch : hasSymbol(ground) ? t.sheet.part.symbol(id) : t.terrain[id];
  return {
    glyph: (hasSymbol(ground) ? letter.toUpperCase() : letter) + mark,
    tone: TERRAIN_TONES[terrain],
    says: t.sheet.cell(cellName(cell), [shown, ...parts(t, p, cell)]),
  };
}

const isFreeSpot = (p: Player, cell: Cell): boolean => (p.ground[cell] & SPOT) !== 0 && !hasMeteorite(p, cell);

function itemMark(p: Player, cell: Cell): string {
  const rover = p.rovers.indexOf(cell);
  if (rover >= 0) return p.loads[rover] === 1 ? '&' : p.meteorites.includes(cell) ? '@' : '^';
  if (p.lifepods.includes(cell)) return '!';
  if (p.meteorites.includes(cell)) return '*';
  return isFreeSpot(p, cell) ? "'" : '';
}

/** What stands on a cell and what holds there, besides its ground. */
function parts(t: Dictionary, p: Player, cell: Cell): string[] {
  const { part } = t.sheet;
  const planet = PLANETS[p.planet];
  if (!hasCell(planet.cells, cell)) return [];
  const found: string[] = [];
  const rover = p.rovers.indexOf(cell);
  if (rover >= 0) found.push(p.loads[rover] === 1 ? part.loadedRover : part.rover);
  if (p.lifepods.includes(cell)) found.push(part.lifepod);
  const meteorites = p.meteorites.filter((other) => other === cell).length;
  if (meteorites > 0) found.push(part.meteorites(meteorites));
  if (isFreeSpot(p, cell)) found.push(part.freeSpot);
  if (p.lastTile.includes(cell)) found.push(part.lastTile);
  return [...found, ...(p.ground[cell] === 0 ? limits(t, p, cell) : [])];
}

/** What matters about an open cell when a tile is placed. */
function limits(t: Dictionary, p: Player, cell: Cell): string[] {
  const { part } = t.sheet;
  const planet = PLANETS[p.planet];
  const found: string[] = [];
  if (hasCell(planet.border, cell)) found.push(part.border);
  for (const [terrain, cells] of planet.forbiddenSymbols.entries()) {
    if (hasCell(cells, cell)) found.push(part.forbidden(TERRAINS[terrain]));
  }
  if (planet.chasmRight.some((row) => row !== 0)) {
    found.push(hasCell(planet.chasmRight, cell) ? part.chasmRight : part.chasmLeft);
  }
  for (const [i, { cells }] of planet.subplanets.entries()) if (hasCell(cells, cell)) found.push(part.subplanet(i + 1));
  return found;
}

/** Row by row and column by column: medals, and what is still in the way. */
export function linesTable(t: Dictionary, p: Player): Block {
  const { rowMedals, columnMedals, cells } = PLANETS[p.planet];
  const empty = emptyRows(p);
  const state = (inLine: (cell: Cell) => boolean): string => {
    let open = 0;
    for (let cell = 0; cell < GRID_CELLS; cell++) {
      if (inLine(cell) && hasCell(cells, cell) && hasCell(empty, cell)) open++;
    }
    const loaded = p.rovers.filter((_, i) => p.loads[i] === 1);
    const meteorites = [...p.meteorites, ...loaded].filter(inLine).length;
    const left = [
      ...(open > 0 ? [t.sheet.lineOpen(open)] : []),
      ...(meteorites > 0 ? [t.sheet.lineMeteorites(meteorites)] : []),
    ];
    return left.length > 0 ? left.join(', ') : t.sheet.lineDone;
  };
  const rows = ROW_NAMES.map((row, i) => [
    row,
    String(rowMedals[i]),
    state((cell) => yOf(cell) === i),
    COLUMN_NAMES[i],
    String(columnMedals[i]),
    state((cell) => xOf(cell) === i),
  ]);
  return { kind: 'table', caption: t.sheet.lines, head: t.sheet.linesHead, rows };
}
