import { type Costly, type MomentFound, momentAt } from '@orrery/bots';
import type { Moment } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import { useAnalysisText } from '../analysis/words.ts';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { roundsOf, type Turn } from './turns.ts';

/** The drawing is as wide as it has room: these are parts of its size, not pixels. */
const WIDTH = 1000;
const HEIGHT = 100;
const ROOF = 6;
/** Marks nearer to each other than this, as a share of the line, would cover each other. */
const MARK = 0.08;
/** Nor do they stand out of the graph. */
const EDGE = 0.2;

const heightOf = (chance: number): number => HEIGHT - ROOF - chance * (HEIGHT - 2 * ROOF);

interface AxisProps {
  readonly moments: readonly Moment[];
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly step: number;
  readonly jump: (to: number) => void;
  /** Chances to win, as far as they are known; without them the points are drawn. */
  readonly chances: readonly MomentFound[];
  readonly costly: readonly Costly[];
  readonly onCostly: (costly: Costly) => void;
}

/** The whole play on one line: points, rounds, whose turns, and where we are. Pressed or dragged, it goes there. */
export function Axis({ moments, turns, names, step, jump, chances, costly, onCostly }: AxisProps) {
  const t = useText();
  const r = useRecordsText();
  const a = useAnalysisText();
  const total = moments.length - 1;
  const share = (at: number): number => at / Math.max(1, total);
  const rounds = useMemo(() => roundsOf(turns).filter(({ round }) => round !== undefined), [turns]);
  const inRound = moments[step].round;
  return (
    <div className="axis" style={{ '--lanes': names.length } as React.CSSProperties}>
      <Drawing moments={moments} turns={turns} seats={names.length} chances={chances} />
      <div className="axis-ahead" style={{ left: `${share(step) * 100}%` }} aria-hidden="true" />
      <div className="axis-rounds" aria-hidden="true">
        {rounds.map(({ round, from, to }) => (
          <span
            key={from}
            data-now={round === inRound}
            style={{ left: `${share(from - 1) * 100}%`, width: `${(share(to) - share(from - 1)) * 100}%` }}
          >
            <span className="axis-word">{r.round(round ?? 0)}</span>
            <span className="axis-number">{round}</span>
          </span>
        ))}
      </div>
      <input
        id="scrub"
        type="range"
        aria-label={r.timeline}
        aria-valuetext={`${r.choiceOf(step, total)}: ${names.map((name, seat) => `${name} ${moments[step].scores[seat]}`).join(', ')}`}
        min={0}
        max={total}
        value={step}
        onChange={({ target }) => jump(target.valueAsNumber)}
      />
      <div className="axis-now" style={{ left: `${share(step) * 100}%` }} aria-hidden="true" />
      <span className="axis-title" aria-hidden="true">
        {chances.length > 0 ? a.chances : t.graph}
      </span>
      {marksOf(costly, share).map((each) => {
        const chance = momentAt(chances, each.at)?.chances[each.seat] ?? 0;
        const high = Math.max(EDGE, Math.min(1 - EDGE, heightOf(chance) / HEIGHT));
        return (
          <button
            key={each.at}
            type="button"
            className="axis-mark"
            aria-label={a.costlyMark(each.number)}
            style={{ left: `${share(each.at) * 100}%`, top: `calc(var(--graph) * ${high})` }}
            onClick={() => onCostly(each)}
          >
            {each.number}
          </button>
        );
      })}
    </div>
  );
}

interface DrawingProps extends Pick<AxisProps, 'moments' | 'turns' | 'chances'> {
  readonly seats: number;
}

/** What does not change while the play is walked through. */
const Drawing = memo(function Drawing({ moments, turns, seats, chances }: DrawingProps) {
  const share = (at: number): number => at / Math.max(1, moments.length - 1);
  const rounds = roundsOf(turns).filter(({ round }) => round !== undefined);
  const lines = chances.length > 0 ? chanceLines(chances, moments.length - 1, seats) : linesOf(moments, seats);
  return (
    <>
      <svg className="axis-points" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {rounds.map(({ from, to }, i) =>
          i % 2 === 1 ? null : (
            <rect
              key={from}
              x={share(from - 1) * WIDTH}
              width={(share(to) - share(from - 1)) * WIDTH}
              height={HEIGHT}
              className="axis-band"
            />
          ),
        )}
        {chances.length > 0 && seats > 1 && <path d={`M0 ${heightOf(1 / seats)}H${WIDTH}`} className="axis-even" />}
        {lines.map((line, seat) => (
          <path key={seat} d={line} className="axis-line" stroke={`var(--seat-${seat})`} />
        ))}
      </svg>
      <svg className="axis-turns" viewBox={`0 0 ${WIDTH} ${seats}`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ by, from, to }) =>
          by === null ? null : (
            <rect
              key={from}
              x={share(from - 1) * WIDTH}
              y={by + 0.15}
              width={Math.max(2, (share(to) - share(from - 1)) * WIDTH - 1)}
              height={0.7}
              fill={`var(--seat-${by})`}
            />
          ),
        )}
      </svg>
    </>
  );
});

/** Each seat's points as a line over the whole play. */
function linesOf(moments: readonly Moment[], seats: number): string[] {
  const all = moments.flatMap(({ scores }) => scores);
  const top = all.reduce((most, points) => Math.max(most, points), 10);
  const low = all.reduce((least, points) => Math.min(least, points), 0);
  const x = (i: number): string => ((i / Math.max(1, moments.length - 1)) * WIDTH).toFixed(1);
  const y = (points: number): string =>
    (HEIGHT - ROOF - ((points - low) / (top - low)) * (HEIGHT - 2 * ROOF)).toFixed(1);
  return Array.from({ length: seats }, (_, seat) =>
    moments.map(({ scores }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(scores[seat])}`).join(''),
  );
}

/** Each seat's chance to win as a line, as far as it is known. */
function chanceLines(chances: readonly MomentFound[], total: number, seats: number): string[] {
  const x = (at: number): string => ((at / Math.max(1, total)) * WIDTH).toFixed(1);
  return Array.from({ length: seats }, (_, seat) =>
    chances
      .map(({ at, chances: each }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${heightOf(each[seat]).toFixed(1)}`)
      .join(''),
  );
}

/** The costliest decisions that have room beside each other; all of them are in the list. */
function marksOf(costly: readonly Costly[], share: (at: number) => number): Costly[] {
  const marks: Costly[] = [];
  for (const each of costly) {
    if (marks.every(({ at }) => Math.abs(share(at) - share(each.at)) >= MARK)) marks.push(each);
  }
  return marks;
}
