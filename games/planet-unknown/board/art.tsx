/** Colours of the six terrains: ground, its dark and light, and what is drawn on it. */
export const TERRAIN_ART = [
  { base: '#3b4150', dark: '#272c38', light: '#596178', mark: '#f3e3b3' },
  { base: '#2f7fc0', dark: '#215e92', light: '#62aee4', mark: '#eaf6ff' },
  { base: '#4f9a4c', dark: '#387236', light: '#7cc172', mark: '#f0ffe6' },
  { base: '#bf4e40', dark: '#90372d', light: '#e07a69', mark: '#fff0ea' },
  { base: '#b9c2d0', dark: '#8e99ab', light: '#e4e9f0', mark: '#23304a' },
  { base: '#dd9330', dark: '#ab6d1b', light: '#f4bd66', mark: '#3a2204' },
] as const;

export const terrainFill = (terrain: number): string => `url(#pu-terrain-${terrain})`;

/** Patterns that run on from cell to cell, so that an area reads as one piece of ground. */
export function Patterns() {
  return (
    <defs>
      <radialGradient id="pu-space" cx="50%" cy="42%" r="65%">
        <stop offset="0%" stopColor="#a98d6e" />
        <stop offset="80%" stopColor="#7a624b" />
        <stop offset="100%" stopColor="#4a3a2e" />
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
        <pattern key={base} id={`pu-terrain-${terrain}`} width="40" height="40" patternUnits="userSpaceOnUse">
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
