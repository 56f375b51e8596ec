import { BIOMASS, CIV, ENERGY, ROVER, TECH, type TerrainIndex, WATER } from './terrains.ts';

export type Ring = 'inner' | 'outer';
export type Section = 0 | 1;

export interface ShapeCell {
  readonly x: number;
  readonly y: number;
  readonly section: Section;
  readonly symbol: boolean;
  readonly meteorSpot: boolean;
}

export interface Shape {
  readonly id: ShapeId;
  readonly name: string;
  readonly ring: Ring;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** In reading order; a cell keeps its number in every orientation. */
  readonly cells: readonly ShapeCell[];
}

export interface Family {
  readonly id: FamilyId;
  readonly sectionA: TerrainIndex;
  readonly sectionB: TerrainIndex;
}

export interface Tile {
  readonly no: number;
  readonly id: string;
  readonly shape: number;
  readonly family: number;
  /** Terrain of section 0 (A) and of section 1 (B). */
  readonly terrains: readonly [TerrainIndex, TerrainIndex];
  readonly meteor: boolean;
}

interface FamilyRow {
  readonly id: string;
  readonly sectionA: TerrainIndex;
  readonly sectionB: TerrainIndex;
}

const FAMILY_ROWS = [
  { id: 'civ-energy', sectionA: CIV, sectionB: ENERGY },
  { id: 'energy-water', sectionA: ENERGY, sectionB: WATER },
  { id: 'rover-tech', sectionA: ROVER, sectionB: TECH },
  { id: 'tech-biomass', sectionA: TECH, sectionB: BIOMASS },
  { id: 'water-rover', sectionA: WATER, sectionB: ROVER },
  { id: 'biomass-civ', sectionA: BIOMASS, sectionB: CIV },
] as const satisfies readonly FamilyRow[];
export type FamilyId = (typeof FAMILY_ROWS)[number]['id'];
export const FAMILIES: readonly Family[] = FAMILY_ROWS;

interface ShapeRow {
  readonly id: string;
  readonly name: string;
  readonly ring: Ring;
  readonly map: readonly string[];
}

// a, b: cell of section A, B; capital: its resource symbol; *: place of the meteor symbol on tiles that have one.
const SHAPE_ROWS = [
  { id: 'n5', name: 'N', ring: 'outer', map: ['.  .  B  b*', 'a  A  a  . '] },
  { id: 'f5', name: 'F', ring: 'outer', map: ['.  .  b ', 'a* a  B ', '.  A  . '] },
  { id: 'i3', name: 'I3', ring: 'inner', map: ['B ', 'A ', 'a*'] },
  { id: 'v3', name: 'V3', ring: 'inner', map: ['a* A ', '.  B '] },
  { id: 't4', name: 'T4', ring: 'inner', map: ['B  a  A ', '.  a* . '] },
  { id: 's4', name: 'S4', ring: 'outer', map: ['.  B  b ', 'A  a* . '] },
  { id: 'l4', name: 'L4', ring: 'inner', map: ['.  a ', '.  A ', 'b* B '] },
  { id: 'u5', name: 'U5', ring: 'outer', map: ['B  .  A ', 'b  a  a*'] },
  { id: 'i2', name: 'I2', ring: 'inner', map: ['A ', 'B*'] },
  { id: 'i4', name: 'I4', ring: 'outer', map: ['A  a  B  b*'] },
  { id: 'o4', name: 'O4', ring: 'inner', map: ['B  b*', 'a  A '] },
  { id: 'z5', name: 'Z5', ring: 'outer', map: ['B  .  . ', 'b* A  a ', '.  .  a '] },
] as const satisfies readonly ShapeRow[];
export type ShapeId = (typeof SHAPE_ROWS)[number]['id'];

function readCells(map: readonly string[]): ShapeCell[] {
  return map.flatMap((line, y) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((mark, x): ShapeCell[] => {
        const letter = mark[0];
        if (letter === '.') return [];
        const section = letter.toLowerCase() === 'a' ? 0 : 1;
        return [{ x, y, section, symbol: letter !== letter.toLowerCase(), meteorSpot: mark[1] === '*' }];
      }),
  );
}

export const SHAPES: readonly Shape[] = SHAPE_ROWS.map(({ id, name, ring, map }) => {
  const cells = readCells(map);
  const width = Math.max(...cells.map((cell) => cell.x)) + 1;
  return { id, name, ring, size: cells.length, width, height: map.length, cells };
});

/** Each shape exists in every family, once without and once with a meteor symbol. */
export const TILES_PER_SHAPE = 12;
export const TILES: readonly Tile[] = SHAPES.flatMap((shape, shapeIndex) =>
  FAMILIES.flatMap((family, familyIndex) =>
    [false, true].map(
      (meteor): Tile => ({
        no: shapeIndex * TILES_PER_SHAPE + familyIndex * 2 + Number(meteor),
        id: `${shape.id}-${family.id}${meteor ? '-m' : ''}`,
        shape: shapeIndex,
        family: familyIndex,
        terrains: [family.sectionA, family.sectionB],
        meteor,
      }),
    ),
  ),
);

/** PU-DEF-08. */
export const PATCH = { id: 'patch', terrain: BIOMASS, size: 1 } as const;
