import { isRefused, type Play, replay as replayRecord } from '@orrery/kernel';
import type { PointerEvent } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { useText } from '../settings.ts';

const POINTS = 60;

/** Everybody's points at some sixty moments of the play. */
export function scoresOver(game: Play['game'], record: Parameters<typeof replayRecord>[1]): number[][] {
  const total = record.choices.length;
  const moments = Math.min(POINTS, total);
  return Array.from({ length: moments + 1 }, (_, i) => {
    const play = replayRecord(game, record, Math.round((i * total) / Math.max(1, moments)));
    return isRefused(play) ? [] : game.scores(play.state);
  });
}

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 26;
const RIGHT = WIDTH - 10;
const FLOOR = HEIGHT - 16;

interface GraphProps {
  scores: number[][];
  step: number;
  total: number;
  names: readonly string[];
  /** A press on the graph goes there. */
  jump: (to: number) => void;
}

/** Round figures for the lines across the graph. */
function ticksOf(low: number, top: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (top - low) / each <= 5) ?? 500;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((top - first) / step) + 1 }, (_, i) => first + i * step);
}

export function ScoreGraph({ scores, step, total, names, jump }: GraphProps) {
  const t = useText();
  const top = Math.max(10, ...scores.flat());
  const low = Math.min(0, ...scores.flat());
  const x = (share: number) => LEFT + share * (RIGHT - LEFT);
  const y = (points: number) => FLOOR - ((points - low) * (FLOOR - 10)) / (top - low);
  const at = step / Math.max(1, total);
  const onPress = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - left) / width) * WIDTH - LEFT) / (RIGHT - LEFT);
    jump(Math.round(Math.max(0, Math.min(1, share)) * total));
  };
  return (
    <figure className="graph">
      <figcaption>{t.graph}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t.graph}: ${names.map((name, seat) => `${name} ${scores.at(-1)?.[seat]}`).join(', ')}`}
        onPointerDown={onPress}
      >
        {ticksOf(low, top).map((points) => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${RIGHT}`} stroke="var(--hairline)" />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end" className="graph-tick">
              {points}
            </text>
          </g>
        ))}
        <path d={`M${x(at)} 6V${FLOOR}`} stroke="var(--brass)" strokeWidth="1.5" />
        {names.map((_, seat) => (
          <path
            key={seat}
            d={scores
              .map(
                (each, i) =>
                  `${i === 0 ? 'M' : 'L'}${x(i / Math.max(1, scores.length - 1)).toFixed(1)} ${y(each[seat]).toFixed(1)}`,
              )
              .join('')}
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="2.25"
            strokeLinejoin="round"
          />
        ))}
        {names.map((_, seat) => {
          const points = scores[Math.round(at * (scores.length - 1))]?.[seat] ?? 0;
          return (
            <g key={seat} transform={`translate(${x(at) - 7} ${y(points) - 7})`}>
              <SeatMark seat={seat} size={14} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
