import { Sky } from '@orrery/board/world';

/** The world of the game, for the lobby. */
export function Picture() {
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
