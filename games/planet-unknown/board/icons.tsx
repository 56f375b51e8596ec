import type { ReactNode } from 'react';

/** One icon per concept on a 24 grid: the same on tiles, tracks, cards and in the legend. */
const DRAWN = {
  civ: (
    <>
      <path d="M4 20V11l5-3v12M9 20V5l6-2v17M15 20v-9l5 2v7M2.5 20.5h19" />
      <path d="M11 8h2M11 11.5h2M11 15h2" />
    </>
  ),
  water: (
    <path d="M12 3c3.8 4.6 6 7.6 6 10.8A6 6 0 0 1 6 13.8C6 10.600 8.200 7.600 12 3Zm-2.600 11.400a2.800 2.800 0 0 0 2.400 2.800" />
  ),
  biomass: <path d="M5 20c0-9 5-15 15-16 0 10-5 15-12 15M5 20c3-5 6-8 10-10" />,
  rover: (
    <>
      <path d="M3 14h18l-2-5h-5l-1.500-3H8v3H5Z" />
      <circle cx="7" cy="17.500" r="2.500" />
      <circle cx="17" cy="17.500" r="2.500" />
    </>
  ),
  tech: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="1.500" />
      <path d="M10 3.500V7M14 3.500V7M10 17v3.500M14 17v3.500M3.500 10H7M3.500 14H7M17 10h3.500M17 14h3.500" />
    </>
  ),
  energy: <path d="M13.500 2.500 5 13.500h6l-1 8 8.500-11h-6Z" />,
  synergy: <path d="M12 20V6M6 11.500 12 5l6 6.500M7 20h10" />,
  patch: (
    <>
      <rect x="4.500" y="4.500" width="15" height="15" rx="2" />
      <path d="M8 16c0-4.500 2.500-7.500 8-8 0 5.500-3 8-7 8" />
    </>
  ),
  moves: <path d="M4 12h14M13 6.500 18.500 12 13 17.500M4 7.500v9" />,
  card: (
    <>
      <rect x="6" y="3.500" width="12" height="17" rx="2" />
      <path d="M9 8h6M9 11.500h6" />
    </>
  ),
  lifepod: (
    <>
      <path d="M12 2.500c4 2.500 5.500 6 5.500 10.500L15 18H9l-2.500-5C6.500 8.500 8 5 12 2.500Z" />
      <circle cx="12" cy="10" r="2.200" />
      <path d="M9.500 18 8.500 21.500M14.500 18l1 3.500" />
    </>
  ),
  meteorite: (
    <path d="m6 9 4-4.500 6 .5 3.500 5-1 6-5 4-6.500-1.500L4 13.500Zm5 1.500 1.500 2M9 15l2 1M15 13l1.500 1" />
  ),
  medal: (
    <>
      <circle cx="12" cy="14" r="6.500" />
      <path d="M8.500 8.500 6 2.500h4l2 4 2-4h4l-2.500 6" />
    </>
  ),
  flux: (
    <>
      <path d="M12 3v4M12 17v4M3 12h4M17 12h4" />
      <circle cx="12" cy="12" r="4.5" />
    </>
  ),
  area: <path d="M4 4h9v5h7v11h-9v-5H4ZM8.500 9v3M13 14h3" />,
  line: <path d="M3 8.500h18v7H3ZM9 8.500v7M15 8.500v7" />,
  event: (
    <>
      <path d="M12 3.500 21.500 20h-19Z" />
      <path d="M12 10v4.500M12 17.200v.3" />
    </>
  ),
  objective: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <circle cx="12" cy="12" r="4.200" />
      <path d="M12 12h.1" />
    </>
  ),
  turnLeft: <path d="M5 5v5h5M5.500 10A7.500 7.500 0 1 1 5 15" />,
  turnRight: <path d="M19 5v5h-5M18.500 10A7.500 7.500 0 1 0 19 15" />,
  mirror: <path d="M12 3v18M9 7 3.500 17H9ZM15 7l5.500 10H15Z" />,
  tick: <path d="m5 12.500 5 5L19.500 7" />,
  lost: <path d="M6 6l12 12M18 6 6 18" />,
  end: <path d="M6 21V3.500M6 4.500h11l-2.500 4 2.500 4H6" />,
  station: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <circle cx="12" cy="12" r="2.500" />
      <path d="M12 3.500v6M12 14.500v6M4.600 7.700l5.200 3M14.200 13.300l5.200 3M19.400 7.700l-5.200 3M9.800 13.300l-5.200 3" />
    </>
  ),
  planet: (
    <>
      <circle cx="12" cy="12" r="6.500" />
      <path d="M5.800 14.500C3.500 16.500 2.500 18 3 18.700c1 1.300 6-1 11-5s8-8.200 7-9.400c-.600-.700-2.400-.200-4.800 1.200" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWN;
export const ICON_NAMES = Object.keys(DRAWN) as readonly IconName[];
export const TERRAIN_ICONS = [
  'civ',
  'water',
  'biomass',
  'rover',
  'tech',
  'energy',
] as const satisfies readonly IconName[];

export function Icon({
  name,
  x = 0,
  y = 0,
  size = 24,
  colour = 'currentColor',
  fill = 'none',
}: {
  name: IconName;
  x?: number;
  y?: number;
  size?: number;
  colour?: string;
  fill?: string;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g fill={fill} stroke={colour} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {DRAWN[name]}
      </g>
    </svg>
  );
}
