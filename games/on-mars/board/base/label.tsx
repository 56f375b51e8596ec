import { Count } from '@orrery/board';
import { Type } from '../art/type.tsx';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly most?: number;
}

/** What a part of a base is called. */
export function Label({ children, ...at }: LabelProps) {
  return (
    <Type {...at} weight={600} fill="var(--om-ink2)">
      {children}
    </Type>
  );
}

interface ChangedProps {
  readonly x: number;
  readonly y: number;
  readonly now: number;
  /** What it would be after the choice that is pointed at. */
  readonly then: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
}

/** A number that is shown as it would be: green when it grows, red when it shrinks. */
export function Changed({ x, y, now, then, size = 12.5, anchor = 'end' }: ChangedProps) {
  const fill = then > now ? 'var(--om-good)' : then < now ? 'var(--om-bad)' : 'var(--om-ink)';
  return (
    <Type x={x} y={y} size={size} weight={700} fill={fill} anchor={anchor} display={size > 15}>
      <Count value={then} />
    </Type>
  );
}
