import { Target } from '@orrery/board';
import { WASTE_CO2, WASTE_SPACES, WASTE_STRESS } from '../../data/index.ts';
import { wasteSp } from '../../rules/scoring.ts';
import type { LunaState, Player } from '../../rules/state.ts';
import { ore, scrap } from '../art/figures.ts';
import { at, circle, type Drawn, g, group, icon, line, path, range, rect, text } from '../art/pen.ts';
import { sign, signed } from '../art/signs.ts';
import { places } from '../places.ts';
import { comingWaste } from '../reading.ts';
import type { LunaBoardText } from '../text/en.ts';

export const BELT_W = 234;

function machine(): Drawn {
  const w = BELT_W;
  return [
    rect(0, 24, w, 24, 12, 'url(#lm-bezel)', { stroke: '#05070f', strokeWidth: 1.4 }),
    rect(4, 28, w - 8, 16, 8, '#0c111f'),
    range(17).map((i) => [
      circle(12 + i * 13, 36, 5.2, '#39435f', { stroke: '#05070f' }),
      circle(11 + i * 13, 34.8, 1.6, '#7f8cb0'),
    ]),
    rect(4, 22, w - 8, 7, 3, '#2b3450', { stroke: '#05070f' }),
    line(`M8 24h${w - 16}`, 'rgb(255 255 255/25%)', 1),
    range(12).map((i) => path(`M${16 + i * 18} 23.5l4 2-4 2Z`, 'rgb(200 210 235/45%)')),
    rect(w / 2 - 5, 6, 10, 46, 4, '#59658a', { stroke: '#05070f' }),
    line(`M${w / 2 - 2} 14l4 4-4 4`, '#c5cde3', 1.8),
  ];
}

/** Lumps of one section; those that would go are ringed, those that would come are ghosts. */
function lumps(iron: number, titanium: number, ironAfter: number, titaniumAfter: number, side: number): Drawn {
  const all = [
    ...range(Math.max(iron, ironAfter)).map((i) => ({
      kind: 'iron' as const,
      gone: i >= ironAfter,
      coming: i >= iron,
    })),
    ...range(Math.max(titanium, titaniumAfter)).map((i) => ({
      kind: 'titanium' as const,
      gone: i >= titaniumAfter,
      coming: i >= titanium,
    })),
  ];
  const room = BELT_W / 2 - 12;
  const step = Math.min(18, (room - 16) / Math.max(1, all.length - 1));
  return all.map(({ kind, gone, coming }, i) =>
    at(
      (side === 0 ? 6 : BELT_W / 2 + 8) + 9 + i * step,
      13.5,
      group({ opacity: coming ? 0.5 : 1 }, ore(kind, i + 1 + side * 9, 0.98)),
      gone && circle(0, 0, 11, 'none', { stroke: '#ff8094', strokeWidth: 2 }),
    ),
  );
}

/** The conveyor, 234 by 62: what lies on the right becomes waste at the start of the next round. */
export function Belt({
  p,
  after,
  text: t,
  of = '',
}: {
  readonly of?: string;
  readonly p: Player;
  readonly after?: Player | undefined;
  readonly text: LunaBoardText;
}) {
  const then = after ?? p;
  const right = p.ironRight + p.titaniumRight;
  const half = BELT_W / 2;
  return (
    <>
      {g(machine())}
      <Target place={places.belt('left') + of} glow={<rect x="0" y="0" width={half - 6} height="30" rx="8" />}>
        {rect(0, 0, half - 6, 50, 8, 'transparent')}
        {g(lumps(p.ironLeft, p.titaniumLeft, then.ironLeft, then.titaniumLeft, 0))}
      </Target>
      <Target place={places.belt('right') + of} glow={<rect x={half + 6} y="0" width={half - 6} height="30" rx="8" />}>
        {rect(half + 6, 0, half - 6, 50, 8, 'transparent')}
        {g(lumps(p.ironRight, p.titaniumRight, then.ironRight, then.titaniumRight, 1))}
      </Target>
      {text(4, 61, 11, t.newOre, { fill: 'var(--muted)', most: 100 })}
      {text(BELT_W - 4, 61, 11, right > 0 ? t.toWaste(right) : t.oldOre, {
        fill: right > 0 ? 'var(--bad)' : 'var(--muted)',
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
    i < p.waste && at(x + 14, y + 13, scrap(i + 1, 1.15)),
    isComing && harm === undefined && group({ opacity: 0.35 }, at(x + 14, y + 13, scrap(i + 1, 1.05))),
    i >= p.waste &&
      harm !== undefined && [
        icon(harm, x + 3, y + 5, 15, harm === 'stress' ? '#ff8094' : '#d5dbe6'),
        icon(harm === 'stress' ? 'down' : 'up', x + 16, y + 8, 10, '#ff8094'),
      ],
  ];
}

/** Waste, 234 by 53: the last spaces do harm, and the next production fills the dashed ones. */
export function Waste({
  p,
  view,
  text: t,
  of = '',
}: {
  readonly of?: string;
  readonly p: Player;
  readonly view: LunaState;
  readonly text: LunaBoardText;
}) {
  const coming = comingWaste(view, p);
  return (
    <Target place={places.waste + of}>
      {g(range(WASTE_SPACES).map((i) => space(i, p, coming)))}
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
