import { Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { SCIENTISTS, SHOWN } from '../../data/index.ts';
import { isAutomaton, NONE } from '../../rules/state.ts';
import { useAfter } from '../after.ts';
import { HUES } from '../art/hues.ts';
import { panel, title } from '../art/panel.ts';
import { at, g, rect, scaled, text } from '../art/pen.ts';
import { portrait } from '../art/portrait.ts';
import { CARD_H } from '../art/sizes.ts';
import { Base, SMALL_BASE_H, SMALL_BASE_W, SmallBase } from '../base/base.tsx';
import { hasLevers, LEVER_H, LEVER_W, Levers } from '../base/levers.tsx';
import { Mine } from '../base/mine.tsx';
import { usePointedModule } from '../base/way.tsx';
import { Applicants } from '../offers/applicants.tsx';
import { AdvancedTiles, BuildTrack, buildPrice } from '../offers/build.tsx';
import { ORDERS_H, Orders } from '../offers/orders.tsx';
import { SEEDBED_H, SEEDBED_W, Seedbed, TALL_SEEDBED_H, TALL_SEEDBED_W } from '../offers/seedbed.tsx';
import { SelectionBonuses, Track } from '../offers/tracks.tsx';
import { Payment, paymentHeight, waysToPay } from '../overlays/pay.tsx';
import { EquipmentOffer, isEquipping, OFFER_TILE_H, OFFER_TILE_W } from '../overlays/setup.tsx';
import { SUPPER_H, Supper } from '../overlays/supper.tsx';
import { ofSeat, places } from '../places.ts';
import { bits } from '../reading.ts';
import { nameOf, ownSeat, type Scene } from '../scene.ts';
import { CLOCK_W, Clock, RoundEndStrip } from '../sky/clock.tsx';
import { CO2_BAR_H, CO2_BAR_W, Co2Bar, Co2Column } from '../sky/co2.tsx';
import { AutomatonCard, AutomatonNext } from '../station/automaton.tsx';
import { Belt, Waste } from '../station/belt.tsx';
import { Dial } from '../station/dial.tsx';
import { FoodHand, Fulfilled, Hand, HiddenHand, RestPile, restingOf } from '../station/hand.tsx';
import { Depot, Equipment, ProbeSlots } from '../station/lockers.tsx';
import { SCORES_H, ScoreTable } from '../station/scores.tsx';
import { isFeeding, type Looking, SeatTabs } from '../station/station.tsx';
import { Tanks } from '../station/tanks.tsx';
import type { Block } from './flow.tsx';

const W = 378;

/** Levers where something can be ended or chosen without a thing of its own. */
const levers = (scene: Scene): Block[] =>
  hasLevers(scene)
    ? [{ id: 'levers', w: W, h: LEVER_H + 2, draw: <Levers scene={scene} row withSupper={false} /> }]
    : [];

const STRIP_W = 72;
const STRIP_H = 44;

/** The hand in short under the base: whoever fits the room that is pointed at stays bright. */
function HandStrip({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const pointed = usePointedModule();
  const hand = bits(scene.view.players[ownSeat(scene)].hand);
  const perRow = Math.floor((w + 4) / (STRIP_W + 3));
  return hand.map((card, i) => {
    const { id, modules, level } = SCIENTISTS[card];
    const fits = pointed === NONE || SHOWN[card].includes(pointed);
    return (
      <g
        key={id}
        transform={`translate(${(i % perRow) * (STRIP_W + 3)} ${Math.floor(i / perRow) * (STRIP_H + 4)})`}
        className={fits ? undefined : 'luna-off'}
      >
        <Target place={places.card(id)} glow={<rect width={STRIP_W} height={STRIP_H} rx="8" />}>
          {rect(0, 0, STRIP_W, STRIP_H, 8, `url(#lm-card-${level})`, { stroke: '#0a0d18' })}
          {scaled(2, 6, 0.55, portrait(card))}
          {g(
            modules.map((letter, k) =>
              text(52 + (k % 2) * 14, modules.length === 3 ? 18 + Math.floor(k / 2) * 18 : 27, 13.5, letter, {
                anchor: 'middle',
                weight: 800,
                fill: HUES[letter].lamp,
                face: 'display',
              }),
            ),
          )}
        </Target>
      </g>
    );
  });
}

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

function basePart(scene: Scene): Block[] {
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

function offerPart(scene: Scene): Block[] {
  const applicants = (w: number): Block => ({
    id: 'applicants',
    w,
    h: 154,
    draw: (
      <>
        {g(panel(w, 154))}
        <Applicants scene={scene} w={w} />
      </>
    ),
  });
  const standing = scene.layout.width < 500;
  return standing
    ? [
        ...levers(scene),
        { id: 'orders', w: 258, h: 276, draw: <Orders scene={scene} perRow={3} /> },
        { id: 'seedbed', w: TALL_SEEDBED_W, h: TALL_SEEDBED_H, draw: <Seedbed scene={scene} tall /> },
        applicants(W),
      ]
    : [
        ...levers(scene),
        { id: 'orders', w: 512, h: ORDERS_H, draw: <Orders scene={scene} /> },
        { id: 'seedbed', w: SEEDBED_W, h: SEEDBED_H, draw: <Seedbed scene={scene} /> },
        applicants(298),
      ];
}

function tracksPart(scene: Scene): Block[] {
  const inPanel = (h: number, draw: ReactNode): ReactNode => (
    <>
      {g(panel(300, h))}
      {draw}
    </>
  );
  return [
    ...levers(scene),
    ...(['extraction', 'sustainability'] as const).map((track) => ({
      id: track,
      w: 300,
      h: 76,
      draw: inPanel(
        76,
        <g transform="translate(3 12)">
          <Track scene={scene} track={track} />
        </g>,
      ),
    })),
    { id: 'bonuses', w: 290, h: 36, draw: <SelectionBonuses scene={scene} /> },
    {
      id: 'build',
      w: 300,
      h: 98,
      draw: inPanel(
        98,
        <>
          {g(title('C', scene.text.build))}
          <g transform="translate(172 4)">
            <BuildTrack scene={scene} />
          </g>
          {at(12, 30, buildPrice(scene))}
          <g transform="translate(8 47)">
            <AdvancedTiles scene={scene} />
          </g>
        </>,
      ),
    },
    { id: 'scores', w: W, h: SCORES_H, draw: <ScoreTable scene={scene} w={W} /> },
  ];
}

function Instruments({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
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

function BeltBlock({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
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

function stationPart(scene: Scene, looking: Looking): Block[] {
  const { view, text: t } = scene;
  const seat = looking.look === 'scores' ? ownSeat(scene) : looking.look;
  const own = seat === scene.viewer;
  const p = view.players[seat];
  const of = ofSeat(seat, own);
  const machine = isAutomaton(view, seat);
  const feeding = own && isFeeding(scene);
  const resting = restingOf(scene, seat);
  const tabW = view.players.length > 3 ? 40 : 44;
  const tabs: Block = {
    id: 'tabs',
    w: (view.players.length + 1) * (tabW + 4),
    h: 30,
    draw: <SeatTabs scene={scene} {...looking} w={tabW} h={30} />,
  };
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

/** What a part of the board consists of on a small screen. */
export function blocksOf(scene: Scene, looking: Looking): Block[] {
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
