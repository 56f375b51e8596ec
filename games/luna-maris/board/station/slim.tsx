import { seatColour } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { EQUIPMENT, STRESS_MAX, WASTE_CO2, WASTE_SPACES } from '../../data/index.ts';
import { isAutomaton, NONE, type Player } from '../../rules/state.ts';
import { at, circle, type Drawn, g, icon, mark, path, range, rect, text } from '../art/pen.ts';
import { badge, good, sign } from '../art/signs.ts';
import { ofSeat } from '../places.ts';
import { Press } from '../press.tsx';
import { bits } from '../reading.ts';
import { nameOf, type Scene } from '../scene.ts';
import { AutomatonCard, AutomatonNext } from './automaton.tsx';
import { AutomatonWater } from './automaton-station.tsx';
import { Dial } from './dial.tsx';
import { ProbeSlots } from './lockers.tsx';
import type { Looking } from './station.tsx';
import { Tanks } from './tanks.tsx';

export const SLIM_W = 204;

/** Oxygen and stress as a bar, where a dial has no room. */
export const airBar = ({ o2, stress }: Player, w: number): Drawn => {
  const step = w / STRESS_MAX;
  return [
    range(STRESS_MAX).map((i) =>
      rect(i * step, 3, step - 1.5, 11, 2, i < o2 ? '#3b4a6b' : i < stress ? '#3fc1e8' : 'url(#lm-danger)'),
    ),
    rect(stress * step - 2.5, 0, 4, 17, 1.5, '#e0435c'),
  ];
};

function belt(label: string, iron: number, titanium: number, y: number): Drawn {
  const n = iron + titanium;
  return [
    text(16, y + 11, 11, label, { fill: 'var(--muted)', most: 66 }),
    range(n).map((i) =>
      good(i < iron ? 'iron' : 'titanium', 90 + i * Math.min(15, 100 / Math.max(1, n - 1)), y + 7, 14),
    ),
  ];
}

function counts(p: Player, y: number): Drawn {
  const rows = [
    ['card', `${p.handSize}+${bits(p.rest).length}`, 16],
    ['food', `${p.foodSize}`, 72],
    ['order', `${p.orders.length}`, 112],
    ['probe', `${bits(p.fields).length}`, 152],
  ] as const;
  return rows.map(([name, words, x]) => [
    icon(name, x, y, 16, 'var(--muted)', 0.3),
    text(x + 19, y + 13, 12.5, words, { weight: 600 }),
  ]);
}

/** Another seat's station in a narrow column: the same instruments, hands face down. A press opens it whole. */
export function Slim({
  scene,
  seat,
  h,
  onLook,
}: { readonly scene: Scene; readonly seat: number; readonly h: number } & Pick<Looking, 'onLook'>) {
  const { view, text: t } = scene;
  const p = view.players[seat];
  const machine = isAutomaton(view, seat);
  const roomy = h > 380;
  const of = ofSeat(seat, false);
  const y = machine ? 340 : roomy ? 284 : 163;
  return (
    <>
      <Press label={t.stationOf(nameOf(scene, seat))} onPress={() => onLook(seat)}>
        {rect(0, 0, SLIM_W, h, 10, 'var(--mat)', { stroke: 'var(--hairline)' })}
        {path(`M10 0H6Q0 0 0 8V${h - 8}Q0 ${h} 6 ${h}H10Z`, seatColour(seat))}
        {mark(seat, 24, 18, 16, seatColour(seat))}
        {text(38, 23, 15, nameOf(scene, seat), { weight: 600, face: 'display', most: 118 })}
      </Press>
      {/* Beside the button: what a button shows is what it is called. */}
      <g pointerEvents="none">
        {text(SLIM_W - 10, 23, 15, `${p.sp}`, { anchor: 'end', weight: 700, face: 'display' })}
      </g>
      {machine && (
        <g transform="translate(14 36)">
          <AutomatonCard scene={scene} w={SLIM_W - 26} of={of} />
          <g transform="translate(2 160)">
            <AutomatonNext scene={scene} w={SLIM_W - 30} />
          </g>
          <g transform="translate(2 432)">
            <AutomatonWater scene={scene} seat={seat} />
          </g>
          <g transform="translate(2 492)">
            <ProbeSlots p={p} seat={seat} of={of} step={46} />
          </g>
        </g>
      )}
      {!machine && roomy && (
        <g transform="translate(18 26)">
          <Dial p={p} left={t.left} of={of} />
        </g>
      )}
      {!machine && !roomy && at(16, 34, sign('oxygen', 0, 1, 15), at(20, 0, airBar(p, 150)))}
      {!machine && (
        <g transform={roomy ? 'translate(24 158)' : 'translate(24 52) scale(.88)'}>
          <Tanks p={p} step={roomy ? 59 : 66} of={of} />
        </g>
      )}
      {g([
        !machine && belt(t.newOre, p.ironLeft, p.titaniumLeft, y),
        !machine && belt(t.slimToWaste, p.ironRight, p.titaniumRight, y + 20),
        text(16, y + 51, 11, t.waste, { fill: 'var(--muted)' }),
        range(WASTE_SPACES).map((i) =>
          rect(
            80 + i * 14.5,
            y + 41,
            12.5,
            12,
            3,
            i < p.waste ? '#a3a06a' : i + 1 >= WASTE_CO2[0] ? 'rgb(150 40 60/35%)' : 'var(--mat-2)',
            { stroke: 'var(--hairline)' },
          ),
        ),
        counts(p, y + 60),
        p.equipment !== NONE &&
          at(
            14,
            y + 83,
            badge(EQUIPMENT[p.equipment].module),
            text(30, 13.5, 11.5, capital(t.game.names.equipment[EQUIPMENT[p.equipment].id]), {
              fill: p.ready ? 'var(--text)' : 'var(--muted)',
              most: 132,
            }),
            circle(174, 9.5, 4, p.ready ? 'var(--good)' : 'none', { stroke: 'var(--muted)' }),
          ),
      ])}
    </>
  );
}
