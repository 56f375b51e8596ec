import { seatColourOnDark } from '@orrery/board';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { hexPath } from './hex.ts';
import { Mark } from './pieces.tsx';

/** Building types: the plate, its dark side, its light rim. */
export const TYPE: readonly { readonly base: string; readonly dark: string; readonly light: string }[] = [
  { base: '#6d4636', dark: '#3a2119', light: '#d9936a' },
  { base: '#9c7a16', dark: '#5c4505', light: '#ffdb57' },
  { base: '#23609c', dark: '#103659', light: '#76c1ff' },
  { base: '#2f7a3a', dark: '#174220', light: '#8be07f' },
  { base: '#5f8592', dark: '#2f4b55', light: '#dff6fc' },
  { base: '#7b7470', dark: '#3f3a38', light: '#efe8df' },
];
const SHELTER = 5;

/** Pit and headframe, drum between solar wings, derrick and tank, glass vault, pressure spheres. */
const MODELS: readonly ReactNode[] = [
  <>
    <ellipse cx="7" cy="14" rx="33" ry="19" fill="#8d5a41" />
    <ellipse cx="7" cy="13" rx="33" ry="18" fill="#b87a56" />
    <ellipse cx="7" cy="15" rx="27" ry="14" fill="#5a3222" />
    <ellipse cx="7" cy="16.5" rx="21" ry="10.5" fill="#37190f" />
    <ellipse cx="7" cy="18" rx="14" ry="7" fill="#150805" />
    <path d="m22 8 5-3 5 4-3 4h-6ZM-8 22l4-2 4 3-3 3h-4Z" fill="#ff9c52" stroke="#7b3410" strokeWidth="1.2" />
    <path
      d="M-38 22-19-27 0 20M-31 4h24M-27-7h16"
      fill="none"
      stroke="#2a1812"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path
      d="M-38 22-19-27 0 20M-31 4h24M-27-7h16"
      fill="none"
      stroke="#e8ddd2"
      strokeWidth="3.6"
      strokeLinejoin="round"
    />
    <path d="M-19-27 10 16" stroke="#f3d9a8" strokeWidth="1.6" />
    <circle cx="-19" cy="-28" r="8.5" fill="#5a3222" stroke="#f4e6d6" strokeWidth="3.2" />
  </>,
  <>
    <g stroke="#0d1b38" strokeWidth="1.5">
      <path d="M-42 8-15-4v19l-27 12Z" fill="#2b57a8" />
      <path d="M42 8 15-4v19l27 12Z" fill="#1d3f83" />
    </g>
    <g stroke="#9cc3ff" strokeWidth="1.3" fill="none">
      <path d="M-42 17.5-15 5.5M-33 4v19M-24 0v19M42 17.5 15 5.5M33 4v19M24 0v19" />
    </g>
    <path d="M-17-18v32a17 8 0 0 0 34 0v-32Z" fill="url(#om-drum)" stroke="#3d2c00" strokeWidth="2" />
    <ellipse cx="0" cy="-18" rx="17" ry="8" fill="#ffe9a1" stroke="#3d2c00" strokeWidth="2" />
    <ellipse cx="0" cy="-18" rx="9" ry="4" fill="#fffbe6" />
    <path d="M4-9-9 6h7l-3 13L9 2H2Z" fill="#fff7d1" stroke="#4d3800" strokeWidth="2" strokeLinejoin="round" />
  </>,
  <>
    <ellipse cx="-4" cy="20" rx="30" ry="11" fill="#123f68" />
    <ellipse cx="-4" cy="19" rx="28" ry="9.5" fill="#3aa2f0" />
    <path d="M-24 18q8-4 16 0t16 0" stroke="#c8e9ff" strokeWidth="2" fill="none" />
    <path d="M2-18v28a17 7.5 0 0 0 34 0v-28Z" fill="url(#om-tank)" stroke="#0a2a48" strokeWidth="2" />
    <ellipse cx="19" cy="-18" rx="17" ry="7.5" fill="#bfe6ff" stroke="#0a2a48" strokeWidth="2" />
    <path d="M7-9v20" stroke="#fff" strokeOpacity=".7" strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M-37 18-21-33-5 18M-32 2h22M-28-12h14M-32 2l18-14M-10 2-28-12"
      fill="none"
      stroke="#0a2a48"
      strokeWidth="6.5"
      strokeLinejoin="round"
    />
    <path
      d="M-37 18-21-33-5 18M-32 2h22M-28-12h14"
      fill="none"
      stroke="#e6f1fb"
      strokeWidth="3.3"
      strokeLinejoin="round"
    />
    <path d="M-21-30v48" stroke="#7fd0ff" strokeWidth="3" />
  </>,
  <>
    <path d="M-39 14h78v8a6 6 0 0 1-6 5h-66a6 6 0 0 1-6-5Z" fill="#d9d3c6" stroke="#1a3a1c" strokeWidth="2" />
    <path d="M-36 16C-37-16-22-32 0-32S37-16 36 16Z" fill="url(#om-glass)" stroke="#1a3a1c" strokeWidth="2" />
    <g fill="#2f8f3b">
      <circle cx="-22" cy="8" r="9" />
      <circle cx="-6" cy="4" r="11" />
      <circle cx="12" cy="6" r="10" />
      <circle cx="26" cy="9" r="7" />
    </g>
    <g fill="#6fd060">
      <circle cx="-24" cy="5" r="4.5" />
      <circle cx="-8" cy="-1" r="6" />
      <circle cx="11" cy="2" r="5" />
      <circle cx="26" cy="6" r="3.5" />
    </g>
    <path d="M-35 16h70" stroke="#1a3a1c" strokeWidth="2" />
    <g stroke="#f2fff0" strokeWidth="2" fill="none" strokeOpacity=".85">
      <path d="M-18 16C-18-10-10-26 0-32 10-26 18-10 18 16M0-32v48M-33-2h66" />
    </g>
    <path d="M-29-2C-27-14-20-23-12-27" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" />
  </>,
  <>
    <ellipse cx="0" cy="23" rx="36" ry="9" fill="#20363e" opacity=".6" />
    <path d="M-7-30h14l3 46h-20Z" fill="url(#om-steel)" stroke="#1d333b" strokeWidth="2" />
    <ellipse cx="0" cy="-30" rx="7" ry="3" fill="#2a454e" />
    <g fill="#fff" fillOpacity=".75">
      <circle cx="6" cy="-38" r="5" />
      <circle cx="14" cy="-42" r="4" />
    </g>
    <path d="M-9-16h18M-9.5-6h19" stroke="#58b4cf" strokeWidth="4" />
    <circle cx="-20" cy="7" r="18" fill="url(#om-ball)" stroke="#1d333b" strokeWidth="2" />
    <circle cx="21" cy="9" r="17" fill="url(#om-ball)" stroke="#1d333b" strokeWidth="2" />
    <path d="M-38 9q18 8 36 0M4 11q17 8 34 0" stroke="#37a9cc" strokeWidth="4.5" fill="none" />
    <path
      d="M-30 0a12 12 0 0 1 9-6M12 2a11 11 0 0 1 8-5"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
  </>,
];

/** A dome with the band and the mark of its owner; without one, with a door. */
function Shelter({ seat }: { readonly seat: number }) {
  const band = seat < 0 ? '#b9b2a6' : seatColourOnDark(seat);
  return (
    <>
      <ellipse cx="0" cy="23" rx="38" ry="9" fill="#000" opacity=".35" />
      <path d="M-38 18C-39-12-22-32 0-32S39-12 38 18Z" fill="url(#om-dome)" stroke="#1c1917" strokeWidth="2.2" />
      <path d="M-38 12h76v9a4 4 0 0 1-4 4h-68a4 4 0 0 1-4-4Z" fill={band} stroke="#1c1917" strokeWidth="2.2" />
      <path d="M-35 15h70" stroke="#fff" strokeOpacity=".6" strokeWidth="2" />
      <g fill="#ffdf94" stroke="#4a3a1a" strokeWidth="1.5">
        <rect x="-29" y="-4" width="11" height="9" rx="3" />
        <rect x="18" y="-4" width="11" height="9" rx="3" />
      </g>
      <path d="M-28-10C-24-19-17-25-10-27" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" />
      {seat < 0 ? (
        <path d="M-9 25V6a9 9 0 0 1 18 0v19Z" fill="#4a4440" stroke="#1c1917" strokeWidth="2" />
      ) : (
        <Mark seat={seat} x={0} y={-5} size={27} fill={band} />
      )}
    </>
  );
}

interface ModelProps {
  readonly type: number;
  readonly x: number;
  readonly y: number;
  /** The radius of its hex. */
  readonly r: number;
  /** Whose Shelter it is. */
  readonly seat?: number;
}

/** A Building in relief, in the middle of its hex. */
export const Model = memo(function Model({ type, x, y, r, seat = -1 }: ModelProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 50})`}>
      {type === SHELTER ? <Shelter seat={seat} /> : MODELS[type]}
    </g>
  );
});

/** A Building on its plate: the sign of its type on stacks, cards, tiles and gauges. */
export const Emblem = memo(function Emblem({
  type,
  x,
  y,
  r,
  seat = -1,
  dim = false,
}: ModelProps & { readonly dim?: boolean }) {
  const { dark, light } = TYPE[type];
  return (
    <g {...(dim ? { opacity: 0.4 } : {})}>
      <path d={hexPath(x, y + r * 0.1, r)} fill={dark} stroke="#0b0d14" />
      <path d={hexPath(x, y, r)} fill={`url(#om-pad${type})`} stroke={light} />
      <Model type={type} x={x} y={y} r={r * 0.92} seat={seat} />
    </g>
  );
});
