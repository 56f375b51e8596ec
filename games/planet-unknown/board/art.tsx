/** Colours of the six terrains: ground, its dark and light, and what is drawn on it. */
export const TERRAIN_ART = [
  {
    base: '#3f4657',
    dark: '#272c38',
    light: '#6b748d',
    mark: '#f3e3b3',
    symbol: '#f3e3b3',
    rim: '#8d96ae',
    marker: '#f3e3b3',
  },
  {
    base: '#2f7fc0',
    dark: '#1d5688',
    light: '#62aee4',
    mark: '#eaf6ff',
    symbol: '#eaf6ff',
    rim: '#86c6f2',
    marker: '#62aee4',
  },
  {
    base: '#4f9a4c',
    dark: '#336b31',
    light: '#7cc172',
    mark: '#f0ffe6',
    symbol: '#f0ffe6',
    rim: '#9ad98f',
    marker: '#8fd085',
  },
  {
    base: '#bf4e40',
    dark: '#8a3329',
    light: '#e07a69',
    mark: '#fff0ea',
    symbol: '#fff0ea',
    rim: '#f09a8b',
    marker: '#ee8b7a',
  },
  {
    base: '#b9c2d0',
    dark: '#5d6a80',
    light: '#e4e9f0',
    mark: '#23304a',
    symbol: '#ffffff',
    rim: '#f4f7fb',
    marker: '#e4e9f0',
  },
  {
    base: '#dd9330',
    dark: '#8f5810',
    light: '#f4bd66',
    mark: '#3a2204',
    symbol: '#fff3dc',
    rim: '#ffd693',
    marker: '#f4bd66',
  },
] as const;

export const terrainFill = (terrain: number): string => `url(#pu-terrain-${terrain})`;

/** Patterns that run on from cell to cell, so that an area reads as one piece of ground. */
export function Patterns() {
  return (
    <defs>
      <radialGradient id="pu-air">
        <stop offset="84%" stopColor="#7fb4ff" stopOpacity="0" />
        <stop offset="90%" stopColor="#7fb4ff" stopOpacity=".42" />
        <stop offset="94%" stopColor="#5d8fe0" stopOpacity=".2" />
        <stop offset="100%" stopColor="#5d8fe0" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="pu-globe" cx="38%" cy="32%" r="75%">
        <stop offset="0%" stopColor="#6d5a48" />
        <stop offset="60%" stopColor="#43362c" />
        <stop offset="100%" stopColor="#1c1719" />
      </radialGradient>
      <linearGradient id="pu-rim" x1="0%" y1="0%" x2="100%" y2="100%">
        <stop offset="0%" stopColor="#d4e6ff" />
        <stop offset="50%" stopColor="#7fb4ff" stopOpacity=".5" />
        <stop offset="100%" stopColor="#3d5c96" stopOpacity=".25" />
      </linearGradient>
      <radialGradient id="pu-light" cx="36%" cy="30%" r="78%">
        <stop offset="0%" stopColor="#fff" stopOpacity=".16" />
        <stop offset="45%" stopColor="#fff" stopOpacity="0" />
        <stop offset="100%" stopColor="#0a0d1c" stopOpacity=".45" />
      </radialGradient>
      <radialGradient id="pu-hub">
        <stop offset="0%" stopColor="#ffe6ad" />
        <stop offset="55%" stopColor="#d9a441" />
        <stop offset="100%" stopColor="#7a5414" />
      </radialGradient>
      <pattern id="pu-land" width="80" height="80" patternUnits="userSpaceOnUse">
        <rect width="80" height="80" fill="#a58a6c" />
        <path
          d="M6 14q10-6 22 0M46 30q12-5 24 2M10 58q8-5 20 0M50 70q10-6 22 0"
          stroke="#8d7357"
          strokeWidth="2"
          fill="none"
          opacity=".55"
        />
        <circle cx="58" cy="12" r="3" fill="#8d7357" opacity=".45" />
        <circle cx="20" cy="38" r="4" fill="#b99d7f" opacity=".6" />
        <circle cx="64" cy="52" r="2.500" fill="#8d7357" opacity=".45" />
      </pattern>
      <pattern id="pu-ice" width="80" height="80" patternUnits="userSpaceOnUse">
        <rect width="80" height="80" fill="#c4e1ec" />
        <path
          d="M0 24 22 18 34 30 58 22 80 30M12 80 20 56 44 50 52 66 80 60M34 30 44 50M20 56 4 46"
          stroke="#8fb9cb"
          strokeWidth="1.500"
          fill="none"
        />
        <path d="M60 6 70 14M8 8 16 4" stroke="#fff" strokeWidth="2" opacity=".8" />
      </pattern>
      {TERRAIN_ART.map(({ base, dark, light }, terrain) => (
        <pattern
          key={base}
          id={`pu-terrain-${terrain}`}
          x="34"
          y="34"
          width="40"
          height="40"
          patternUnits="userSpaceOnUse"
        >
          <rect width="40" height="40" fill={base} />
          {TEXTURE[terrain](dark, light)}
        </pattern>
      ))}
    </defs>
  );
}

const TEXTURE: readonly ((dark: string, light: string) => React.ReactNode)[] = [
  // Settlement: streets and lit windows.
  (dark, light) => (
    <>
      <path d="M0 20H40M20 0V40" stroke={dark} strokeWidth="2.500" />
      <path d="M6 6h6v6H6ZM28 8h5v8h-5ZM7 27h8v6H7ZM27 27h7v7h-7Z" fill={dark} />
      <path d="M8 8h1.500M30 11h1.500M10 29h1.500M30 30h1.500" stroke="#f2c76b" strokeWidth="1.500" />
      <path d="M6 6h6M28 8h5" stroke={light} strokeWidth=".8" opacity=".7" />
    </>
  ),
  // Water: ripples.
  (dark, light) => (
    <>
      <path
        d="M0 8q5-4 10 0t10 0 10 0 10 0M0 28q5-4 10 0t10 0 10 0 10 0"
        fill="none"
        stroke={light}
        strokeWidth="1.500"
        opacity=".55"
      />
      <path
        d="M0 18q5-4 10 0t10 0 10 0 10 0M0 38q5-4 10 0t10 0 10 0 10 0"
        fill="none"
        stroke={dark}
        strokeWidth="1.500"
        opacity=".6"
      />
    </>
  ),
  // Biomass: a canopy.
  (dark, light) => (
    <>
      {[
        [8, 9, 7],
        [28, 7, 8],
        [18, 22, 8],
        [35, 26, 7],
        [5, 31, 7],
        [25, 36, 7],
      ].map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={r} fill={dark} opacity=".75" />
          <circle cx={x - 1.5} cy={y - 2} r={r * 0.62} fill={light} opacity=".45" />
        </g>
      ))}
    </>
  ),
  // Rover: tracks in red dust.
  (dark, light) => (
    <>
      <path d="M0 10h40M0 17h40" stroke={dark} strokeWidth="3.500" strokeDasharray="4 3" />
      <path d="M0 32q20-6 40 0" stroke={light} strokeWidth="1.500" fill="none" opacity=".6" />
      <circle cx="30" cy="26" r="1.500" fill={dark} />
    </>
  ),
  // Tech: circuit traces.
  (dark, light) => (
    <>
      <path d="M0 10h12l6 6v14M40 30H28l-4-4V12" fill="none" stroke={dark} strokeWidth="1.750" />
      <path d="M0 30h8M40 8h-8" stroke={light} strokeWidth="1.750" />
      <circle cx="18" cy="31" r="2.500" fill={dark} />
      <circle cx="24" cy="11" r="2.500" fill={dark} />
    </>
  ),
  // Energy: a grid of cells.
  (dark, light) => (
    <>
      <path d="M0 13.300H40M0 26.600H40M13.300 0V40M26.600 0V40" stroke={dark} strokeWidth="1.500" opacity=".7" />
      <path d="M3 3l7 7M16 16l7 7M30 30l7 7" stroke={light} strokeWidth="1.500" opacity=".7" />
    </>
  ),
];
