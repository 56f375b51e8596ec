import { memo } from 'react';
import { CORRIDORS, moduleOfLetter } from '../../data/index.ts';
import { type Drawn, g, line, path, r, range, rect } from '../art/pen.ts';
import { ROOM_H, ROOM_W } from '../art/sizes.ts';
import { roomAt } from './geometry.ts';

function corridor(a: number, b: number, hot: boolean): Drawn {
  const [xa, y0] = roomAt(a);
  const [xb] = roomAt(b);
  const x = Math.min(xa, xb) + ROOM_W;
  const w = Math.abs(xb - xa) - ROOM_W;
  const y = y0 + 42;
  return [
    rect(x - 4, y - 4, w + 8, 48, 6, 'rgb(0 0 0/40%)'),
    rect(x, y, w, 40, 4, 'url(#lm-tube)', { stroke: '#0a0d18', strokeWidth: 1.5 }),
    rect(x + 2, y + 8, w - 4, 25, 2, hot ? 'url(#lm-tube-hot)' : 'url(#lm-tube-in)'),
    path(`M${x + w / 2 - 7} ${y + 8}h14l7 25h-28Z`, 'rgb(255 226 160/38%)'),
    rect(x + w / 2 - 7, y + 7, 14, 2.5, 1, '#ffe9b8'),
    line(`M${x + 4} ${y + 4}h${w - 8}`, 'rgb(255 255 255/35%)', 1.2),
    line(`M${x + 2} ${y + 33}h${w - 4}`, 'rgb(255 255 255/28%)', 1),
    [0.33, 0.67].map((k) => line(`M${r(x + w * k)} ${y + 1}v6M${r(x + w * k)} ${y + 34}v5`, 'rgb(0 0 0/50%)', 2)),
  ];
}

function lift(a: number, b: number, hot: boolean): Drawn {
  const [[xa, ya], [xb, yb]] = [roomAt(a), roomAt(b)];
  const x = (xa + xb + ROOM_W) / 2 - 13;
  const y = Math.min(ya, yb) + ROOM_H - 3;
  const h = Math.abs(yb - ya) - ROOM_H + 5;
  const rung = hot ? '#fff0c4' : '#ffe2a0';
  const rungs = range(5).map((k) => `M${x + 8} ${r(y + 4 + (k * (h - 8)) / 4)}h10`);
  return [
    rect(x, y, 26, h, 4, 'url(#lm-tube-v)', { stroke: '#0a0d18', strokeWidth: 1.3 }),
    rect(x + 4, y + 1, 18, h - 2, 2, hot ? 'url(#lm-tube-hot)' : '#1c2440'),
    rect(x + 4, y + 1, 18, h - 2, 2, 'rgb(255 214 130/16%)'),
    line(`M${x + 8} ${y + 2}v${h - 4}M${x + 18} ${y + 2}v${h - 4}${rungs.join('')}`, rung, 1.5),
  ];
}

/** Corridors along a floor lie behind the rooms; lifts cut through both hulls and lie in front. */
export const Corridors = memo(function Corridors({ lifts, way }: { readonly lifts: boolean; readonly way: string }) {
  const drawn = CORRIDORS.map(([from, to]) => {
    const [a, b] = [moduleOfLetter(from), moduleOfLetter(to)];
    const isLift = roomAt(a)[1] !== roomAt(b)[1];
    if (isLift !== lifts) return null;
    const hot = way.includes(from + to) || way.includes(to + from);
    return lifts ? lift(a, b, hot) : corridor(a, b, hot);
  });
  return g(...drawn);
});
