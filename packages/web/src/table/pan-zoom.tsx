import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../settings.ts';

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3] as const;
const WHOLE = 1;
const LEAST = STEPS[0];
const MOST = 3;

export interface Zoomer {
  bigger(): void;
  smaller(): void;
  fit(): void;
}

const clamp = (zoom: number): number => Math.max(LEAST, Math.min(MOST, zoom));

/** A board that may be larger than the screen: zoomed by buttons, keys, pinch or ctrl and wheel, moved by dragging. */
export function PanZoom({
  tools,
  children,
  ref,
}: {
  /** Where the buttons go; above the board where there is no such place. */
  tools: HTMLElement | null | undefined;
  children: ReactNode;
  ref?: React.Ref<Zoomer>;
}) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>(WHOLE);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<{ distance: number; zoom: number }>(undefined);

  /** Zooms so that the point under the hand stays there. */
  const zoomAt = (next: number, x?: number, y?: number) => {
    const element = frame.current;
    const to = clamp(next);
    if (element === null || to === zoom) return;
    const box = element.getBoundingClientRect();
    const dx = (x ?? box.x + box.width / 2) - box.x;
    const dy = (y ?? box.y + box.height / 2) - box.y;
    const left = ((element.scrollLeft + dx) * to) / zoom - dx;
    const top = ((element.scrollTop + dy) * to) / zoom - dy;
    setZoom(to);
    requestAnimationFrame(() => element.scrollTo(left, top));
  };
  const bigger = () => zoomAt(STEPS.find((step) => step > zoom + 0.01) ?? MOST);
  const smaller = () => zoomAt(STEPS.findLast((step) => step < zoom - 0.01) ?? LEAST);
  const fit = () => setZoom(WHOLE);
  useImperativeHandle(ref, () => ({ bigger, smaller, fit }));

  const zoomLatest = useRef(zoomAt);
  zoomLatest.current = zoomAt;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // React listens passively, and the browser would zoom the page.
    const onWheel = (event: globalThis.WheelEvent) => {
      // A board that zooms a part of itself has answered already.
      if (!event.ctrlKey || event.defaultPrevented) return;
      event.preventDefault();
      zoomLatest.current(zoom * (event.deltaY > 0 ? 0.9 : 1.1), event.clientX, event.clientY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom]);

  const distance = (): number => {
    const [a, b] = pointers.current.values();
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-near]')) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pinch.current = pointers.current.size === 2 ? { distance: distance(), zoom } : undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    if (last === undefined) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinch.current && pointers.current.size === 2) {
      const [a, b] = pointers.current.values();
      zoomAt((pinch.current.zoom * distance()) / pinch.current.distance, (a.x + b.x) / 2, (a.y + b.y) / 2);
    } else if (event.pointerType === 'mouse' && zoom !== WHOLE && !isPiece(event.target)) {
      frame.current?.scrollBy(last.x - event.clientX, last.y - event.clientY);
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    pinch.current = undefined;
  };
  const stopRotating = (event: WheelEvent) => event.ctrlKey && event.stopPropagation();
  const buttons = (
    <div className="row zoom-buttons" role="group" aria-label={t.zoom}>
      <button type="button" className="button quiet small" aria-label={t.keyNames.smaller} onClick={smaller}>
        −
      </button>
      <button
        type="button"
        className="button quiet small"
        aria-label={`${Math.round(zoom * 100)} % – ${t.keyNames.fit}`}
        onClick={fit}
      >
        {Math.round(zoom * 100)} %
      </button>
      <button type="button" className="button quiet small" aria-label={t.keyNames.bigger} onClick={bigger}>
        +
      </button>
    </div>
  );
  return (
    <div className="pan-zoom">
      {tools ? createPortal(buttons, tools) : tools === undefined && buttons}
      <div
        ref={frame}
        className="pan-frame"
        data-zoomed={zoom > WHOLE}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onWheelCapture={stopRotating}
      >
        <div style={{ zoom }}>{children}</div>
      </div>
    </div>
  );
}

/** Pieces and buttons are for pressing; everything else moves the board. */
const isPiece = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('button, [role="button"], [role="application"], a, input, summary') !== null;
