import { type RefObject, useEffect } from 'react';
import { skipMotion } from './motion.tsx';
import type { BoardStore } from './store.ts';

/** A finger that misses a place by less than this many pixels has meant it. */
const NEAR = 24;
/** A pointer that has gone this far with the button down drags. */
const DRAGS = 7;

const placeOf = (element: Element | null): string | undefined =>
  element?.closest<SVGElement | HTMLElement>('[data-place]')?.dataset.place;

const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const glowingIn = (root: Element): Element[] => [...root.querySelectorAll('[data-glow]')];

/** The open place nearest to a point, as far as it lies within reach. */
function nearest(root: Element, x: number, y: number): string | undefined {
  let best: { place: string | undefined; distance: number } = { place: undefined, distance: NEAR };
  for (const element of glowingIn(root)) {
    const box = element.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const distance = Math.hypot(dx, dy);
    if (distance < best.distance) best = { place: placeOf(element), distance };
  }
  return best.place;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The open place that lies next in a direction: straight ahead counts more than near by the side. */
function nextTowards(root: Element, from: Element, [x, y]: readonly [number, number]): Element | undefined {
  const start = middleOf(from);
  let best: { element: Element | undefined; cost: number } = { element: undefined, cost: Number.POSITIVE_INFINITY };
  for (const element of glowingIn(root)) {
    const at = middleOf(element);
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    if (ahead <= 1) continue;
    const cost = ahead + aside * 2;
    if (cost < best.cost) best = { element, cost };
  }
  return best.element;
}

/** A picture of what is dragged, under the pointer. */
function lift(element: SVGGraphicsElement | HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'board-ghost';
  if (element instanceof SVGGraphicsElement) {
    const inner = element.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    svg.setAttribute('width', `${box.width}`);
    svg.setAttribute('height', `${box.height}`);
    const copy = element.cloneNode(true) as SVGGraphicsElement;
    copy.removeAttribute('transform');
    svg.append(copy);
    ghost.append(svg);
  } else ghost.append(element.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/**
 * What hands do beside pressing: drag what was taken to where it goes, miss a small place by a little, walk over the
 * places with the arrow keys, let go with Escape or a press beside everything, and have done with motion by any press.
 */
export function useHands(root: RefObject<HTMLElement | null>, store: BoardStore): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let drag: { readonly place: string; readonly from: Element; x: number; y: number; ghost?: HTMLElement } | undefined;
    let swallow = false;

    const end = () => {
      drag?.ghost?.remove();
      drag = undefined;
    };
    element.addEventListener(
      'pointerdown',
      (event) => {
        swallow = false;
        skipMotion(element);
        const from = (event.target as Element).closest('[data-glow]');
        const place = placeOf(from);
        if (from === null || place === undefined || event.button !== 0) return;
        drag = { place, from, x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        if (drag === undefined) return;
        if (drag.ghost === undefined) {
          if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGS) return;
          // A press that would choose at once is no handle; a finger that moves over it scrolls.
          const leadsOn = store.stateOf(drag.place) === 'held' || store.leadsTo(drag.place).length > 1;
          if (!leadsOn || event.pointerType === 'touch') return end();
          if (store.stateOf(drag.place) !== 'held') store.press(drag.place);
          drag.ghost = lift(drag.from as SVGGraphicsElement);
        }
        drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
        store.point(placeOf(document.elementFromPoint(event.clientX, event.clientY)));
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        if (drag?.ghost !== undefined) {
          swallow = true;
          const place =
            placeOf(document.elementFromPoint(event.clientX, event.clientY)) ??
            nearest(element, event.clientX, event.clientY);
          if (place !== undefined && store.stateOf(place) === 'open') store.press(place);
        }
        end();
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    element.addEventListener(
      'click',
      (event) => {
        if (!swallow) return;
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    element.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('[data-glow], [role="button"], button, a, input') !== null) return;
        const place = nearest(element, event.clientX, event.clientY);
        if (place !== undefined) store.press(place, (event as PointerEvent).pointerType === 'touch');
        else store.letGo();
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        skipMotion(element);
        if (event.key === 'Escape' && (store.held().length > 0 || store.menu() !== undefined)) {
          event.stopPropagation();
          return store.letGo();
        }
        const towards = ARROWS[event.key];
        const from = (event.target as Element).closest('[data-glow]');
        if (towards === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = nextTowards(element, from, towards);
        if (next === undefined) return;
        event.preventDefault();
        (next.querySelector<SVGElement>('[data-press]') ?? (next as HTMLElement)).focus();
      },
      { signal },
    );
    return () => {
      end();
      stop.abort();
    };
  }, [root, store]);
}
