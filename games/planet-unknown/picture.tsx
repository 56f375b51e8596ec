import { Globe, Sky } from '@orrery/board/world';

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

/** The world of the game, for the lobby. */
export function Picture() {
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
