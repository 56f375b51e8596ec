import { memo } from 'react';
import { round } from './measure.ts';

/** Where the pips of a face lie, in units of the distance between two rows. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 0 is a die of any value. */
  readonly value: number;
  readonly red?: boolean;
  /** Only its outline: a die that is not there. */
  readonly ghost?: boolean;
  readonly opacity?: number;
}

export const Die = memo(function Die({ x, y, size, value, red = false, ghost = false, opacity = 1 }: DieProps) {
  const half = size / 2;
  const corner = round(size * 0.2);
  const apart = size * 0.27;
  const pip = round(Math.max(size * 0.088, 1.25));
  const body = { x: round(x - half), y: round(y - half), width: round(size), height: round(size), rx: corner };
  const ink = ghost ? (red ? '#e0574d' : 'var(--dim)') : red ? '#fff3ee' : '#222838';
  return (
    <g opacity={opacity}>
      {ghost ? (
        <rect {...body} fill="none" stroke={ink} strokeWidth="1.25" strokeDasharray="3 3" />
      ) : (
        <>
          <rect {...body} y={round(y - half + size * 0.06)} fill="#000" opacity=".45" />
          <rect
            {...body}
            fill={red ? 'url(#pulsar-red)' : 'url(#pulsar-silver)'}
            stroke={red ? '#4d0708' : '#3d4456'}
            strokeWidth={size > 24 ? 1 : 0.8}
          />
          {size >= 18 && !red && <rect {...body} fill="url(#pulsar-brush)" />}
          <path
            d={`M${round(x - half + corner)} ${round(y - half + 0.8)}H${round(x + half - corner)}`}
            stroke="#fff"
            strokeOpacity=".8"
            strokeLinecap="round"
          />
        </>
      )}
      {PIPS[value].map(([column, row]) => (
        <circle
          key={`${column} ${row}`}
          cx={round(x + column * apart)}
          cy={round(y + row * apart)}
          r={pip}
          fill={ink}
        />
      ))}
      {value === 0 && !ghost && (
        <circle cx={x} cy={y} r={round(size * 0.2)} fill="none" stroke={ink} strokeWidth="1.3" />
      )}
    </g>
  );
});
