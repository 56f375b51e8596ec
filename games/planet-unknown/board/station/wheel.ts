import { SECTORS } from '../../data/index.ts';

export const MIDDLE = 200;
export const SPIN = 360 / SECTORS;

/** A point of the wheel: 0 degrees is up, clockwise. */
export function place(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
}

/** One sector of a ring, as a path. */
export function wedge(inner: number, outer: number, at: number): string {
  const point = (radius: number, degrees: number): string => {
    const { x, y } = place(radius, degrees);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const from = at - SPIN / 2 + 1.2;
  const to = at + SPIN / 2 - 1.2;
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** A part of a circle around the middle, as a path; backwards where the end comes before the start. */
export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [place(radius, from), place(radius, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
