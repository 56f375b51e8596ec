import { travel } from '@orrery/board';
import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { OnMarsState } from '../../rules/state.ts';
import { journeysBetween, type Sides, sidesOf } from './journeys.ts';

/** How long the way between the sides takes. */
export const FLIGHT_MS = 1100;

/** Where the Shuttle's way begins on a side: what travels passes here. */
export const dockOf = (side: number): string => `dock ${side}`;

/** Seats that are changing sides. */
export const JourneysContext = createContext<ReadonlySet<number>>(new Set());

export function useJourneys(view: OnMarsState): ReadonlySet<number> {
  const last = useRef<Sides>(new Map());
  return useMemo(() => {
    const before = last.current;
    last.current = new Map([...before, ...sidesOf(view)]);
    return journeysBetween(before, last.current);
  }, [view]);
}

interface WhileProps {
  /** What is different after the flight. */
  readonly of: number;
  /** Is it seen only while something flies, or only while nothing does? */
  readonly flying: boolean;
  readonly children: ReactNode;
}

/** The Shuttle looks different in flight: its nose ahead, its engine burning. */
export function While({ of: what, flying, children }: WhileProps) {
  const thing = useRef<SVGGElement>(null);
  const last = useRef(what);
  useLayoutEffect(() => {
    const changed = last.current !== what;
    last.current = what;
    if (!changed || thing.current === null) return;
    const opacity = flying ? 1 : 0;
    travel(thing.current, [{ opacity }, { opacity }], { duration: FLIGHT_MS });
  }, [what, flying]);
  return (
    <g ref={thing} opacity={flying ? 0 : 1} pointerEvents="none">
      {children}
    </g>
  );
}
