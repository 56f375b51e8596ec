import { MarkAt, seatColourOnDark } from '@orrery/board';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { TokenKind } from '../../data/index.ts';
import { round } from './measure.ts';

interface LabelProps {
  readonly x: number;
  /** The line the letters stand on. */
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In the face of names and big numbers. */
  readonly display?: boolean;
  /** A ground around the letters where they stand on something busy. */
  readonly halo?: string;
  readonly children: ReactNode;
}

export const Label = memo(function Label({
  x,
  y,
  size = 12,
  fill = 'var(--ink)',
  weight = 500,
  anchor = 'start',
  display = false,
  halo,
  children,
}: LabelProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={round(size)}
      fill={fill}
      fontWeight={weight}
      textAnchor={anchor}
      {...(display ? { fontFamily: 'var(--display)' } : {})}
      {...(halo ? { stroke: halo, strokeWidth: 3, paintOrder: 'stroke', strokeLinejoin: 'round' } : {})}
    >
      {children}
    </text>
  );
});

/** Points are coins of brass. */
export const Coin = memo(function Coin({
  x,
  y,
  r,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly children: ReactNode;
}) {
  const size = Math.max(11, r * 1.3);
  return (
    <>
      <circle cx={round(x)} cy={round(y + 0.8)} r={r} fill="#000" opacity=".4" />
      <circle cx={round(x)} cy={round(y)} r={r} fill="url(#pulsar-coin)" stroke="#4a3208" strokeWidth=".8" />
      <circle
        cx={round(x)}
        cy={round(y)}
        r={round(r - 2)}
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth=".7"
      />
      <Label x={x} y={y + size * 0.36} size={size} fill="#2b1a02" weight={750} anchor="middle">
        {children}
      </Label>
    </>
  );
});

export const Cube = memo(function Cube({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const a = round(size / 2);
  const b = round(size * 0.27);
  const top = `M${round(x)} ${round(y - a)}`;
  return (
    <g stroke="#0b3f3c" strokeWidth=".8" strokeLinejoin="round">
      <path d={`${top}l${a} ${b}l${-a} ${b}l${-a} ${-b}Z`} fill="url(#pulsar-cube)" />
      <path d={`M${round(x - a)} ${round(y - a + b)}l${a} ${b}v${a}l${-a} ${-b}Z`} fill="#38a89f" />
      <path d={`M${round(x + a)} ${round(y - a + b)}l${-a} ${b}v${a}l${a} ${-b}Z`} fill="#1f7a75" />
    </g>
  );
});

/** Tokens that change a die: a disc for ±1, a gabled plate for +2. */
export const Token = memo(function Token({
  x,
  y,
  r,
  kind,
  says,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: TokenKind;
  readonly says?: string;
}) {
  const size = r > 10 ? 12.5 : 11;
  const gable = `M${round(x - r)} ${round(y - r * 0.55)}L${round(x)} ${round(y - r * 1.1)}L${round(x + r)} ${round(y - r * 0.55)}V${round(y + r * 0.9)}H${round(x - r)}Z`;
  const rim = { stroke: '#e9e2ff', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
  return (
    <>
      {kind === 'plus-minus' ? (
        <circle cx={round(x)} cy={round(y)} r={r} fill="#2b5f9e" {...rim} />
      ) : (
        <path d={gable} fill="#7a3f9c" {...rim} />
      )}
      <Label x={x} y={y + size * 0.36} size={size} fill="#fff" weight={700} anchor="middle">
        {says ?? (kind === 'plus-minus' ? '±1' : '+2')}
      </Label>
    </>
  );
});

/** A claim ring in a seat's colour; its mark sits on it as a bead. */
export const Ring = memo(function Ring({
  x,
  y,
  r,
  seat,
  width = 3.4,
  bead,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seat: number;
  readonly width?: number;
  readonly bead?: readonly [number, number];
}) {
  const ring = { cx: round(x), cy: round(y), r: round(r), fill: 'none' };
  return (
    <>
      <circle {...ring} stroke="#0a0620" strokeWidth={round(width * 1.65)} />
      <circle {...ring} stroke={seatColourOnDark(seat)} strokeWidth={round(width)} />
      {bead && <MarkAt seat={seat} x={x + bead[0]} y={y + bead[1]} size={r * 0.82} />}
    </>
  );
});

interface PlateProps {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly r?: number;
  /** Warm: somebody's own. */
  readonly lit?: boolean;
  readonly stroke?: string;
}

/** What instruments are built into: a plate with light on its upper edge. */
export const Plate = memo(function Plate({
  x = 0,
  y = 0,
  width,
  height,
  r = 8,
  lit = false,
  stroke = 'var(--line)',
}: PlateProps) {
  return (
    <>
      <rect
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
        rx={r}
        fill={lit ? 'url(#pulsar-lit)' : 'url(#pulsar-plate)'}
        stroke={stroke}
      />
      <path d={`M${round(x + r)} ${round(y + 1)}H${round(x + width - r)}`} className="edge" />
    </>
  );
});

/** The outline a plate glows with. */
export const PlateGlow = memo(function PlateGlow({ x = 0, y = 0, width, height, r = 8 }: PlateProps) {
  return <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx={r} />;
});
