import { type Automaton, Icon, type SeatFacts, SeatMark, type SeatThing, usePreview } from '@orrery/board';
import type { ScoreRow, Words } from '@orrery/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useRoom } from '../games.ts';
import { SeatClock } from '../online/clock.tsx';
import type { ScreenState } from '../play/screen-state.ts';
import { RatingChip } from '../ratings/at-table.tsx';
import { useText } from '../settings.ts';
import { useAutomaton, useDrawn } from './drawn-table.tsx';

interface SeatsProps {
  readonly screen: Pick<ScreenState, 'game' | 'seats' | 'viewer'> & Partial<Pick<ScreenState, 'result'>>;
  readonly words: Words;
  readonly lit?: number | undefined;
  /** What of the automaton's points may be shown; all of them by itself. */
  readonly automaton?: Automaton | undefined;
  /** Does the board keep in view the side of whoever looks, so that those of the others belong in their rows? */
  readonly pictures?: boolean;
}

/** Who plays, how they stand, and whose turn it is. */
export function Seats({ screen, words, lit, automaton: counted, pictures = false }: SeatsProps) {
  const t = useText();
  const drawn = useDrawn();
  const whole = useAutomaton();
  const automaton = counted ?? whole;
  const isOver = (screen.result ?? null) !== null;
  const Picture = pictures ? drawn?.drawing.SeatPicture : undefined;
  return (
    <section className="seats" aria-label={t.seats}>
      {screen.seats.map(({ name, sitter, asked, thinking, breakdown, clock }, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          isAsked={asked}
          isLit={seat === lit}
          says={thinking ? t.thinking(name) : asked ? t.turnOf(name) : undefined}
          known={drawn?.drawing.seatFacts?.(seat, drawn.store.facts())}
          breakdown={breakdown}
          isOver={isOver}
          words={words}
          clock={clock && <SeatClock left={clock.left} since={clock.since} />}
          change={drawn && <SeatChange seat={seat} game={screen.game} breakdown={breakdown} />}
          picture={
            drawn && Picture && !isOver && seat !== screen.viewer && <Picture facts={drawn.store.facts()} seat={seat} />
          }
        >
          {name}
          {seat === screen.viewer && screen.seats.length > 1 && <small className="muted"> {t.you}</small>}{' '}
          <RatingChip seat={seat} />
          {sitter.kind === 'computer' && <small className="muted"> {t.levels[sitter.level] ?? sitter.level}</small>}
        </SeatRow>
      ))}
      {automaton && (
        <SeatRow
          seat={automaton.seat}
          isAsked={automaton.isOn}
          isLit={automaton.seat === lit}
          says={automaton.isOn ? t.turnOf(automaton.name) : undefined}
          known={automaton}
          breakdown={automaton.breakdown}
          isOver={isOver}
          words={words}
        >
          {automaton.name}
          {automaton.name.toLowerCase() !== t.automaton.toLowerCase() && (
            <small className="muted"> {t.automaton}</small>
          )}
        </SeatRow>
      )}
    </section>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly isAsked: boolean;
  readonly isLit: boolean;
  /** What is told while the seat is asked or thinks. */
  readonly says: string | undefined;
  readonly known: SeatFacts | undefined;
  readonly breakdown: readonly ScoreRow[];
  /** Then the points are what they are. */
  readonly isOver: boolean;
  readonly words: Words;
  readonly clock?: ReactNode;
  /** What the choice in view would change. */
  readonly change?: ReactNode;
  /** What lies before the seat, small. */
  readonly picture?: ReactNode;
  /** The name, and who sits there. */
  readonly children: ReactNode;
}

const sumOf = (rows: readonly ScoreRow[]): number => rows.reduce((sum, { points }) => sum + points, 0);

interface SeatChangeProps {
  readonly seat: number;
  readonly game: string;
  readonly breakdown: readonly ScoreRow[];
}

/** How many points the choice in view would bring the seat or cost it, as far as no chance is involved. */
function SeatChange({ seat, game: id, breakdown }: SeatChangeProps) {
  const { game } = useRoom(id);
  const preview = usePreview();
  if (preview === undefined || preview.chance) return null;
  const change = sumOf(game.breakdown(preview.after, seat)) - sumOf(breakdown);
  if (change === 0) return null;
  return (
    <b className="seat-change" data-tone={change > 0 ? 'good' : 'bad'}>
      {change > 0 ? '+' : '−'}
      {Math.abs(change)}
    </b>
  );
}

function SeatRow({
  seat,
  isAsked,
  isLit,
  says,
  known,
  breakdown,
  isOver,
  words,
  clock,
  change,
  picture,
  children,
}: SeatRowProps) {
  const t = useText();
  const total = sumOf(breakdown);
  const row = (
    <details
      className="seat"
      data-asked={isAsked}
      data-lit={isLit}
      style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
    >
      <summary>
        <SeatMark seat={seat} />
        <span className="seat-name">{children}</span>
        {clock}
        {says !== undefined && (
          <span className="asked">
            <span className="hidden-text">{says}</span>
          </span>
        )}
        {known?.score !== undefined && !isOver && (
          <span className="seat-score">
            <small>{t.scoreNow}</small> {known.score}
          </span>
        )}
        {change}
        <span className="seat-score">
          <small>{isOver ? t.total : t.ifItEnded}</small> <strong className="points">{total}</strong>
        </span>
        {known && (
          <span className="seat-things">
            {known.things.map(({ icon, text, says: told, tube }) => (
              <span
                key={told}
                title={told}
                {...(tube && { className: 'seat-tube', 'data-high': tube.full > 0.45, style: tubeOf(tube) })}
              >
                <Icon name={icon} size={15} />
                <span aria-hidden="true">{text}</span>
                <span className="hidden-text">{told}</span>
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
  if (!picture) return row;
  return (
    <div className="seat-beside">
      <div className="seat-picture">{picture}</div>
      {row}
    </div>
  );
}

const tubeOf = ({ full, colour }: NonNullable<SeatThing['tube']>): CSSProperties =>
  ({ '--full': full.toFixed(2), '--tube': colour }) as CSSProperties;
