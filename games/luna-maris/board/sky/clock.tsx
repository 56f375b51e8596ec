import { Moving, Target } from '@orrery/board';
import { PASS_BONUS, ROUNDS, SOLAR_ROUNDS } from '../../data/index.ts';
import { disc } from '../art/figures.ts';
import { circle, type Drawn, g, icon, line, mark, path, range, rect, text } from '../art/pen.ts';
import { centred, sign, signed } from '../art/signs.ts';
import { places } from '../places.ts';
import { isDay, roundEndOf } from '../reading.ts';
import type { Scene } from '../scene.ts';

function moon(i: number, x: number, y: number, round: number): Drawn {
  const day = isDay(i + 1);
  const now = i + 1 === round;
  const past = i + 1 < round;
  return [
    circle(x, y, 11, day ? 'url(#lm-moon-day)' : 'url(#lm-moon-night)', {
      stroke: now ? '#e8ecf6' : '#05070f',
      strokeWidth: now ? 2.6 : 1.2,
      opacity: past ? 0.45 : 1,
    }),
    text(x, y + 4, 11, `${i + 1}`, { anchor: 'middle', weight: 800, fill: day ? '#2a2410' : '#dfe6f6' }),
    SOLAR_ROUNDS.includes(i + 1) && !past && icon('energy', x + 4, y + 3, 12, '#ffd54a', 0.9),
  ];
}

/** Everybody in turn order; who has passed lies in the row of the next round. */
function Seats({
  scene: { view },
  x,
  y,
  step,
}: {
  readonly scene: Scene;
  readonly x: number;
  readonly y: readonly [number, number];
  readonly step: number;
}) {
  return view.players.map((_, seat) => {
    const passed = view.nextOrder.indexOf(seat);
    const place = passed >= 0 ? passed : view.order.indexOf(seat);
    if (place < 0) return null;
    return (
      <g key={seat} transform={`translate(${x + place * step} ${passed >= 0 ? y[1] : y[0]})`} pointerEvents="none">
        <Moving name={`turn ${seat}`}>{g(disc(seat, 0, 0, 9.5))}</Moving>
      </g>
    );
  });
}

function nextPlace(place: number, bonus: boolean, x: number, y: number): Drawn {
  const label = (dy: number): Drawn =>
    text(x, y + dy, 11.5, `${place + 1}.`, { anchor: 'middle', weight: 650, fill: '#dfe6f6' });
  return bonus ? [label(13.5), centred(PASS_BONUS[place], x, y + 17.5, 12, { ink: '#fff' })] : label(21);
}

/** As wide as a phone that lies on its side has room for beside the base. */
export const CLOCK_W = 148;

/** Rounds as moons, the order of turns, and the places of the next round with what they give. */
export function Clock({ scene, narrow = false }: { readonly scene: Scene; readonly narrow?: boolean }) {
  const { view, text: t } = scene;
  const [w, h] = narrow ? [CLOCK_W, 138] : [304, 116];
  const top = narrow ? 22 : 0;
  const step = narrow ? 34 : 54;
  const x0 = narrow ? 23 : 99;
  const box = step - (narrow ? 3 : 6);
  const [rowNow, rowNext] = [38 + top, 76 + top];
  const bonuses = view.round < ROUNDS;
  return (
    <g className="night">
      {rect(0, 0, w, h, 12, narrow ? 'var(--glass-solid)' : 'var(--glass)', { stroke: 'var(--glass-edge)' })}
      <Target place={places.round}>
        {rect(0, 0, w, 34, 12, 'transparent')}
        {!narrow &&
          text(
            12,
            20,
            13,
            view.round === 0 ? t.game.sheet.phases.setup : t.roundOf(view.round, ROUNDS, isDay(view.round)),
            {
              weight: 600,
              fill: '#e8ecf6',
              face: 'display',
              most: 146,
            },
          )}
        {g(range(ROUNDS).map((i) => moon(i, (narrow ? 18 : 172) + i * 28, 17, view.round)))}
      </Target>
      {narrow && text(10, 48, 11, t.turnOrder, { fill: '#aab7d6' })}
      {!narrow && line('M10 34h284', 'rgb(255 255 255/12%)', 1)}
      {!narrow &&
        g(
          text(12, 57, 11, t.turnOrder, { fill: '#aab7d6', most: 62 }),
          text(12, 97, 11, t.nextRound, { fill: '#aab7d6', most: 62 }),
        )}
      <Target place={places.turnOrder}>
        {view.order.map((_, i) => {
          const now = i === view.current && view.phase === 'action';
          const x = x0 + i * step;
          return (
            <g key={i}>
              {rect(x - box / 2, rowNow + 1, box, 28, 9, now ? 'rgb(232 236 246/16%)' : 'rgb(255 255 255/5%)', {
                stroke: now ? '#e8ecf6' : 'rgb(255 255 255/14%)',
                strokeWidth: now ? 2 : 1,
              })}
              {now && path(`M${x - 5} ${rowNow + 30.5}l5 5 5-5Z`, '#e8ecf6')}
            </g>
          );
        })}
      </Target>
      {view.players.map((_, i) => {
        const free = i >= view.nextOrder.length;
        const x = x0 + i * step;
        const body = (
          <>
            {rect(x - box / 2, rowNext, box, 34, 9, 'rgb(255 255 255/5%)', {
              stroke: 'rgb(255 255 255/20%)',
              strokeDasharray: '3 3',
            })}
            {free && g(nextPlace(i, bonuses && Object.keys(PASS_BONUS[i]).length > 0, x, rowNext))}
          </>
        );
        return i === view.nextOrder.length ? (
          <Target
            key={i}
            place={places.pass}
            glow={<rect x={x - box / 2} y={rowNext} width={box} height="34" rx="9" />}
          >
            {body}
          </Target>
        ) : (
          <g key={i}>{body}</g>
        );
      })}
      <Seats scene={scene} x={x0} y={[rowNow + 15, rowNext + 17]} step={step} />
    </g>
  );
}

/** What the end of the round would pay to everybody as things stand. 304 by 24. */
export function RoundEndStrip({ scene }: { readonly scene: Scene }) {
  const { view, text: t } = scene;
  const step = view.players.length > 3 ? 48 : 62;
  const drawn: Drawn[] = roundEndOf(view).map(({ total }, seat) => {
    const x = 112 + seat * step;
    return [
      mark(seat, x, 12, 13),
      text(x + 10, 16.5, 12.5, signed(total), { weight: 700, fill: '#fff2d2' }),
      sign('points', x + 12 + signed(total).length * 7.4, 5, 13),
    ];
  });
  return (
    <Target place={places.roundEnd}>
      <g className="night">
        {rect(0, 0, 304, 24, 12, 'var(--glass)', { stroke: 'var(--glass-edge)' })}
        {icon('pass', 8, 4, 16, '#c5cde3')}
        {text(28, 16.5, 11, t.roundEnd, { fill: '#aab7d6', most: 74 })}
        {g(drawn)}
      </g>
    </Target>
  );
}
