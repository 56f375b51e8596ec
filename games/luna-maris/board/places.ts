import { MODULES } from '../data/index.ts';
import type { ChoiceOf } from '../rules/choices.ts';

/** The names of places, in one hand: presses, events, explanations and drawings all speak of them. */
export const places = {
  module: (module: number) => `module ${MODULES[module].letter}`,
  card: (id: string) => `card ${id}`,
  resting: (id: string) => `resting ${id}`,
  food: (id: string) => `food ${id}`,
  seed: (slot: number) => `seed ${slot}`,
  order: (stack: number) => `order ${stack}`,
  applicant: (slot: number) => `applicant ${slot}`,
  plate: (track: string, level: number) => `plate ${track} ${level}`,
  bonus: (id: string) => `bonus ${id}`,
  advanced: (id: string) => `advanced ${id}`,
  hex: (id: string) => `hex ${id}`,
  co2: (level: number) => `co2 ${level}`,
  depot: (cube: string) => `depot ${cube}`,
  power: (option: number) => `power ${option}`,
  harvest: (option: number) => `harvest ${option}`,
  belt: (side: string) => `belt ${side}`,
  tile: (id: string) => `tile ${id}`,
  pay: ({ ironLeft, ironRight, titaniumLeft, titaniumRight }: ChoiceOf<'pay'>) =>
    `pay ${ironLeft} ${ironRight} ${titaniumLeft} ${titaniumRight}`,
  /** The end of what is being done, named after where it is done: a small screen stays with it. */
  done: (where: string) => `done ${where}`,
  store: (kind: string) => `store ${kind}`,
  probe: (slot: number) => `probe ${slot}`,
  seat: (seat: number) => `seat ${seat}`,
  pass: 'pass',
  supper: 'supper',
  equipment: 'equipment',
  oxygen: 'oxygen',
  waste: 'waste',
  round: 'round',
  turnOrder: 'turn-order',
  roundEnd: 'round-end',
  ordersRow: 'orders-row',
  fulfilled: 'fulfilled',
  buildTrack: 'build-track',
  automaton: 'automaton',
  seedbed: 'seedbed',
} as const;

/** A thing of somebody else's station carries their seat after its name. */
export const ofSeat = (seat: number, own: boolean): string => (own ? '' : ` @${seat}`);

export const PARTS = ['base', 'offer', 'station', 'tracks'] as const;
export type PartId = (typeof PARTS)[number];

const IN_OFFER = new Set(['order', 'applicant', 'seed', 'harvest', 'orders-row', 'seedbed']);
const IN_STATION = new Set(
  'food resting depot belt store probe equipment oxygen waste seat pay automaton fulfilled'.split(' '),
);
const IN_TRACKS = new Set(['plate', 'bonus', 'advanced', 'build-track']);
/** Where the choices of a room are made. */
const DONE_IN: Readonly<Record<string, PartId>> = {
  A: 'tracks',
  C: 'tracks',
  E: 'tracks',
  F: 'offer',
  I: 'offer',
  J: 'offer',
  supper: 'station',
  rest: 'station',
};

export function partOf(place: string): PartId {
  const [kind, which] = place.split(' ');
  if (kind === 'done') return DONE_IN[which] ?? 'base';
  if (IN_OFFER.has(kind)) return 'offer';
  if (IN_STATION.has(kind)) return 'station';
  return IN_TRACKS.has(kind) ? 'tracks' : 'base';
}
