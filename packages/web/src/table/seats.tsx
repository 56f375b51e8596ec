import { Icon, SeatMark } from '@orrery/board';
import type { Words } from '@orrery/kernel';
import { SeatClock } from '../online/clock.tsx';
import type { ScreenState } from '../play/screen-state.ts';
import { RatingChip } from '../ratings/at-table.tsx';
import { useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';

/** Who plays, how they stand, and whose turn it is. */
export function Seats({
  screen,
  words,
  lit,
}: {
  screen: Pick<ScreenState, 'seats' | 'viewer'>;
  words: Words;
  lit?: number | undefined;
}) {
  const t = useText();
  const drawn = useDrawn();
  return (
    <section className="seats" aria-label={t.seats}>
      {screen.seats.map(({ name, sitter, asked, thinking, breakdown, clock }, seat) => {
        const total = breakdown.reduce((sum, { points }) => sum + points, 0);
        const known = drawn?.drawing.seatFacts?.(seat, drawn.store.facts());
        return (
          <details
            key={seat}
            className="seat"
            data-asked={asked}
            data-lit={seat === lit}
            style={{ '--seat': `var(--seat-${seat})` } as React.CSSProperties}
          >
            <summary>
              <SeatMark seat={seat} />
              <span className="seat-name">
                {name}
                {seat === screen.viewer && screen.seats.length > 1 && <small className="muted"> {t.you}</small>}{' '}
                <RatingChip seat={seat} />
                {sitter.kind === 'computer' && (
                  <small className="muted"> {t.levels[sitter.level] ?? sitter.level}</small>
                )}
              </span>
              {clock && <SeatClock left={clock.left} since={clock.since} />}
              {(asked || thinking) && (
                <span className="asked">
                  <span className="hidden-text">{thinking ? t.thinking(name) : t.turnOf(name)}</span>
                </span>
              )}
              {known?.score !== undefined && (
                <span className="seat-score">
                  <small>{t.scoreNow}</small> {known.score}
                </span>
              )}
              <span className="seat-score">
                <small>{t.ifItEnded}</small> <strong className="points">{total}</strong>
              </span>
              {known && (
                <span className="seat-things">
                  {known.things.map(({ icon, text, says }) => (
                    <span key={says} title={says}>
                      <Icon name={icon} size={15} />
                      <span aria-hidden="true">{text}</span>
                      <span className="hidden-text">{says}</span>
                    </span>
                  ))}
                </span>
              )}
            </summary>
            <dl className="facts">
              {breakdown.map(({ row, points }) => (
                <div key={row}>
                  <dt>{words.scoreRows[row] ?? row}</dt>
                  <dd>{points}</dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </section>
  );
}
