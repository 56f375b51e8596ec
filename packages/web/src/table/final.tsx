import './final.css';
import { SeatMark } from '@orrery/board';
import type { Result, Words } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { useDrawn } from './drawn-table.tsx';
import type { Counting } from './final-count.ts';
import { type FinalRow, resultWith } from './final-rows.ts';
import { Winner } from './winner.tsx';

interface FinalProps {
  readonly screen: ScreenState;
  readonly words: Words;
  readonly counting: Counting;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** How the points of a row came about, where the board can say it. */
function useScoreNote(): (row: string, seat: number) => string | undefined {
  const drawn = useDrawn();
  return (row, seat) => drawn?.drawing.scoreNote?.(row, seat, drawn.store.facts());
}

/** Final scoring: row after row for all seats, and only then who has won. */
export function FinalScores({ screen, words, counting }: FinalProps) {
  const t = useText();
  const r = useRecordsText();
  const noteOf = useScoreNote();
  if (screen.result === null) return null;
  const { rows, counted, isDone } = counting;
  const result = resultWith(screen.result, counting.automaton);
  const names = namesOf(counting);
  const told = (row: FinalRow, seat: number): string => {
    const note = noteOf(row.row, seat);
    return note === undefined ? signed(row.points[seat]) : `${note} = ${signed(row.points[seat])}`;
  };
  return (
    <section className="final-scores" data-many={names.length > 3} data-done={isDone} aria-label={t.finalScores}>
      <div className="final-count">
        <h2>
          {t.finalScores} {!isDone && <small>{r.rowOf(counted, rows.length)}</small>}
        </h2>
        <Bars {...{ counting, result }} />
        <div role="group" className="scroller" tabIndex={0} aria-label={t.scores}>
          <Table {...{ words, counting, result }} />
        </div>
      </div>
      {isDone ? (
        <Winner names={names} words={words} rows={rows} result={result} />
      ) : (
        <div className="final-now" aria-live="polite">
          <h3>{words.scoreRows[rows[counted - 1].row] ?? rows[counted - 1].row}</h3>
          <p className="muted">{names.map((name, seat) => `${name} ${told(rows[counted - 1], seat)}`).join(' · ')}</p>
          <div className="row">
            <button type="button" className="button" data-next-row onClick={counting.next}>
              {r.nextRow}
            </button>
            <button type="button" className="button quiet" data-show-all onClick={counting.all}>
              {t.showAll}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

interface PartProps {
  readonly counting: Counting;
  readonly result: Result;
}

/** Everybody who is scored: the seats, and an automaton behind them. */
const namesOf = ({ seats, automaton }: Counting): readonly string[] =>
  (automaton === undefined ? seats : [...seats, automaton]).map(({ name }) => name);

const sumOf = (rows: readonly FinalRow[], seat: number): number =>
  rows.reduce((sum, { points }) => sum + points[seat], 0);

/** Everybody's points as a bar that grows with every row. */
function Bars({ counting, result }: PartProps) {
  const { rows, counted, isDone } = counting;
  const names = namesOf(counting);
  const most = Math.max(
    1,
    ...names.map((_, seat) => rows.reduce((sum, { points }) => sum + Math.max(0, points[seat]), 0)),
  );
  const shown = rows.slice(0, counted);
  return (
    <ul className="bars" aria-hidden="true">
      {names.map((name, seat) => (
        <li key={seat} style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}>
          <SeatMark seat={seat} size={18} />
          <span className="final-name">{name}</span>
          <span className="bar">
            {shown.map(({ row, points }, i) =>
              points[seat] <= 0 ? null : (
                <span
                  key={row}
                  data-now={!isDone && i === counted - 1}
                  style={{ width: `${(points[seat] / most) * 100}%`, opacity: 1 - (i / rows.length) * 0.6 }}
                />
              ),
            )}
          </span>
          <b data-won={isDone && result.winners.includes(seat)}>
            {isDone ? result.scores[seat] : signed(sumOf(shown, seat))}
          </b>
        </li>
      ))}
    </ul>
  );
}

const Note = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <small className="final-how">
      {text} <span className="hidden-text">=</span>
    </small>
  );

function Table({ words, counting, result }: PartProps & { readonly words: Words }) {
  const { rows, counted, isDone } = counting;
  const names = namesOf(counting);
  const t = useText();
  const r = useRecordsText();
  const noteOf = useScoreNote();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">{t.scores}</span>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={16} />
              <span className="hidden-text">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, points, best }, i) => (
          <tr key={row} data-counted={i < counted} data-now={!isDone && i === counted - 1}>
            <th scope="row">{words.scoreRows[row] ?? row}</th>
            {points.map((each, seat) => (
              <td key={seat} data-best={best.includes(seat)}>
                {i < counted && <Note text={noteOf(row, seat)} />}
                {i < counted && signed(each)}
                {i < counted && best.includes(seat) && <span className="hidden-text"> ({r.bestOfRow})</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {names.map((_, seat) => (
            <td key={seat} data-won={isDone && result.winners.includes(seat)}>
              {isDone ? result.scores[seat] : signed(sumOf(rows.slice(0, counted), seat))}
              {isDone && result.winners.includes(seat) && <span className="hidden-text"> {t.won}</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
