import { Count, seatColour } from '@orrery/board';
import type { ReactNode } from 'react';
import { isAutomaton } from '../../rules/state.ts';
import { useAfter } from '../after.ts';
import { icon, line, mark, path, rect, text } from '../art/pen.ts';
import { ofSeat } from '../places.ts';
import { Press } from '../press.tsx';
import { frameOf } from '../reading.ts';
import { nameOf, ownSeat, type Scene } from '../scene.ts';
import { AutomatonStation } from './automaton-station.tsx';
import { Belt, Waste } from './belt.tsx';
import { Dial } from './dial.tsx';
import { FoodHand, Fulfilled, Hand, HiddenHand, RestPile, restingOf } from './hand.tsx';
import { Depot, Equipment, ProbeSlots } from './lockers.tsx';
import { ScoreTable } from './scores.tsx';
import { Tanks } from './tanks.tsx';

export const STATION_W = 738;
export const STATION_H = 300;
const CARDS_Y = 158;
/** What lies open in the place of the station: a seat, or the scores of all. */
export type Look = number | 'scores';

export interface Looking {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

export const isFeeding = ({ view, viewer }: Scene): boolean => {
  const step = viewer === null ? undefined : frameOf(view, viewer)?.step;
  return step === 'serve' || step === 'recall';
};

/** One press away: every seat's station, and the scores. */
export function SeatTabs({
  scene,
  look,
  onLook,
  w = 46,
  h = 22,
}: { readonly scene: Scene; readonly w?: number; readonly h?: number } & Looking) {
  const { view, text: t } = scene;
  const tabs: readonly Look[] = [...view.players.map((_, seat) => seat), 'scores'];
  return tabs.map((tab, i) => {
    const on = tab === look;
    const label = tab === 'scores' ? t.scores : `${t.stationOf(nameOf(scene, tab))}: ${view.players[tab].sp}`;
    return (
      <Press key={tab} label={label} pressed={on} onPress={() => onLook(tab)} transform={`translate(${i * (w + 4)} 0)`}>
        {rect(0, 0, w, h, 11, on ? 'var(--panel-high)' : 'var(--mat-2)', {
          stroke: on ? 'var(--text)' : 'var(--hairline)',
          strokeWidth: on ? 1.6 : 1,
        })}
        {tab === 'scores' ? (
          icon('endgame', w / 2 - 8, h / 2 - 8, 16, 'var(--muted)')
        ) : (
          <>
            {mark(tab, 11, h / 2, 12, seatColour(tab))}
            {text(20, h / 2 + 4.2, 12, <Count value={view.players[tab].sp} />, { weight: 700 })}
          </>
        )}
      </Press>
    );
  });
}

function Frame({
  seat,
  own,
  children,
}: {
  readonly seat: number;
  readonly own: boolean;
  readonly children: ReactNode;
}) {
  const [w, h] = [STATION_W, STATION_H];
  return (
    <>
      {rect(0, 0, w, h, 10, 'var(--mat)', {
        stroke: own ? 'var(--hairline)' : seatColour(seat),
        strokeWidth: own ? 1 : 2,
      })}
      {path(`M10 0H6Q0 0 0 8V${h - 8}Q0 ${h} 6 ${h}H10Z`, seatColour(seat))}
      {line(`M10 1h${w - 20}`, 'var(--light-edge)', 1)}
      {children}
    </>
  );
}

/** A player's station, 738 by 300: instruments above, cards below. Another seat's takes its place when looked at. */
export function Station({ scene, look, onLook }: { readonly scene: Scene } & Looking) {
  const { view, viewer, text: t } = scene;
  const after = useAfter();
  const seat = look === 'scores' ? ownSeat(scene) : look;
  const own = seat === viewer;
  const p = view.players[seat];
  const then = own ? after?.players[seat] : undefined;
  const of = ofSeat(seat, own);
  if (look === 'scores') {
    return (
      <Frame seat={seat} own>
        <Header scene={scene} seat={seat} look={look} onLook={onLook} />
        <g transform="translate(20 40)">
          <ScoreTable scene={scene} w={STATION_W - 40} />
        </g>
      </Frame>
    );
  }
  return (
    <Frame seat={seat} own={own || viewer === null}>
      <Header scene={scene} seat={seat} look={look} onLook={onLook} />
      {isAutomaton(view, seat) ? (
        <AutomatonStation scene={scene} seat={seat} />
      ) : (
        <>
          <g transform="translate(18 22)">
            <Dial p={p} after={then} left={t.left} of={of} />
          </g>
          <g transform="translate(198 34) scale(.96)">
            <Tanks p={p} after={then} of={of} />
          </g>
          <g transform="translate(346 34)">
            <Belt key={seat} seat={seat} p={p} after={then} view={view} text={t} of={of} />
          </g>
          <g transform="translate(346 98)">
            <Waste seat={seat} p={p} view={view} text={t} of={of} />
          </g>
          <g transform="translate(588 32)">
            <Depot p={p} of={of} />
          </g>
          <g transform="translate(588 98)">
            <ProbeSlots p={p} seat={seat} of={of} />
          </g>
          <Cards scene={scene} seat={seat} own={own} of={of} />
        </>
      )}
    </Frame>
  );
}

function Header({ scene, seat, look, onLook }: { readonly scene: Scene; readonly seat: number } & Looking) {
  const { view, viewer, text: t } = scene;
  return (
    <>
      {mark(seat, 26, 17, 15, seatColour(seat))}
      {text(38, 22, 14, look === 'scores' ? t.scores : nameOf(scene, seat), {
        weight: 600,
        face: 'display',
        most: look === 'scores' ? 180 : 98,
      })}
      <g transform={`translate(${STATION_W - 8 - (view.players.length + 1) * 54} 5)`}>
        <SeatTabs scene={scene} look={look} onLook={onLook} w={50} />
      </g>
      {look === viewer && (
        <g transform="translate(140 5)">
          <Fulfilled scene={scene} seat={seat} w={300} of="" />
        </g>
      )}
      {viewer !== null && look !== viewer && (
        <Press label={t.back} onPress={() => onLook(viewer)} transform="translate(226 5)">
          {rect(0, 0, 176, 22, 11, 'var(--panel-high)', { stroke: 'var(--text)', strokeWidth: 1.4 })}
          {icon('back', 8, 3, 16, 'var(--text)')}
          {text(30, 15.4, 12, t.back, { weight: 600, most: 138 })}
        </Press>
      )}
    </>
  );
}

/** Hand, rest pile, food and equipment share the lower row: the rest pile takes as many columns as it needs. */
function Cards({
  scene,
  seat,
  own,
  of,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly own: boolean;
  readonly of: string;
}) {
  const { view, text: t } = scene;
  const p = view.players[seat];
  const feeding = own && isFeeding(scene);
  const resting = restingOf(scene, seat);
  const perRow = Math.max(resting.length > 2 ? 3 : 2, Math.ceil(resting.length / 2));
  const restX = 580 - perRow * 44;
  const y = CARDS_Y;
  return (
    <>
      {line(`M18 ${y - 4}h${STATION_W - 30}`, 'var(--hairline)', 1)}
      <g transform={`translate(18 ${y + 16})`}>
        {own ? (
          <Hand scene={scene} seat={seat} w={restX - 30} />
        ) : (
          <HiddenHand scene={scene} seat={seat} w={restX - 30} />
        )}
      </g>
      {!own && (
        <g transform={`translate(22 ${y + 112})`}>
          <Fulfilled scene={scene} seat={seat} w={restX - 60} of={of} />
        </g>
      )}
      {text(restX, y + 9, 11, t.atRest(resting.length), { fill: 'var(--muted)', most: perRow * 44 - 4 })}
      <g transform={`translate(${restX} ${y + 16})`}>
        <RestPile scene={scene} seat={seat} perRow={perRow} live={!feeding} of={of} />
      </g>
      {text(590, y + 9, 11, t.food(p.foodSize), { fill: 'var(--muted)' })}
      <g transform={`translate(590 ${y + 16})`}>
        <FoodHand scene={scene} seat={seat} w={138} live={own && !feeding} />
      </g>
      <g transform={`translate(586 ${y + 110})`}>
        <Equipment scene={scene} p={p} of={of} />
      </g>
    </>
  );
}
