import { isAutomaton, NONE } from '../../rules/state.ts';
import { panel } from '../art/panel.ts';
import { g, rect, text } from '../art/pen.ts';
import { CARD_H } from '../art/sizes.ts';
import { SMALL_BASE_H, SMALL_BASE_W, SmallBase } from '../base/base.tsx';
import { hasLevers, LEVER_H, LEVER_W, Levers } from '../base/levers.tsx';
import { Mine } from '../base/mine.tsx';
import { Applicants } from '../offers/applicants.tsx';
import { Orders } from '../offers/orders.tsx';
import { LOW_SEEDBED_H, SEEDBED_W, Seedbed } from '../offers/seedbed.tsx';
import { Payment, paymentHeight, waysToPay } from '../overlays/pay.tsx';
import { LOW_SUPPER_H, Supper } from '../overlays/supper.tsx';
import { ofSeat } from '../places.ts';
import { bits } from '../reading.ts';
import { nameOf, ownSeat, type Scene } from '../scene.ts';
import { CLOCK_W, Clock } from '../sky/clock.tsx';
import { Co2Column } from '../sky/co2.tsx';
import { AutomatonCard, AutomatonNext } from '../station/automaton.tsx';
import { AutomatonWater } from '../station/automaton-station.tsx';
import { Waste } from '../station/belt.tsx';
import { FoodHand, Hand, HiddenHand } from '../station/hand.tsx';
import { Depot, EQUIPMENT_W, Equipment, ProbeSlots } from '../station/lockers.tsx';
import { SCORES_H, ScoreTable } from '../station/scores.tsx';
import { isFeeding, type Looking } from '../station/station.tsx';
import { column, W } from './common.tsx';
import type { Block } from './flow.tsx';
import { HandStrip, STRIP_H } from './hand-strip.tsx';
import { BeltBlock, Instruments, restBlock, seatTabs } from './station-part.tsx';
import { tiles } from './tiles.tsx';
import { PANEL_W, research } from './tracks-part.tsx';

/** A phone on its side has room for so much: each part is one screen of it, and none scrolls. */
const LOW_W = 532;
const LOW_H = 284;

function lowBase(scene: Scene): Block[] {
  const { view, viewer } = scene;
  const hand = viewer === null ? 0 : bits(view.players[viewer].hand).length;
  return [
    ...tiles(scene, 4),
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
    {
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
    },
    ...(hand > 0 ? [{ id: 'hand', w: LOW_W, h: STRIP_H, draw: <HandStrip scene={scene} w={LOW_W} oneRow /> }] : []),
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

const seatOf = (scene: Scene, { look }: Looking): number => (look === 'scores' ? ownSeat(scene) : look);

function lowStation(scene: Scene, looking: Looking): Block[] {
  const seat = seatOf(scene, looking);
  const own = seat === scene.viewer;
  const { view, text: t } = scene;
  const p = view.players[seat];
  const of = ofSeat(seat, own);
  const belt: Block[] = [
    { id: 'belt', w: 234, h: 64, draw: <BeltBlock scene={scene} seat={seat} /> },
    { id: 'waste', w: 234, h: 54, draw: <Waste seat={seat} p={p} view={view} text={t} of={of} /> },
  ];
  const probes: Block = {
    id: 'probes',
    w: 138,
    h: 54,
    draw: <ProbeSlots p={p} seat={seat} of={of} step={46} />,
  };
  if (own && waysToPay(scene).length > 0)
    return [
      { id: 'pay', w: LOW_W, h: paymentHeight(scene, LOW_W), draw: <Payment scene={scene} w={LOW_W} /> },
      ...belt,
    ];
  const tabs = seatTabs(scene, looking);
  if (looking.look === 'scores')
    return [tabs, { id: 'scores', w: W, h: SCORES_H, draw: <ScoreTable scene={scene} w={W} /> }];
  if (isAutomaton(view, seat))
    return [
      tabs,
      { id: 'water', w: 66, h: 30, draw: <AutomatonWater scene={scene} seat={seat} h={30} /> },
      { id: 'automaton', w: 250, h: 146, draw: <AutomatonCard scene={scene} w={250} of={of} /> },
      { id: 'next', w: 270, h: 146, draw: <AutomatonNext scene={scene} w={270} /> },
      belt[1],
      probes,
    ];
  const depot: Block = { id: 'depot', w: 138, h: 58, draw: <Depot p={p} of={of} step={46} /> };
  const equipment: Block = {
    id: 'equipment',
    w: EQUIPMENT_W,
    h: 30,
    draw: <Equipment scene={scene} p={p} of={of} />,
  };
  const levers: Block = {
    id: 'levers',
    w: LEVER_W,
    h: LEVER_H,
    draw: <Levers scene={scene} withSupper={false} />,
  };
  return [
    tabs,
    ...(p.equipment === NONE ? [] : [equipment]),
    ...(own && hasLevers(scene) && !isFeeding(scene) ? [levers] : []),
    { id: 'air', w: W, h: 124, draw: <Instruments scene={scene} seat={seat} /> },
    column('lockers', 138, [depot, probes]),
    ...belt,
  ];
}

function lowCards(scene: Scene, looking: Looking): Block[] {
  const seat = seatOf(scene, looking);
  const own = seat === scene.viewer;
  const { view } = scene;
  if (own && isFeeding(scene))
    return [{ id: 'supper', w: LOW_W, h: LOW_SUPPER_H, draw: <Supper scene={scene} w={LOW_W} low /> }];
  const hand: Block = {
    id: 'hand',
    w: LOW_W,
    h: (own ? CARD_H : 98) + 10,
    draw: (
      <g transform="translate(0 8)">
        {own ? <Hand scene={scene} seat={seat} w={LOW_W} /> : <HiddenHand scene={scene} seat={seat} w={LOW_W} />}
      </g>
    ),
  };
  const name: Block = {
    id: 'name',
    w: LOW_W,
    h: 16,
    draw: text(2, 12, 13, nameOf(scene, seat), { weight: 600, face: 'display' }),
  };
  return [
    ...(own ? [] : [name]),
    ...(isAutomaton(view, seat) ? [] : [hand]),
    restBlock(scene, seat, ofSeat(seat, own), true, 6),
    {
      id: 'food',
      w: 222,
      h: 96,
      draw: (
        <g transform="translate(0 3)">
          <FoodHand scene={scene} seat={seat} w={220} live={own} />
        </g>
      ),
    },
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
