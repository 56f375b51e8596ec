import { NONE } from '../../rules/state.ts';
import { rect } from '../art/pen.ts';
import { CARD_H } from '../art/sizes.ts';
import { Base, SMALL_BASE_H, SMALL_BASE_W, SmallBase } from '../base/base.tsx';
import { LEVER_W, Levers } from '../base/levers.tsx';
import { Mine } from '../base/mine.tsx';
import { EquipmentOffer, isEquipping, OFFER_TILE_H, OFFER_TILE_W } from '../overlays/setup.tsx';
import { bits } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { CLOCK_W, Clock, RoundEndStrip } from '../sky/clock.tsx';
import { CO2_BAR_H, CO2_BAR_W, Co2Bar, Co2Column } from '../sky/co2.tsx';
import { Hand } from '../station/hand.tsx';
import { isFeeding } from '../station/station.tsx';
import { W } from './common.tsx';
import type { Block } from './flow.tsx';
import { HandStrip, STRIP_H, STRIP_W } from './hand-strip.tsx';

/** From this width on the base is drawn with its name plates, and the hand as cards. */
const ROOMY = 760;
const BASE_W = 766;
const BASE_H = 346;

const tiles = (scene: Scene, perRow: number): Block[] => {
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
};

const mine = (scene: Scene, k: number): Block => ({
  id: 'mine',
  w: 218 * k,
  h: 211 * k,
  draw: (
    <g transform={`translate(${109 * k} ${105.5 * k}) scale(${k})`}>
      <Mine scene={scene} />
    </g>
  ),
});

/** The base of a tablet: as on a desk, with what lies around it below. */
function roomyBasePart(scene: Scene): Block[] {
  const { view, viewer } = scene;
  const cards = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  const atWork = viewer !== null && view.order[view.current] === viewer && view.turn.card !== NONE ? 1 : 0;
  const handW = Math.min(BASE_W, (cards + atWork) * 86);
  return [
    ...tiles(scene, 4),
    {
      id: 'base',
      w: BASE_W,
      h: BASE_H,
      draw: (
        <g className="night">
          {rect(0, 0, BASE_W, BASE_H, 10, 'var(--rock-1)')}
          <g transform="translate(-75 -34)">
            <Base scene={scene} />
          </g>
        </g>
      ),
    },
    ...(handW > 0 && !isFeeding(scene)
      ? [
          {
            id: 'hand',
            w: handW,
            h: CARD_H + 12,
            draw: (
              <g transform="translate(0 10)">
                <Hand scene={scene} seat={ownSeat(scene)} w={handW} />
              </g>
            ),
          },
        ]
      : []),
    { id: 'co2', w: 66, h: 211, draw: <g className="night">{<Co2Column scene={scene} h={211} />}</g> },
    mine(scene, 1),
    {
      id: 'clock',
      w: 304,
      h: 211,
      draw: (
        <>
          <Clock scene={scene} />
          <g transform="translate(0 121)">
            <RoundEndStrip scene={scene} />
          </g>
          <g transform="translate(0 152)">
            <Levers scene={scene} row />
          </g>
        </>
      ),
    },
  ];
}

/** The base with what lies around it: mine, clock, CO2, and the hand in short. */
export function basePart(scene: Scene): Block[] {
  const { view, viewer, layout } = scene;
  if (layout.width >= ROOMY) return roomyBasePart(scene);
  const hand = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  const lying = layout.width > layout.height;
  const stripW = lying ? layout.width - 12 : W;
  const rows = Math.ceil(hand / Math.floor((stripW + 4) / (STRIP_W + 3)));
  const strip: Block[] =
    rows > 0
      ? [{ id: 'hand', w: stripW, h: rows * (STRIP_H + 4) - 4, draw: <HandStrip scene={scene} w={stripW} /> }]
      : [];
  const clock: Block = {
    id: 'clock',
    w: CLOCK_W,
    h: 190,
    draw: (
      <>
        <Clock scene={scene} narrow />
        <g transform={`translate(${(CLOCK_W - LEVER_W) / 2} 144)`}>
          <Levers scene={scene} />
        </g>
      </>
    ),
  };
  return [
    ...tiles(scene, lying ? 4 : 2),
    {
      id: 'base',
      w: SMALL_BASE_W - 12,
      h: SMALL_BASE_H,
      draw: (
        <>
          {rect(-6, 0, SMALL_BASE_W, SMALL_BASE_H, 8, 'var(--rock-1)')}
          <g transform="translate(-6 0)">
            <SmallBase scene={scene} />
          </g>
        </>
      ),
    },
    ...(lying ? [clock, ...strip] : strip),
    mine(scene, 0.9),
    ...(lying ? [] : [clock]),
    { id: 'co2', w: CO2_BAR_W, h: CO2_BAR_H, draw: <Co2Bar scene={scene} /> },
  ];
}
