import { memo } from 'react';
import { Emblem, round } from './basics.tsx';
import { COMPANY_LOOKS, INK } from './colours.ts';

interface PieceProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An outpost: a pressure dome with its pennant. One that lies has to go. */
export const Pennant = memo(function Pennant({
  company,
  x,
  y,
  size,
  lying,
}: PieceProps & { readonly lying?: boolean }) {
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${round(size / 3) / 10})${lying ? ' rotate(-68)' : ''}`}
      pointerEvents="none"
    >
      <ellipse cx="3" cy="13.500" rx="12" ry="3.600" fill="#000" opacity=".45" />
      <path d="M-9.500 13a9.500 8.500 0 0 1 19 0Z" fill={`url(#sky-dome${company})`} stroke={INK} strokeWidth="1.400" />
      <path
        d="M-6.500 9.600a6.600 5.600 0 0 1 5.500-3.600"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.300"
      />
      <path d="M-.9 5.500V-17.500" stroke={INK} strokeWidth="3.400" strokeLinecap="round" />
      <path d="M-.9 5.500V-17.500" stroke="#e9edf7" strokeWidth="1.500" strokeLinecap="round" />
      <path
        d="M-.2-17.500H17.500L13.300-9.900 17.500-2.300H-.2Z"
        fill={`url(#sky-flag${company})`}
        stroke={INK}
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <Emblem company={company} x={6.3} y={-9.9} size={11.5} />
    </g>
  );
});

/** A shuttle: a small craft in the colour of its company. */
export const Shuttle = memo(function Shuttle({ company, x, y, size, turn }: PieceProps & { readonly turn: number }) {
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size / 3) / 10})`}
      pointerEvents="none"
    >
      <path
        d="M-13-6l-4-5h8l5 4ZM-13 6l-4 5h8l5-4Z"
        fill={COMPANY_LOOKS[company].dark}
        stroke={INK}
        strokeWidth="1.200"
      />
      <path
        d="M16 0C12-6 4-8-6-8h-8v16h8C4 8 12 6 16 0Z"
        fill={`url(#sky-dome${company})`}
        stroke={INK}
        strokeWidth="1.400"
      />
      <path d="M9-3.500c2 .6 3.500 2 4.500 3.500-1 1.500-2.500 2.900-4.500 3.500Z" fill="#0a1a2c" />
      <path d="M-15-4v8l-7-4Z" fill="#ffb45e" opacity=".9" />
      <g transform={`rotate(${round(-turn)} -3 0)`}>
        <Emblem company={company} x={-3} y={0} size={11} />
      </g>
    </g>
  );
});

/** A piece that waits on its launch ramp. */
export const Waiting = memo(function Waiting({
  company,
  x,
  y,
  size,
  shuttle,
}: PieceProps & { readonly shuttle: boolean }) {
  const k = size / 19;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(k)})`} pointerEvents="none">
      <ellipse cx="1" cy="4.500" rx="10" ry="2.600" fill="#000" opacity=".5" />
      <path
        d="M-9.500 4a9.500 9.500 0 0 1 19 0Z"
        transform={`scale(${shuttle ? '.6 1.100' : '1 1.050'})`}
        fill={`url(#sky-dome${company})`}
        stroke={INK}
        strokeWidth="1.200"
      />
      <path d="M-5.500-.6a6 6 0 0 1 4-3.600" fill="none" stroke="#fff" strokeOpacity=".8" strokeLinecap="round" />
    </g>
  );
});
