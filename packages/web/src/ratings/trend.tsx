/** How a rating went, as a small line: green where it ended higher than it began. */
export function Trend({ points }: { readonly points: readonly number[] }) {
  const least = Math.min(...points);
  const most = Math.max(...points);
  const heightOf = (one: number): number => 20 - (16 * (one - least)) / Math.max(1, most - least);
  const line = points.map((one, i) => `${(i * 84) / (points.length - 1)},${heightOf(one)}`).join(' ');
  return (
    <svg className="trend" viewBox="-1 0 86 24" width="86" height="24" aria-hidden="true">
      <polyline points={line} data-up={points[points.length - 1] > points[0]} />
    </svg>
  );
}
