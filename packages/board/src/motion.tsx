import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where pieces were when they were last drawn, in shares of the board's size. */
export type Whereabouts = Map<string, { readonly x: number; readonly y: number }>;
export const WhereaboutsContext = createContext<Whereabouts>(new Map());

export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whatever moves on a board is there at once; what never ends goes on. */
export function skipMotion(board: Element): void {
  for (const animation of board.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

const TRAVEL_MS = 420;
/** What is planted comes slowly enough to be followed. */
const LANDING_MS = 800;

/** Lets a piece travel, unless nothing is to move. */
export function travel(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!isStill()) element.animate(frames, timing);
}

/** Less than this, in pixels, is no journey. */
const LEAST = 3;

interface MovingProps {
  readonly name: string;
  /** The name of what it comes out of, where it was nowhere before: a probe out of its locker, ore out of a probe. */
  readonly from?: string;
  /** How long it waits before it sets out, so that several go one after the other. */
  readonly delay?: number;
  /** It comes down from above, as something that is planted does. */
  readonly lands?: boolean;
  readonly children: ReactNode;
}

/**
 * A piece that travels: whenever it is drawn somewhere else than before, it goes there on an arc. The name is the
 * piece's own, so that it is known again wherever on the board it turns up.
 */
export function Moving({ name, from, delay = 0, lands = false, children }: MovingProps) {
  const piece = useRef<SVGGElement>(null);
  const places = use(WhereaboutsContext);
  useLayoutEffect(() => {
    const element = piece.current;
    const board = element?.closest('[data-board]');
    if (!element || !board) return;
    const frame = board.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const now = {
      x: (box.x + box.width / 2 - frame.x) / frame.width,
      y: (box.y + box.height / 2 - frame.y) / frame.height,
    };
    const before = places.get(name) ?? (from === undefined ? undefined : places.get(from));
    places.set(name, now);
    if (before === undefined || isStill()) return;
    const scale = element.getScreenCTM()?.a || 1;
    const dx = ((before.x - now.x) * frame.width) / scale;
    const dy = ((before.y - now.y) * frame.height) / scale;
    if (Math.hypot(dx, dy) * scale < LEAST) return;
    const lift = Math.min(60, Math.hypot(dx, dy) / 4);
    const on = (x: number, y: number, scale_ = 1): string => `translate(${x}px, ${y}px) scale(${scale_})`;
    if (lands)
      travel(
        element,
        [
          { transform: on(dx, dy, 0.8), easing: 'ease-in-out' },
          { transform: on(dx / 2, dy / 2 - lift, 1.3), offset: 0.45, easing: 'ease-in-out' },
          { transform: on(0, -16, 1.3), offset: 0.8, easing: 'ease-in' },
          { transform: 'none' },
        ],
        { duration: LANDING_MS, delay, fill: 'backwards' },
      );
    else
      travel(
        element,
        [{ transform: on(dx, dy) }, { transform: on(dx / 2, dy / 2 - lift, 1.06), offset: 0.5 }, { transform: 'none' }],
        { duration: TRAVEL_MS, delay, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' },
      );
  });
  return (
    <g ref={piece} className="moving">
      {children}
    </g>
  );
}

const COUNT_MS = 500;

/** A number that counts to its new value instead of jumping there. */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    if (from.current === value || isStill()) {
      from.current = value;
      setShown(value);
      return;
    }
    // A frame tells when it began, which may be before now: the first one sets the clock.
    let start: number | undefined;
    const began = from.current;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const done = Math.min(1, (now - start) / COUNT_MS);
      from.current = Math.round(began + (value - began) * done);
      setShown(from.current);
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

export function Count({ value }: { readonly value: number }) {
  return <>{useCount(value)}</>;
}
