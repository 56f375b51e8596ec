import { Globe, Sky } from '@orrery/board/world';

/** The world of the game, for the lobby. */
export function Picture() {
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
