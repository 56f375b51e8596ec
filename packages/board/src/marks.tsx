import { memo } from 'react';

/** Each seat has a colour and a mark of its own: circle, triangle, diamond, square, star, cross. */
const SHAPES = [
  'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  'M12 3.5 21 19.5H3Z',
  'M12 2.5 21.5 12 12 21.5 2.5 12Z',
  'M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2Z',
  'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9Z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
];

export const SEAT_MARKS: readonly string[] = SHAPES;

/** The colour of a seat, for whatever theme is on. */
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
/** The same on boards that stay dark in both themes. */
export const seatColourOnDark = (seat: number): string => `var(--seat-dark-${seat})`;

export const SeatMark = memo(function SeatMark({ seat, size = 20 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <g fill={seatColour(seat)} stroke="rgb(0 0 0 / 65%)" strokeWidth="1.5" strokeLinejoin="round">
        <path className="shape" d={SHAPES[seat % SHAPES.length]} />
        <circle className="dot" cx="12" cy="12" r="8" />
      </g>
    </svg>
  );
});

interface MarkAtProps {
  readonly seat: number;
  /** Its middle, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
}

/** A seat's mark inside a drawing, in the colour it has on dark boards. */
export const MarkAt = memo(function MarkAt({ seat, x, y, size = 14, fill = seatColourOnDark(seat) }: MarkAtProps) {
  const scale = size / 24;
  return (
    <path
      d={SHAPES[seat % SHAPES.length]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill={fill}
      stroke="rgb(0 0 0 / 65%)"
      strokeWidth="1.75"
      strokeLinejoin="round"
      pointerEvents="none"
    />
  );
});
