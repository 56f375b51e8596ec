import { SEAT_MARKS } from '@orrery/board';
import type { Result, Words } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { decidedBy, type FinalRow, wasTied } from './final-rows.ts';

interface WinnerProps {
  /** Everybody's name, as the result counts them. */
  readonly names: readonly string[];
  readonly words: Words;
  readonly rows: readonly FinalRow[];
  readonly result: Result;
}

/** Who has won, by how much, and what decided it. */
export function Winner({ names, words, rows, result }: WinnerProps) {
  const t = useText();
  const r = useRecordsText();
  const { winners, scores } = result;
  const [winner] = winners;
  const winning = winners.map((seat) => names[seat]).join(', ');
  const others = scores.filter((_, seat) => !winners.includes(seat)).sort((a, b) => b - a);
  const decided = decidedBy(rows, result);
  const most = Math.max(1, ...(decided?.leads.map(({ lead }) => Math.abs(lead)) ?? []));
  return (
    <div className="winner">
      <div className="winner-head">
        <Orbit seats={names.length} winners={winners} />
        <div role="status">
          <p className="winner-label">{winner === undefined ? t.isOver : winners.length > 1 ? r.winners : r.winner}</p>
          <p className="winner-name">{winner === undefined ? t.lost : winning}</p>
          <p className="muted">
            {others.length === 0 || winner === undefined
              ? r.alone(scores[winner ?? 0])
              : r.against(scores[winner], r.versus(others))}{' '}
            {wasTied(result) && r.tieBreak}
          </p>
        </div>
      </div>
      {decided !== undefined && (
        <section className="decided">
          <h3>{r.decided(names[decided.winner], names[decided.second])}</h3>
          <ul>
            {decided.leads.map(({ row, lead }) => (
              <li key={row}>
                <span>{words.scoreRows[row] ?? row}</span>
                <span
                  className="lead"
                  data-behind={lead < 0}
                  style={
                    {
                      '--seat': `var(--seat-${lead > 0 ? decided.winner : decided.second})`,
                      '--share': Math.abs(lead) / most,
                    } as CSSProperties
                  }
                />
                <b>{lead > 0 ? `+${lead}` : `−${-lead}`}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The winner as a planet, the others on their orbits around it. */
function Orbit({ seats, winners }: { seats: number; winners: readonly number[] }) {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  const colour = winners[0] === undefined ? 'var(--muted)' : `var(--seat-${winners[0]})`;
  return (
    <svg className="orbit" viewBox="-100 -100 200 200" aria-hidden="true">
      {[52, 74, 96].map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke="var(--brass)" opacity={radius === 74 ? 0.8 : 0.3} />
      ))}
      <circle r="36" fill={colour} />
      <circle r="36" fill="url(#winner-shade)" />
      <ellipse rx="62" ry="15" fill="none" stroke="var(--brass-focus)" strokeWidth="4" transform="rotate(-32)" />
      <path d="M-36 0A36 36 0 0 1 36 0Z" fill={colour} transform="rotate(-32)" />
      <path d="M-36 0A36 36 0 0 1 36 0Z" fill="url(#winner-shade)" transform="rotate(-32)" />
      <defs>
        <radialGradient id="winner-shade" cx="0.3" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.5" />
        </radialGradient>
      </defs>
      <path d={SEAT_MARKS[4]} fill="var(--brass-focus)" transform="translate(56 -86) scale(1.3)" />
      {others.map((seat, i) => {
        const angle = 2.4 + i * 1.9;
        return (
          <path
            key={seat}
            d={SEAT_MARKS[seat % SEAT_MARKS.length]}
            fill={`var(--seat-${seat})`}
            transform={`translate(${74 * Math.cos(angle) - 9} ${74 * Math.sin(angle) - 9}) scale(0.75)`}
          />
        );
      })}
    </svg>
  );
}
