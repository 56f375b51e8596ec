import './log.css';
import { SeatMark } from '@orrery/board';
import type { Words } from '@orrery/kernel';
import { type CSSProperties, useMemo, useState } from 'react';
import { useRoom } from '../games.ts';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { groupLines, type LogLine, type LogRound, type LogTurn, logLines, withoutName } from './log-lines.ts';

/** A long game has thousands of lines: so many are drawn at first, and more when they are asked for. */
const PAGE = 300;

interface LogProps {
  screen: ScreenState;
  words: Words;
  /** Lines the viewer has not seen yet. */
  fresh: ReadonlySet<string>;
  /** The line that is shown on the board now. */
  lit?: LogLine | undefined;
  /** A line was pressed: the table shows where it happened. */
  onLight: (line: LogLine) => void;
}

/** What of the log is looked for. */
interface Filter {
  readonly seat: number | undefined;
  readonly points: boolean;
  readonly search: string;
}

const ALL: Filter = { seat: undefined, points: false, search: '' };

const fits =
  ({ seat, points, search }: Filter) =>
  (line: LogLine): boolean =>
    (seat === undefined || (line.seat ?? line.by) === seat) &&
    (!points || line.points !== 0) &&
    line.text.toLocaleLowerCase().includes(search.toLocaleLowerCase());

/** The log in words: rounds with turns, turns with what was done in them. */
export function Log({ screen, words, fresh, lit, onLight }: LogProps) {
  const t = useText();
  const r = useRecordsText();
  const { game } = useRoom(screen.game);
  const [filter, setFilter] = useState(ALL);
  const [oldest, setOldest] = useState(false);
  const [most, setMost] = useState(PAGE);
  const lines = useMemo(() => logLines(screen, words, game.pointsIn), [screen, words, game]);
  const fitting = lines.filter(fits(filter));
  const rounds = groupLines(oldest ? fitting.slice(0, most) : fitting.slice(-most));
  const hasRounds = lines.some(({ round }) => round !== undefined);
  return (
    <section className="log" aria-label={t.log}>
      <Filters
        {...{ screen, filter }}
        canCount={game.pointsIn !== undefined}
        onFilter={(next) => {
          setFilter(next);
          setMost(PAGE);
        }}
      />
      <div className="log-find">
        <input
          type="search"
          className="input"
          placeholder={r.searchShort}
          aria-label={r.search}
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <button type="button" className="button quiet small" onClick={() => setOldest(!oldest)}>
          <ToolIcon name={oldest ? 'down' : 'up'} />
          {oldest ? r.oldestFirst : r.newestFirst}
        </button>
      </div>
      {fitting.length === 0 && <p className="muted">{r.nothingFits}</p>}
      {(oldest ? rounds : rounds.toReversed()).map((round) => (
        <Round key={round.key} {...{ round, hasRounds, oldest, screen, fresh, lit, onLight }} />
      ))}
      {fitting.length > most && (
        <button type="button" className="button quiet" onClick={() => setMost(most + PAGE)}>
          {r.showMore}
        </button>
      )}
    </section>
  );
}

interface FiltersProps {
  readonly screen: ScreenState;
  readonly filter: Filter;
  readonly canCount: boolean;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ screen: { seats }, filter, canCount, onFilter }: FiltersProps) {
  const r = useRecordsText();
  const isAll = filter.seat === undefined && !filter.points;
  return (
    <div className="log-filters" role="group" aria-label={r.filters}>
      <button
        type="button"
        className="pill"
        aria-pressed={isAll}
        onClick={() => onFilter({ ...ALL, search: filter.search })}
      >
        {r.all}
      </button>
      {seats.length > 1 &&
        seats.map(({ name }, seat) => (
          <button
            key={seat}
            type="button"
            className="pill"
            title={name}
            aria-pressed={filter.seat === seat}
            onClick={() => onFilter({ ...filter, seat: filter.seat === seat ? undefined : seat })}
          >
            <SeatMark seat={seat} size={18} />
            <span className="hidden-text">{name}</span>
          </button>
        ))}
      {canCount && (
        <button
          type="button"
          className="pill"
          aria-pressed={filter.points}
          onClick={() => onFilter({ ...filter, points: !filter.points })}
        >
          {r.points}
        </button>
      )}
    </div>
  );
}

interface RoundProps extends Pick<LogProps, 'screen' | 'fresh' | 'lit' | 'onLight'> {
  readonly round: LogRound;
  readonly hasRounds: boolean;
  readonly oldest: boolean;
}

function Round({ round: { round, turns }, hasRounds, oldest, screen, fresh, lit, onLight }: RoundProps) {
  const r = useRecordsText();
  const isFresh = turns.some(({ lines }) => lines.some(({ key }) => fresh.has(key)));
  return (
    <section className="log-round">
      {hasRounds && (
        <h3>
          {round === undefined ? r.beforeRounds : r.round(round)}
          {isFresh && <small>{r.newSince}</small>}
        </h3>
      )}
      <ol>
        {(oldest ? turns : turns.toReversed()).map((turn) => (
          <Turn key={turn.key} {...{ turn, screen, fresh, lit, onLight }} />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps extends Pick<LogProps, 'screen' | 'fresh' | 'lit' | 'onLight'> {
  readonly turn: LogTurn;
}

function Turn({ turn: { by, lines }, screen, fresh, lit, onLight }: TurnProps) {
  const t = useText();
  const name = by === null ? undefined : screen.seats[by]?.name;
  const points = lines.reduce((sum, line) => (line.seat === by ? sum + line.points : sum), 0);
  return (
    <li className="log-turn" style={by === null ? undefined : ({ '--seat': `var(--seat-${by})` } as CSSProperties)}>
      {by !== null && name !== undefined && (
        <p className="log-who">
          <SeatMark seat={by} size={16} />
          <strong>{name}</strong>
          {points !== 0 && <span className="log-points">{points > 0 ? `+${points}` : `−${-points}`}</span>}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.key} data-fresh={fresh.has(line.key)}>
            <button
              type="button"
              className="log-line"
              aria-pressed={line.key === lit?.key}
              onClick={() => onLight(line)}
            >
              {name !== undefined && line.seat === by ? withoutName(line.text, name) : line.text}
              {fresh.has(line.key) && <span className="hidden-text"> ({t.fresh})</span>}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
