import { rect } from '../art/pen.ts';
import { SMALL_BASE_H, SMALL_BASE_W, SmallBase } from '../base/base.tsx';
import { LEVER_W, Levers } from '../base/levers.tsx';
import type { Scene } from '../scene.ts';
import { CLOCK_W, Clock } from '../sky/clock.tsx';
import type { Block } from './flow.tsx';

/** The rooms, on a ground of their own. */
export const baseBlock = (scene: Scene): Block => ({
  id: 'base',
  w: SMALL_BASE_W - 12,
  h: SMALL_BASE_H,
  draw: (
    <>
      {rect(-6, 0, SMALL_BASE_W, SMALL_BASE_H, 8, 'var(--rock-1)')}
      <g transform="translate(-6 0)">
        <SmallBase scene={scene} />
      </g>
    </>
  ),
});

/** Rounds and turn order, with what can be done at any time below. */
export const clockBlock = (scene: Scene): Block => ({
  id: 'clock',
  w: CLOCK_W,
  h: 190,
  draw: (
    <>
      <Clock scene={scene} narrow />
      <g transform={`translate(${(CLOCK_W - LEVER_W) / 2} 144)`}>
        <Levers scene={scene} />
      </g>
    </>
  ),
});
