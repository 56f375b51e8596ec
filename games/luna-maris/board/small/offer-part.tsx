import { panel } from '../art/panel.ts';
import { g } from '../art/pen.ts';
import { Applicants } from '../offers/applicants.tsx';
import { ORDERS_H, Orders } from '../offers/orders.tsx';
import { SEEDBED_H, SEEDBED_W, Seedbed, TALL_SEEDBED_H, TALL_SEEDBED_W } from '../offers/seedbed.tsx';
import type { Scene } from '../scene.ts';
import { levers, W } from './common.tsx';
import type { Block } from './flow.tsx';

/** Orders, seedbed and applicants. */
export function offerPart(scene: Scene): Block[] {
  const applicants = (w: number): Block => ({
    id: 'applicants',
    w,
    h: 154,
    draw: (
      <>
        {g(panel(w, 154))}
        <Applicants scene={scene} w={w} />
      </>
    ),
  });
  const standing = scene.layout.width < 500;
  return standing
    ? [
        ...levers(scene),
        { id: 'orders', w: 258, h: 276, draw: <Orders scene={scene} perRow={3} /> },
        { id: 'seedbed', w: TALL_SEEDBED_W, h: TALL_SEEDBED_H, draw: <Seedbed scene={scene} tall /> },
        applicants(W),
      ]
    : [
        ...levers(scene),
        {
          id: 'orders',
          // As wide as the seedbed and the applicants below it.
          w: SEEDBED_W + 6 + 298,
          h: ORDERS_H,
          draw: (
            <g transform="translate(6 0)">
              <Orders scene={scene} />
            </g>
          ),
        },
        { id: 'seedbed', w: SEEDBED_W, h: SEEDBED_H, draw: <Seedbed scene={scene} /> },
        applicants(298),
      ];
}
