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
      <linearGradient id="pu-rim" x1="0%" y1="0%" x2="100%" y2="100%">
        <stop offset="0%" stopColor="#fff" stopOpacity=".95" />
        <stop offset="45%" stopColor="#fff" stopOpacity=".1" />
        <stop offset="100%" stopColor="#000" stopOpacity=".5" />
      </linearGradient>
      <radialGradient id="pu-light" cx="36%" cy="30%" r="78%">
        <stop offset="0%" stopColor="#fff" stopOpacity=".16" />
        <stop offset="45%" stopColor="#fff" stopOpacity="0" />
        <stop offset="100%" stopColor="#0a0d1c" stopOpacity=".45" />
      </radialGradient>
      <linearGradient id="pu-steel" x1="0%" y1="0%" x2="100%" y2="100%">
        <stop offset="0%" stopColor="#56648f" />
        <stop offset="50%" stopColor="#2a3558" />
        <stop offset="100%" stopColor="#3d4a74" />
      </linearGradient>
      <radialGradient id="pu-coin" cx="38%" cy="32%" r="75%">
        <stop offset="0%" stopColor="#ffe9b0" />
        <stop offset="55%" stopColor="#e0a93f" />
        <stop offset="100%" stopColor="#8a5d13" />
      </radialGradient>
      <pattern id="pu-tray" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="#0c1228" />
        <path d="M0 0V6" stroke="#18213f" strokeWidth="3" />
      </pattern>
      {TERRAIN_ART.map(({ marker, base }, terrain) => (
        <linearGradient key={marker} id={`pu-tube-${terrain}`} x1="0%" y1="0%" x2="100%" y2="0%">
          <stop offset="0%" stopColor={base} />
          <stop offset="35%" stopColor={marker} />
          <stop offset="50%" stopColor="#fff" stopOpacity=".95" />
          <stop offset="65%" stopColor={marker} />
          <stop offset="100%" stopColor={base} />
        </linearGradient>
      ))}
      <radialGradient id="pu-hub">
        <stop offset="0%" stopColor="#ffe6ad" />
        <stop offset="55%" stopColor="#d9a441" />
        <stop offset="100%" stopColor="#7a5414" />
      </radialGradient>
      <pattern id="pu-land" width="160" height="160" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#000" strokeOpacity=".13" strokeWidth="2" strokeLinecap="round">
          <path d="M8 22q14-9 30-2t26-4M92 36q18-8 36 3M14 96q12-8 30 0t22 2M104 118q16-9 40-1M40 146q14-6 26 0" />
        </g>
        <g fill="none" stroke="#fff" strokeOpacity=".12" strokeWidth="1.5" strokeLinecap="round">
          <path d="M9 25q14-9 29-2M93 39q18-8 34 3M15 99q12-8 29 0M105 121q16-9 38-1" />
        </g>
        <g fill="#000" fillOpacity=".12">
          <circle cx="70" cy="62" r="9" />
          <circle cx="134" cy="74" r="5" />
          <circle cx="24" cy="60" r="4" />
          <circle cx="84" cy="138" r="6" />
          <circle cx="118" cy="12" r="4" />
        </g>
        <g fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="1.5">
          <path d="M63 68a9 9 0 0 0 15 0M130 77a5 5 0 0 0 8 0M79 141a6 6 0 0 0 10 0" />
        </g>
        <g fill="#fff" fillOpacity=".1">
          <circle cx="44" cy="40" r="3" />
          <circle cx="108" cy="90" r="3.500" />
          <circle cx="150" cy="148" r="3" />
          <circle cx="10" cy="132" r="2.500" />
        </g>
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
          width="80"
          height="80"
          patternUnits="userSpaceOnUse"
        >
          <rect width="80" height="80" fill={base} />
          {TEXTURE[terrain](dark, light)}
        </pattern>
      ))}
    </defs>
  );
}

/** Each is 80 by 80 and joins itself on all sides, so that an area is one piece of ground. */
const TEXTURE: readonly ((dark: string, light: string) => React.ReactNode)[] = [
  // Settlement: blocks between streets, roofs in the light, windows lit.
  (dark, light) => (
    <>
      <path d="M0 40H80M40 0V80M0 0H80M0 0V80" stroke={dark} strokeWidth="3" />
      <path
        d="M6 6h12v13H6ZM22 5h13v8H22ZM22 17h13v18H22ZM6 23h12v12H6ZM46 6h8v29h-8ZM58 6h16v10H58ZM58 20h7v15h-7ZM68 20h7v15h-7ZM6 46h28v9H6ZM6 59h10v15H6ZM20 59h14v15H20ZM46 46h12v12H46ZM62 46h12v28H62ZM46 62h12v12H46Z"
        fill={dark}
        fillOpacity=".75"
      />
      <path
        d="M6 6h12M22 5h13M22 17h13M6 23h12M46 6h8M58 6h16M58 20h7M68 20h7M6 46h28M6 59h10M20 59h14M46 46h12M62 46h12M46 62h12"
        stroke={light}
        strokeWidth="1.250"
        strokeOpacity=".8"
      />
      <path
        d="M9 11h2M13 15h2M26 21h2M30 26h2M26 31h2M49 12h2M49 20h2M62 10h2M68 12h2M60 26h2M71 30h2M10 50h2M20 51h2M28 50h2M9 64h2M24 64h2M29 69h2M49 50h2M66 52h2M68 60h2M66 68h2M50 67h2"
        stroke="#f6cf78"
        strokeWidth="2"
      />
    </>
  ),
  // Water: long waves and their light.
  (dark, light) => (
    <>
      <g fill="none" strokeLinecap="round">
        <path
          d="M0 10q10-7 20 0t20 0 20 0 20 0M0 50q10-7 20 0t20 0 20 0 20 0"
          stroke={light}
          strokeWidth="2"
          opacity=".5"
        />
        <path
          d="M0 30q10-6 20 0t20 0 20 0 20 0M0 70q10-6 20 0t20 0 20 0 20 0"
          stroke={dark}
          strokeWidth="2.500"
          opacity=".55"
        />
        <path d="M24 20h9M58 40h8M12 60h7M46 61h10M68 18h6" stroke="#dff3ff" strokeWidth="1.500" opacity=".55" />
      </g>
    </>
  ),
  // Biomass: a canopy of crowns, lit from the upper left.
  (dark, light) => (
    <>
      {CROWNS.map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x + 1.5} cy={y + 2} r={r} fill="#16330f" opacity=".35" />
          <circle cx={x} cy={y} r={r} fill={dark} opacity=".85" />
          <circle cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.6} fill={light} opacity=".5" />
        </g>
      ))}
    </>
  ),
  // Rover: two pairs of tracks through red dust, stones beside them.
  (dark, light) => (
    <>
      <path
        d="M0 12q20-8 40 0t40 0M0 20q20-8 40 0t40 0"
        stroke={dark}
        strokeWidth="3.500"
        strokeDasharray="4 3"
        fill="none"
      />
      <path
        d="M0 58q20 8 40 0t40 0M0 66q20 8 40 0t40 0"
        stroke={dark}
        strokeWidth="3.500"
        strokeDasharray="4 3"
        fill="none"
      />
      <path
        d="M4 40q14-6 30 0M46 36q12-5 28 2M10 76q10-4 20 0"
        stroke={light}
        strokeWidth="1.750"
        fill="none"
        opacity=".6"
      />
      <g fill={dark}>
        <circle cx="40" cy="44" r="2.500" />
        <circle cx="66" cy="44" r="3.500" />
        <circle cx="16" cy="34" r="2" />
        <circle cx="58" cy="4" r="2" />
      </g>
      <path d="M64 42a3.500 3.500 0 0 1 4-1M39 42.500l1.500-.5" stroke={light} strokeWidth="1.250" fill="none" />
    </>
  ),
  // Tech: traces, pads and a chip.
  (dark, light) => (
    <>
      <g fill="none" stroke={dark} strokeWidth="1.750">
        <path d="M0 10h14l8 8v14h18M80 10H62l-6 6v14M0 70h18l10-10h14M80 70H66l-8-8V50M0 40h12M68 40h12M40 0v8l6 6M40 80v-8l-8-6" />
      </g>
      <rect x="44" y="32" width="16" height="16" rx="2" fill={dark} fillOpacity=".8" />
      <path d="M47 36h10M47 40h10M47 44h10" stroke={light} strokeWidth="1.250" />
      <g fill={dark}>
        <circle cx="13" cy="40" r="3" />
        <circle cx="47" cy="15" r="2.500" />
        <circle cx="31" cy="65" r="2.500" />
        <circle cx="66" cy="40" r="2.500" />
      </g>
      <path d="M4 4h10M66 76h10M30 4h4M70 24h6M8 56h6" stroke="#fff" strokeWidth="1.750" opacity=".8" />
    </>
  ),
  // Energy: panels in their frames, each with a gleam.
  (dark, light) => (
    <>
      <path
        d="M3 3h34v15H3ZM43 3h34v15H43ZM3 22h34v15H3ZM43 22h34v15H43ZM3 43h34v15H3ZM43 43h34v15H43ZM3 62h34v15H3ZM43 62h34v15H43Z"
        fill={dark}
        fillOpacity=".4"
        stroke={dark}
        strokeWidth="1.500"
      />
      <path
        d="M14.500 3v15M25.500 3v15M54.500 3v15M65.500 3v15M14.500 22v15M25.500 22v15M54.500 22v15M65.500 22v15M14.500 43v15M25.500 43v15M54.500 43v15M65.500 43v15M14.500 62v15M25.500 62v15M54.500 62v15M65.500 62v15"
        stroke={dark}
        strokeWidth="1"
        opacity=".7"
      />
      <path
        d="M6 15l9-9M46 15l9-9M6 34l9-9M46 34l9-9M6 55l9-9M46 55l9-9M6 74l9-9M46 74l9-9"
        stroke={light}
        strokeWidth="2"
        opacity=".75"
      />
    </>
  ),
];

/** Middles and radii; those that stick out on one side come in again on the other. */
const CROWNS = [
  [10, 12, 11],
  [32, 8, 10],
  [54, 13, 12],
  [74, 6, 9],
  [-6, 6, 9],
  [22, 30, 12],
  [44, 34, 10],
  [66, 34, 12],
  [2, 38, 10],
  [82, 38, 10],
  [14, 56, 11],
  [36, 54, 11],
  [58, 58, 11],
  [76, 62, 10],
  [-4, 62, 10],
  [26, 74, 10],
  [48, 76, 10],
  [68, 80, 9],
  [68, 0, 9],
  [6, 80, 9],
  [6, 0, 9],
] as const;
