// What the worlds of the games are made of: pictures on a ground of 320 by 160.

/** A sky of scattered stars, the same ones every time. */
export function Sky({
  id,
  from,
  to,
  stars,
  seed,
}: {
  id: string;
  from: string;
  to: string;
  stars: number;
  seed: number;
}) {
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
      {Array.from({ length: stars }, (_, star) => star).map((star) => (
        <circle
          key={star}
          cx={chance(star, 12.9898) * 320}
          cy={chance(star, 78.233) * 160}
          r={0.4 + chance(star, 3.7) ** 3 * 1.2}
          fill="#fff"
          opacity={0.25 + chance(star, 9.1) * 0.6}
        />
      ))}
    </>
  );
}

/** A globe lit from the upper left. */
export function Globe({
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
