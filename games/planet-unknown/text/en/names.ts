import type { FluxImprovement, Ring, TechTiming, Terrain, Track, Turn } from '../../data/index.ts';

const terrain: Record<Terrain, string> = {
  civ: 'civ',
  water: 'water',
  biomass: 'biomass',
  rover: 'rover',
  tech: 'tech',
  energy: 'energy',
};

const track: Record<Track, string> = {
  civ: 'civ track',
  water: 'water track',
  biomass: 'biomass track',
  rover: 'rover track',
  tech: 'tech track',
};

const marker: Record<Track, string> = {
  civ: 'civ marker',
  water: 'water marker',
  biomass: 'biomass marker',
  rover: 'rover marker',
  tech: 'tech marker',
};

/** Signs of the drawn maps. */
const letter: Record<Terrain, string> = { civ: 'c', water: 'w', biomass: 'b', rover: 'r', tech: 't', energy: 'e' };

const turn: Record<Turn, string> = {
  r0: 'as printed',
  r1: 'turned right once',
  r2: 'turned right twice',
  r3: 'turned left once',
  m0: 'mirrored',
  m1: 'mirrored, then turned right once',
  m2: 'mirrored, then turned right twice',
  m3: 'mirrored, then turned left once',
};

const ring: Record<Ring, string> = { outer: 'outer stack', inner: 'inner stack' };

const timing: Record<TechTiming, string> = {
  passive: 'always',
  'round-start': 'at round start',
  'once-per-round': 'once per round',
  'once-per-game': 'once per game',
  'on-unlock': 'once, when unlocked or later',
  end: 'at the end',
};

const improvement: Record<FluxImprovement, string> = {
  'card-level+1-max-4': 'civ cards one level higher, 4 at most',
  'synergy-x2': 'synergy boosts doubled',
  'patch-x2': 'patches doubled',
  'move+1': '1 more rover move per space',
  none: 'nothing better on this track',
};

const ground = {
  land: 'land',
  ice: 'ice',
  ring: 'ring',
  city: 'city',
  current: 'current',
  toxic: 'toxic ground',
  crater: 'crater',
  hole: 'hole',
  outside: 'outside the planet',
};

const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

export const names = {
  terrain,
  track,
  marker,
  letter,
  turn,
  ring,
  timing,
  improvement,
  ground,
  and: (items: readonly string[]) => listed(items, 'and'),
  or: (items: readonly string[]) => listed(items, 'or'),
  tile: (form: string, a: Terrain, b: Terrain, meteor: boolean) =>
    `${form} ${terrain[a]} + ${terrain[b]}${meteor ? ', meteorite' : ''}`,
  unknownTile: 'a tile nobody knows yet',
  noTile: 'empty',
  space: (on: Track, space: number) => `${terrain[on]} ${space}`,
  scoringArea: 'the scoring area',
  box: (letterOfBox: string) => `tech ${letterOfBox}`,
  hidden: 'hidden',
  none: 'none',
  medals: (n: number) => (n === 1 ? '1 medal' : `${n} medals`),
  bonus: {
    synergy: 'synergy boost',
    patch: 'patch',
    rover: 'rover',
    moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    civ: (level: number) => `civ card ${level}`,
    tech: (level: number) => `tech ${level}`,
    advance: (on: Track) => `${terrain[on]} +1`,
  },
};
