import { isStill } from '@orrery/board';
import { memo, useEffect, useRef } from 'react';

const PULSE_MS = 900;
const STAGGER_MS = 90;

interface PulseProps {
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  /** It pulses whenever this has changed. */
  readonly on: number;
  /** Several pulse one after the other. */
  readonly place?: number;
}

/** A wave of light that runs out from something that has just produced. */
export const Pulse = memo(function Pulse({ x = 0, y = 0, r, on, place = 0 }: PulseProps) {
  const circle = useRef<SVGCircleElement>(null);
  const before = useRef(on);
  useEffect(() => {
    if (before.current === on) return;
    before.current = on;
    if (isStill()) return;
    circle.current?.animate(
      [
        { r: `${r * 0.4}px`, opacity: 0.9 },
        { r: `${r}px`, opacity: 0 },
      ],
      { duration: PULSE_MS, delay: place * STAGGER_MS, easing: 'ease-out' },
    );
  }, [on, place, r]);
  return (
    <circle
      ref={circle}
      cx={x}
      cy={y}
      r={r}
      opacity="0"
      fill="none"
      stroke="#ffd77c"
      strokeWidth="3"
      pointerEvents="none"
    />
  );
});
