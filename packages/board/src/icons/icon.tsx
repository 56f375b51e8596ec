import { memo } from 'react';
import { ICONS, type IconName } from './family.ts';

interface StrokesProps {
  readonly name: IconName;
  readonly size: number;
  /** How full the accent is. */
  readonly accent: number;
}

/** Strokes keep their weight where an icon is small. */
function Strokes({ name, size, accent }: StrokesProps) {
  const [line, filled] = ICONS[name];
  const weight = 1.75 * Math.min(1.3, Math.max(1, 19 / size));
  return (
    <g fill="none" stroke="currentColor" strokeWidth={weight} strokeLinecap="round" strokeLinejoin="round">
      {filled !== undefined && <path d={filled} fill="currentColor" fillOpacity={accent} />}
      {line !== '' && <path d={line} />}
    </g>
  );
}

/** An icon among words. It says nothing by itself: the words beside it do. */
export const Icon = memo(function Icon({
  name,
  size = 20,
  accent = 0.5,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly accent?: number;
}) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Strokes name={name} size={size} accent={accent} />
    </svg>
  );
});

interface IconAtProps {
  readonly name: IconName;
  /** Its middle, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly ink?: string;
  readonly accent?: number;
}

/** An icon inside a drawing. */
export const IconAt = memo(function IconAt({ name, x, y, size = 18, ink, accent = 0.5 }: IconAtProps) {
  const half = size / 2;
  return (
    <g
      transform={`translate(${round(x - half)} ${round(y - half)}) scale(${round(size / 24)})`}
      {...(ink === undefined ? {} : { color: ink })}
      pointerEvents="none"
    >
      <Strokes name={name} size={size} accent={accent} />
    </g>
  );
});

const round = (value: number): number => Math.round(value * 1000) / 1000;
