import { AUTOMATON_PLAYER, isAutomaton, NONE } from '../../rules/state.ts';
import { rect } from '../art/pen.ts';
import { CARD_H } from '../art/sizes.ts';
import { Base } from '../base/base.tsx';
import { Levers } from '../base/levers.tsx';
import { Mine } from '../base/mine.tsx';
import { Payment, paymentHeight, waysToPay } from '../overlays/pay.tsx';
import { SUPPER_H, SUPPER_W, Supper } from '../overlays/supper.tsx';
import { bits } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { Clock, RoundEndStrip } from '../sky/clock.tsx';
import { Co2Column } from '../sky/co2.tsx';
import { Hand } from '../station/hand.tsx';
import { SLIM_W, Slim } from '../station/slim.tsx';
import { isFeeding, type Looking, STATION_H, STATION_W, Station } from '../station/station.tsx';
import { levers } from './common.tsx';
import type { Block } from './flow.tsx';
import { tiles } from './tiles.tsx';

/** From this width on the base is drawn with its name plates, and a station as the mat it is on a desk. */
export const isTablet = ({ layout }: Scene): boolean => layout.width >= 760;

const W = 766;
const BASE_H = 346;
const AROUND_H = 211;

/** CO2, clock and mine stand side by side below the base. */
function Around({ scene }: { readonly scene: Scene }) {
  return (
    <>
      <g className="night">
        <Co2Column scene={scene} h={AROUND_H} />
      </g>
      <g transform="translate(106 0)">
        <g transform="scale(1.2)">
          <Clock scene={scene} />
          <g transform="translate(0 121)">
            <RoundEndStrip scene={scene} />
          </g>
        </g>
        <g transform="translate(0 182)">{!isFeeding(scene) && <Levers scene={scene} row />}</g>
      </g>
      <g transform={`translate(${W - 111} ${AROUND_H / 2})`}>
        <Mine scene={scene} />
      </g>
    </>
  );
}

/** The base as on a desk, the hand below it, then what lies around the base. */
export function tabletBase(scene: Scene): Block[] {
  const { view, viewer } = scene;
  const cards = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  const atWork = viewer !== null && view.order[view.current] === viewer && view.turn.card !== NONE ? 1 : 0;
  const handW = Math.min(W, (cards + atWork) * 86);
  const hand: Block = {
    id: 'hand',
    w: handW,
    h: CARD_H + 12,
    draw: (
      <g transform="translate(0 10)">
        <Hand scene={scene} seat={ownSeat(scene)} w={handW} />
      </g>
    ),
  };
  return [
    ...tiles(scene, 4),
    {
      id: 'base',
      w: W,
      h: BASE_H,
      draw: (
        <g className="night">
          {rect(0, 0, W, BASE_H, 10, 'var(--rock-1)')}
          <g transform="translate(-75 -34)">
            <Base scene={scene} />
          </g>
        </g>
      ),
    },
    ...(handW > 0 && !isFeeding(scene) ? [hand] : []),
    { id: 'around', w: W, h: AROUND_H, draw: <Around scene={scene} /> },
  ];
}

const GAP = 12;
/** So little height shows what another seat has in short; with so much its dial is drawn, too. */
const SLIM_LEAST = 268;
const SLIM_MOST = 396;

/** The others' stations side by side, as high as there is room below the own one. */
function others(scene: Scene, { onLook }: Looking): Block[] {
  const { view, layout } = scene;
  const left = (layout.height / layout.width) * W - STATION_H - 40;
  const h = Math.min(SLIM_MOST, left);
  if (h < SLIM_LEAST || isAutomaton(view, AUTOMATON_PLAYER)) return [];
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== ownSeat(scene));
  const draw = seats.map((seat, i) => (
    <g key={seat} transform={`translate(${i * (SLIM_W + GAP)} 0)`}>
      <Slim scene={scene} seat={seat} h={h} onLook={onLook} />
    </g>
  ));
  return [{ id: 'others', w: seats.length * (SLIM_W + GAP) - GAP, h, draw }];
}

/** The mat of a station; above it what is asked there, below it the stations of the others. */
export function tabletStation(scene: Scene, looking: Looking): Block[] {
  const feeding = isFeeding(scene);
  const paying = waysToPay(scene).length > 0;
  return [
    ...(feeding ? [{ id: 'supper', w: SUPPER_W, h: SUPPER_H, draw: <Supper scene={scene} /> }] : levers(scene)),
    ...(paying ? [{ id: 'pay', w: W, h: paymentHeight(scene, W), draw: <Payment scene={scene} w={W} /> }] : []),
    { id: 'station', w: STATION_W, h: STATION_H, draw: <Station scene={scene} {...looking} /> },
    ...(feeding || paying ? [] : others(scene, looking)),
  ];
}
