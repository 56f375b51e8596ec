import { rect } from '../art/pen.ts';
import { SMALL_BASE_H, SMALL_BASE_W, SmallBase } from '../base/base.tsx';
import { LEVER_W, Levers } from '../base/levers.tsx';
import { Mine } from '../base/mine.tsx';
import { bits } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { CLOCK_W, Clock } from '../sky/clock.tsx';
import { CO2_BAR_H, CO2_BAR_W, Co2Bar } from '../sky/co2.tsx';
import { W } from './common.tsx';
import type { Block } from './flow.tsx';
import { HandStrip, STRIP_H, STRIP_W } from './hand-strip.tsx';
import { isTablet, tabletBase } from './tablet.tsx';
import { tiles } from './tiles.tsx';

const mine = (scene: Scene, k: number): Block => ({
  id: 'mine',
  w: 218 * k,
  h: 211 * k,
  draw: (
    <g transform={`translate(${109 * k} ${105.5 * k}) scale(${k})`}>
      <Mine scene={scene} />
    </g>
  ),
});

/** The base with what lies around it: mine, clock, CO2, and the hand in short. */
export function basePart(scene: Scene): Block[] {
  const { view, viewer, layout } = scene;
  if (isTablet(scene)) return tabletBase(scene);
  const hand = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  const lying = layout.width > layout.height;
  const stripW = lying ? layout.width - 12 : W;
  const rows = Math.ceil(hand / Math.floor((stripW + 4) / (STRIP_W + 3)));
  const strip: Block[] =
    rows > 0
      ? [{ id: 'hand', w: stripW, h: rows * (STRIP_H + 4) - 4, draw: <HandStrip scene={scene} w={stripW} /> }]
      : [];
  const clock: Block = {
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
  };
  return [
    ...tiles(scene, lying ? 4 : 2),
    {
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
    },
    ...(lying ? [clock, ...strip] : strip),
    mine(scene, 0.9),
    ...(lying ? [] : [clock]),
    { id: 'co2', w: CO2_BAR_W, h: CO2_BAR_H, draw: <Co2Bar scene={scene} /> },
  ];
}
