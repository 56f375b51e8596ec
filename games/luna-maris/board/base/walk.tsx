import { travel } from '@orrery/board';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NONE } from '../../rules/state.ts';
import { ROOM_W } from '../art/sizes.ts';
import { wayTo } from '../reading.ts';
import { FLOOR, roomAt } from './geometry.ts';

export type Spot = readonly [x: number, y: number];

const ROOM_MS = 260;

const floorOf = (module: number): number => roomAt(module)[1] + FLOOR + 8;

/** Where a walk from one module to another turns: at the foot and the head of every lift. */
export function turnsOf(from: number, to: number): Spot[] {
  const way = wayTo(from, to);
  return way.slice(1).flatMap((module, i): Spot[] => {
    const before = way[i];
    if (floorOf(before) === floorOf(module)) return [];
    const lift = (roomAt(before)[0] + roomAt(module)[0] + ROOM_W) / 2;
    return [
      [lift, floorOf(before)],
      [lift, floorOf(module)],
    ];
  });
}

/** The steps of a walk as seen from its end, each at the share of the way it takes. */
export function stepsOf(spots: readonly Spot[]): Keyframe[] {
  const [x, y] = spots[spots.length - 1];
  const lengths = spots.map((spot, i) =>
    i === 0 ? 0 : Math.hypot(spot[0] - spots[i - 1][0], spot[1] - spots[i - 1][1]),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return spots.map((spot, i) => {
    gone += lengths[i];
    return { transform: `translate(${spot[0] - x}px, ${spot[1] - y}px)`, offset: Math.min(1, gone / whole) };
  });
}

interface WalkerProps {
  readonly module: number;
  readonly spot: Spot;
  /** Where a point of the base lies in this drawing of it. */
  readonly place?: (spot: Spot) => Spot;
  readonly children: ReactNode;
}

/** A figure that walks: along the corridors and up the lifts, never through rock. */
export function Walker({ module, spot, place = (same) => same, children }: WalkerProps) {
  const figure = useRef<SVGGElement>(null);
  const last = useRef({ module, spot });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { module, spot };
    const stands = before.spot[0] === spot[0] && before.spot[1] === spot[1];
    if (figure.current === null || stands || before.module === NONE) return;
    const spots = [before.spot, ...turnsOf(before.module, module).map(place), spot];
    const rooms = Math.max(1, wayTo(before.module, module).length - 1);
    travel(figure.current, stepsOf(spots), { duration: ROOM_MS * (rooms + 1), easing: 'ease-in-out' });
  });
  return (
    <g transform={`translate(${spot[0]} ${spot[1]})`} pointerEvents="none">
      <g ref={figure}>{children}</g>
    </g>
  );
}
