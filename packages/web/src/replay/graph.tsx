import { isRefusal, type Play, replay as replayRecord } from '@orrery/kernel';
import { useText } from '../settings.ts';

const POINTS = 60;

/** Everybody's points at some sixty moments of the play. */
export function scoresOver(game: Play['game'], record: Parameters<typeof replayRecord>[1]): number[][] {
  const total = record.choices.length;
  const moments = Math.min(POINTS, total);
  return Array.from({ length: moments + 1 }, (_, i) => {
    const play = replayRecord(game, record, Math.round((i * total) / Math.max(1, moments)));
    return isRefusal(play) ? [] : game.scores(play.state);
  });
}

export function ScoreGraph({
  scores,
  step,
  total,
  names,
}: {
  scores: number[][];
  step: number;
  total: number;
  names: readonly string[];
}) {
  const t = useText();
  const top = Math.max(10, ...scores.flat());
  const low = Math.min(0, ...scores.flat());
  const x = (i: number) => 8 + (i * 584) / Math.max(1, scores.length - 1);
  const y = (points: number) => 132 - ((points - low) * 120) / (top - low);
  return (
    <figure className="graph">
      <figcaption className="muted">{t.graph}</figcaption>
      <svg
        viewBox="0 0 600 140"
        role="img"
        aria-label={`${t.graph}: ${names.map((name, seat) => `${name} ${scores.at(-1)?.[seat]}`).join(', ')}`}
      >
        <path d={`M8 ${y(0)}H592`} stroke="var(--hairline)" />
        <path d={`M${8 + (584 * step) / Math.max(1, total)} 8V132`} stroke="var(--brass)" strokeDasharray="3 3" />
        {names.map((_, seat) => (
          <path
            key={seat}
            d={scores.map((each, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(each[seat]).toFixed(1)}`).join('')}
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </figure>
  );
}
