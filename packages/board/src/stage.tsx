import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

const MOST = 4;
const TAP_MS = 300;
const STEP = 1.3;

interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Sight = { scale: 1, x: 0, y: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps the drawing over the whole stage, whatever the scale. */
function within({ scale, x, y }: Sight, width: number, height: number): Sight {
  const size = Math.min(MOST, Math.max(1, scale));
  const keep = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - size), at));
  return size === 1 ? WHOLE : { scale: size, x: keep(x, width), y: keep(y, height) };
}

/** The same sight with another scale around a point of the stage. */
function around({ scale, x, y }: Sight, to: number, at: Point): Sight {
  const size = Math.min(MOST, Math.max(1, to));
  return { scale: size, x: at.x - ((at.x - x) * size) / scale, y: at.y - ((at.y - y) * size) / scale };
}

export interface StageHandle {
  /** Brings a point, in shares of the stage, to the middle at a scale. */
  show(x: number, y: number, scale: number): void;
  whole(): void;
}

interface StageProps {
  /** One finger moves a piece in the hand, so only two move the sight. */
  readonly busy?: boolean;
  /** Says how to see the whole again. */
  readonly wholeLabel: string;
  readonly children: ReactNode;
  /** A small picture of the whole, shown while only a part is in sight. */
  readonly overview?: ReactNode;
  readonly ref?: React.Ref<StageHandle>;
}

/**
 * A drawing that can be looked at closely: pinch, double tap, ctrl and wheel or the keys + - 0 come nearer; a drag
 * looks around.
 */
export function Stage({ busy = false, wholeLabel, children, overview, ref }: StageProps) {
  const [sight, setSight] = useState(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const tapped = useRef(0);
  const dragged = useRef(false);
  const change = (next: (sight: Sight) => Sight) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) setSight((now) => within(next(now), box.width, box.height));
  };
  const latest = useRef(change);
  latest.current = change;
  useImperativeHandle(ref, () => ({
    show: (x, y, scale) => {
      const box = stage.current?.getBoundingClientRect();
      if (box) change(() => ({ scale, x: box.width * (0.5 - x * scale), y: box.height * (0.5 - y * scale) }));
    },
    whole: () => setSight(WHOLE),
  }));
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    // React listens passively, and the browser would zoom the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      latest.current((now) => around(now, now.scale * (event.deltaY > 0 ? 1 / STEP : STEP), at));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      if (event.key === '+') latest.current((now) => around(now, now.scale * STEP, at));
      else if (event.key === '-') latest.current((now) => around(now, now.scale / STEP, at));
      else if (event.key === '0') setSight(WHOLE);
      else return;
      event.stopPropagation();
      event.preventDefault();
    };
    // Who has looked around has pressed nothing.
    const onClick = (event: MouseEvent) => dragged.current && event.stopPropagation();
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, []);

  const place = (event: ReactPointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const onDown = (event: ReactPointerEvent) => {
    dragged.current = false;
    // What a stroke is begun with is no handle to look around by.
    if ((event.target as Element).closest('[data-stroke]')) return;
    if (event.pointerType === 'mouse' && (sight.scale === 1 || (event.target as Element).closest('[data-glow]')))
      return;
    const at = place(event);
    fingers.current.set(event.pointerId, at);
    if (event.pointerType === 'mouse') return;
    if (fingers.current.size > 1) tapped.current = 0;
    else if (!busy && event.timeStamp - tapped.current < TAP_MS && !(event.target as Element).closest('[data-glow]')) {
      tapped.current = 0;
      change((now) => (now.scale > 1 ? WHOLE : around(now, 2.2, at)));
    } else tapped.current = event.timeStamp;
  };
  const onMove = (event: ReactPointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = place(event);
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.current.set(event.pointerId, now);
    if (Math.hypot(now.x - before.x, now.y - before.y) > 2) dragged.current = true;
    if (others.length === 0) {
      if (!busy) change((seen) => ({ ...seen, x: seen.x + now.x - before.x, y: seen.y + now.y - before.y }));
      return;
    }
    const [other] = others;
    const apart = (at: Point): number => Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    change((seen) => {
      const next = around(seen, seen.scale * (apart(now) / Math.max(1, apart(before))), middle);
      return { ...next, x: next.x + (now.x - before.x) / 2, y: next.y + (now.y - before.y) / 2 };
    });
  };
  const onUp = (event: ReactPointerEvent) => void fingers.current.delete(event.pointerId);
  const near = sight.scale > 1;
  return (
    <div
      ref={stage}
      className="stage"
      data-near={near}
      data-busy={busy}
      onPointerDownCapture={onDown}
      onPointerMoveCapture={onMove}
      onPointerUpCapture={onUp}
      onPointerCancelCapture={onUp}
      onPointerLeave={onUp}
    >
      <div
        className="stage-zoomed"
        style={{ transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})` }}
      >
        {children}
      </div>
      {near && overview !== undefined && (
        <div className="stage-overview" aria-hidden="true">
          {overview}
          <span
            className="stage-window"
            style={{
              width: `${100 / sight.scale}%`,
              height: `${100 / sight.scale}%`,
              left: `${shareOf(-sight.x, sight.scale, stage.current?.clientWidth)}%`,
              top: `${shareOf(-sight.y, sight.scale, stage.current?.clientHeight)}%`,
            }}
          />
        </div>
      )}
      {near && (
        <button type="button" className="button small stage-whole" onClick={() => setSight(WHOLE)}>
          {wholeLabel}
        </button>
      )}
    </div>
  );
}

const shareOf = (offset: number, scale: number, length = 1): number => (100 * offset) / (scale * length);
