import { IconAt, type IconName, MarkAt, seatColourOnDark } from '@orrery/board';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { COMPANY_LOOKS, INK, KIND_LOOKS } from './colours.ts';

export const round = (n: number): number => Math.round(n * 100) / 100;

/** The smallest that is ever written; the board may be drawn a little smaller than it was laid out. */
const LEAST = 11.7;

interface TxtProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly at?: 'start' | 'middle' | 'end';
  readonly bold?: number;
  /** The display face, for names and figures. */
  readonly display?: boolean;
  readonly halo?: string;
  readonly opacity?: number;
  readonly children: ReactNode;
}

export const Txt = memo(function Txt({
  x,
  y,
  size = 12,
  fill = '#fff',
  at,
  bold = 600,
  display,
  halo,
  opacity,
  children,
}: TxtProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={Math.max(LEAST, size)}
      fill={fill}
      textAnchor={at ?? 'start'}
      fontWeight={bold}
      {...(display ? { className: 'sky-figure' } : {})}
      {...(opacity === undefined ? {} : { opacity })}
      {...(halo === undefined
        ? {}
        : { stroke: halo, strokeWidth: size > 20 ? 4 : 2.6, strokeLinejoin: 'round', paintOrder: 'stroke' })}
    >
      {children}
    </text>
  );
});

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly weight?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

export const Box = memo(function Box({ x, y, w, h, r = 0, fill = 'none', stroke, weight, dash, opacity }: BoxProps) {
  return (
    <rect
      x={round(x)}
      y={round(y)}
      width={round(w)}
      height={round(h)}
      rx={r}
      fill={fill}
      stroke={stroke}
      strokeWidth={weight}
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
});

interface AtProps {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const PICK =
  'M2.500 9.500C6 4.800 10 3.600 12 3.600s6 1.200 9.500 5.900l-1.600 1C17.500 8.600 15 7.800 13.400 7.600V21a1.400 1.400 0 0 1-2.800 0V7.600C9 7.800 6.500 8.600 4.100 10.500Z';
const OWL =
  'M3.500 3c2.500 2 5 2.600 8.500 2.600S18 5 20.500 3c1 4 1 7 .6 10C20.300 18 16.500 21.500 12 21.500S3.700 18 2.900 13C2.500 10 2.500 7 3.500 3ZM8.200 8.700a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM15.800 8.700a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM12 13.500 10.600 16.500 12 18.500 13.400 16.500Z';
const EYES =
  'M8.200 10.400a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600ZM15.800 10.400a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600Z';
const ROCKET =
  'M21.500 2.500C14 2 9 5.500 6.300 10L2.800 11l-.8 2.500 3.800.2 4.500 4.500.2 3.800 2.500-.8 1-3.500C18.500 15 22 10 21.500 2.500ZM15.500 6.300a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 0 1 0-4.400Z';
const FLAME = 'M5.500 15.500c-1.800.6-2.700 3-2.700 5.700 2.700 0 5.100-.9 5.700-2.700Z';
const BLADE = 'M10.900 9.300C9 6.500 9.700 3 12.600 1c1.600 3 1.700 6 .4 8.400Z';

/** [company] a pick, an owl, a rocket, a turbine. */
const EMBLEMS: readonly ReactNode[] = [
  <path key="pick" d={PICK} />,
  <path key="owl" fillRule="evenodd" d={OWL + EYES} />,
  <path key="rocket" fillRule="evenodd" d={ROCKET + FLAME} />,
  <g key="turbine">
    <circle cx="12" cy="12.500" r="2.100" />
    {[0, 120, 240].map((turn) => (
      <path key={turn} d={BLADE} transform={`rotate(${turn} 12 12.5)`} />
    ))}
  </g>,
];

export const Emblem = memo(function Emblem({
  company,
  x,
  y,
  size,
  ink,
}: AtProps & { readonly company: number; readonly ink?: string }) {
  return (
    <g
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 2.4) / 10})`}
      fill={ink ?? COMPANY_LOOKS[company].ink}
      pointerEvents="none"
    >
      {EMBLEMS[company]}
    </g>
  );
});

/** A company as a small plate with its emblem. */
export const Plate = memo(function Plate({ company, x, y, size }: AtProps & { readonly company: number }) {
  return (
    <>
      <Box
        x={x - size / 2}
        y={y - size / 2}
        w={size}
        h={size}
        r={size * 0.24}
        fill={`url(#sky-flag${company})`}
        stroke={INK}
      />
      <Emblem company={company} x={x} y={y} size={size * 0.76} />
    </>
  );
});

/** A piece of a seat: a dark round token with a coloured rim and the seat's mark. */
export const Token = memo(function Token({ seat, x, y, size }: AtProps & { readonly seat: number }) {
  const r = size / 2;
  return (
    <g pointerEvents="none">
      <circle cx={round(x + size * 0.05)} cy={round(y + size * 0.12)} r={round(r)} fill="#000" opacity={0.45} />
      <circle
        cx={round(x)}
        cy={round(y)}
        r={round(r - 0.5)}
        fill="url(#sky-token)"
        stroke={seatColourOnDark(seat)}
        strokeWidth={round(Math.max(1.3, size * 0.1))}
      />
      <MarkAt seat={seat} x={x} y={y} size={size * 0.66} />
    </g>
  );
});

/** A coin lying in relief, with a number where it is a price. */
export const Coin = memo(function Coin({ x, y, size, n }: AtProps & { readonly n?: number }) {
  const r = size / 2;
  return (
    <g pointerEvents="none">
      <circle
        cx={round(x)}
        cy={round(y)}
        r={round(r - 0.4)}
        fill="url(#sky-coin)"
        stroke="#5c3c08"
        strokeWidth={size > 11 ? 1 : 0.8}
      />
      {size > 11 && (
        <circle cx={round(x)} cy={round(y)} r={round(r * 0.72)} fill="none" stroke="#7d5410" strokeWidth={0.8} />
      )}
      {n !== undefined && (
        <Txt x={x} y={y + size * 0.27} size={size * 0.74} fill="#3b2503" at="middle" bold={750} display>
          {n}
        </Txt>
      )}
    </g>
  );
});

/** A kind of card on its own ground; 7 is another lab card, 8 any one resource. */
export const KindIcon = memo(function KindIcon({ kind, x, y, size }: AtProps & { readonly kind: number }) {
  const look = KIND_LOOKS[kind];
  const name: IconName = look?.icon ?? (kind === 7 ? 'lab' : 'any-good');
  return (
    <>
      <Box
        x={x - size / 2}
        y={y - size / 2}
        w={size}
        h={size}
        r={size * 0.22}
        fill={look === undefined ? '#3b4668' : `url(#sky-kind${kind})`}
        stroke={look === undefined ? '#8fa0cc' : INK}
        weight={0.8}
      />
      <IconAt name={name} x={x} y={y} size={size * 0.8} ink={look?.ink ?? '#eef2ff'} />
    </>
  );
});
