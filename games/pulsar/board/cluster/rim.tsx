import { MarkAt, Moving, seatColourOnDark, Target } from '@orrery/board';
import { memo } from 'react';
import { projectedScore } from '../../rules/projection.ts';
import { polar, round } from '../art/measure.ts';
import { Label } from '../art/things.tsx';
import { type Facts, useTried } from '../facts.ts';
import { places } from '../places.ts';
import type { Dial } from './dial.ts';

const LAP = 100;
const angleOf = (score: number): number => ((score % LAP) * 360) / LAP - 90;

function arcPath({ middle }: Dial, r: number, from: number, to: number): string {
  const [x0, y0] = polar(r, from);
  const [x1, y1] = polar(r, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${round(middle + x0)} ${round(middle + y0)}A${round(r)} ${round(r)} 0 ${large} 1 ${round(middle + x1)} ${round(middle + y1)}`;
}

const Ticks = memo(function Ticks({ dial, label }: { readonly dial: Dial; readonly label: string }) {
  const { middle, inner, outer } = dial;
  const between = (inner + outer) / 2;
  const tick = (n: number, length: number): string => {
    const [x0, y0] = polar(outer - 2, angleOf(n));
    const [x1, y1] = polar(outer - length, angleOf(n));
    return `M${round(middle + x0)} ${round(middle + y0)}L${round(middle + x1)} ${round(middle + y1)}`;
  };
  const all = Array.from({ length: LAP }, (_, n) => n).filter((n) => n % 10 !== 0);
  const ring = { cx: middle, cy: middle, fill: 'none' };
  const [lx, ly] = polar(between, -99);
  return (
    <g pointerEvents="none">
      <circle {...ring} r={round(between)} stroke="url(#pulsar-rim)" strokeWidth={outer - inner} />
      <circle {...ring} r={round(inner)} stroke="url(#pulsar-brass)" strokeWidth="1.6" />
      <circle {...ring} r={round(outer)} stroke="url(#pulsar-brass)" strokeWidth="1.4" />
      <path
        d={all
          .filter((n) => n % 5 !== 0)
          .map((n) => tick(n, 5))
          .join('')}
        stroke="#d9c48d"
        strokeOpacity=".45"
        strokeWidth=".9"
      />
      <path
        d={all
          .filter((n) => n % 5 === 0)
          .map((n) => tick(n, 9))
          .join('')}
        stroke="#d9c48d"
        strokeOpacity=".9"
        strokeWidth="1.3"
      />
      {Array.from({ length: 10 }, (_, ten) => {
        const [x, y] = polar(between, angleOf(ten * 10));
        return (
          <Label key={ten} x={middle + x} y={middle + y + 4} size={12} fill="#e9d9ae" weight={650} anchor="middle">
            {ten * 10}
          </Label>
        );
      })}
      {outer - inner > 20 && (
        <g transform={`translate(${round(middle + lx)} ${round(middle + ly)}) rotate(-9)`}>
          <Label x={0} y={4} size={11.5} fill="#cbb98a" weight={600} anchor="middle" halo="#241a48">
            {label}
          </Label>
        </g>
      )}
    </g>
  );
});

/** Where a score stands on the rim; equal ones stand inwards of each other. */
export function rimPoint({ middle, inner, outer }: Dial, score: number, inwards = 0): readonly [number, number] {
  const [x, y] = polar((inner + outer) / 2 - inwards, angleOf(score));
  return [middle + x, middle + y];
}

/** The score around the dial: where everybody stands, and where they would end if it were over now. */
export function ScoreRim({
  facts: { view, text },
  dial,
  scores,
}: {
  readonly facts: Facts;
  readonly dial: Dial;
  /** As far as everything that was won has arrived. */
  readonly scores: readonly number[];
}) {
  const after = useTried()?.after;
  const { inner, outer } = dial;
  const size = outer - inner > 20 ? 21 : 16;
  const at = (score: number, inwards = 0) => rimPoint(dial, score, inwards);
  return (
    <>
      <Ticks dial={dial} label={text.score} />
      {scores.map((score, seat) => {
        const projected = projectedScore(view, seat);
        const [x, y] = at(projected);
        const until = Math.min(angleOf(score) + ((projected - score) * 360) / LAP, angleOf(score) + 355);
        return (
          <g key={seat} pointerEvents="none">
            {projected > score && (
              <path
                d={arcPath(dial, inner + 4 + seat * 3.4, angleOf(score), until)}
                fill="none"
                stroke={seatColourOnDark(seat)}
                strokeWidth="1.8"
                strokeDasharray="1 4"
                strokeLinecap="round"
              />
            )}
            {projected !== score && (
              <g opacity=".85">
                <circle cx={round(x)} cy={round(y)} r={size * 0.42} fill="#1d1440" />
                <MarkAt seat={seat} x={x} y={y} size={size * 0.56} />
                <circle
                  cx={round(x)}
                  cy={round(y)}
                  r={size * 0.42}
                  fill="none"
                  stroke={seatColourOnDark(seat)}
                  strokeWidth="1.4"
                />
              </g>
            )}
            {after !== undefined && after.players[seat].score !== view.players[seat].score && (
              <g className="ghosts">
                <MarkAt
                  seat={seat}
                  x={at(after.players[seat].score)[0]}
                  y={at(after.players[seat].score)[1]}
                  size={size}
                />
              </g>
            )}
          </g>
        );
      })}
      {scores.map((score, seat) => {
        const before = scores.slice(0, seat).filter((other) => other % LAP === score % LAP).length;
        const [x, y] = at(score, before * size * 0.8);
        return (
          <Moving key={seat} name={`score ${seat}`}>
            <Target place={places.score(seat)}>
              <circle cx={round(x)} cy={round(y)} r={size * 0.6} fill="transparent" />
              <MarkAt seat={seat} x={x} y={y} size={size} />
            </Target>
          </Moving>
        );
      })}
    </>
  );
}
