/** Companies in the order of the state's numbers. */
export const COMPANIES = ['skymine', 'minerva', 'astrogo', 'tawac'] as const;
export type Company = (typeof COMPANIES)[number];
export const SKYMINE = 0;
export const MINERVA = 1;
export const ASTROGO = 2;
export const TAWAC = 3;

/** Kinds of cards in the order of the state's numbers; the first three are resources. */
export const KINDS = ['carbon', 'minerals', 'titanium', 'energy', 'scientist', 'chemist', 'share'] as const;
export type Kind = (typeof KINDS)[number];
export const CARBON = 0;
export const MINERALS = 1;
export const TITANIUM = 2;
export const ENERGY = 3;
export const SCIENTIST = 4;
export const CHEMIST = 5;
export const SHARE = 6;

export const SLOTS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Slot = (typeof SLOTS)[number];

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export function companyIndex(name: string): number {
  return indexIn(COMPANIES, name);
}

export function kindIndex(name: string): number {
  return indexIn(KINDS, name);
}

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new RangeError(`there is no '${name}' among ${names.join(', ')}`);
  return index;
}

/** The number of each id, for reading choices. */
export function indexById(ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id, index) => [id, index]));
}
