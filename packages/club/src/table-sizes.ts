/** How many sit at a table of a tournament: so many if it comes out even, and no fewer and no more than these. */
export interface Seating {
  readonly wanted: number;
  readonly least: number;
  readonly most: number;
}

/**
 * How a number of people is spread over tables: as few as possible are left over, then sizes as near as possible to
 * the one that is wanted. Whoever is left over has a bye.
 */
export function tableSizes(people: number, { wanted, least, most }: Seating): { sizes: number[]; byes: number } {
  for (let byes = 0; byes <= people; byes++) {
    const sizes = spread(people - byes, { wanted, least, most });
    if (sizes) return { sizes, byes };
  }
  return { sizes: [], byes: people };
}

function spread(people: number, { wanted, least, most }: Seating): number[] | undefined {
  // The number of tables that comes nearest to the size that is wanted; equally near, the fuller ones.
  const counts = [
    Math.floor(people / wanted),
    Math.ceil(people / wanted),
    Math.ceil(people / most),
    Math.floor(people / least),
  ];
  const fitting = counts.filter((count) => count * least <= people && people <= count * most);
  if (people === 0) return [];
  if (fitting.length === 0) return undefined;
  const away = (count: number): number => Math.abs(people / count - wanted);
  const count = fitting.reduce((best, one) =>
    away(one) < away(best) || (away(one) === away(best) && one < best) ? one : best,
  );
  const small = Math.floor(people / count);
  const larger = people % count;
  return Array.from({ length: count }, (_, i) => (i < larger ? small + 1 : small));
}
