/** The divisions of a club, the highest first, each in the order in which a season ended. */
export type Divisions = readonly (readonly string[])[];

export interface Moves {
  /** How many change places between two neighbouring divisions. */
  readonly change: number;
}

/**
 * The divisions of the next season: the first ones of each go up, as many go down for them. Where a division is too small for
 * both, those who go up come first. Newcomers join the lowest.
 */
export function nextSeason(divisions: Divisions, { change }: Moves, newcomers: readonly string[] = []): string[][] {
  const next = divisions.map((division) => [...division]);
  for (let upper = 0; upper + 1 < divisions.length; upper++) {
    const rising = divisions[upper + 1].slice(0, change);
    const staying = divisions[upper].length - (upper === 0 ? 0 : Math.min(change, divisions[upper].length));
    const falling = staying <= 0 ? [] : divisions[upper].slice(-Math.min(rising.length, staying));
    const rises = rising.slice(0, falling.length);
    next[upper] = [...next[upper].filter((player) => !falling.includes(player)), ...rises];
    next[upper + 1] = [...falling, ...next[upper + 1].filter((player) => !rises.includes(player))];
  }
  const lowest = next.at(-1);
  if (lowest) lowest.push(...newcomers);
  else if (newcomers.length > 0) next.push([...newcomers]);
  return next;
}
