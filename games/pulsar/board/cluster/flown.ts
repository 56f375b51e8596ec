import type { Seat } from '@orrery/kernel';
import type { Cluster } from '../../rules/cluster.ts';
import type { PulsarEvent } from '../../rules/events.ts';

/** A ship takes this long from one location to the next. */
export const SEGMENT_MS = 140;

export interface Flown {
  readonly seat: Seat;
  /** The locations after the start. */
  readonly way: readonly number[];
}

/** The flight that led to a view, where one did. */
export function flownIn({ indexOf }: Cluster, happened: readonly PulsarEvent[] | undefined): Flown | undefined {
  const flight = happened?.findLast((event) => event.event === 'flew');
  return flight && { seat: flight.seat, way: flight.path.map((id) => indexOf[id]) };
}
