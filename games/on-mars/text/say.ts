import {
  BLUEPRINTS,
  BUILDINGS,
  type BuildingName,
  CONTRACTS,
  DISCOVERIES,
  GOODS,
  type GoodName,
  HEXES,
  TECHS,
  type TechName,
} from '../data/index.ts';
import { CRYSTAL_HERE, RESEARCH_TILES, TILE } from '../rules/state.ts';
import type { Phrases } from './en/phrases.ts';

const MIDDLE_COLUMN = 6;
const MIDDLE_ROW = 9;

/** A hex as the map calls it: its column as a letter, its row as a number; the first Mine is G9. */
export function hexName(hex: number): string {
  const [q, r] = HEXES[hex];
  return `${columnName(q + MIDDLE_COLUMN)}${2 * r + q + MIDDLE_ROW}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

export function rowOf(hex: number): number {
  const [q, r] = HEXES[hex];
  return 2 * r + q + MIDDLE_ROW - 1;
}

export function goodName(t: Phrases, good: number, n = 1): string {
  return t.names.goods[GOODS[good]][n === 1 ? 0 : 1];
}

export function goodNamed(t: Phrases, name: GoodName): string {
  return t.names.goods[name][0];
}

export function buildingName(t: Phrases, type: number): string {
  return t.names.buildings[BUILDINGS[Math.min(type, BUILDINGS.length - 1)]];
}

export function aBuilding(t: Phrases, name: BuildingName): string {
  return t.names.aBuilding[name];
}

export function techName(t: Phrases, tech: number): string {
  return t.names.techs[TECHS[tech]];
}

export function techNamed(t: Phrases, name: TechName): string {
  return t.names.techs[name];
}

export function cardName(t: Phrases, card: number): string {
  return t.names.blueprints[card]?.[0] ?? '?';
}

export function cardNumber(id: string): number {
  return BLUEPRINTS.findIndex((card) => card.id === id);
}

export function contractName(t: Phrases, contract: number): string {
  const row = CONTRACTS[contract];
  if (row === undefined) return '?';
  const goods = row.wants.flatMap((n, good) => (n > 0 ? [`${n} ${goodName(t, good, n)}`] : []));
  return t.contract(
    contract + 1,
    row.building < 0 ? goods.join(', ') : t.contractUpgrade(buildingName(t, row.building)),
  );
}

export function contractNumber(id: string): number {
  return CONTRACTS.findIndex((contract) => contract.id === id);
}

export function tileName(t: Phrases, tile: number): string {
  if (tile < RESEARCH_TILES) return t.names.discoveries[tile] ?? '?';
  return t.research('ABCD'[(tile - RESEARCH_TILES) >> 1]);
}

export function tileNamed(t: Phrases, id: string): string {
  return tileName(
    t,
    DISCOVERIES.findIndex((tile) => tile.id === id),
  );
}

export function groundName(t: Phrases, ground: number): string {
  return ground === CRYSTAL_HERE ? t.crystalHere : tileName(t, ground - TILE);
}
