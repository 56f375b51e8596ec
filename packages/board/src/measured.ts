import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where something lies, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlaps = (a: Spot, b: Spot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What scrolls, moves or grows a drawing without a change of its elements. */
const MOVES = ['scroll', 'transitionend', 'animationend', 'wheel'] as const;

/** Reads something off a drawing, and again whenever it scrolls, moves or is drawn anew. It must be plain data. */
export function useMeasured<T>(root: RefObject<HTMLElement | null>, read: (element: HTMLElement) => T): T | undefined {
  const [seen, setSeen] = useState<T>();
  const latest = useRef(read);
  latest.current = read;
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = latest.current(element);
      setSeen((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const drawing = new MutationObserver(soon);
    drawing.observe(element, { subtree: true, childList: true, attributes: true });
    const size = new ResizeObserver(soon);
    size.observe(element);
    for (const name of MOVES) element.addEventListener(name, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      drawing.disconnect();
      size.disconnect();
      for (const name of MOVES) element.removeEventListener(name, soon, { capture: true });
    };
  }, [root]);
  return seen;
}
