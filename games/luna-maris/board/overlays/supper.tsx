import { Moving } from '@orrery/board';
import { FOOD, HUNGRY_SP } from '../../data/index.ts';
import { wasteSp } from '../../rules/scoring.ts';
import { useAfter } from '../after.ts';
import { CROPS } from '../art/crops.ts';
import { at, circle, type Drawn, ellipse, g, group, icon, line, path, rect, scaled, text } from '../art/pen.ts';
import { portrait } from '../art/portrait.ts';
import { good, sign, signed } from '../art/signs.ts';
import { Levers } from '../base/levers.tsx';
import { frameOf } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { FoodHand, RestPile, restingOf } from '../station/hand.tsx';
import { type Bill, billOf, harmOf } from './bill.ts';

export const SUPPER_W = 560;
export const SUPPER_H = 326;
/** Where there is little height, what the meal costs stands beside the table. */
export const LOW_SUPPER_H = 280;

const INK = '#f6ead6';
const FAINT = '#c9b9a0';
const TABLE_Y = 80;

/** A laid table: everybody at rest sits behind it, and a plate is full for as many as the food reaches. */
function table(guests: readonly number[], full: number, w: number): Drawn {
  const step = Math.min(58, (w - 90) / Math.max(1, guests.length));
  const x = (i: number): number => w / 2 + (i - (guests.length - 1) / 2) * step;
  const y = TABLE_Y;
  return [
    guests.map((card, i) => group({ opacity: i < full ? 1 : 0.5 }, scaled(x(i) - 24, y - 40, 0.67, portrait(card)))),
    path(`M20 ${y + 34} 44 ${y + 2}H${w - 44}L${w - 20} ${y + 34}Z`, '#7a5a3c', {
      stroke: '#2a1a0c',
      strokeWidth: 1.4,
    }),
    rect(20, y + 34, w - 40, 9, 3, '#5c4028', { stroke: '#2a1a0c' }),
    line(`M40 ${y + 43}v14M${w - 40} ${y + 43}v14`, '#4a3220', 6),
    line(`M48 ${y + 5}H${w - 48}`, 'rgb(255 255 255/25%)', 1.2),
    guests.map((_, i) => [
      ellipse(x(i), y + 14, 14, 6.5, i < full ? '#f3ead6' : '#a89a82', { stroke: '#3a2c1a' }),
      i < full && [ellipse(x(i), y + 13, 9, 4, '#8fbf5a'), circle(x(i) + 3, y + 12, 2.2, '#e8663c')],
    ]),
  ];
}

/** What has been put on the table so far; a dish comes out of its packet. */
function Dishes({
  played,
  seat,
  w,
}: {
  readonly played: readonly number[];
  readonly seat: number;
  readonly w: number;
}) {
  const step = Math.min(34, (w - 120) / Math.max(1, played.length));
  return played.map((food, i) => (
    <g key={i} transform={`translate(${w / 2 + (i - (played.length - 1) / 2) * step} ${TABLE_Y + 27})`}>
      <Moving name={`dish ${seat} ${i}`} from={`food ${seat} ${FOOD[food].id}`}>
        {scaled(0, 0, 0.6, CROPS[FOOD[food].id].draw())}
      </Moving>
    </g>
  ));
}

/** Three answers to what a meal costs: how nourishing it is, who comes back, and what is too much or too little. */
function ledger(scene: Scene, bill: Bill, changed: boolean, w: number, isColumn: boolean): Drawn {
  const { view, text: t } = scene;
  const p = view.players[ownSeat(scene)];
  const ink = changed ? '#f2c76b' : INK;
  const third = isColumn ? w - 20 : (w - 28) / 3;
  const cell = (i: number, caption: string, ...drawn: Drawn[]): Drawn =>
    at(
      isColumn ? 10 : 10 + i * (third + 4),
      isColumn ? i * 46 : 0,
      rect(0, 0, third, 42, 8, 'rgb(255 240 215/8%)', { stroke: 'rgb(255 240 215/18%)' }),
      text(8, 15, 11.3, caption, { fill: FAINT, most: third - 14 }),
      drawn,
    );
  const bold = (x: number, words: string, most: number, fill = ink): Drawn =>
    text(x, 34, 13.5, words, { weight: 700, fill, most });
  const harm = harmOf(p.waste, bill.surplus);
  return [
    bill.hungry
      ? cell(0, t.meal.noFood, bold(8, t.meal.each(HUNGRY_SP), third - 14, '#ffc0c9'))
      : cell(0, t.meal.nutrition, icon('nutrition', 7, 21, 16, '#9bd66f'), bold(28, `${bill.worth}`, third - 34)),
    cell(
      1,
      t.meal.comeBack,
      icon('scientist', 7, 21, 16, '#8fd8ff'),
      bold(28, t.meal.of(bill.come, bill.guests), third - 34),
    ),
    bill.hungry
      ? cell(
          2,
          t.meal.price,
          sign('points', 7, 21, 16),
          bold(28, `${p.sp} → ${Math.max(0, p.sp - HUNGRY_SP)}`, third - 34, '#ffc0c9'),
        )
      : cell(
          2,
          t.meal.tooMuch,
          bill.surplus === 0
            ? bold(8, '0', third - 14)
            : [
                good('waste', 15, 29, 16),
                bold(27, `+${bill.surplus}`, 30, '#ffc0c9'),
                sign('points', 54, 21, 15),
                bold(
                  72,
                  `${signed(wasteSp(p.waste))} → ${signed(wasteSp(p.waste + bill.surplus))}`,
                  third - 80 - harm.length * 18,
                  '#ffc0c9',
                ),
                harm.map((kind, i) => icon(kind, third - 20 - i * 18, 21, 16, '#ff8094')),
              ],
        ),
  ];
}

/** Supper: food is put on the table, then whoever it reaches comes back; what is too much becomes waste. */
interface SupperProps {
  readonly scene: Scene;
  readonly w?: number;
  readonly low?: boolean;
}

export function Supper({ scene, w = SUPPER_W, low = false }: SupperProps) {
  const { view, text: t } = scene;
  const seat = ownSeat(scene);
  const frame = frameOf(view, seat);
  const after = useAfter();
  const bill = billOf(view, seat);
  if (bill === undefined || (frame?.step !== 'serve' && frame?.step !== 'recall')) return null;
  const then = after && billOf(after, seat);
  const shown = then ?? bill;
  const resting = restingOf(scene, seat);
  const perRow = Math.max(1, Math.floor((low ? w - 140 : w - 28) / 44));
  const h = low ? LOW_SUPPER_H : SUPPER_H;
  const tableW = low ? w * 0.58 : w;
  const foodY = low ? 178 : 198;
  const stop = frame.step === 'recall' && !bill.hungry ? frame.limit - frame.taken : 0;
  return (
    <g className="night">
      {rect(0, 0, w, h, 14, 'rgb(26 20 16/97%)', { stroke: 'var(--glass-edge)', strokeWidth: 1.5 })}
      {icon('nutrition', 14, 8, 20, '#f2c76b')}
      {text(42, 23, 15, t.supper, { weight: 600, fill: INK, face: 'display' })}
      {text(w - 14, 23, 12.5, frame.step === 'serve' ? t.meal.lay : t.whoComes, {
        anchor: 'end',
        fill: FAINT,
        most: w - 160,
      })}
      {g(table(resting, shown.come - shown.taken, tableW))}
      <Dishes played={frame.played} seat={seat} w={tableW} />
      {low
        ? at(tableW, 34, ledger(scene, shown, then !== undefined, w - tableW, true))
        : at(0, 142, ledger(scene, shown, then !== undefined, w, false))}
      <g transform={`translate(16 ${foodY})`}>
        {frame.step === 'serve' ? (
          <FoodHand scene={scene} seat={seat} w={w - 140} />
        ) : (
          <RestPile scene={scene} seat={seat} perRow={perRow} />
        )}
      </g>
      {stop > 0 &&
        bill.taken > 0 &&
        text(w - 122, h - 18, 12, t.meal.stopNow(stop), { anchor: 'end', fill: '#ffc0c9', most: w - 140 })}
      <g transform={`translate(${w - 112} ${h - 36})`}>
        <Levers scene={scene} />
      </g>
    </g>
  );
}
