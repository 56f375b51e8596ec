import { Moving, Target } from '@orrery/board';
import { ADV_ORDER, ORDER_TYPES, ORDERS_SP, SPACEPORT } from '../../data/index.ts';
import { isAdvanced } from '../../rules/action.ts';
import { orderNumber } from '../../rules/choices.ts';
import { NONE } from '../../rules/state.ts';
import { orderCrate } from '../art/cards.ts';
import { panel, title } from '../art/panel.ts';
import { type Drawn, g, icon, mark, rect, text } from '../art/pen.ts';
import { signed } from '../art/signs.ts';
import { ORDER_H, ORDER_W } from '../art/sizes.ts';
import { places } from '../places.ts';
import { cubesOf } from '../reading.ts';
import type { Scene } from '../scene.ts';

const STEP = 83.5;

/** One stack of orders: what its top costs, and what of that is missing. */
function Stack({ scene, stack }: { readonly scene: Scene; readonly stack: number }) {
  const { view, viewer, text: t } = scene;
  const tiles = view.stacks[stack];
  const top = tiles.at(-1) ?? NONE;
  const extra = isAdvanced(view, SPACEPORT) ? ADV_ORDER.sp : 0;
  const acting = scene.options.some((option) => option.do === 'order');
  const off = acting && !scene.options.some((option) => option.do === 'order' && orderNumber[option.order] === top);
  return (
    <g className={off ? 'luna-off' : undefined}>
      <Target place={places.order(stack)} glow={<rect x="-1" y="-1" width={ORDER_W + 2} height={ORDER_H + 2} rx="7" />}>
        {top === NONE ? (
          [
            <rect
              key="gone"
              width={ORDER_W}
              height={ORDER_H}
              rx="6"
              fill="rgb(127 140 180 / 8%)"
              stroke="var(--hairline)"
              strokeDasharray="4 4"
            />,
          ]
        ) : (
          <Moving name={`order ${top}`}>
            {g(
              orderCrate(stack, top, {
                left: tiles.length,
                cubes: cubesOf(top, viewer === null ? undefined : view.players[viewer]),
                extra,
                ready: t.ready,
                missing: t.missing,
              }),
            )}
          </Moving>
        )}
        {top === NONE && icon('order', ORDER_W / 2 - 12, ORDER_H / 2 - 12, 24, 'var(--muted)', 0)}
      </Target>
    </g>
  );
}

export const ORDERS_H = 138;

/** How many orders count how much at the end, with everybody's place. */
export function OrdersRow({ scene: { view }, step = 58 }: { readonly scene: Scene; readonly step?: number }) {
  const drawn: Drawn[] = ORDERS_SP.map((points, n) => {
    const last = n === ORDERS_SP.length - 1;
    const here = view.players.flatMap((p, seat) =>
      Math.min(ORDERS_SP.length - 1, p.orders.length) === n ? [seat] : [],
    );
    const x = n * step;
    return [
      rect(x, 0, step - 3, 17, 8.5, 'var(--mat-2)', { stroke: 'var(--hairline)' }),
      text(x + 6, 12.7, 11, `${n}${last ? '+' : ''}`, { fill: 'var(--muted)' }),
      text(x + (last ? 22 : 17), 12.7, 11, signed(points), {
        weight: 700,
        fill: points < 0 ? 'var(--bad)' : 'var(--text)',
      }),
      here.map((seat, k) => mark(seat, x + step - 9 - k * Math.min(6.5, 14 / Math.max(1, here.length - 1)), 8.6, 9)),
    ];
  });
  return <Target place={places.ordersRow}>{g(drawn)}</Target>;
}

/** All six stacks, in one row or in two. */
export function Orders({ scene, perRow = 6 }: { readonly scene: Scene; readonly perRow?: number }) {
  const w = perRow === 6 ? 512 : perRow * STEP + 8;
  const rows = Math.ceil(ORDER_TYPES.length / perRow);
  const wide = perRow === 6;
  const top = wide ? 27 : 48;
  return (
    <>
      {g(panel(w, top + rows * 116 - 4))}
      {g(title('I', scene.text.orders))}
      <g transform={wide ? `translate(${w - 294} 5)` : 'translate(6 26)'}>
        <OrdersRow scene={scene} step={wide ? 58 : 49.5} />
      </g>
      {ORDER_TYPES.map((type, stack) => (
        <g key={type} transform={`translate(${8 + (stack % perRow) * STEP} ${top + Math.floor(stack / perRow) * 116})`}>
          <Stack scene={scene} stack={stack} />
        </g>
      ))}
    </>
  );
}
