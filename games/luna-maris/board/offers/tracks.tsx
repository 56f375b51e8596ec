import { Moving, Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import {
  ADV_RECYCLING,
  type Effect,
  EXTRACTIONS,
  INDUSTRY,
  JOINED_OPTION_LEVEL,
  RECYCLING,
  RECYCLING_OPTIONS,
  SELECTION_BONUSES,
  TRACK_TOP,
  TRACK_TOP_SP,
  type TrackId,
} from '../../data/index.ts';
import { isAdvanced } from '../../rules/action.ts';
import { ironPrice } from '../../rules/industry.ts';
import { type LunaState, NONE } from '../../rules/state.ts';
import { disc } from '../art/figures.ts';
import { at, type Drawn, g, icon, path, range, rect, text } from '../art/pen.ts';
import { badge, centred, type Good, good, sign } from '../art/signs.ts';
import { places } from '../places.ts';
import { ownSeat, type Scene } from '../scene.ts';

const PLATE = 57.5;
const shape = (x: number, y: number): string => `M${x} ${y}h52l5 19-5 19H${x}l5-19Z`;

const firstOf = (gain: Effect): readonly [Good, number] => Object.entries(gain)[0] as [Good, number];

function trade(from: Good, n: number, to: Good, got: number, ink: string, y: number): Drawn {
  return [
    text(-21, y + 4, 11.5, `${n}`, { fill: ink, weight: 700 }),
    good(from, -8, y, 12),
    icon('next', -3, y - 5, 10, ink),
    text(8, y + 4, 11.5, `${got}`, { fill: ink, weight: 700 }),
    good(to, 20, y, 13),
  ];
}

/** Harm that comes with a plate: CO2 up, waste. */
function harm(co2Up: number, waste: number, open: boolean): Drawn {
  const ink = open ? '#ffc0c9' : 'var(--bad)';
  const both = co2Up > 0 && waste > 0;
  const one = (x: number, n: number, name: 'carbon-dioxide' | 'waste'): Drawn => [
    text(x, 33.5, 11, `+${n}`, { fill: ink, weight: 650 }),
    sign(name, x + 13, 23.5, 12),
  ];
  return [
    co2Up > 0 && one(both ? -22 : -10, co2Up, 'carbon-dioxide'),
    waste > 0 && one(both ? 4 : -10, waste, 'waste'),
  ];
}

/** What a plate allows, around its middle. */
function plateBody(view: LunaState, track: TrackId, level: number, open: boolean, two: string): Drawn {
  const ink = open ? '#fff' : 'var(--muted)';
  if (level === TRACK_TOP) {
    return [
      text(-9, 25, 15, `${TRACK_TOP_SP}`, { anchor: 'middle', weight: 750, fill: ink, face: 'display' }),
      sign('points', -3, 12, 15),
      text(18, 25, 13, '+', { anchor: 'middle', weight: 700, fill: ink }),
    ];
  }
  if (track === 'extraction') {
    const { gain, co2Up, waste } = EXTRACTIONS[level - 1];
    const [kind, n] = firstOf(gain);
    const rising = isAdvanced(view, INDUSTRY) ? 0 : co2Up;
    const hasHarm = rising + waste > 0;
    return [
      trade('iron', ironPrice(view, level, false), kind, n, ink, hasHarm ? 16 : 20),
      hasHarm && harm(rising, waste, open),
    ];
  }
  if (level === JOINED_OPTION_LEVEL)
    return text(1, 23.5, 11, two, { anchor: 'middle', weight: 700, fill: ink, most: 48 });
  const { cost, gain } = RECYCLING_OPTIONS[level - 1];
  const [kind, plain] = firstOf(gain);
  const better = isAdvanced(view, RECYCLING)
    ? [ADV_RECYCLING.maxWasteA, ADV_RECYCLING.energyB, ADV_RECYCLING.waterC]
    : [];
  return trade('waste', cost.waste ?? 1, kind, better[level - 1] ?? plain, ink, 20);
}

/** A research track, 296 by 66: five plates with what they allow, everybody's disc on the upper edge. */
export function Track({ scene, track }: { readonly scene: Scene; readonly track: TrackId }) {
  const { view, text: t } = scene;
  const own = view.players[ownSeat(scene)][track];
  return (
    <>
      {at(4, -7, badge(track === 'extraction' ? 'E' : 'A', false, 0.93))}
      {text(31, 6, 12.5, capital(t.game.names.tracks[track]), { weight: 600, face: 'display' })}
      {range(TRACK_TOP).map((i) => {
        const open = own >= i + 1;
        const x = 2 + i * PLATE;
        return (
          <Target key={i} place={places.plate(track, i + 1)} glow={<path d={shape(x, 24)} />}>
            {path(shape(x, 24), open ? `url(#lm-plate-${track})` : 'var(--plate)', {
              stroke: open ? (track === 'extraction' ? '#ffb48a' : '#bfe08a') : 'var(--hairline)',
              strokeWidth: 1.1,
            })}
            <g className={open ? 'night' : undefined}>{at(x + 29, 24, plateBody(view, track, i + 1, open, t.twoOf))}</g>
          </Target>
        );
      })}
      <g pointerEvents="none">
        {view.players.map((p, seat) => {
          const here = view.players.flatMap((other, k) => (other[track] === p[track] ? [k] : []));
          const x = (p[track] - 1) * PLATE + 30 + (here.indexOf(seat) - (here.length - 1) / 2) * 15;
          return (
            <g key={seat} transform={`translate(${x} 22.5)`}>
              <Moving name={`${track} ${seat}`}>{g(disc(seat, 0, 0, 7.8))}</Moving>
            </g>
          );
        })}
      </g>
    </>
  );
}

function medal(e: Effect): Drawn {
  const rows = Object.entries(e);
  if (rows.length === 1) return centred(e, 22.5, 10, 13, { ink: '#fff' });
  return rows.map(([key, n], i) => centred({ [key]: n }, 22.5, 4 + i * 14.5, 11, { ink: '#fff' }));
}

/** Six bonuses, 290 by 34; a taken one carries the disc of its taker. */
export function SelectionBonuses({ scene: { view } }: { readonly scene: Scene }) {
  return SELECTION_BONUSES.map(({ id, effect }, i) => {
    const taker = view.selected[i];
    return (
      <Target
        key={id}
        place={places.bonus(id)}
        transform={`translate(${i * 48.6} 0)`}
        glow={<rect width="45" height="34" rx="8" />}
      >
        {rect(0, 0, 45, 34, 8, taker === NONE ? 'url(#lm-medal)' : 'var(--plate)', {
          stroke: '#05070f',
          strokeWidth: 1.1,
        })}
        <g className="night" opacity={taker === NONE ? 1 : 0.5}>
          {g(medal(effect))}
        </g>
        {taker !== NONE && g(disc(taker, 22.5, 17, 10))}
      </Target>
    );
  });
}
