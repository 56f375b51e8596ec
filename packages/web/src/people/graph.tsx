import type { PersonGame } from '@orrery/protocol';
import { useSettings } from '../settings.ts';

/** The drawing is as wide as it has room: these are parts of its size, not pixels. */
const WIDTH = 1000;
const HEIGHT = 220;
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 5;
const MARKS = 5;

interface GraphProps {
  readonly games: readonly PersonGame[];
  /** The game whose line is drawn strong; the others are faint. */
  readonly chosen: string;
  readonly label: string;
}

/** Ratings from game to game, one line each; an evening of many games has as much room as a month of few. */
export function RatingGraph({ games, chosen, label }: GraphProps) {
  const { language } = useSettings();
  const all = games.flatMap(({ history }) => history);
  if (all.length < 2) return null;
  const moments = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
  const orderOf = new Map(moments.map((at, i) => [at, i]));
  const lowest = Math.min(...all.map(({ points }) => points));
  const highest = Math.max(...all.map(({ points }) => points));
  const step = STEPS.find((each) => (highest - lowest) / each < MOST_LINES) ?? 1000;
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  const lines = Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step);
  const x = (at: number): number => (WIDTH * (orderOf.get(at) ?? 0)) / Math.max(1, moments.length - 1);
  const y = (points: number): number => HEIGHT - (HEIGHT * (points - bottom)) / (top - bottom);
  const pathOf = ({ history }: PersonGame): string =>
    history.map(({ at, points }) => `${x(at)},${y(points)}`).join(' ');
  const mine = games.find(({ game }) => game === chosen);
  const last = mine?.history.at(-1);
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  const days = Array.from({ length: MARKS }, (_, i) =>
    day.format(moments[Math.round(((moments.length - 1) * i) / (MARKS - 1))]),
  );
  return (
    <figure className="rating-graph">
      <div className="rating-graph-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {lines.map((points) => (
            <line key={points} x1="0" x2={WIDTH} y1={y(points)} y2={y(points)} className="rating-level" />
          ))}
          {games
            .filter(({ game }) => game !== chosen)
            .map((game) => (
              <polyline key={game.game} points={pathOf(game)} className="rating-line" />
            ))}
          {mine && last && (
            <>
              <polygon
                points={`${x(mine.history[0].at)},${HEIGHT} ${pathOf(mine)} ${x(last.at)},${HEIGHT}`}
                className="rating-area"
              />
              <polyline points={pathOf(mine)} className="rating-line" data-chosen="true" />
            </>
          )}
        </svg>
        {lines.map((points) => (
          <span key={points} className="rating-level-name" style={{ top: `${(100 * y(points)) / HEIGHT}%` }}>
            {points}
          </span>
        ))}
        {last && (
          <i
            className="rating-now"
            style={{ left: `${(100 * x(last.at)) / WIDTH}%`, top: `${(100 * y(last.points)) / HEIGHT}%` }}
          />
        )}
      </div>
      <div className="rating-days" aria-hidden="true">
        {days.map((name, i) => (
          <span key={i}>{name === days[i - 1] ? '' : name}</span>
        ))}
      </div>
    </figure>
  );
}
