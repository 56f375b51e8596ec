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

/** On a low screen the mine, and the cards of a station, are parts of their own. */
export const PARTS = ['base', 'mine', 'offer', 'station', 'cards', 'tracks'] as const;
export type PartId = (typeof PARTS)[number];

const KINDS_IN: Readonly<Record<Exclude<PartId, 'base'>, string>> = {
  mine: 'hex co2',
  offer: 'order applicant seed harvest orders-row seedbed',
  station: 'depot belt store probe equipment oxygen waste seat pay automaton',
  cards: 'food resting fulfilled',
  tracks: 'plate bonus advanced build-track',
};
const PART_OF: ReadonlyMap<string, PartId> = new Map(
  Object.entries(KINDS_IN).flatMap(([part, kinds]) => kinds.split(' ').map((kind) => [kind, part as PartId] as const)),
);
/** Where the choices of a room are made. */
const DONE_IN: Readonly<Record<string, PartId>> = {
  A: 'tracks',
  C: 'tracks',
  E: 'tracks',
  F: 'offer',
  I: 'offer',
  J: 'offer',
  supper: 'cards',
  rest: 'station',
};

export function partOf(place: string): PartId {
  const [kind, which] = place.split(' ');
  if (kind === 'done') return DONE_IN[which] ?? 'base';
  return PART_OF.get(kind) ?? 'base';
}
