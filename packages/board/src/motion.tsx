import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where pieces were when they were last drawn, in shares of the board's size. */
export type Whereabouts = Map<string, Spot>;
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

/** Pieces that were measured and set out together, before the next frame. */
let leaving: (() => void)[] = [];

/** A piece that sets out at once makes the browser lay the page out anew for the next one that is measured. */
function afterMeasuring(setOut: () => void): void {
  if (leaving.push(setOut) > 1) return;
  queueMicrotask(() => {
    const all = leaving;
    leaving = [];
    for (const each of all) each();
  });
}

/** Less than this, in pixels, is no journey. */
const LEAST = 3;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const HERE: Spot = { x: 0, y: 0 };

/** How far from home a piece is seen that is still on its way, in units of the drawing. */
function flightOf(element: Element): Spot {
  const { transform } = getComputedStyle(element);
  if (transform === 'none') return HERE;
  const { e, f } = new DOMMatrix(transform);
  return { x: e, y: f };
}

/** Home from where it was, as seen from there: on an arc. */
function onArc({ x, y }: Spot): Keyframe[] {
  const lift = Math.min(60, Math.hypot(x, y) / 4);
  return [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.06)`, offset: 0.5 },
    { transform: 'none' },
  ];
}

/** Pixels for a unit around a piece, whatever the piece itself does. */
function parentScale({ parentElement }: Element): number {
  return (parentElement instanceof SVGGraphicsElement && parentElement.getScreenCTM()?.a) || 1;
}

/** Home over an arc, then down from above, as something that is planted. */
function fromAbove({ x, y }: Spot): Keyframe[] {
  const lift = Math.min(60, Math.hypot(x, y) / 4);
  return [
    { transform: `translate(${x}px, ${y}px) scale(0.8)`, easing: 'ease-in-out' },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.3)`, offset: 0.45, easing: 'ease-in-out' },
    { transform: 'translate(0, -16px) scale(1.3)', offset: 0.8, easing: 'ease-in' },
    { transform: 'none' },
  ];
}

/** Home along a way of straight pieces, all of them as fast. */
function alongWay(stops: readonly Spot[]): Keyframe[] {
  const way = [...stops, { x: 0, y: 0 }];
  const lengths = way.map(({ x, y }, i) => (i === 0 ? 0 : Math.hypot(x - way[i - 1].x, y - way[i - 1].y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return way.map(({ x, y }, i) => {
    gone += lengths[i];
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
  });
}

interface MovingProps {
  readonly name: string;
  /** The name of what it comes out of, where it was nowhere before: a probe out of its locker, ore out of a probe. */
  readonly from?: string;
  /** Names of what it passes on its way, in order: it goes from one to the next, not on an arc. */
  readonly via?: readonly string[];
  /** It slides along the ground, as ore on a belt does. */
  readonly flat?: boolean;
  /** How long it waits before it sets out, so that several go one after the other. */
  readonly delay?: number;
  /** It comes down from above, as something that is planted does. */
  readonly lands?: boolean;
  /** How long the journey takes. */
  readonly ms?: number;
  readonly children: ReactNode;
}

/**
 * A piece that travels: whenever it is drawn somewhere else than before, it goes there on an arc. The name is the
 * piece's own, so that it is known again wherever on the board it turns up.
 */
export function Moving({
  name,
  from,
  via = [],
  flat = false,
  delay = 0,
  lands = false,
  ms = lands ? LANDING_MS : TRAVEL_MS,
  children,
}: MovingProps) {
  const piece = useRef<SVGGElement>(null);
  const places = use(WhereaboutsContext);
  useLayoutEffect(() => {
    const element = piece.current;
    const board = element?.closest('[data-board]');
    if (!element || !board) return;
    const frame = board.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const scale = parentScale(element);
    // A piece that is drawn again on its way has its home where it will land, not where it is seen.
    const flight = flightOf(element);
    const now = {
      x: (box.x + box.width / 2 - flight.x * scale - frame.x) / frame.width,
      y: (box.y + box.height / 2 - flight.y * scale - frame.y) / frame.height,
    };
    const before = places.get(name) ?? (from === undefined ? undefined : places.get(from));
    places.set(name, now);
    if (before === undefined) return;
    const away = ({ x, y }: Spot): Spot => ({
      x: ((x - now.x) * frame.width) / scale,
      y: ((y - now.y) * frame.height) / scale,
    });
    const start = away(before);
    if (Math.hypot(start.x, start.y) * scale < LEAST) return;
    const stops = via.flatMap((each) => places.get(each) ?? []).map(away);
    const timing = { duration: ms, delay, fill: 'backwards' } as const;
    if (lands) return afterMeasuring(() => travel(element, fromAbove(start), timing));
    const frames = flat || stops.length > 0 ? alongWay([start, ...stops]) : onArc(start);
    const easing = stops.length > 0 ? 'ease-in-out' : 'cubic-bezier(0.3, 0.9, 0.3, 1)';
    afterMeasuring(() => travel(element, frames, { ...timing, easing }));
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
