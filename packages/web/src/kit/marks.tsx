/** Each seat has a colour and a mark of its own: circle, triangle, diamond, square, star, cross. */
const SHAPES = [
  <circle key="circle" cx="12" cy="12" r="8" />,
  <path key="triangle" d="M12 3.5 21 19.5H3Z" />,
  <path key="diamond" d="M12 2.5 21.5 12 12 21.5 2.5 12Z" />,
  <rect key="square" x="4.5" y="4.5" width="15" height="15" rx="2" />,
  <path key="star" d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9Z" />,
  <path key="cross" d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z" />,
];

export function SeatMark({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <g fill={`var(--seat-${seat})`} stroke="rgb(0 0 0 / 65%)" strokeWidth="1.5" strokeLinejoin="round">
        <g className="shape">{SHAPES[seat % SHAPES.length]}</g>
        <circle className="dot" cx="12" cy="12" r="8" />
      </g>
    </svg>
  );
}
