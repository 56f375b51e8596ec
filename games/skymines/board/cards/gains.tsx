import { IconAt } from '@orrery/board';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Facilities, Gain } from '../../data/index.ts';
import { Coin, KindIcon, Plate, round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, HELIUM, LOSS, POINT } from '../art/colours.ts';

/** One icon of a gain around a middle. */
export const GainIcon = memo(function GainIcon({
  gain,
  x,
  y,
  size,
}: {
  readonly gain: Gain;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  switch (gain.gain) {
    case 'coins':
      return <Coin x={x} y={y} size={size} />;
    case 'helium':
      return <IconAt name="helium" x={x} y={y} size={size} ink={HELIUM} />;
    case 'rp':
      return <IconAt name="research-point" x={x} y={y} size={size} ink={POINT} />;
    case 'any':
      return <IconAt name="any-track" x={x} y={y} size={size} ink="#fff" accent={1} />;
    case 'remove':
      return <IconAt name="remove" x={x} y={y} size={size} ink={LOSS} />;
    case 'track':
      return <Plate company={gain.of} x={x} y={y} size={size} />;
    default:
      return <KindIcon kind={gain.of} x={x} y={y} size={size} />;
  }
});

const figure = (size: number): number => Math.max(11.25, size * 0.82);
const said = ({ gain, n }: Gain): string => (gain === 'total' ? `−${n}` : gain === 'track' ? `+${n}` : `${n}`);

/** The room that gains take in a row. */
export function gainsWidth(gains: readonly Gain[], size: number): number {
  return (
    gains.reduce(
      (sum, gain) => sum + size + 4 + (gain.gain === 'total' ? size + 1 : 0) + said(gain).length * figure(size) * 0.6,
      0,
    ) - 3
  );
}

interface GainsProps {
  readonly gains: readonly Gain[];
  /** Where the row begins, or its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly centred?: boolean;
}

/** Gains in a row: icon and number. */
export const Gains = memo(function Gains({ gains, x, y, size, centred = false }: GainsProps) {
  let at = centred ? x - gainsWidth(gains, size) / 2 : x;
  const parts: ReactNode[] = [];
  for (const gain of gains) {
    const key = `${gain.gain}${gain.of}`;
    if (gain.gain === 'total') {
      parts.push(<Coin key={`${key} coin`} x={at + size / 2} y={y} size={size} />);
      at += size + 1;
    }
    parts.push(<GainIcon key={key} gain={gain} x={at + size / 2} y={y} size={size} />);
    at += size + 1;
    parts.push(
      <Txt key={`${key} n`} x={at} y={y + size * 0.3} size={figure(size)} bold={700} display>
        {said(gain)}
      </Txt>,
    );
    at += said(gain).length * figure(size) * 0.6 + 3;
  }
  return <>{parts}</>;
});

const FACILITY_KINDS = ['mine', 'pit', 'gas', 'research'] as const;

/** What stands on the ground, in the order it is drawn. */
export const facilitiesIn = (holds: Facilities): readonly (readonly [kind: keyof Facilities, n: number])[] =>
  FACILITY_KINDS.filter((kind) => holds[kind] > 0).map((kind) => [kind, holds[kind]]);

interface FacilityProps {
  readonly kind: keyof Facilities;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The company that expands, whose track a pit serves. */
  readonly active: number;
}

/** A facility: a lit plate on the ground with the icon of what it gives. */
export const Facility = memo(function Facility({ kind, n, x, y, size, active }: FacilityProps) {
  const r = size / 2;
  const hex = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${round(x + Math.cos(angle) * r * 1.06)} ${round(y + Math.sin(angle) * r * 1.06)}`;
  }).join('L');
  return (
    <g pointerEvents="none">
      <path d={`M${hex}Z`} fill="#151c33" fillOpacity=".93" stroke="#a9b7d8" strokeOpacity=".75" />
      {kind === 'mine' && <Coin x={x} y={y} size={size * 0.78} />}
      {kind === 'gas' && <IconAt name="helium" x={x} y={y} size={size * 0.76} ink={HELIUM} />}
      {kind === 'research' && <IconAt name="research-point" x={x} y={y} size={size * 0.82} ink={POINT} />}
      {kind === 'pit' && (
        <IconAt name="step" x={x} y={y} size={size * 0.74} ink={active >= 0 ? COMPANY_LOOKS[active].light : '#fff'} />
      )}
      {n > 1 && (
        <>
          <circle cx={round(x + r * 0.86)} cy={round(y - r * 0.72)} r="7" fill="#0a0e1c" stroke="#e8ecf6" />
          <Txt x={x + r * 0.86} y={y - r * 0.72 + 4} size={11.25} at="middle" bold={800}>
            {n}
          </Txt>
        </>
      )}
    </g>
  );
});
