import { hasLevers, LEVER_H, Levers } from '../base/levers.tsx';
import type { Scene } from '../scene.ts';
import type { Block } from './flow.tsx';

/** The width that the blocks of an upright phone have in common. */
export const W = 378;

/** Levers where something can be ended or chosen without a thing of its own. */
export const levers = (scene: Scene): Block[] =>
  hasLevers(scene)
    ? [{ id: 'levers', w: W, h: LEVER_H + 2, draw: <Levers scene={scene} row withSupper={false} /> }]
    : [];

/** Blocks under each other as one. */
export function column(id: string, w: number, blocks: readonly Block[], gap = 6): Block {
  let y = 0;
  const draw = blocks.map((block) => {
    const top = y;
    y += block.h + gap;
    return (
      <g key={block.id} transform={`translate(${(w - block.w) / 2} ${top})`}>
        {block.draw}
      </g>
    );
  });
  return { id, w, h: y - gap, draw };
}
