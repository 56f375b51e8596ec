import type { TrackId } from './tracks.ts';

export type Line =
  | { readonly act: 'probe' | 'mine' | 'filter' | 'greenhouse' | 'build' | 'recycle' | 'power' | 'hire' }
  | { readonly act: 'extract'; readonly water: number }
  | { readonly act: 'order'; readonly stack: number }
  | { readonly act: 'research'; readonly track: TrackId };

export type LineAct = Line['act'];

interface AutomatonCard {
  readonly id: string;
  readonly set: 'basic' | 'advanced';
  readonly lines: readonly Line[];
}

const probe = { act: 'probe' } as const;
const mine = { act: 'mine' } as const;
const filter = { act: 'filter' } as const;
const greenhouse = { act: 'greenhouse' } as const;
const build = { act: 'build' } as const;
const recycle = { act: 'recycle' } as const;
const power = { act: 'power' } as const;
const hire = { act: 'hire' } as const;
const extract = (water: number) => ({ act: 'extract', water }) as const;
const order = (stack: number) => ({ act: 'order', stack }) as const;
const research = (track: TrackId) => ({ act: 'research', track }) as const;

export const AUTOMATON_CARDS: readonly AutomatonCard[] = [
  { id: 'A', set: 'basic', lines: [probe, extract(2), order(1), greenhouse] },
  { id: 'B', set: 'basic', lines: [mine, research('extraction'), order(2), filter] },
  { id: 'C', set: 'basic', lines: [research('sustainability'), greenhouse, order(3), power] },
  { id: 'D', set: 'basic', lines: [probe, recycle, order(4), hire] },
  { id: 'E', set: 'basic', lines: [extract(2), build, greenhouse, filter] },
  { id: 'F', set: 'basic', lines: [mine, probe, order(5), research('extraction')] },
  { id: 'G', set: 'advanced', lines: [probe, extract(3), order(6), greenhouse, filter] },
  { id: 'H', set: 'advanced', lines: [mine, research('extraction'), order(5), build, hire] },
  { id: 'I', set: 'advanced', lines: [recycle, greenhouse, order(4), research('sustainability'), power] },
  { id: 'J', set: 'advanced', lines: [extract(3), probe, order(2), filter, build] },
  { id: 'K', set: 'advanced', lines: [mine, hire, order(3), greenhouse, research('extraction')] },
  { id: 'L', set: 'advanced', lines: [extract(3), probe, order(1), research('sustainability'), filter] },
];

/** The module a line is carried out in, by letter. */
export const LINE_MODULE: Readonly<Record<LineAct, string>> = {
  probe: 'G',
  mine: 'H',
  extract: 'E',
  filter: 'E',
  greenhouse: 'J',
  order: 'I',
  research: 'C',
  build: 'C',
  recycle: 'A',
  power: 'D',
  hire: 'F',
};

export const LEVELS = ['basic', 'intermediate', 'advanced'] as const;
export type AutomatonLevel = (typeof LEVELS)[number];

export const AUTOMATON_CARDS_PER_GAME = 5;
/** What its lines give where a table does not say so: see the chapter on the automaton. */
export const AUTOMATON = {
  filterSteps: 2,
  orderWater: 2,
  orderInstead: 1,
  powerSp: 2,
  insteadSp: 1,
  bothTopSp: 2,
  fullTrackSp: 3,
  greenhouseSp: 1,
} as const;
