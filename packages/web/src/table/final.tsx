import type { Words } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import type { ScreenState } from '../play/screen-state.ts';
import { useSettings, useText } from '../settings.ts';

const BEAT = 700;

/** Final scoring, row by row for all seats; a press shows the rest at once. */
export function FinalScores({ screen, words }: { screen: ScreenState; words: Words }) {
  const t = useText();
  const { motion } = useSettings();
  const { seats, result } = screen;
  const rows = [...new Set(seats.flatMap(({ breakdown }) => breakdown.map(({ row }) => row)))];
  const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [counted, setCounted] = useState(still ? rows.length : 0);
  useEffect(() => {
    if (counted >= rows.length) return;
    const timer = setTimeout(() => setCounted(counted + 1), BEAT);
    return () => clearTimeout(timer);
  }, [counted, rows.length]);
  if (result === null) return null;
  const pointsOf = (seat: number, row: string): number =>
    seats[seat].breakdown.reduce((sum, each) => (each.row === row ? sum + each.points : sum), 0);
  const shown = rows.slice(0, counted);
  const totalOf = (seat: number): number =>
    counted >= rows.length ? result.scores[seat] : shown.reduce((sum, row) => sum + pointsOf(seat, row), 0);
  return (
    <section className="final-scores panel" data-many={seats.length > 3} aria-label={t.finalScores}>
      <div className="spread">
        <h2>{t.finalScores}</h2>
        {counted < rows.length && (
          <button type="button" className="button small" onClick={() => setCounted(rows.length)}>
            {t.showAll}
          </button>
        )}
      </div>
      <div role="group" className="scroller" tabIndex={0} aria-label={t.finalScores}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.scores}</th>
              {seats.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} size={16} /> <span className="final-name">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row}>
                <th scope="row">{words.scoreRows[row] ?? row}</th>
                {seats.map((_, seat) => (
                  <td key={seat}>{pointsOf(seat, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {seats.map((_, seat) => (
                <td key={seat} data-won={counted >= rows.length && result.winners.includes(seat)}>
                  {totalOf(seat)}
                  {counted >= rows.length && result.winners.includes(seat) && (
                    <span>
                      <span aria-hidden="true"> ★</span>
                      <span className="hidden-text"> {t.won}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
