import { Moving, travel } from '@orrery/board';
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useMemo, useRef } from 'react';
import type { OnMarsState } from '../../rules/state.ts';
import { useStep } from '../table.tsx';
import { OnLayer } from './layer.tsx';
import { type Roster, rosterOf } from './roster.ts';

export const RosterContext = createContext<Roster>(new Map());

/** Who of the Colonists stands where, carried on from view to view. */
export function useRoster(view: OnMarsState): Roster {
  const last = useRef<Roster>(new Map());
  return useMemo(() => {
    last.current = rosterOf(view, last.current);
    return last.current;
  }, [view]);
}

/** Slowly enough to see who goes where. */
const WALK_MS = 800;

/** A Colonist on a spot, who walks there from where they were. */
export function Walking({ spot, children }: { readonly spot: string; readonly children: ReactNode }) {
  const piece = (
    <Moving name={`colonist ${use(RosterContext).get(spot) ?? spot}`} ms={WALK_MS}>
      {children}
    </Moving>
  );
  // The Contracts that are fanned out then cover whoever stands behind them.
  return useStep() === 'fill-display' ? piece : <OnLayer>{piece}</OnLayer>;
}

/** Is this the first time it is drawn? What is there from the beginning does not arrive. */
export function useIsFirst(): RefObject<boolean> {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    isFirst.current = false;
  }, []);
  return isFirst;
}

/** How something new comes to the map: it drops to its place, or slides out of it. */
const ARRIVALS = {
  rise: [
    { transform: 'translateY(-34px) scale(1.12)', opacity: 0 },
    { transform: 'translateY(3px) scale(0.98)', opacity: 1, offset: 0.75 },
    { transform: 'none', opacity: 1 },
  ],
  join: [
    { transform: 'scale(0)', opacity: 0 },
    { transform: 'scale(1.1)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ],
} as const;

interface ArrivingProps {
  readonly how: keyof typeof ARRIVALS;
  /** Of the drawing around it. */
  readonly isFirst: RefObject<boolean>;
  readonly children: ReactNode;
}

export function Arriving({ how, isFirst, children }: ArrivingProps) {
  const thing = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (isFirst.current || thing.current === null) return;
    travel(thing.current, [...ARRIVALS[how]], {
      duration: how === 'rise' ? 480 : 350,
      delay: how === 'join' ? 240 : 0,
      fill: 'backwards',
      easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
    });
  }, [how, isFirst]);
  return (
    <g ref={thing} className="om-arriving">
      {children}
    </g>
  );
}

const RIPPLES = 3;

/** Rings of light that run over the drawing when the number has grown. */
export function Ripples({ of: value, x, y, r }: { readonly of: number } & Readonly<Record<'x' | 'y' | 'r', number>>) {
  const rings = useRef<SVGGElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    const grew = value > last.current;
    last.current = value;
    if (!grew) return;
    for (const [i, ring] of [...(rings.current?.children ?? [])].entries())
      travel(
        ring,
        [
          { transform: 'scale(0.05)', opacity: 0 },
          { opacity: 0.9, offset: 0.2 },
          { transform: 'scale(1)', opacity: 0 },
        ],
        { duration: 900, delay: i * 160, easing: 'ease-out' },
      );
  }, [value]);
  return (
    <g ref={rings} className="om-ripples" pointerEvents="none">
      {Array.from({ length: RIPPLES }, (_, i) => (
        <circle key={RIPPLES - i} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}
