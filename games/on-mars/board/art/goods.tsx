import type { ReactNode } from 'react';
import { memo } from 'react';

/** Six silhouettes, six colours: the Resources and the Crystal. */
export const GOOD_FILL: readonly string[] = ['#c9835a', '#f2c230', '#4aa8ee', '#6cc25c', '#dff2f7', '#d58cf0'];
const GOOD_EDGE = ['#4a2413', '#5d4300', '#0f3f6b', '#1c4a18', '#3c6673', '#4d1a66'];

const SHAPES: readonly ReactNode[] = [
  <>
    <path d="M3.5 15 7 6.5l7-2.5 6.5 6-1.5 8-8 3Z" />
    <path d="M7 6.5l5 6 8.5-2.5M12 12.5 11 21" fill="none" strokeWidth="1.3" />
    <path d="M8 6.6 14 4.5l3 2.6-4.7 4Z" fill="#fff" fillOpacity=".35" stroke="none" />
  </>,
  <>
    <path d="M9.5 4.5V2.5h5v2" />
    <rect x="5.5" y="4.5" width="13" height="17" rx="2.5" />
    <path d="M13 7.5 8.5 14H12l-1 5 4.7-6.8H12Z" fill="#3a2a00" stroke="none" />
    <path d="M7.5 7v11" stroke="#fff" strokeOpacity=".6" />
  </>,
  <>
    <path d="M12 2.2c4.6 5.4 7 8.6 7 12a7 7 0 0 1-14 0c0-3.4 2.4-6.6 7-12Z" />
    <path d="M8 14.5a4 4 0 0 0 3.4 4" fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth="1.8" />
  </>,
  <>
    <path d="M12 22v-8" fill="none" strokeWidth="2.2" />
    <path d="M12 15C12 9.5 8 6.5 2.5 6.5 2.5 12 6.5 15 12 15Z" />
    <path d="M12 12.5C12 6.5 16 3 21.5 3c0 6-4 9.5-9.5 9.5Z" />
    <path d="M14 10.5 18 6" stroke="#fff" strokeOpacity=".6" strokeWidth="1.3" />
  </>,
  <>
    <circle cx="9" cy="14" r="6.8" />
    <circle cx="18" cy="7.5" r="4.3" />
    <path d="M5.5 12.5a4 4 0 0 1 3.5-2.7M16 6.2a2.2 2.2 0 0 1 1.7-1" fill="none" stroke="#fff" strokeWidth="1.8" />
    <circle cx="18.6" cy="18.6" r="2.4" />
  </>,
  <>
    <path d="M12 1.5 18.5 8v8L12 22.5 5.5 16V8Z" />
    <path d="M5.5 8 12 11l6.5-3M12 11v11.5" fill="none" strokeWidth="1.2" />
    <path d="M12 1.5 18.5 8 12 11Z" fill="#fff" fillOpacity=".5" stroke="none" />
    <path d="M5.5 8 12 11v11.5L5.5 16Z" fill="#fff" fillOpacity=".18" stroke="none" />
  </>,
];

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly faint?: boolean;
}

export const Good = memo(function Good({ good, x, y, size, faint = false }: At & { readonly good: number }) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill={GOOD_FILL[good]}
      stroke={GOOD_EDGE[good]}
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(faint ? { opacity: 0.16 } : {})}
    >
      {SHAPES[good]}
    </g>
  );
});

/** Any Resource. */
export const AnyGood = memo(function AnyGood({ x, y, size }: At) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} strokeLinecap="round">
      <circle cx={12} cy={12} r={10.5} fill="#3a3f4e" stroke="#e8ecf6" strokeWidth={2} />
      <path d="M12 6.5v11M7.2 9.2l9.6 5.6M16.8 9.2 7.2 14.8" stroke="#e8ecf6" strokeWidth={2.4} />
    </g>
  );
});
