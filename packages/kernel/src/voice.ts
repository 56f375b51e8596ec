/**
 * Events are spoken only when someone listens. Rules say `voice.tell?.({ event: 'rover-moved', ... })`: with nobody
 * listening (simulations) the optional call skips the argument, so an event costs one comparison. A game that is played
 * in rounds tells of each one that begins: `{ event: 'round', round: 3 }`.
 */
export interface GameEvent {
  readonly event: string;
  /** The seat it is about. */
  readonly seat?: number;
  /** Only this seat may hear it. */
  readonly only?: number;
}

export interface Voice<E extends GameEvent> {
  tell: ((event: E) => void) | undefined;
}

const voice: Voice<GameEvent> = { tell: undefined };

/** The one voice, typed with a game's own events. */
export function voiceOf<E extends GameEvent>(): Voice<E> {
  return voice as unknown as Voice<E>;
}

/** Runs `act` and returns what was told meanwhile. Whoever listens around it hears the same. */
export function listen(act: () => void): GameEvent[] {
  const events: GameEvent[] = [];
  const before = voice.tell;
  voice.tell = (event) => {
    events.push(event);
    before?.(event);
  };
  try {
    act();
  } finally {
    voice.tell = before;
  }
  return events;
}

/** Runs `act` with nobody listening, whatever goes on around it. */
export function silently<T>(act: () => T): T {
  const before = voice.tell;
  voice.tell = undefined;
  try {
    return act();
  } finally {
    voice.tell = before;
  }
}

export function heardBy(event: GameEvent, seat: number | null): boolean {
  return event.only === undefined || event.only === seat;
}

/** The number of the round that begins with this event; undefined for every other event. */
export function roundBegun(event: GameEvent): number | undefined {
  const { round } = event as { readonly round?: unknown };
  return event.event === 'round' && typeof round === 'number' ? round : undefined;
}
