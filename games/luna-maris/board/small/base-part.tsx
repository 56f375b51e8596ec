import { Mine } from '../base/mine.tsx';
import { bits } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { CO2_BAR_H, CO2_BAR_W, Co2Bar } from '../sky/co2.tsx';
import { baseBlock, clockBlock } from './base-blocks.tsx';
import { W } from './common.tsx';
import type { Block } from './flow.tsx';
import { HandStrip, STRIP_H } from './hand-strip.tsx';
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
  const strip: Block[] =
    hand > 0 ? [{ id: 'hand', w: stripW, h: STRIP_H, draw: <HandStrip scene={scene} w={stripW} /> }] : [];
  const clock = clockBlock(scene);
  return [
    ...tiles(scene, lying ? 4 : 2),
    baseBlock(scene),
    ...(lying ? [clock, ...strip] : strip),
    mine(scene, 0.9),
    ...(lying ? [] : [clock]),
    { id: 'co2', w: CO2_BAR_W, h: CO2_BAR_H, draw: <Co2Bar scene={scene} /> },
  ];
}
