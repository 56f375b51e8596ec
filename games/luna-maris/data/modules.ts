/** The ten modules in the order of their letters A to J. `x` and `y` place them on the board. */
export const MODULES = [
  { id: 'recycling-plant', letter: 'A', energySpace: true, x: 1, y: 0 },
  { id: 'quarters', letter: 'B', energySpace: true, x: 3, y: 0 },
  { id: 'laboratory', letter: 'C', energySpace: true, x: 5, y: 0 },
  { id: 'power-plant', letter: 'D', energySpace: false, x: 0, y: 1 },
  { id: 'industrial-complex', letter: 'E', energySpace: true, x: 2, y: 1 },
  { id: 'communications-room', letter: 'F', energySpace: true, x: 4, y: 1 },
  { id: 'airlock', letter: 'G', energySpace: true, x: 6, y: 1 },
  { id: 'mine-control-room', letter: 'H', energySpace: true, x: 5, y: 2 },
  { id: 'spaceport', letter: 'I', energySpace: true, x: 3, y: 2 },
  { id: 'greenhouse', letter: 'J', energySpace: true, x: 1, y: 2 },
] as const;

export type ModuleId = (typeof MODULES)[number]['id'];
export type ModuleLetter = (typeof MODULES)[number]['letter'];

export const CORRIDORS: readonly (readonly [ModuleLetter, ModuleLetter])[] = [
  ['A', 'B'],
  ['B', 'C'],
  ['D', 'E'],
  ['E', 'F'],
  ['F', 'G'],
  ['J', 'I'],
  ['I', 'H'],
  ['A', 'D'],
  ['A', 'E'],
  ['B', 'E'],
  ['B', 'F'],
  ['C', 'F'],
  ['C', 'G'],
  ['D', 'J'],
  ['E', 'I'],
  ['F', 'I'],
  ['F', 'H'],
  ['G', 'H'],
];

/** Numbers of the modules, for code that speaks of one by name. */
export const RECYCLING = 0;
export const QUARTERS = 1;
export const LABORATORY = 2;
export const POWER = 3;
export const INDUSTRY = 4;
export const COMMUNICATIONS = 5;
export const AIRLOCK = 6;
export const MINE = 7;
export const SPACEPORT = 8;
export const GREENHOUSE = 9;

export const ACTIVATION_ENERGY = 1;

export const moduleOfLetter = (letter: string): number => letter.charCodeAt(0) - 65;

/** Corridors between every two modules along a shortest way. */
export const DISTANCE: readonly (readonly number[])[] = measure();

function measure(): number[][] {
  const n = MODULES.length;
  const far: number[][] = MODULES.map((_, a) => MODULES.map((_, b) => (a === b ? 0 : n)));
  for (const [from, to] of CORRIDORS) {
    far[moduleOfLetter(from)][moduleOfLetter(to)] = 1;
    far[moduleOfLetter(to)][moduleOfLetter(from)] = 1;
  }
  for (let via = 0; via < n; via++) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) far[a][b] = Math.min(far[a][b], far[a][via] + far[via][b]);
    }
  }
  return far;
}
