import { isAutomaton, NONE } from '../../../rules/state.ts';
import { text } from '../../art/pen.ts';
import { CARD_H } from '../../art/sizes.ts';
import { hasLevers, LEVER_H, LEVER_W, Levers } from '../../base/levers.tsx';
import { Payment, paymentHeight, waysToPay } from '../../overlays/pay.tsx';
import { LOW_SUPPER_H, Supper } from '../../overlays/supper.tsx';
import { ofSeat } from '../../places.ts';
import { nameOf, ownSeat, type Scene } from '../../scene.ts';
import { AutomatonCard, AutomatonNext } from '../../station/automaton.tsx';
import { AutomatonWater } from '../../station/automaton-station.tsx';
import { Waste } from '../../station/belt.tsx';
import { FoodHand, Fulfilled, Hand, HiddenHand, RestPile, restingOf } from '../../station/hand.tsx';
import { Depot, EQUIPMENT_W, Equipment, ProbeSlots } from '../../station/lockers.tsx';
import { SCORES_H, ScoreTable } from '../../station/scores.tsx';
import { isFeeding, type Looking } from '../../station/station.tsx';
import { column, W } from '../common.tsx';
import { type Block, pack } from '../flow.tsx';
import { BeltBlock, Instruments, seatTabs } from '../station-part.tsx';
import { LOW_W } from './size.ts';

/** Blocks that have a row for themselves, in its middle. */
function rowOf(id: string, blocks: readonly Block[]): Block {
  const { at, h } = pack(blocks, LOW_W);
  const draw = blocks.map((block, i) => (
    <g key={block.id} transform={`translate(${at[i].join(' ')})`}>
      {block.draw}
    </g>
  ));
  return { id, w: LOW_W, h, draw };
}

const seatOf = (scene: Scene, { look }: Looking): number => (look === 'scores' ? ownSeat(scene) : look);

export function lowStation(scene: Scene, looking: Looking): Block[] {
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
    return [rowOf('head', [tabs]), { id: 'scores', w: W, h: SCORES_H - 6, draw: <ScoreTable scene={scene} w={W} /> }];
  if (isAutomaton(view, seat))
    return [
      rowOf('head', [tabs, { id: 'water', w: 66, h: 30, draw: <AutomatonWater scene={scene} seat={seat} h={30} /> }]),
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
    rowOf('head', [
      tabs,
      ...(p.equipment === NONE ? [] : [equipment]),
      ...(own && hasLevers(scene) && !isFeeding(scene) ? [levers] : []),
    ]),
    { id: 'air', w: W, h: 124, draw: <Instruments scene={scene} seat={seat} /> },
    column('lockers', 138, [depot, probes]),
    ...belt,
  ];
}

/** So many rest side by side. */
const REST = 7;
const REST_W = REST * 44;

export function lowCards(scene: Scene, looking: Looking): Block[] {
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
  const of = ofSeat(seat, own);
  const resting = restingOf(scene, seat);
  const foodW = LOW_W - REST_W - 6;
  const rest = (
    <>
      {text(0, 10, 11.5, scene.text.atRest(resting.length), { fill: 'var(--muted)' })}
      <g transform="translate(0 15)">
        <RestPile scene={scene} seat={seat} perRow={REST} of={of} />
      </g>
    </>
  );
  const food = (
    <g transform="translate(0 3)">
      <FoodHand scene={scene} seat={seat} w={foodW} live={own} />
    </g>
  );
  const name: Block = {
    id: 'name',
    w: LOW_W,
    h: 16,
    draw: text(2, 12, 13, nameOf(scene, seat), { weight: 600, face: 'display' }),
  };
  return [
    ...(own ? [] : [name]),
    ...(isAutomaton(view, seat) ? [] : [hand]),
    { id: 'rest', w: REST_W, h: 15 + Math.ceil(resting.length / REST) * 61, draw: rest },
    column('food', foodW, [
      { id: 'food', w: foodW, h: 98, draw: food },
      { id: 'fulfilled', w: foodW, h: 22, draw: <Fulfilled scene={scene} seat={seat} w={foodW} of={of} /> },
    ]),
  ];
}
