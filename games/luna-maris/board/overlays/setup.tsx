import { Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { EQUIPMENT } from '../../data/index.ts';
import { at, g, icon, line, rect, text } from '../art/pen.ts';
import { badge } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../wrap.ts';

const W = 122;
const H = 150;
const GAP = 8;

export const isEquipping = ({ options }: Scene): boolean => options.some(({ do: verb }) => verb === 'equip');

/** Equipment to choose from, laid over the base before the first round. */
export function EquipmentOffer({
  scene,
  perRow,
  h = H,
}: {
  readonly scene: Scene;
  readonly perRow: number;
  readonly h?: number;
}) {
  const { view, text: t } = scene;
  return view.equipmentOffer.map((tile, i) => {
    const { id, module } = EQUIPMENT[tile];
    return (
      <Target
        key={id}
        place={places.tile(id)}
        transform={`translate(${(i % perRow) * (W + GAP)} ${Math.floor(i / perRow) * (h + GAP)})`}
        glow={<rect width={W} height={h} rx="10" />}
      >
        {rect(1, 4, W, h, 10, 'rgb(0 0 0/60%)')}
        {rect(0, 0, W, h, 10, 'url(#lm-medal)', { stroke: '#05070f', strokeWidth: 1.4 })}
        {line(`M8 1.5h${W - 16}`, 'rgb(255 255 255/35%)', 1)}
        {at(10, 10, badge(module, false, 1.2))}
        {icon('equipment', W - 34, 9, 24, '#dfe6f6')}
        {text(10, 52, 13, capital(t.game.names.equipment[id]), {
          weight: 650,
          fill: '#fff',
          face: 'display',
          most: W - 20,
        })}
        {g(
          wrap(capital(t.game.names.equipmentEffects[id]), 20).map((words, k) =>
            text(10, 71 + k * 14.5, 11.5, words, { fill: '#dfe6f6', most: W - 18 }),
          ),
        )}
      </Target>
    );
  });
}
export const OFFER_TILE_W = W + GAP;
export const OFFER_TILE_H = H + GAP;
/** So high are tiles where two rows of them fill a low screen. */
export const LOW_TILE_H = 133;
