import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { useText } from '../settings.ts';

/** How far the panel stands out of the lower edge of a phone. */
export type Stop = 'peek' | 'half' | 'full';
const STOPS: readonly Stop[] = ['peek', 'half', 'full'];

/** A flick this fast, in pixels a millisecond, goes to the next stop however short it is. */
const FLICK = 0.4;
/** How far a finger moves before a press becomes a drag. */
const NEAR = 6;

interface SidePanelProps {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
  /** Always in sight on a phone, in the line of the handle. */
  readonly chips: (more: () => void) => ReactNode;
  readonly children: ReactNode;
}

const clamp = (at: number): Stop => STOPS[Math.max(0, Math.min(STOPS.length - 1, at))];

/** What is asked, chosen and known of the others: a column beside the board, on a phone a sheet with three stops. */
export function SidePanel({ stop, onStop, chips, children }: SidePanelProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const letGo = useRef<() => void>(undefined);
  const at = STOPS.indexOf(stop);
  useEffect(() => () => letGo.current?.(), []);

  /** The panel follows the finger until it is let go, then goes on to the nearest stop. */
  const onPointerDown = (down: PointerEvent) => {
    const element = panel.current;
    if (down.button !== 0 || element === null) return;
    const { height } = element.getBoundingClientRect();
    let last = { y: down.clientY, at: down.timeStamp, speed: 0 };
    const move = ({ pointerId, clientY: y, timeStamp }: globalThis.PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      if (Math.abs(y - down.clientY) < NEAR && !element.dataset.dragged) return;
      element.dataset.dragged = 'true';
      last = { y, at: timeStamp, speed: (last.y - y) / Math.max(1, timeStamp - last.at) };
      element.style.height = `${height + down.clientY - y}px`;
    };
    const end = () => {
      letGo.current?.();
      if (!element.dataset.dragged) return;
      const share = element.getBoundingClientRect().height / innerHeight;
      delete element.dataset.dragged;
      element.style.height = '';
      if (Math.abs(last.speed) > FLICK) onStop(clamp(at + Math.sign(last.speed)));
      else onStop(share > 0.72 ? 'full' : share > 0.36 ? 'half' : 'peek');
    };
    letGo.current?.();
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    letGo.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      letGo.current = undefined;
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStop(clamp(at + step));
  };
  return (
    <section ref={panel} className="table-side" data-stop={stop} aria-label={t.panel}>
      <div className="side-grip" onPointerDown={onPointerDown}>
        {chips(() => onStop(stop === 'peek' ? 'half' : stop))}
        <div className="side-stops" role="group" aria-label={t.panelSize} onKeyDown={onKeyDown}>
          <button
            type="button"
            className="button quiet small"
            disabled={stop === 'full'}
            onClick={() => onStop(clamp(at + 1))}
          >
            <ToolIcon name="up" />
            <span className="hidden-text">{t.panelMore}</span>
          </button>
          <button
            type="button"
            className="button quiet small"
            disabled={stop === 'peek'}
            onClick={() => onStop(clamp(at - 1))}
          >
            <ToolIcon name="down" />
            <span className="hidden-text">{t.panelLess}</span>
          </button>
        </div>
      </div>
      <div className="side-body">{children}</div>
    </section>
  );
}
