import { travel } from '@orrery/board';
import { useLayoutEffect, useRef } from 'react';
import { moduleOfLetter } from '../../data/index.ts';
import type { LunaState } from '../../rules/state.ts';
import { circle, ellipse, g, path, rect } from '../art/pen.ts';
import { roomAt } from './geometry.ts';

const FLIGHT_MS = 1300;

const ROCKET = g(
  ellipse(0, 66, 13, 22, 'url(#lm-halo)'),
  path('M-7 56C-9 70-3 78 0 88 3 78 9 70 7 56Z', '#ff9b3c'),
  path('M-4 56C-5 65-2 70 0 77 2 70 5 65 4 56Z', '#fff0b0'),
  path('M0 0c9 7 13 17 12.5 29L9 48H-9l-3.5-19C-13 17-9 7 0 0Z', '#e9ecf6', { stroke: '#0d1120', strokeWidth: 1.2 }),
  path('M0 0c9 7 13 17 12.5 29L9 48H0Z', '#b9c0d8'),
  path('M-12 32-20 44v14l10-8ZM12 32l8 12v14l-10-8Z', '#8b95bd', { stroke: '#0d1120', strokeWidth: 1.2 }),
  circle(0, 22, 4.6, '#1b2746', { stroke: '#8b95bd', strokeWidth: 1.8 }),
  rect(-7, 48, 14, 5, 1, '#5a6080'),
);

/** The shuttle takes off from the spaceport whenever somebody has fulfilled an order. */
export function Liftoff({ view }: { readonly view: LunaState }) {
  const rocket = useRef<SVGGElement>(null);
  const fulfilled = view.players.reduce((sum, { orders }) => sum + orders.length, 0);
  const last = useRef(fulfilled);
  useLayoutEffect(() => {
    const more = fulfilled > last.current;
    last.current = fulfilled;
    if (!more || rocket.current === null) return;
    travel(
      rocket.current,
      [
        { opacity: 1, transform: 'none' },
        { opacity: 1, transform: 'translate(0, -4px)', offset: 0.2 },
        { opacity: 1, transform: 'translate(0, -420px)' },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
    );
  }, [fulfilled]);
  const [x, y] = roomAt(moduleOfLetter('I'));
  return (
    <g transform={`translate(${x + 70} ${y + 14})`} pointerEvents="none">
      <g ref={rocket} opacity="0">
        {ROCKET}
      </g>
    </g>
  );
}
