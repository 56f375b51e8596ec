/** Enough for a drawing, and short in the page. */
export const round = (n: number): number => Math.round(n * 100) / 100;

export type Point = readonly [x: number, y: number];

/** A point around the origin; angles in degrees, clockwise from the right. */
export const polar = (r: number, angle: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [r * Math.cos(radians), r * Math.sin(radians)];
};

/** The same as path data. */
export const spot = (r: number, angle: number): string => polar(r, angle).map(round).join(' ');

/** Numbers that look random and are the same in every drawing. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Widths that share a room in proportion to what each needs, with gaps between them. */
export function share(needs: readonly number[], room: number, gap: number): number[] {
  const sum = needs.reduce((total, need) => total + need, 0);
  const free = room - gap * (needs.length - 1);
  return needs.map((need) => (need / sum) * free);
}
