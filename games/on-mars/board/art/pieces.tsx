import { SEAT_MARKS, seatColourOnDark } from '@orrery/board';
import type { ReactNode } from 'react';
import { memo } from 'react';

const EDGE = '#0b0d14';

interface MarkProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

/** The mark of a seat on a piece. */
export const Mark = memo(function Mark({ seat, x, y, size, fill = '#fff' }: MarkProps) {
  return (
    <path
      d={SEAT_MARKS[seat]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill={fill}
      stroke={EDGE}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
  );
});

export type PieceKind = 'colonist' | 'bot' | 'rover' | 'ship' | 'marker';

const wheel = (x: number, y: number): ReactNode => (
  <>
    <circle cx={x} cy={y} r={3.6} fill="#2a2d38" stroke={EDGE} strokeWidth={1.3} />
    <circle cx={x} cy={y} r={1.3} fill="#aab2c4" />
  </>
);
const shine = (d: string): ReactNode => (
  <path d={d} fill="none" stroke="#fff" strokeOpacity={0.6} strokeWidth={1.2} strokeLinecap="round" />
);
const LEGS = 'M4 21.5 5.5 13M20 21.5 18.5 13M1.8 19.5 4 12M22.2 19.5 20 12';

/** On a grid of 24, each with a dark outline, a light top edge and the seat's mark. */
const SHAPES: Readonly<Record<PieceKind, (seat: number, colour: string) => ReactNode>> = {
  colonist: (seat, colour) => (
    <>
      <path d="M2.8 23c-.3-6.5 2-10.2 9.2-10.2S21.5 16.5 21.2 23Z" fill={colour} stroke={EDGE} strokeWidth={1.5} />
      {shine('M4.8 18.5c.6-2.7 2.3-4.1 5-4.4')}
      <circle cx={12} cy={6.8} r={6} fill="#f2f4f8" stroke={EDGE} strokeWidth={1.5} />
      <rect x={7.7} y={4.2} width={8.6} height={5.6} rx={2.7} fill="#1c2c48" stroke={EDGE} strokeWidth={0.7} />
      <path d="M9.3 5.7h3" stroke="#9fd0ff" strokeWidth={1.2} strokeLinecap="round" />
      <Mark seat={seat} x={12} y={18.2} size={9.4} />
    </>
  ),
  bot: (seat, colour) => (
    <>
      <path d={LEGS} stroke={EDGE} strokeWidth={3.2} strokeLinecap="round" />
      <path d={LEGS} stroke="#cfd5e2" strokeWidth={1.3} strokeLinecap="round" />
      <rect x={3.5} y={5.5} width={17} height={13} rx={4} fill={colour} stroke={EDGE} strokeWidth={1.5} />
      {shine('M6 7.6h12')}
      <path d="M12 5.5V2.5" stroke={EDGE} strokeWidth={2} />
      <circle cx={12} cy={2.2} r={1.5} fill="#ffe9a8" stroke={EDGE} />
      <Mark seat={seat} x={12} y={12.6} size={9.2} />
    </>
  ),
  rover: (seat, colour) => (
    <>
      {wheel(3.5, 18.5)}
      {wheel(12, 19)}
      {wheel(20.5, 18.5)}
      <path d="M-.5 15.5 1.5 8.5h13l2-4h4l3 4.5 1 6.5Z" fill={colour} stroke={EDGE} strokeWidth={1.5} />
      {shine('M2.5 10h12.3')}
      <path d="M17.3 6h2.6l1.8 3.2h-5Z" fill="#bfe4ff" stroke={EDGE} strokeWidth={0.8} />
      <path d="M5 8.5V4M3 4h4" stroke={EDGE} strokeWidth={1.6} />
      <Mark seat={seat} x={8.5} y={12} size={7.4} />
    </>
  ),
  ship: (seat, colour) => (
    <>
      <g fill={colour} stroke={EDGE} strokeWidth={1.4} strokeLinejoin="round">
        <path d="M7 13 2.5 18v4L8.5 20M17 13l4.5 5v4L15.5 20" />
        <path d="M7 13 2.5 18v4L8.5 20M17 13l4.5 5v4L15.5 20" fill="#000" fillOpacity={0.45} />
        <path d="M12 .8c4.4 3 6 7 6 12l-2 7.2H8l-2-7.2c0-5 1.6-9 6-12Z" strokeWidth={1.5} />
      </g>
      {shine('M8 12c0-4 1-6.6 3-8.6')}
      <circle cx={12} cy={7.8} r={2.1} fill="#bfe4ff" stroke={EDGE} />
      <Mark seat={seat} x={12} y={14.8} size={7} />
    </>
  ),
  marker: (seat, colour) => (
    <>
      <path d="M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7Z" fill={colour} stroke={EDGE} strokeWidth={1.6} />
      {shine('M4.6 7.6 12 3.4l7.4 4.2')}
      <Mark seat={seat} x={12} y={12.2} size={11.5} />
    </>
  ),
};

interface PieceProps {
  readonly kind: PieceKind;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** As it would be, or as it was: a ghost. */
  readonly faint?: boolean;
}

export const Piece = memo(function Piece({ kind, seat, x, y, size, faint = false }: PieceProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      {...(faint ? { opacity: 0.45 } : {})}
    >
      {SHAPES[kind](seat, seatColourOnDark(seat))}
    </g>
  );
});

/** A player's marker on the Turn Order spaces: it stands until its turn is over, then it lies. */
export const Pawn = memo(function Pawn({
  seat,
  x,
  y,
  size,
  lies,
}: Omit<PieceProps, 'kind' | 'faint'> & { readonly lies: boolean }) {
  const colour = seatColourOnDark(seat);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 30})${lies ? ' rotate(82) translate(4 2)' : ''}`}
      {...(lies ? { opacity: 0.85 } : {})}
    >
      <ellipse cx={0} cy={13} rx={10} ry={3.5} fill="#000" opacity={0.45} />
      <path d="M-9 12c0-4 3-6 4-11h10c1 5 4 7 4 11a9 3.5 0 0 1-18 0Z" fill={colour} stroke={EDGE} strokeWidth={1.5} />
      <circle cx={0} cy={-6.5} r={9} fill={colour} stroke={EDGE} strokeWidth={1.5} />
      <path d="M-6-10a7 7 0 0 1 6-3.5" stroke="#fff" strokeOpacity={0.7} strokeWidth={1.5} fill="none" />
      <Mark seat={seat} x={0} y={-6} size={11} />
    </g>
  );
});
