import { Globe, Sky } from '@orrery/board/world';

/** The world of the game, for the lobby. */
export function Picture() {
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
