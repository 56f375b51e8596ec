import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { useText } from '../settings.ts';

/** How far the panel stands out of the lower edge of a phone. */
export type Stop = 'peek' | 'half' | 'full';
const STOPS: readonly Stop[] = ['peek', 'half', 'full'];

/** A flick this fast, in pixels a millisecond, goes to the next stop however short it is. */
const FLICK = 0.4;

interface SidePanelProps {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
  /** Always in sight on a phone, in the line of the handle. */
  readonly chips: ReactNode;
  readonly children: ReactNode;
}

const clamp = (at: number): Stop => STOPS[Math.max(0, Math.min(STOPS.length - 1, at))];

/** What is asked, chosen and known of the others: a column beside the board, on a phone a sheet with three stops. */
export function SidePanel({ stop, onStop, chips, children }: SidePanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; from: number; height: number; last: number; at: number; speed: number }>(undefined);
  const at = STOPS.indexOf(stop);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || panel.current === null) return;
    const { height } = panel.current.getBoundingClientRect();
    const { pointerId: id, clientY: from, timeStamp } = event;
    drag.current = { id, from, height, last: from, at: timeStamp, speed: 0 };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = drag.current;
    if (now === undefined || now.id !== event.pointerId || panel.current === null) return;
    if (Math.abs(event.clientY - now.from) < 6 && !panel.current.dataset.dragged) return;
    if (!panel.current.dataset.dragged) {
      panel.current.dataset.dragged = 'true';
      event.currentTarget.setPointerCapture(now.id);
    }
    now.speed = (now.last - event.clientY) / Math.max(1, event.timeStamp - now.at);
    now.last = event.clientY;
    now.at = event.timeStamp;
    panel.current.style.height = `${now.height + now.from - event.clientY}px`;
  };
  const onPointerUp = () => {
    const now = drag.current;
    const element = panel.current;
    drag.current = undefined;
    if (now === undefined || !element?.dataset.dragged) return;
    const { height } = element.getBoundingClientRect();
    delete element.dataset.dragged;
    element.style.height = '';
    if (Math.abs(now.speed) > FLICK) return onStop(clamp(at + Math.sign(now.speed)));
    const share = height / innerHeight;
    onStop(share > 0.72 ? 'full' : share > 0.36 ? 'half' : 'peek');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStop(clamp(at + step));
  };
  return (
    <div ref={panel} className="table-side" data-stop={stop}>
      <div
        className="side-grip"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        {chips}
        <div className="side-stops" role="group" aria-label={t.panel} onKeyDown={onKeyDown}>
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
    </div>
  );
}
