import { isAutomaton, NONE } from '../../rules/state.ts';
import { useAfter } from '../after.ts';
import { text } from '../art/pen.ts';
import { CARD_H } from '../art/sizes.ts';
import { Payment, paymentHeight, waysToPay } from '../overlays/pay.tsx';
import { SUPPER_H, Supper } from '../overlays/supper.tsx';
import { ofSeat } from '../places.ts';
import { nameOf, ownSeat, type Scene } from '../scene.ts';
import { AutomatonCard, AutomatonNext } from '../station/automaton.tsx';
import { AutomatonWater } from '../station/automaton-station.tsx';
import { Belt, Waste } from '../station/belt.tsx';
import { Dial } from '../station/dial.tsx';
import { FoodHand, Fulfilled, Hand, HiddenHand, RestPile, restingOf } from '../station/hand.tsx';
import { Depot, Equipment, ProbeSlots } from '../station/lockers.tsx';
import { SCORES_H, ScoreTable } from '../station/scores.tsx';
import { isFeeding, type Looking, SeatTabs } from '../station/station.tsx';
import { Tanks } from '../station/tanks.tsx';
import { levers, W } from './common.tsx';
import type { Block } from './flow.tsx';
import { isTablet, tabletStation } from './tablet.tsx';

export function Instruments({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const after = useAfter();
  const own = seat === scene.viewer;
  const p = scene.view.players[seat];
  const then = own ? after?.players[seat] : undefined;
  return (
    <>
      <Dial p={p} after={then} left={scene.text.left} of={ofSeat(seat, own)} />
      <g transform="translate(196 2)">
        <Tanks p={p} after={then} step={62} of={ofSeat(seat, own)} />
      </g>
    </>
  );
}

export function BeltBlock({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const after = useAfter();
  const own = seat === scene.viewer;
  return (
    <Belt
      key={seat}
      seat={seat}
      p={scene.view.players[seat]}
      view={scene.view}
      after={own ? after?.players[seat] : undefined}
      text={scene.text}
      of={ofSeat(seat, own)}
    />
  );
}

/** Who is at rest, and below them the orders that are done. */
function restBlock(scene: Scene, seat: number, of: string, live: boolean): Block {
  const resting = restingOf(scene, seat);
  const rows = Math.ceil(resting.length / 8);
  const w = Math.max(138, Math.min(8, resting.length) * 44);
  const done = scene.view.players[seat].orders.length > 0;
  const y = 15 + rows * 61;
  return {
    id: 'rest',
    w,
    h: y + (done ? 24 : 0),
    draw: (
      <>
        {text(0, 10, 11.5, scene.text.atRest(resting.length), { fill: 'var(--muted)' })}
        <g transform="translate(0 15)">
          <RestPile scene={scene} seat={seat} perRow={8} live={live} of={of} />
        </g>
        <g transform={`translate(0 ${y})`}>
          <Fulfilled scene={scene} seat={seat} w={w} of={of} />
        </g>
      </>
    ),
  };
}

/** Whose station is shown, and the scores. */
export function seatTabs(scene: Scene, looking: Looking): Block {
  const n = scene.view.players.length;
  const w = n > 3 ? 40 : 44;
  return { id: 'tabs', w: (n + 1) * (w + 4), h: 30, draw: <SeatTabs scene={scene} {...looking} w={w} h={30} /> };
}

/** A station, block by block. */
export function stationPart(scene: Scene, looking: Looking): Block[] {
  if (isTablet(scene)) return tabletStation(scene, looking);
  const { view, text: t } = scene;
  const seat = looking.look === 'scores' ? ownSeat(scene) : looking.look;
  const own = seat === scene.viewer;
  const p = view.players[seat];
  const of = ofSeat(seat, own);
  const machine = isAutomaton(view, seat);
  const feeding = own && isFeeding(scene);
  const resting = restingOf(scene, seat);
  const tabs = seatTabs(scene, looking);
  const equipment: Block[] =
    p.equipment === NONE ? [] : [{ id: 'equipment', w: 146, h: 30, draw: <Equipment scene={scene} p={p} of={of} /> }];
  if (looking.look === 'scores')
    return [tabs, { id: 'scores', w: W, h: SCORES_H, draw: <ScoreTable scene={scene} w={W} /> }];
  return [
    ...(feeding ? [{ id: 'supper', w: W, h: SUPPER_H, draw: <Supper scene={scene} w={W} /> }] : []),
    ...(waysToPay(scene).length > 0
      ? [{ id: 'pay', w: W, h: paymentHeight(scene, W), draw: <Payment scene={scene} w={W} /> }]
      : []),
    ...(feeding ? [] : levers(scene)),
    tabs,
    ...equipment,
    ...(own
      ? []
      : [{ id: 'name', w: W, h: 16, draw: text(2, 12, 13, nameOf(scene, seat), { weight: 600, face: 'display' }) }]),
    machine
      ? { id: 'automaton', w: W, h: 146, draw: <AutomatonCard scene={scene} w={W} /> }
      : { id: 'air', w: W, h: 124, draw: <Instruments scene={scene} seat={seat} /> },
    ...(machine ? [{ id: 'next', w: W, h: 110, draw: <AutomatonNext scene={scene} w={W - 8} /> }] : []),
    ...(machine ? [] : [{ id: 'belt', w: 234, h: 64, draw: <BeltBlock scene={scene} seat={seat} /> }]),
    ...(machine ? [] : [{ id: 'depot', w: 138, h: 58, draw: <Depot p={p} of={of} step={46} /> }]),
    ...(machine ? [{ id: 'water', w: 66, h: 50, draw: <AutomatonWater scene={scene} seat={seat} /> }] : []),
    { id: 'waste', w: 234, h: 54, draw: <Waste seat={seat} p={p} view={view} text={t} of={of} /> },
    { id: 'probes', w: 138, h: 54, draw: <ProbeSlots p={p} seat={seat} of={of} step={46} /> },
    ...(machine || feeding
      ? []
      : [
          {
            id: 'hand',
            w: W,
            h: CARD_H + 10,
            draw: (
              <g transform="translate(0 8)">
                {own ? <Hand scene={scene} seat={seat} w={W} /> : <HiddenHand scene={scene} seat={seat} w={W} />}
              </g>
            ),
          },
        ]),
    ...(resting.length + p.orders.length > 0 ? [restBlock(scene, seat, of, !feeding)] : []),
    {
      id: 'food',
      w: 222,
      h: 96,
      draw: (
        <g transform="translate(0 3)">
          <FoodHand scene={scene} seat={seat} w={220} live={own && !feeding} />
        </g>
      ),
    },
  ];
}
