import { FOOD, HUNGRY_SP } from '../../data/index.ts';
import { nutritionOf } from '../../rules/feeding.ts';
import { CROPS } from '../art/crops.ts';
import { at, circle, type Drawn, ellipse, g, icon, line, path, range, rect, scaled, text } from '../art/pen.ts';
import { good } from '../art/signs.ts';
import { Levers } from '../base/levers.tsx';
import { frameOf } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { FoodHand, RestPile, restingOf } from '../station/hand.tsx';

export const SUPPER_W = 560;
export const SUPPER_H = 280;

/** A laid table: a plate for everybody who could come, full as far as the food reaches. */
function table(plates: number, full: number, w: number): Drawn {
  const step = Math.min(44, (w - 60) / Math.max(1, plates));
  const x0 = w / 2 - ((plates - 1) * step) / 2;
  return [
    path(`M20 46 44 14H${w - 44}L${w - 20} 46Z`, '#7a5a3c', { stroke: '#2a1a0c', strokeWidth: 1.4 }),
    rect(20, 46, w - 40, 9, 3, '#5c4028', { stroke: '#2a1a0c' }),
    line(`M40 55v22M${w - 40} 55v22`, '#4a3220', 6),
    line(`M48 17H${w - 48}`, 'rgb(255 255 255/25%)', 1.2),
    range(plates).map((i) => [
      ellipse(x0 + i * step, 31, 15, 7.5, i < full ? '#f3ead6' : '#c9bda6', { stroke: '#3a2c1a' }),
      ellipse(x0 + i * step, 31, 9, 4, i < full ? '#8fbf5a' : '#b5a88e'),
      i < full && circle(x0 + i * step + 3, 29.5, 2.2, '#e8663c'),
    ]),
  ];
}

/** Supper: food is put on the table, then whoever it reaches comes back; what is too much becomes waste. */
export function Supper({ scene, w = SUPPER_W }: { readonly scene: Scene; readonly w?: number }) {
  const { view, text: t } = scene;
  const seat = ownSeat(scene);
  const frame = frameOf(view, seat);
  if (frame?.step !== 'serve' && frame?.step !== 'recall') return null;
  const resting = restingOf(scene, seat);
  const hungry = frame.step === 'recall' && frame.played.length === 0;
  const worth = hungry ? frame.limit : nutritionOf(frame.played);
  const taken = frame.step === 'recall' ? frame.taken : 0;
  const surplus = hungry ? 0 : Math.max(0, worth - taken - resting.length);
  const perRow = Math.max(1, Math.floor((w - 28) / 44));
  return (
    <g className="night">
      {rect(0, 0, w, SUPPER_H, 14, 'rgb(26 20 16/97%)', { stroke: 'var(--glass-edge)', strokeWidth: 1.5 })}
      {icon('nutrition', 14, 9, 20, '#f2c76b')}
      {text(42, 24, 15, t.supper, { weight: 600, fill: '#f6ead6', face: 'display' })}
      {text(w - 14, 24, 12.5, hungry ? t.hungry(taken, worth, HUNGRY_SP) : t.served(worth, taken + resting.length), {
        anchor: 'end',
        weight: 600,
        fill: '#f6ead6',
        most: w - 190,
      })}
      {at(0, 34, table(taken + resting.length, hungry ? taken : Math.min(worth, taken + resting.length), w))}
      {g(frame.played.map((food, i) => scaled(48 + i * 24, 60, 0.62, CROPS[FOOD[food].id].draw())))}
      {surplus > 0 &&
        at(
          w - 120,
          92,
          good('waste', 10, 8, 18),
          text(24, 13, 12.5, t.surplus(surplus), { fill: '#ffc0c9', weight: 650, most: 92 }),
        )}
      {frame.step === 'serve' ? (
        <>
          {text(16, 136, 11.5, t.food(view.players[seat].foodSize), { fill: '#c9b9a0' })}
          <g transform="translate(16 144)">
            <FoodHand scene={scene} seat={seat} w={w - 32} />
          </g>
        </>
      ) : (
        <>
          {text(16, 136, 11.5, t.whoComes, { fill: '#c9b9a0' })}
          <g transform="translate(16 144)">
            <RestPile scene={scene} seat={seat} perRow={perRow} />
          </g>
        </>
      )}
      <g transform={`translate(${w - 112} ${SUPPER_H - 36})`}>
        <Levers scene={scene} />
      </g>
    </g>
  );
}
