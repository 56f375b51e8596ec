import { Count, type IconName, seatColour } from '@orrery/board';
import type { KeyboardEvent } from 'react';
import { SOLAR_ENERGY, SOLAR_ROUNDS } from '../../data/index.ts';
import { at, type Drawn, g, icon, mark, rect, text } from '../art/pen.ts';
import { good, sign, signed } from '../art/signs.ts';
import { roundEndOf } from '../reading.ts';
import { nameOf, type Scene } from '../scene.ts';
import { wrap } from '../wrap.ts';
import { type EndStep, paidUntil, STEPS } from './staged.ts';
import type { Ending } from './use-ending.ts';

const ICONS: Readonly<Record<EndStep, IconName>> = {
  probes: 'group',
  rank: 'carbon-dioxide',
  modules: 'build',
  tidy: 'oxygen',
  production: 'probe',
};

const ROW = 44;
const NARROW = 520;

interface Cell {
  readonly drawn: Drawn;
  readonly points?: number;
}

/** Some goods with their number. */
function goods(list: readonly (readonly ['iron' | 'titanium' | 'waste' | 'energy', number])[]): Drawn {
  return list
    .filter(([, n]) => n > 0)
    .map(([kind, n], i) => at(i * 44, 0, good(kind, 9, 20, 18), text(22, 25, 13.5, `${n}`, { weight: 650 })));
}

/** What a step means for one seat. */
function cellOf(scene: Scene, { ended, step }: Ending, seat: number): Cell {
  const { text: t } = scene;
  const p = ended.players[seat];
  const { group, probes, rank, built } = roundEndOf(ended)[seat];
  const words = (what: string): Drawn => text(0, 25, 13, what, { fill: 'var(--muted)' });
  switch (step) {
    case 'probes':
      return { drawn: words(t.ending.linked(group)), points: probes };
    case 'rank':
      return { drawn: words(t.level(p.co2)), points: rank };
    case 'modules':
      return { drawn: words(t.ending.built(built)), points: built };
    case 'tidy':
      return { drawn: [sign('oxygen', 0, 11, 18), text(24, 25, 13.5, `${p.o2} → 0`, { weight: 650 })] };
    case 'production': {
      const now = scene.view.players[seat];
      const solar = SOLAR_ROUNDS.includes(scene.view.round) ? SOLAR_ENERGY : 0;
      return {
        drawn: goods([
          ['waste', Math.max(0, now.waste - p.waste)],
          ['iron', now.ironLeft],
          ['titanium', now.titaniumLeft],
          ['energy', solar],
        ]),
      };
    }
  }
}

function chip(words: string, i: number, { step }: Ending, w: number): Drawn {
  const narrow = w < NARROW;
  const room = (w - 32) / STEPS.length;
  const x = 16 + i * room;
  const here = STEPS.indexOf(step);
  const now = i === here;
  const tone = now ? 'var(--text)' : 'var(--muted)';
  return [
    rect(x, 40, room - 5, 30, 15, now ? 'var(--panel)' : 'var(--panel-high)', {
      stroke: now ? 'var(--text)' : 'var(--hairline)',
      strokeWidth: now ? 2 : 1,
    }),
    at(
      narrow ? x + room / 2 - 11 : x + 8,
      47,
      i < here ? icon('tick', 0, 0, 16, 'var(--good)') : icon(ICONS[STEPS[i]], 0, 0, 16, tone, 0.4),
    ),
    !narrow && text(x + 29, 59.5, 12, words, { weight: now ? 700 : 500, fill: tone, most: room - 38 }),
  ];
}

function Row({
  scene,
  ending,
  seat,
  w,
}: {
  readonly scene: Scene;
  readonly ending: Ending;
  readonly seat: number;
  readonly w: number;
}) {
  const { ended, step } = ending;
  const { drawn, points } = cellOf(scene, ending, seat);
  const name = w < NARROW ? 74 : 130;
  return (
    <>
      {rect(16, 0, w - 32, ROW - 5, 8, 'var(--panel-high)')}
      {rect(16, 0, 4, ROW - 5, 2, seatColour(seat))}
      {mark(seat, 36, 19.5, 16, seatColour(seat))}
      {text(52, 25, 14, nameOf(scene, seat), { weight: 600, most: name })}
      {at(58 + name, 0, drawn)}
      {points !== undefined &&
        text(w - 92, 26, 16, signed(points), {
          anchor: 'end',
          weight: 750,
          fill: points < 0 ? 'var(--bad)' : points > 0 ? 'var(--good)' : 'var(--muted)',
          face: 'display',
        })}
      {step !== 'production' && g(sign('points', w - 80, 10.5, 18))}
      {step !== 'production' &&
        text(w - 26, 26, 17, <Count value={ended.players[seat].sp + paidUntil(ended, seat, step)} />, {
          anchor: 'end',
          weight: 700,
          face: 'display',
        })}
    </>
  );
}

/** The end of a round as a sequence over the board: what happens, why, and what it brings to whom. A press goes on. */
export function EndingPanel({
  scene,
  ending,
  width,
}: {
  readonly scene: Scene;
  readonly ending: Ending;
  readonly width: number;
}) {
  const { text: t } = scene;
  const { ended, step, next, close } = ending;
  const w = Math.min(600, width - 12);
  const why = wrap(t.ending.why[step], Math.floor((w - 32) / 6.6));
  const top = 82 + why.length * 17;
  const h = top + ended.players.length * ROW + 9;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') next();
    else return;
    event.preventDefault();
  };
  return (
    <button type="button" className="luna-ending" aria-label={t.skip} onClick={next} onKeyDown={onKey}>
      <svg width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        {rect(1, 1, w - 2, h - 2, 14, 'var(--panel)', { stroke: 'var(--text)', strokeWidth: 1.5 })}
        {text(18, 28, 17, t.endOfRound(ended.round), { weight: 600, face: 'display' })}
        {text(w - 18, 27, 12, t.skip, { anchor: 'end', fill: 'var(--muted)' })}
        {g(STEPS.map((each, i) => chip(t.ending.steps[each], i, ending, w)))}
        {g(why.map((words, i) => text(18, 89 + i * 17, 13, words, { fill: 'var(--text)' })))}
        {ended.players.map((_, seat) => (
          <g key={seat} transform={`translate(0 ${top + seat * ROW})`}>
            <Row scene={scene} ending={ending} seat={seat} w={w} />
          </g>
        ))}
      </svg>
      <span className="hidden-text" aria-live="polite">
        {t.ending.steps[step]}: {t.ending.why[step]}
      </span>
    </button>
  );
}
