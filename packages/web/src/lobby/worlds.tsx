// The five worlds, each on a ground of 320 by 160.

function Sky({ id, from, to, stars, seed }: { id: string; from: string; to: string; stars: number; seed: number }) {
  const chance = (i: number, by: number): number => {
    const a = Math.sin((i + 1) * by + seed) * 43758.5453;
    return a - Math.floor(a);
  };
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="160" fill={`url(#${id})`} />
      {Array.from({ length: stars }, (_, i) => (
        <circle
          key={`${seed}-${i}`}
          cx={chance(i, 12.9898) * 320}
          cy={chance(i, 78.233) * 160}
          r={0.4 + chance(i, 3.7) ** 3 * 1.2}
          fill="#fff"
          opacity={0.25 + chance(i, 9.1) * 0.6}
        />
      ))}
    </>
  );
}

/** A globe lit from the upper left. */
function Globe({
  id,
  x,
  y,
  r,
  light,
  dark,
}: Record<'id' | 'light' | 'dark', string> & Record<'x' | 'y' | 'r', number>) {
  return (
    <>
      <defs>
        <radialGradient id={id} cx=".34" cy=".28" r=".85">
          <stop stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

/** Tiles on the planet, a letter a field: Civ, Water, Biomass, Rover, Tech, Energy, ice. */
const FIELDS = [
  '...WW.....',
  '.CCWBB.TT.',
  '.CEWWB.TRR',
  '.EEiBBBRR.',
  'TTEiiW.RCC',
  'T..iWWWEEC',
  '.BB..WREE.',
  '.BB.TTRR..',
];
const LAND: Readonly<Record<string, string>> = {
  C: '#46506a',
  W: '#3f8fd0',
  B: '#55a052',
  R: '#cc574c',
  T: '#c3cddd',
  E: '#dd9a36',
  i: '#bfe2ee',
};
const FIELD = 15;

export function PlanetWorld() {
  return (
    <>
      <Sky id="pu-sky" from="#070b1d" to="#141f45" stars={80} seed={3} />
      <g transform="translate(21 6) scale(.87)">
        <circle cx="160" cy="92" r="88" fill="#7fb4ff" opacity=".16" />
        <Globe id="pu-globe" x={160} y={92} r={82} light="#b89a78" dark="#5b4735" />
        <clipPath id="pu-land">
          <circle cx="160" cy="92" r="79" />
        </clipPath>
        <g clipPath="url(#pu-land)">
          {FIELDS.flatMap((row, y) =>
            [...row].map((field, x) => {
              const fill = LAND[field];
              if (fill === undefined) return null;
              const [left, top] = [85 + x * FIELD, 32 + y * FIELD];
              return (
                <rect
                  key={`${left}-${top}`}
                  x={left}
                  y={top}
                  width={FIELD + 0.4}
                  height={FIELD + 0.4}
                  fill={fill}
                  opacity={field === 'i' ? 0.9 : 1}
                />
              );
            }),
          )}
          <path
            d={Array.from({ length: 11 }, (_, i) => `M${85 + i * FIELD} 12v160M78 ${17 + i * FIELD}h164`).join('')}
            stroke="#1b140d"
            strokeOpacity=".2"
          />
          <path d="M160 10a82 82 0 0 1 0 164 104 104 0 0 0 0-164Z" fill="#05060e" opacity=".42" />
        </g>
        <path d="M84 66a82 82 0 0 1 58-54" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="2.5" />
      </g>
      <g transform="translate(268 42)">
        <circle r="21" fill="#141f3f" stroke="#9db8e8" strokeWidth="2" />
        <path d="M0-21V21M-18-10.5 18 10.500M-18 10.5 18-10.5" stroke="#9db8e8" strokeOpacity=".6" />
        <circle r="7" fill="#ffcf70" />
      </g>
      <Globe id="pu-moon" x={48} y={122} r={13} light="#dfe4ee" dark="#59617a" />
    </>
  );
}

export function PulsarWorld() {
  const systems = [
    [58, 38],
    [262, 42],
    [92, 130],
    [236, 126],
    [28, 98],
    [296, 96],
  ] as const;
  return (
    <>
      <Sky id="ps-sky" from="#0b0620" to="#2b1150" stars={110} seed={11} />
      <defs>
        <radialGradient id="ps-haze">
          <stop stopColor="#ffb27a" stopOpacity=".9" />
          <stop offset=".45" stopColor="#b65bff" stopOpacity=".4" />
          <stop offset="1" stopColor="#b65bff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ps-beam" x2="0" y2="1">
          <stop stopColor="#cfe9ff" stopOpacity="0" />
          <stop offset=".5" stopColor="#cfe9ff" />
          <stop offset="1" stopColor="#cfe9ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="160" cy="80" rx="150" ry="56" fill="url(#ps-haze)" />
      <path d="M152-6h16l-5 86 5 86h-16l5-86Z" fill="url(#ps-beam)" opacity=".75" transform="rotate(18 160 80)" />
      {systems.map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M160 80 ${x} ${y}`} stroke="#8fd3ff" strokeOpacity=".4" strokeDasharray="2 5" />
      ))}
      {[0, 1, 2].map((ring) => (
        <ellipse
          key={ring}
          cx="160"
          cy="80"
          rx={52 + ring * 15}
          ry={14 + ring * 5}
          fill="none"
          stroke={['#ffe1b0', '#ff9d6b', '#a06bff'][ring]}
          strokeWidth={4 - ring}
          strokeOpacity={0.95 - ring * 0.3}
        />
      ))}
      <circle cx="160" cy="80" r="17" fill="#05030c" stroke="#ffd9a1" strokeWidth="2.5" />
      <path d="M109 83a52 14 0 0 0 102 0" fill="none" stroke="#ffe1b0" strokeWidth="4" />
      {systems.map(([x, y], i) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <ellipse rx="15" ry="5" fill="none" stroke="#8fd3ff" strokeOpacity=".7" transform={`rotate(${i * 31})`} />
          <Globe
            id={`ps-star-${i}`}
            x={0}
            y={0}
            r={7}
            light="#ffffff"
            dark={['#4aa3ff', '#ff7d5c', '#53d19b'][i % 3]}
          />
        </g>
      ))}
    </>
  );
}

export function SkyminesWorld() {
  const craters = [
    [104, 78, 13],
    [196, 96, 21],
    [150, 126, 11],
    [240, 122, 12],
    [86, 128, 17],
    [140, 62, 8],
  ];
  return (
    <>
      <Sky id="sm-sky" from="#0a0f1d" to="#1c2740" stars={80} seed={23} />
      <Globe id="sm-moon" x={160} y={156} r={124} light="#e9e6dd" dark="#77746c" />
      {craters.map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <ellipse cx={x} cy={y} rx={r} ry={r * 0.72} fill="#9b978d" />
          <path
            d={`M${x - r} ${y}a${r} ${r * 0.72} 0 0 1 ${2 * r} 0a${r} ${r * 0.6} 0 0 0-${2 * r} 0`}
            fill="#6d6a62"
            opacity=".75"
          />
        </g>
      ))}
      <path d="M112 92 150 68 188 76 226 94" fill="none" stroke="#2f3442" strokeOpacity=".5" strokeDasharray="3 4" />
      {['#e2b93b', '#8f62c9', '#de7fa7', '#4f8fd6'].map((colour, i) => (
        <g key={colour} transform={`translate(${112 + i * 38} ${[66, 42, 50, 68][i]})`}>
          <path d="M-9 26a9 9 0 0 1 18 0Z" fill="#3b4254" stroke="#dfe4ee" strokeWidth="1.5" />
          <path d="M0 18V-8" stroke="#30343f" strokeWidth="2" />
          <path d="M1-8h19l-5 6 5 6H1Z" fill={colour} stroke="#23262f" />
        </g>
      ))}
      <g transform="translate(252 34) rotate(-18)">
        <path d="M-16 0q16-12 32 0-16 12-32 0Z" fill="#cdd5e4" stroke="#3d465b" />
        <path d="M-16 0-30-4v8Z" fill="#ffb45e" />
        <circle cx="5" r="3.5" fill="#4f8fd6" />
      </g>
    </>
  );
}

export function MarsWorld() {
  const domes = [
    [88, 116, 27],
    [162, 122, 38],
    [236, 114, 25],
  ];
  return (
    <>
      <Sky id="om-sky" from="#2a1024" to="#c9704c" stars={26} seed={31} />
      <circle cx="254" cy="46" r="34" fill="#ffd9b0" opacity=".18" />
      <circle cx="254" cy="46" r="13" fill="#ffe6c8" />
      <path d="M0 92 44 60l34 18 42-34 58 44 44-22 42 20 56-14v96H0Z" fill="#6f2f24" />
      <path d="M120 44 178 88l-34-8-20 10-34-16Z" fill="#8d4130" />
      <path d="M0 108 82 92l84 16 86-18 68 16v54H0Z" fill="#a34a31" />
      <path d="M0 128q80-14 160-4t160-4v40H0Z" fill="#bf6141" />
      <path d="M115 124h10M200 122h12" stroke="#e6eef2" strokeWidth="7" />
      {domes.map(([x, y, r]) => (
        <g key={x}>
          <path
            d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`}
            fill="#d7ecf3"
            fillOpacity=".82"
            stroke="#f6fafc"
            strokeWidth="2"
          />
          <path
            d={`M${x} ${y - r}V${y}M${x - r * 0.87} ${y - r * 0.5}h${r * 1.74}M${x - r * 0.5} ${y - r * 0.87} ${x - r * 0.5} ${y}M${x + r * 0.5} ${y - r * 0.87} ${x + r * 0.5} ${y}`}
            stroke="#7aa3b2"
            strokeOpacity=".55"
          />
          <path d={`M${x - r * 0.7} ${y}q${r * 0.7}-${r * 0.6} ${r * 1.4} 0Z`} fill="#5fa55b" opacity=".75" />
        </g>
      ))}
      <g transform="translate(44 140)">
        <rect x="-15" y="-10" width="30" height="9" rx="3" fill="#e8e2d8" stroke="#4b2a22" />
        <path d="M4-10v-9h9" fill="none" stroke="#e8e2d8" strokeWidth="2" />
        {[-10, 0, 10].map((x) => (
          <circle key={x} cx={x} cy="1" r="4" fill="#33211d" stroke="#e8e2d8" />
        ))}
      </g>
    </>
  );
}

export function LunaWorld() {
  return (
    <>
      <Sky id="lm-sky" from="#05080f" to="#1a2340" stars={80} seed={41} />
      <Globe id="lm-earth" x={258} y={40} r={23} light="#9fd4ff" dark="#1d4a8c" />
      <path d="M242 32q8-8 17-4l-3 8 8 4-6 9-9-3-3-8Zm26 6 9-4q4 9-2 18l-7-3Z" fill="#6fb36a" opacity=".85" />
      <path d="M0 92q70-26 150-12t170-12v92H0Z" fill="#6b6f7d" />
      <path d="M0 112q90-20 170-6t150-8v62H0Z" fill="#90939f" />
      {[
        [26, 142, 15],
        [286, 134, 19],
        [196, 150, 12],
      ].map(([x, y, r]) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.35} fill="#777a86" stroke="#a6a9b4" />
      ))}
      <path d="M56 108 110 120 164 108 218 120 272 108" fill="none" stroke="#c5cbdb" strokeWidth="7" />
      <path d="M56 108 110 120 164 108 218 120 272 108" fill="none" stroke="#3b4359" strokeWidth="3" />
      {['#f5c65d', '#7fd1e0', '#8fd48b', '#e58b6b', '#b8a3f0'].map((colour, i) => (
        <g key={colour} transform={`translate(${56 + i * 54} ${108 + (i % 2) * 12})`}>
          <path d="M-21 15v-15a21 19 0 0 1 42 0v15q-21 6-42 0Z" fill="#39415a" stroke="#c5cbdb" strokeWidth="2" />
          <path d="M-13 1a13 12 0 0 1 26 0Z" fill={colour} />
          <path d="M-13 8h26" stroke="#c5cbdb" strokeOpacity=".5" />
        </g>
      ))}
      <path d="M164 89V66m-6 0h12" stroke="#c5cbdb" strokeWidth="1.5" />
      <circle cx="164" cy="64" r="2.5" fill="#ff6b5e" />
    </>
  );
}
