import { Globe, Sky } from '@orrery/board/world';

/** The world of the game, for the lobby. */
export function Picture() {
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
