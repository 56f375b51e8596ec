/** A small picture of each game's world. */
export function GamePicture({ game }: { game: string }) {
  const World = WORLDS[game] ?? PlanetWorld;
  return (
    <svg className="game-picture" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <World />
    </svg>
  );
}

const stars = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = Math.sin((i + 1) * 12.9898 + seed) * 43758.5453;
    const b = Math.sin((i + 1) * 78.233 + seed) * 12543.123;
    const x = (a - Math.floor(a)) * 320;
    const y = (b - Math.floor(b)) * 160;
    return (
      <circle
        key={`${seed}-${i}`}
        cx={x}
        cy={y}
        r={0.5 + ((i * 7) % 5) / 5}
        fill="#fff"
        opacity={0.25 + ((i * 3) % 6) / 10}
      />
    );
  });

function PlanetWorld() {
  const colours = ['#3f4a63', '#3d86c6', '#5da05b', '#c4574f', '#b9c3d4', '#d9983a'];
  return (
    <>
      <rect width="320" height="160" fill="#0a0f22" />
      {stars(70, 3)}
      <circle cx="160" cy="96" r="86" fill="none" stroke="#7fb4ff" strokeOpacity=".35" strokeWidth="8" />
      <circle cx="160" cy="96" r="80" fill="#8b735b" />
      {Array.from({ length: 9 }, (_, y) =>
        Array.from({ length: 11 }, (_, x) => {
          const px = 160 + (x - 5) * 15;
          const py = 96 + (y - 4) * 15;
          if ((px - 160) ** 2 + (py - 96) ** 2 > 72 ** 2) return null;
          const kind = (x * 3 + y * 5 + ((x * y) % 3)) % 9;
          return (
            <rect
              key={`${px}-${py}`}
              x={px - 7}
              y={py - 7}
              width="14"
              height="14"
              rx="2.5"
              fill={kind < 6 ? colours[kind] : kind === 6 ? '#b9dbe8' : '#9c8468'}
              opacity={kind < 6 ? 1 : 0.55}
            />
          );
        }),
      )}
      <path d="M80 96a80 80 0 0 1 120-69" fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="3" />
    </>
  );
}

function PulsarWorld() {
  return (
    <>
      <rect width="320" height="160" fill="#160b2e" />
      {stars(90, 11)}
      <ellipse cx="160" cy="80" rx="120" ry="34" fill="none" stroke="#a06bff" strokeOpacity=".35" strokeWidth="18" />
      <ellipse cx="160" cy="80" rx="70" ry="18" fill="none" stroke="#ff9d6b" strokeWidth="6" />
      <circle cx="160" cy="80" r="17" fill="#05030c" stroke="#ffd9a1" strokeWidth="2" />
      {[
        [60, 40],
        [265, 44],
        [90, 128],
        [240, 124],
        [30, 96],
        [294, 92],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <path d={`M160 80 ${x} ${y}`} stroke="#8fd3ff" strokeOpacity=".45" strokeWidth="1.5" />
          <circle cx={x} cy={y} r="9" fill="#2a1856" stroke="#8fd3ff" strokeWidth="2" />
          <circle cx={x} cy={y} r="3.5" fill="#e6f4ff" />
        </g>
      ))}
    </>
  );
}

function SkyminesWorld() {
  return (
    <>
      <rect width="320" height="160" fill="#101626" />
      {stars(60, 23)}
      <circle cx="160" cy="150" r="120" fill="#c9c7c0" />
      <circle cx="130" cy="150" r="120" fill="#8d8b86" opacity=".35" />
      {[
        [110, 70, 13],
        [190, 90, 20],
        [150, 120, 11],
        [235, 120, 12],
        [90, 118, 16],
      ].map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#a9a69e" stroke="#8b887f" strokeWidth="2" />
      ))}
      {['#e2b93b', '#8f62c9', '#de7fa7', '#4f8fd6'].map((colour, i) => (
        <g key={colour} transform={`translate(${105 + i * 38} ${52 + (i % 2) * 14})`}>
          <path d="M0 26V0" stroke="#30343f" strokeWidth="2.5" />
          <path d="M1 0h20l-6 6 6 6H1Z" fill={colour} stroke="#23262f" strokeWidth="1.2" />
        </g>
      ))}
    </>
  );
}

function MarsWorld() {
  return (
    <>
      <rect width="320" height="160" fill="#2a1210" />
      <rect width="320" height="70" fill="#4a1f19" />
      <circle cx="262" cy="34" r="13" fill="#ffd9b0" opacity=".9" />
      <path d="M0 84 60 58l50 22 46-30 64 36 50-18 50 20v92H0Z" fill="#8d3f2a" />
      <path d="M0 110 90 92l70 14 90-16 70 18v52H0Z" fill="#b5563a" />
      {[
        [92, 112, 30],
        [164, 118, 38],
        [236, 110, 26],
      ].map(([x, y, r]) => (
        <g key={x}>
          <path
            d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`}
            fill="#dbeaf0"
            fillOpacity=".75"
            stroke="#f4f8fa"
            strokeWidth="2"
          />
          <path
            d={`M${x} ${y - r}v${r}M${x - r * 0.7} ${y - r * 0.7} ${x + r * 0.7} ${y}`}
            stroke="#6f97a5"
            strokeOpacity=".6"
          />
        </g>
      ))}
      <path d="M122 116h4M202 118h8" stroke="#dbeaf0" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function LunaWorld() {
  return (
    <>
      <rect width="320" height="160" fill="#0d1220" />
      {stars(60, 41)}
      <path d="M0 96q80-20 160-8t160-6v78H0Z" fill="#8e9099" />
      {Array.from({ length: 5 }, (_, i) => (
        <g key={i} transform={`translate(${34 + i * 54} ${84 + (i % 2) * 12})`}>
          <rect width="44" height="34" rx="9" fill="#39415a" stroke="#aab3c9" strokeWidth="2" />
          <rect
            x="7"
            y="7"
            width="30"
            height="14"
            rx="4"
            fill={['#f5c65d', '#7fd1e0', '#8fd48b', '#e58b6b', '#b8a3f0'][i]}
          />
          <path d="M44 22h10" stroke="#aab3c9" strokeWidth="5" />
        </g>
      ))}
      <circle cx="262" cy="38" r="22" fill="#4f86c6" />
      <path d="M246 28q14 8 30 2M248 46q12-6 28 2" stroke="#dff0ff" strokeWidth="3" fill="none" opacity=".7" />
    </>
  );
}

const WORLDS: Readonly<Record<string, () => React.ReactNode>> = {
  'planet-unknown': PlanetWorld,
  pulsar: PulsarWorld,
  skymines: SkyminesWorld,
  'on-mars': MarsWorld,
  'luna-maris': LunaWorld,
};
