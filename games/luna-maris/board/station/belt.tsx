import { Moving, Target, travel } from '@orrery/board';
import { useLayoutEffect, useRef } from 'react';
import { ROUNDS, WASTE_CO2, WASTE_SPACES, WASTE_STRESS } from '../../data/index.ts';
import { wasteSp } from '../../rules/scoring.ts';
import type { LunaState, Player } from '../../rules/state.ts';
import type { LunaBoardText } from '../../text/en/board.ts';
import { ore, scrap } from '../art/figures.ts';
import { at, circle, type Drawn, g, group, icon, line, path, range, rect, text } from '../art/pen.ts';
import { sign, signed } from '../art/signs.ts';
import { places } from '../places.ts';
import { comingWaste } from '../reading.ts';
import { type Lump, type Ore, useLumps } from './lumps.ts';

export const BELT_W = 234;
/** Pieces that set out together go one after the other. */
const STAGGER_MS = 40;
/** How long ore rides from one section of the belt to the other. */
const RIDE_MS = 900;

function machine(): Drawn {
  const w = BELT_W;
  return [
    rect(0, 24, w, 24, 12, 'url(#lm-bezel)', { stroke: '#05070f', strokeWidth: 1.4 }),
    rect(4, 28, w - 8, 16, 8, '#0c111f'),
  ];
}

function belt(): Drawn {
  const w = BELT_W;
  return [
    rect(4, 22, w - 8, 7, 3, '#2b3450', { stroke: '#05070f' }),
    line(`M8 24h${w - 16}`, 'rgb(255 255 255/25%)', 1),
    range(12).map((i) => path(`M${16 + i * 18} 23.5l4 2-4 2Z`, 'rgb(200 210 235/45%)')),
    rect(w / 2 - 5, 6, 10, 46, 4, '#59658a', { stroke: '#05070f' }),
    line(`M${w / 2 - 2} 14l4 4-4 4`, '#c5cde3', 1.8),
  ];
}

/** The rollers under the belt; they turn when a new round moves it. */
function Rollers({ round }: { readonly round: number }) {
  const rollers = useRef<SVGGElement>(null);
  const last = useRef(round);
  useLayoutEffect(() => {
    const moves = round > last.current;
    last.current = round;
    if (!moves) return;
    for (const roller of rollers.current?.children ?? [])
      travel(roller, [{ transform: 'rotate(0)' }, { transform: 'rotate(720deg)' }], {
        duration: RIDE_MS,
        easing: 'ease-in-out',
      });
  }, [round]);
  return (
    <g ref={rollers} className="luna-rollers">
      {range(17).map((i) => (
        <g key={i}>
          {circle(12 + i * 13, 36, 5.2, '#39435f', { stroke: '#05070f' })}
          {circle(11 + i * 13, 34.8, 1.6, '#7f8cb0')}
        </g>
      ))}
    </g>
  );
}

interface Section {
  readonly seat: number;
  readonly lumps: readonly Lump[];
  /** How many of each kind would lie here after what is pointed at. */
  readonly after: Readonly<Record<Ore, number>>;
  /** 0 on the left, 1 on the right. */
  readonly side: number;
}

/** Lumps of one section; those that would go are ringed, those that would come are ghosts. */
function LumpRow({ seat, lumps, after, side }: Section) {
  const count = (kind: Ore): number => lumps.filter((lump) => lump.kind === kind).length;
  const coming = (['iron', 'titanium'] as const).flatMap((kind) =>
    range(Math.max(0, after[kind] - count(kind))).map(() => kind),
  );
  const room = BELT_W / 2 - 12;
  const step = Math.min(18, (room - 16) / Math.max(1, lumps.length + coming.length - 1));
  const x = (i: number): number => (side === 0 ? 6 : BELT_W / 2 + 8) + 9 + i * step;
  return (
    <>
      {lumps.map(({ id, kind, field }, i) => {
        const nth = lumps.slice(0, i).filter((lump) => lump.kind === kind).length;
        return (
          <g key={id} transform={`translate(${x(i)} 13.5)`}>
            <Moving
              name={`lump ${seat} ${id}`}
              delay={i * STAGGER_MS}
              {...(field === undefined ? { flat: true, ms: RIDE_MS } : { from: `probe ${field}` })}
            >
              {g(ore(kind, id + 1, 0.98))}
            </Moving>
            {nth >= after[kind] && circle(0, 0, 11, 'none', { stroke: '#ff8094', strokeWidth: 2 })}
          </g>
        );
      })}
      {g(coming.map((kind, i) => at(x(lumps.length + i), 13.5, group({ opacity: 0.5 }, ore(kind, i + 1, 0.98)))))}
    </>
  );
}

interface OfSeat {
  readonly seat: number;
  readonly p: Player;
  readonly view: LunaState;
  readonly text: LunaBoardText;
  readonly of?: string;
}

/** The conveyor, 234 by 62: what lies on the right becomes waste at the start of the next round. */
export function Belt({ seat, p, after, view, text: t, of = '' }: OfSeat & { readonly after?: Player | undefined }) {
  const { left, right } = useLumps(p, view.round);
  const then = after ?? p;
  const falls = view.round < ROUNDS ? right.length : 0;
  const half = BELT_W / 2;
  return (
    <>
      {g(machine())}
      <Rollers round={view.round} />
      {g(belt())}
      <Target place={places.belt('left') + of} glow={<rect x="0" y="0" width={half - 6} height="30" rx="8" />}>
        {rect(0, 0, half - 6, 50, 8, 'transparent')}
        <LumpRow seat={seat} lumps={left} after={{ iron: then.ironLeft, titanium: then.titaniumLeft }} side={0} />
      </Target>
      <Target place={places.belt('right') + of} glow={<rect x={half + 6} y="0" width={half - 6} height="30" rx="8" />}>
        <Moving name={`belt ${seat}`}>{rect(half + 6, 0, half - 6, 50, 8, 'transparent')}</Moving>
        <LumpRow seat={seat} lumps={right} after={{ iron: then.ironRight, titanium: then.titaniumRight }} side={1} />
      </Target>
      {text(4, 61, 11, t.newOre, { fill: 'var(--muted)', most: 100 })}
      {text(BELT_W - 4, 61, 11, falls > 0 ? t.toWaste(falls) : view.round < ROUNDS ? t.oldOre : t.lastOre, {
        fill: falls > 0 ? 'var(--bad)' : 'var(--muted)',
        anchor: 'end',
        most: 112,
      })}
    </>
  );
}

function space(i: number, p: Player, coming: number): Drawn {
  const [x, y] = [(i % 4) * 31, Math.floor(i / 4) * 28];
  const harm = WASTE_CO2.includes(i + 1) ? 'carbon-dioxide' : i + 1 === WASTE_STRESS ? 'stress' : undefined;
  const isComing = i >= p.waste && i < p.waste + coming;
  return [
    rect(x, y, 28, 25, 5, harm === undefined ? '#141a2b' : '#3a1a2a', {
      stroke: isComing ? '#ff8094' : harm === undefined ? '#3a4566' : '#b0566a',
      strokeWidth: isComing ? 1.6 : 1.3,
      ...(isComing ? { strokeDasharray: '3 2.5' } : {}),
    }),
    isComing && harm === undefined && group({ opacity: 0.35 }, at(x + 14, y + 13, scrap(i + 1, 1.05))),
    i >= p.waste &&
      harm !== undefined && [
        icon(harm, x + 3, y + 5, 15, harm === 'stress' ? '#ff8094' : '#d5dbe6'),
        icon(harm === 'stress' ? 'down' : 'up', x + 16, y + 8, 10, '#ff8094'),
      ],
  ];
}

/** Waste, 234 by 53: the last spaces do harm, and the next production fills the dashed ones. */
export function Waste({ seat, p, view, text: t, of = '' }: OfSeat) {
  const coming = comingWaste(view, p);
  return (
    <Target place={places.waste + of}>
      {g(range(WASTE_SPACES).map((i) => space(i, p, coming)))}
      {range(p.waste).map((i) => (
        <g key={i} transform={`translate(${(i % 4) * 31 + 14} ${Math.floor(i / 4) * 28 + 13})`}>
          <Moving name={`scrap ${seat} ${i}`} from={`belt ${seat}`} delay={i * STAGGER_MS}>
            {g(scrap(i + 1, 1.15))}
          </Moving>
        </g>
      ))}
      {at(
        128,
        0,
        rect(0, 0, 106, 53, 8, 'var(--mat-2)'),
        sign('waste', 8, 8, 20),
        text(34, 24, 17, `${p.waste}`, { weight: 700, face: 'display' }),
        text(46, 24, 11, `/${WASTE_SPACES}`, { fill: 'var(--muted)' }),
        text(98, 24, 15, signed(wasteSp(p.waste)), { anchor: 'end', weight: 750, fill: 'var(--bad)', face: 'display' }),
        text(8, 44, 11, coming > 0 ? t.wasteNext(p.waste + coming, WASTE_SPACES) : t.wasteEnd, {
          fill: coming > 0 ? 'var(--bad)' : 'var(--muted)',
          most: 94,
        }),
      )}
    </Target>
  );
}
