import { isLow } from '@orrery/board';
import type { Scene } from '../scene.ts';
import type { Looking } from '../station/station.tsx';
import { basePart } from './base-part.tsx';
import type { Block } from './flow.tsx';
import { lowBlocksOf } from './low/index.tsx';
import { offerPart } from './offer-part.tsx';
import { stationPart } from './station-part.tsx';
import { tracksPart } from './tracks-part.tsx';

/** What a part of the board consists of on a small screen. */
export function blocksOf(scene: Scene, looking: Looking): Block[] {
  if (isLow(scene.layout)) return lowBlocksOf(scene, looking);
  switch (scene.layout.part) {
    case 'offer':
      return offerPart(scene);
    case 'station':
      return stationPart(scene, looking);
    case 'tracks':
      return tracksPart(scene);
    default:
      return basePart(scene);
  }
}
