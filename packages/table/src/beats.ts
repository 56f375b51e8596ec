import { type GameEvent, heardBy, type Seat } from '@orrery/kernel';

/** What one entry made happen: a paragraph of the table's log. */
export interface Beat {
  /** Never the same twice at a table; it tells nothing about what others do meanwhile. */
  readonly id: string;
  /** The seat that chose; null where something happened to the table itself. */
  readonly by: Seat | null;
  readonly at: number;
  /** In the game's terms; what concerns the table itself is called `table.…`. */
  readonly events: readonly GameEvent[];
  /** Others heard of it only when the simultaneous phase in which it happened was over. */
  readonly late?: true;
}

/** A beat with the circle that hears it now. */
export interface Telling {
  readonly beat: Beat;
  readonly only?: Seat;
  readonly except?: Seat;
}

/** What an entry lets people hear, and which beat is taken back. */
export interface Outcome {
  readonly told: readonly Telling[];
  readonly dropped?: Telling | undefined;
}

export interface Heard {
  /** The id of a beat that is taken back. */
  readonly drop: string | null;
  readonly beats: readonly Beat[];
}

/** An outcome as far as one seat (null: a spectator) may know it. */
export function heardOf(outcome: Outcome, viewer: Seat | null): Heard {
  const { told, dropped } = outcome;
  return {
    drop: (dropped && beatFor(dropped, viewer)?.id) ?? null,
    beats: told.flatMap((telling) => beatFor(telling, viewer) ?? []),
  };
}

export function beatFor({ beat, only, except }: Telling, viewer: Seat | null): Beat | undefined {
  if (only !== undefined && only !== viewer) return undefined;
  if (except !== undefined && except === viewer) return undefined;
  const events = beat.events.filter((event) => heardBy(event, viewer));
  return events.length === beat.events.length ? beat : { ...beat, events };
}
