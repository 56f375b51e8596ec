interface FieldRow {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly ore: 'iron' | 'titanium';
}

/** Nineteen hexagons in axial coordinates. */
export const FIELDS = [
  { id: 'm01', q: 0, r: -2, ore: 'iron' },
  { id: 'm02', q: 1, r: -2, ore: 'titanium' },
  { id: 'm03', q: 2, r: -2, ore: 'iron' },
  { id: 'm04', q: -1, r: -1, ore: 'iron' },
  { id: 'm05', q: 0, r: -1, ore: 'iron' },
  { id: 'm06', q: 1, r: -1, ore: 'iron' },
  { id: 'm07', q: 2, r: -1, ore: 'iron' },
  { id: 'm08', q: -2, r: 0, ore: 'titanium' },
  { id: 'm09', q: -1, r: 0, ore: 'iron' },
  { id: 'm10', q: 0, r: 0, ore: 'titanium' },
  { id: 'm11', q: 1, r: 0, ore: 'iron' },
  { id: 'm12', q: 2, r: 0, ore: 'titanium' },
  { id: 'm13', q: -2, r: 1, ore: 'iron' },
  { id: 'm14', q: -1, r: 1, ore: 'iron' },
  { id: 'm15', q: 0, r: 1, ore: 'iron' },
  { id: 'm16', q: 1, r: 1, ore: 'iron' },
  { id: 'm17', q: -2, r: 2, ore: 'iron' },
  { id: 'm18', q: -1, r: 2, ore: 'titanium' },
  { id: 'm19', q: 0, r: 2, ore: 'iron' },
] as const satisfies readonly FieldRow[];

export type FieldId = (typeof FIELDS)[number]['id'];

const fieldNumbers = (...ids: readonly FieldId[]): readonly number[] =>
  ids.map((id) => FIELDS.findIndex((field) => field.id === id));

/**
 * Where first probes stand, by number of seats and place in the first turn order; alone, the second is the automaton's.
 * Fields differ in worth, so they settle what the start levels of CO2 are too coarse for.
 */
export const START_FIELDS: Readonly<Record<number, readonly number[]>> = {
  1: fieldNumbers('m01', 'm19'),
  2: fieldNumbers('m01', 'm12'),
  3: fieldNumbers('m01', 'm08', 'm12'),
  4: fieldNumbers('m05', 'm15', 'm12', 'm08'),
};

/** Fields are sets of bits as well: neighbours of each, and all with titanium. */
export const NEIGHBOURS: readonly number[] = FIELDS.map((a) =>
  FIELDS.reduce((set, b, i) => (hexDistance(a, b) === 1 ? set | (1 << i) : set), 0),
);
export const TITANIUM_FIELDS: number = FIELDS.reduce((set, f, i) => (f.ore === 'titanium' ? set | (1 << i) : set), 0);

function hexDistance(a: { q: number; r: number }, b: { q: number; r: number }): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
