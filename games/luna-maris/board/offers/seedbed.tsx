import { Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { ADV_GREENHOUSE, FOOD, GREENHOUSE, GREENHOUSE_SP, GREENHOUSE_WATER } from '../../data/index.ts';
import { isAdvanced } from '../../rules/action.ts';
import { packet } from '../art/cards.ts';
import { panel, title } from '../art/panel.ts';
import { at, circle, type Drawn, g, icon, line, path, range, rect, text } from '../art/pen.ts';
import { good, sign } from '../art/signs.ts';
import { FOOD_H, FOOD_W } from '../art/sizes.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

export const SEEDBED_W = 220;
export const SEEDBED_H = 138;
/** Standing up, beside the orders of a phone. */
export const LOW_SEEDBED_H = 124;
export const TALL_SEEDBED_W = 114;
export const TALL_SEEDBED_H = 338;

function planter(w: number): Drawn {
  return [
    path(`M8 0h${w - 16}l-6 24H14Z`, 'url(#lm-soil)', { stroke: '#1a110a', strokeWidth: 1.3 }),
    range(Math.floor((w - 28) / 8)).map((i) => circle(16 + i * 8, 5 + ((i * 7) % 12), 1.2, 'rgb(255 220 170/25%)')),
    line(`M10 1h${w - 20}`, '#8a6540', 1.5),
  ];
}

/** The two ways to harvest: some packets, or the whole bed for water. They lie over the planter while one may choose. */
function harvestPlate(scene: Scene, option: number): Drawn {
  const advanced = isAdvanced(scene.view, GREENHOUSE);
  const body: Drawn =
    option === 1
      ? [
          text(16, 15, 12, advanced ? `1–${ADV_GREENHOUSE.upTo}` : '1', { weight: 700, fill: '#fff2d2' }),
          sign('food', advanced ? 42 : 28, 3, 16),
        ]
      : [
          text(8, 15, 12, `${GREENHOUSE_WATER}`, { weight: 700, fill: '#fff2d2' }),
          good('water', 23, 11, 14),
          icon('next', 31, 5, 12, '#f2c76b'),
          sign('seedbed', 46, 3, 16),
          text(66, 15, 12, `+${advanced ? ADV_GREENHOUSE.sp : GREENHOUSE_SP}`, { weight: 700, fill: '#fff2d2' }),
          sign('points', 82, 4, 14),
        ];
  return body;
}

interface SeedbedProps {
  readonly scene: Scene;
  readonly tall?: boolean;
  /** Where there is little room, its packets stand deeper in the soil. */
  readonly low?: boolean;
}

export function Seedbed({ scene, tall = false, low = false }: SeedbedProps) {
  const { view, options, text: t } = scene;
  const [w, h] = tall ? [TALL_SEEDBED_W, TALL_SEEDBED_H] : [SEEDBED_W, low ? LOW_SEEDBED_H : SEEDBED_H];
  const discarded = view.foodDiscard.reduce((sum, n) => sum + n, 0);
  const harvests = [1, 2].filter((option) => options.some((each) => each.do === 'harvest' && each.option === option));
  return (
    <>
      {g(panel(w, h))}
      <Target place={places.seedbed}>
        {rect(0, 0, w, 24, 10, 'transparent')}
        {g(title('J', t.seedbed))}
        {!tall &&
          text(w - 10, 17, 11, t.deckAndDiscard(view.foodDeck.length, discarded), {
            anchor: 'end',
            fill: 'var(--muted)',
            most: 104,
          })}
      </Target>
      {at(0, h - 30, planter(w))}
      {view.seedbed.map((food, slot) => (
        <Target
          key={slot}
          place={places.seed(slot)}
          transform={tall ? `translate(27 ${27 + slot * 95})` : `translate(${12 + slot * 68} 26)`}
          glow={<rect x="-2" y="-2" width={FOOD_W + 4} height={FOOD_H + 4} rx="6" />}
        >
          {food >= 0 && g(packet(food, { name: capital(t.game.names.food[FOOD[food].id]) }))}
        </Target>
      ))}
      {harvests.map((option) => {
        const w = option === 1 ? 70 : 104;
        return (
          <Target
            key={option}
            place={places.harvest(option)}
            transform={
              tall ? `translate(5 ${option === 1 ? 288 : 312})` : `translate(${option === 1 ? 12 : 100} ${h - 27})`
            }
            glow={<rect width={w} height="22" rx="8" />}
          >
            <g className="night">
              {rect(0, 0, w, 22, 8, '#2a2410')}
              {g(harvestPlate(scene, option))}
            </g>
          </Target>
        );
      })}
    </>
  );
}
