import { type ReactNode, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

const MOST = 3;
const TAP_MS = 300;

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Keeps the drawing over the whole stage, whatever the scale. */
function within({ scale, x, y }: View, width: number, height: number): View {
  const size = Math.min(MOST, Math.max(1, scale));
  const keep = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - size), at));
  return size === 1 ? WHOLE : { scale: size, x: keep(x, width), y: keep(y, height) };
}

/** The same view with another scale around a point of the stage. */
const around = ({ scale, x, y }: View, to: number, at: { x: number; y: number }): View => {
  const size = Math.min(MOST, Math.max(1, to));
  return { scale: size, x: at.x - ((at.x - x) * size) / scale, y: at.y - ((at.y - y) * size) / scale };
};

/**
 * The stage of the planet on a touch screen: pinch or double-tap to come nearer, drag with one finger to look around.
 * `busy` is a tile in the hand: one finger then moves the tile, two still move the view.
 */
export function Zoom({ busy, whole, children }: { busy: boolean; whole: string; children: ReactNode }) {
  const [view, setView] = useState(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const tapped = useRef(0);
  const change = (next: (view: View) => View) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) setView((now) => within(next(now), box.width, box.height));
  };

  const place = (event: ReactPointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const onDown = (event: ReactPointerEvent) => {
    if (event.pointerType === 'mouse') return;
    const at = place(event);
    fingers.current.set(event.pointerId, at);
    if (fingers.current.size > 1) tapped.current = 0;
    else if (!busy && event.timeStamp - tapped.current < TAP_MS) {
      tapped.current = 0;
      change((now) => (now.scale > 1 ? WHOLE : around(now, 2, at)));
    } else tapped.current = event.timeStamp;
  };
  const onMove = (event: ReactPointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = place(event);
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.current.set(event.pointerId, now);
    if (others.length === 0) {
      if (!busy) change((seen) => ({ ...seen, x: seen.x + now.x - before.x, y: seen.y + now.y - before.y }));
      return;
    }
    const [other] = others;
    const apart = (at: { x: number; y: number }): number => Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    change((seen) => {
      const next = around(seen, seen.scale * (apart(now) / Math.max(1, apart(before))), middle);
      return { ...next, x: next.x + (now.x - before.x) / 2, y: next.y + (now.y - before.y) / 2 };
    });
  };
  const onUp = (event: ReactPointerEvent) => void fingers.current.delete(event.pointerId);
  // Whatever lies around the stage must not zoom as well.
  const keep = (event: ReactPointerEvent) => event.pointerType !== 'mouse' && event.stopPropagation();
  const near = view.scale > 1;
  return (
    <div
      ref={stage}
      className="pu-stage"
      data-near={near}
      data-busy={busy}
      onPointerDownCapture={onDown}
      onPointerMoveCapture={onMove}
      onPointerUpCapture={onUp}
      onPointerCancelCapture={onUp}
      onPointerDown={keep}
      onPointerMove={keep}
    >
      <div className="pu-zoomed" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
        {children}
      </div>
      {near && (
        <button type="button" className="button small pu-whole" onClick={() => setView(WHOLE)}>
          {whole}
        </button>
      )}
    </div>
  );
}
