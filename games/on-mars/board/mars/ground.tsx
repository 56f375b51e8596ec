import { memo, type ReactNode } from 'react';
import { HEXES } from '../../data/index.ts';
import { hexMiddle, hexPath, near, scatter } from '../art/hex.ts';

export interface MapPlace {
  readonly x: number;
  readonly y: number;
  /** The radius of a hex. */
  readonly r: number;
}

/** A crater or a stone on a hex, or nothing. */
function litter(x: number, y: number, r: number, luck: () => number): ReactNode {
  const isStony = luck() > 0.45;
  const left = near(x + luck() * r * 0.7 - r * 0.35);
  const top = near(y + luck() * r * 0.6 - r * 0.3);
  const size = near(r * (0.06 + luck() * 0.16));
  const isCrater = luck() > 0.5;
  if (!isStony) return null;
  const wide = near(size * 1.4);
  return isCrater ? (
    <>
      <ellipse cx={left} cy={top} rx={wide} ry={size} fill="#4a1a0c" fillOpacity={0.4} />
      <path
        d={`M${left - wide} ${top}a${wide} ${size} 0 0 0 ${2 * wide} 0`}
        stroke="#ffcfa2"
        strokeOpacity={0.5}
        fill="none"
      />
    </>
  ) : (
    <path
      d={`M${left} ${top}l${size} ${near(-size * 0.8)} ${near(size * 0.9)} ${near(size * 0.7)} ${near(-size * 0.4)} ${near(size / 2)}h${near(-size * 1.2)}Z`}
      fill="#7a3a22"
      stroke="#2a0d06"
      strokeOpacity={0.5}
      strokeWidth={0.8}
    />
  );
}

/** The plain: raised ground with engraved hexes. It is the same in every position, so it is drawn once a size. */
export const Ground = memo(function Ground({ x, y, r }: MapPlace) {
  const luck = scatter(5);
  const middles = HEXES.map((_, hex) => hexMiddle(hex, x, y, r));
  const all = middles.map(([hx, hy]) => hexPath(hx, hy, r)).join('');
  return (
    <g>
      <linearGradient
        id="om-plain"
        gradientUnits="userSpaceOnUse"
        x1={x - 10 * r}
        y1={y - 8 * r}
        x2={x + 10 * r}
        y2={y}
      >
        <stop offset={0} stopColor="#8a4128" />
        <stop offset={0.6} stopColor="#c26a3f" />
        <stop offset={1} stopColor="#d98350" />
      </linearGradient>
      <path
        d={all}
        transform="translate(0 6)"
        fill="#1c0904"
        stroke="#1c0904"
        strokeWidth={9}
        strokeLinejoin="round"
        opacity={0.4}
      />
      <path d={all} fill="none" stroke="#ffcf9f" strokeWidth={6} strokeLinejoin="round" strokeOpacity={0.65} />
      <path d={all} fill="url(#om-plain)" stroke="url(#om-plain)" strokeWidth={3} strokeLinejoin="round" />
      {middles.map(([hx, hy], hex) => {
        const shade = luck();
        return (
          <g key={HEXES[hex].join()}>
            <path
              d={hexPath(hx, hy, r * 0.965)}
              fill={shade > 0.5 ? '#f0a06a' : '#5a1e0e'}
              fillOpacity={near(Math.abs(shade - 0.5) * 0.32)}
              stroke="#ffe0bf"
              strokeOpacity={0.42}
            />
            <path
              d={hexPath(hx, hy + 1, r * 0.99)}
              fill="none"
              stroke="#2a0d06"
              strokeOpacity={0.5}
              strokeWidth={1.2}
            />
            {litter(hx, hy, r, luck)}
          </g>
        );
      })}
    </g>
  );
});
