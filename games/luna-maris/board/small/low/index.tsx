import { panel } from '../../art/panel.ts';
import { g } from '../../art/pen.ts';
import { hasLevers, LEVER_H, LEVER_W, Levers } from '../../base/levers.tsx';
import { Mine } from '../../base/mine.tsx';
import { Applicants } from '../../offers/applicants.tsx';
import { Orders } from '../../offers/orders.tsx';
import { LOW_SEEDBED_H, SEEDBED_W, Seedbed } from '../../offers/seedbed.tsx';
import { EquipmentOffer, isEquipping, LOW_TILE_H, OFFER_TILE_W } from '../../overlays/setup.tsx';
import { bits } from '../../reading.ts';
import type { Scene } from '../../scene.ts';
import { Co2Column } from '../../sky/co2.tsx';
import { SCORES_H, ScoreTable } from '../../station/scores.tsx';
import type { Looking } from '../../station/station.tsx';
import { baseBlock, clockBlock } from '../base-blocks.tsx';
import { column } from '../common.tsx';
import type { Block } from '../flow.tsx';
import { HandStrip, STRIP_H } from '../hand-strip.tsx';
import { PANEL_W, research } from '../tracks-part.tsx';
import { LOW_H, LOW_W } from './size.ts';
import { lowCards, lowStation } from './station.tsx';

function lowBase(scene: Scene): Block[] {
  const { view, viewer } = scene;
  const hand = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  // While equipment is chosen, nobody is in the base yet.
  if (isEquipping(scene)) {
    const columns = Math.min(4, view.equipmentOffer.length);
    const h = Math.ceil(view.equipmentOffer.length / columns) * (LOW_TILE_H + 8) - 8;
    const draw = <EquipmentOffer scene={scene} perRow={columns} h={LOW_TILE_H} />;
    return [{ id: 'tiles', w: columns * OFFER_TILE_W, h, draw }];
  }
  return [
    baseBlock(scene),
    clockBlock(scene),
    ...(hand > 0 ? [{ id: 'hand', w: LOW_W, h: STRIP_H, draw: <HandStrip scene={scene} w={LOW_W} /> }] : []),
  ];
}

const MINE_K = 1.3;

function lowMine(scene: Scene): Block[] {
  const [w, h] = [218 * MINE_K, 211 * MINE_K];
  return [
    {
      id: 'co2',
      w: 66,
      h,
      draw: (
        <g className="night">
          <Co2Column scene={scene} h={h} />
        </g>
      ),
    },
    {
      id: 'mine',
      w,
      h,
      draw: (
        <g transform={`translate(${w / 2} ${h / 2}) scale(${MINE_K})`}>
          <Mine scene={scene} />
        </g>
      ),
    },
  ];
}

function lowOffer(scene: Scene): Block[] {
  const w = LOW_W - 264;
  const applicants: Block = {
    id: 'applicants',
    w,
    h: 154,
    draw: (
      <>
        {g(panel(w, 154))}
        <Applicants scene={scene} w={w} />
        {hasLevers(scene) && (
          <g transform={`translate(${w - LEVER_W - 3} 0)`}>
            <Levers scene={scene} withSupper={false} />
          </g>
        )}
      </>
    ),
  };
  const seedbed: Block = { id: 'seedbed', w: SEEDBED_W, h: LOW_SEEDBED_H, draw: <Seedbed scene={scene} low /> };
  return [
    { id: 'orders', w: 258, h: 276, draw: <Orders scene={scene} perRow={3} /> },
    column('people', w, [applicants, seedbed]),
  ];
}

function lowTracks(scene: Scene): Block[] {
  const w = LOW_W - PANEL_W - 6;
  const scores: Block = { id: 'scores', w, h: SCORES_H - 6, draw: <ScoreTable scene={scene} w={w} /> };
  const levers: Block = { id: 'levers', w, h: LEVER_H, draw: <Levers scene={scene} row withSupper={false} /> };
  return [
    column('research', PANEL_W, research(scene, true), 4),
    column('beside', w, [scores, ...(hasLevers(scene) ? [levers] : [])], LOW_H - SCORES_H - LEVER_H + 2),
  ];
}

/** The parts of a board on a phone on its side. */
export function lowBlocksOf(scene: Scene, looking: Looking): Block[] {
  switch (scene.layout.part) {
    case 'mine':
      return lowMine(scene);
    case 'offer':
      return lowOffer(scene);
    case 'station':
      return lowStation(scene, looking);
    case 'cards':
      return lowCards(scene, looking);
    case 'tracks':
      return lowTracks(scene);
    default:
      return lowBase(scene);
  }
}
