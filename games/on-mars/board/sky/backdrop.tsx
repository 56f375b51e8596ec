import { memo, type ReactNode } from 'react';
import { near, scatter } from '../art/hex.ts';

interface BackdropProps {
  readonly width: number;
  readonly height: number;
  /** Where the limb of the planet stands; left of it is space. */
  readonly limb: number;
}

const STARS = 110;
const CRATERS = 46;
const DUNES = 34;

function stars(limb: number, height: number): ReactNode[] {
  const luck = scatter(77);
  return Array.from({ length: STARS }, (_, i) => (
    <circle
      key={`star ${i + 1}`}
      cx={near(luck() * (limb + 120))}
      cy={near(luck() * height)}
      r={near(luck() ** 3 * 1.5 + 0.35)}
      fill={luck() > 0.8 ? '#ffe6c2' : '#dbe8ff'}
      opacity={near(0.25 + luck() * 0.7)}
    />
  ));
}

function craters(limb: number, width: number, height: number): ReactNode[] {
  const luck = scatter(131);
  return Array.from({ length: CRATERS }, (_, i) => {
    const x = near(limb + 30 + luck() * (width - limb));
    const y = near(luck() * height);
    const r = near(5 + luck() ** 3 * 34);
    const flat = near(r * 0.8);
    return (
      <g key={`crater ${i + 1}`} fill="none">
        <ellipse cx={x} cy={y} rx={r} ry={flat} fill="#3a140a" fillOpacity={0.2} />
        <path
          d={`M${x - r} ${y}a${r} ${flat} 0 0 0 ${2 * r} 0`}
          stroke="#ffc79a"
          strokeOpacity={0.28}
          strokeWidth={1.3}
        />
        <path
          d={`M${x - r} ${y}a${r} ${flat} 0 0 1 ${2 * r} 0`}
          stroke="#2a0c05"
          strokeOpacity={0.34}
          strokeWidth={1.6}
        />
      </g>
    );
  });
}

function dunes(limb: number, width: number, height: number): string {
  const luck = scatter(31);
  return Array.from({ length: DUNES }, () => {
    const length = 40 + luck() * 120;
    const from = `${near(limb + 20 + luck() * (width - limb - 80))} ${near(luck() * height)}`;
    return `M${from}q${near(length * 0.3)} ${near(-8 - luck() * 8)} ${near(length / 2)} 0t${near(length / 2)} ${near(luck() * 6 - 3)}`;
  }).join('');
}

/** Space in cold light, the limb of Mars with its rim of air, the planet in warm light. It is drawn once a size. */
export const Backdrop = memo(function Backdrop({ width, height, limb }: BackdropProps) {
  const r = near(height * 1.75);
  const x = near(limb + r);
  const y = near(height * 0.55);
  return (
    <svg className="om-backdrop" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient
          id="om-planet"
          gradientUnits="userSpaceOnUse"
          cx={width * 0.83}
          cy={height * 0.36}
          r={width * 0.86}
        >
          <stop offset={0} stopColor="#d97f49" />
          <stop offset={0.3} stopColor="#b8613a" />
          <stop offset={0.62} stopColor="#8a432b" />
          <stop offset={0.86} stopColor="#4d241d" />
          <stop offset={1} stopColor="#24141a" />
        </radialGradient>
        <linearGradient id="om-space" x1={0} y1={0} x2={1} y2={1}>
          <stop offset={0} stopColor="#0a1430" />
          <stop offset={0.5} stopColor="#070d20" />
          <stop offset={1} stopColor="#0a1226" />
        </linearGradient>
        <radialGradient
          id="om-cool"
          gradientUnits="userSpaceOnUse"
          cx={limb * 0.3}
          cy={height * 0.2}
          r={Math.max(1, limb * 1.6)}
        >
          <stop offset={0} stopColor="#3f7fd0" stopOpacity={0.38} />
          <stop offset={1} stopColor="#3f7fd0" stopOpacity={0} />
        </radialGradient>
        <clipPath id="om-disc">
          <circle cx={x} cy={y} r={r} />
        </clipPath>
        <filter id="om-soft" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation={6} />
        </filter>
        <filter id="om-dust" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves={3} seed={7} />
          <feColorMatrix values="0 0 0 0 .18  0 0 0 0 .06  0 0 0 0 .03  0 0 0 -1.5 1" />
        </filter>
      </defs>
      <rect width={width} height={height} fill="url(#om-space)" />
      <rect width={width} height={height} fill="url(#om-cool)" />
      {stars(Math.max(0, limb), height)}
      <circle
        cx={x}
        cy={y}
        r={r + 5}
        fill="none"
        stroke="#6fb6ff"
        strokeWidth={20}
        strokeOpacity={0.5}
        filter="url(#om-soft)"
      />
      <circle cx={x} cy={y} r={r} fill="url(#om-planet)" />
      <g clipPath="url(#om-disc)">
        <rect width={width} height={height} filter="url(#om-dust)" opacity={0.5} />
        {craters(limb, width, height)}
        <path d={dunes(limb, width, height)} fill="none" stroke="#ffd0a2" strokeOpacity={0.13} strokeWidth={2} />
        <circle
          cx={x}
          cy={y}
          r={r - 3}
          fill="none"
          stroke="#ffb98a"
          strokeWidth={9}
          strokeOpacity={0.4}
          filter="url(#om-soft)"
        />
      </g>
      <circle cx={x} cy={y} r={r} fill="none" stroke="#d7ecff" strokeWidth={1.8} strokeOpacity={0.9} />
    </svg>
  );
});
