import { IconAt } from '@orrery/board';
import { memo } from 'react';
import { ENERGY, ONE_KIND, PLAN_LETTER, PLANS, type Requirement } from '../../data/index.ts';
import { Box, Coin, KindIcon, round, Txt } from '../art/basics.tsx';
import { COIN, DOWN, LETTER_LOOKS } from '../art/colours.ts';
import { Gains } from './gains.tsx';

interface RequireProps {
  readonly require: readonly Requirement[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const isCounted = ({ kind, n }: Requirement): boolean => n > 1 || kind <= ENERGY || kind === ONE_KIND;

/** What a plan asks for, around a middle. */
function Requires({ require, x, y, size }: RequireProps) {
  const s = require.length > 1 ? Math.min(size, 13) : size;
  const widths = require.map((each) => s + (isCounted(each) ? 9 : 0));
  let at = x - (widths.reduce((a, b) => a + b, 0) + require.length - 1) / 2;
  return (
    <>
      {require.map((each, i) => {
        const left = at;
        at += widths[i] + 1;
        return (
          <g key={each.kind}>
            <KindIcon kind={each.kind} x={left + s / 2} y={y} size={s} />
            {isCounted(each) && (
              <Txt x={left + s + 0.7} y={y + 4.2} size={12} fill="#eef3ff" bold={700} display>
                {each.n}
              </Txt>
            )}
          </g>
        );
      })}
    </>
  );
}

interface PlanProps {
  readonly plan: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The upload marker has passed it. */
  readonly done?: boolean;
  /** It lies in the red frame, with the supplement. */
  readonly red?: boolean;
  readonly turned?: boolean;
  readonly opacity?: number;
}

/** A plan: what it asks above the line, what it gives below. */
export const Plan = memo(function Plan({ plan, x, y, w, h, done, red, turned, opacity }: PlanProps) {
  const row = PLANS[plan];
  if (turned || row === undefined) {
    return (
      <g {...(opacity === undefined ? {} : { opacity })}>
        <Box x={x} y={y} w={w} h={h} r={5} fill="url(#sky-back)" stroke="#060912" />
        <Box x={x + 3} y={y + 3} w={w - 6} h={h - 6} r={3} fill="url(#sky-back-pattern)" />
        {turned && <IconAt name="tick" x={x + w / 2} y={y + h / 2} size={18} ink="#9fb0dd" />}
      </g>
    );
  }
  const letter = PLAN_LETTER[plan];
  const isLettered = letter < 3;
  const size = row.reward.length > 1 || row.reward.some(({ gain }) => gain === 'total') ? 12.5 : 15;
  const [asks, gives] = [y + h * 0.28, y + h * 0.74];
  const middle = x + w / 2 + (isLettered ? 5 : 0);
  const tab = isLettered ? 14 : 5;
  return (
    <g {...(opacity === undefined ? {} : { opacity })}>
      <Box
        x={x}
        y={y}
        w={w}
        h={h}
        r={5}
        fill={done ? 'url(#sky-screen-done)' : 'url(#sky-screen)'}
        stroke={red ? '#ff6d5c' : LETTER_LOOKS[letter]}
        weight={red ? 2 : 1.2}
      />
      <Box x={x} y={y} w={w} h={h} r={5} fill="url(#sky-scan)" />
      <path
        d={`M${round(x + tab)} ${round(y + h * 0.515)}h${round(w - tab - 5)}`}
        stroke="#8fd6ff"
        strokeOpacity=".3"
        strokeDasharray="2 2"
      />
      {letter === 3 ? (
        <>
          <Coin x={x + w * 0.3} y={asks} size={15} />
          <Txt x={x + w * 0.3 + 10} y={asks + 4.3} fill={DOWN} bold={700} display>
            −{row.pay}
          </Txt>
          <Txt x={x + w / 2} y={gives + 6} size={18} fill={COIN} at="middle" bold={750} display>
            {row.value}
          </Txt>
        </>
      ) : (
        <>
          <Requires require={row.require} x={middle} y={asks} size={size} />
          <Gains gains={row.reward} x={middle} y={gives} size={size} centred />
        </>
      )}
      {isLettered && (
        <>
          <path
            d={`M${round(x)} ${round(y + 5)}a5 5 0 0 1 5-5h5v${round(h)}h-5a5 5 0 0 1-5-5Z`}
            fill={LETTER_LOOKS[letter]}
            fillOpacity=".92"
          />
          <Txt x={x + 5.2} y={y + h / 2 + 4} size={11.25} fill="#0b1426" at="middle" bold={800}>
            {row.letter}
          </Txt>
        </>
      )}
    </g>
  );
});
