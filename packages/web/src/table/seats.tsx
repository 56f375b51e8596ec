import { Icon, type Rival, SeatMark } from '@orrery/board';
import type { Words } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { SeatClock } from '../online/clock.tsx';
import type { ScreenState, SeatState } from '../play/screen-state.ts';
import { RatingChip } from '../ratings/at-table.tsx';
import { useText } from '../settings.ts';
import { useDrawn } from './drawn-table.tsx';

/** Who plays without a seat, where the drawn board knows of somebody. */
export function useRivals(): readonly Rival[] {
  const drawn = useDrawn();
  return drawn?.drawing.rivals?.(drawn.store.facts()) ?? [];
}

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
  const isAlone = screen.seats.length === 1;
  return (
    <section className="seats" aria-label={t.seats}>
      {screen.seats.map((state, seat) => (
        <Row key={seat} seat={seat} breakdown={state.breakdown} words={words} isLit={seat === lit} asked={state.asked}>
          <Sitter {...state} seat={seat} isYou={seat === screen.viewer && !isAlone} />
        </Row>
      ))}
      {useRivals().map(({ seat, name, breakdown }) => (
        <Row key={seat} seat={seat} breakdown={breakdown} words={words} isLit={seat === lit}>
          <span className="seat-name">{name}</span>
        </Row>
      ))}
    </section>
  );
}

/** Who sits there, and what is awaited of them. */
function Sitter({ name, sitter, asked, thinking, clock, seat, isYou }: SeatState & { seat: number; isYou: boolean }) {
  const t = useText();
  return (
    <>
      <span className="seat-name">
        {name}
        {isYou && <small className="muted"> {t.you}</small>} <RatingChip seat={seat} />
        {sitter.kind === 'computer' && <small className="muted"> {t.levels[sitter.level] ?? sitter.level}</small>}
      </span>
      {clock && <SeatClock left={clock.left} since={clock.since} />}
      {(asked || thinking) && (
        <span className="asked">
          <span className="hidden-text">{thinking ? t.thinking(name) : t.turnOf(name)}</span>
        </span>
      )}
    </>
  );
}

interface RowProps extends Pick<Rival, 'seat' | 'breakdown'> {
  readonly words: Words;
  readonly isLit: boolean;
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A seat in two lines: who it is and how many points, then what the board says of it; the points one press away. */
function Row({ seat, breakdown, words, isLit, asked = false, children }: RowProps) {
  const t = useText();
  const drawn = useDrawn();
  const total = breakdown.reduce((sum, { points }) => sum + points, 0);
  const known = drawn?.drawing.seatFacts?.(seat, drawn.store.facts());
  return (
    <details
      className="seat"
      data-asked={asked}
      data-lit={isLit}
      style={{ '--seat': `var(--seat-${seat})` } as React.CSSProperties}
    >
      <summary>
        <SeatMark seat={seat} />
        {children}
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
}
