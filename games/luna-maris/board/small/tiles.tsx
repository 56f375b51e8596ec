import { EquipmentOffer, isEquipping, OFFER_TILE_H, OFFER_TILE_W } from '../overlays/setup.tsx';
import type { Scene } from '../scene.ts';
import type { Block } from './flow.tsx';

/** The equipment that is to be chosen from in the set-up. */
export function tiles(scene: Scene, perRow: number): Block[] {
  const n = scene.view.equipmentOffer.length;
  if (!isEquipping(scene)) return [];
  const columns = Math.min(n, perRow);
  return [
    {
      id: 'tiles',
      w: columns * OFFER_TILE_W,
      h: Math.ceil(n / columns) * OFFER_TILE_H,
      draw: <EquipmentOffer scene={scene} perRow={columns} />,
    },
  ];
}
