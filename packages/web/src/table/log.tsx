import type { GameEvent, Words } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { TableShot } from '../play/shot.ts';
import { useText } from '../settings.ts';

export interface LogLine {
  readonly key: string;
  readonly seat: number | undefined;
  readonly text: string;
  readonly event: GameEvent;
}

export function logLines(shot: Pick<TableShot, 'seats' | 'log'>, words: Words): LogLine[] {
  const who = (seat: number) => shot.seats[seat]?.name ?? '';
  return shot.log.flatMap(({ id, events }) =>
    events.flatMap((event, i) => {
      const text = event.event.startsWith('table.') ? undefined : words.event(event, who);
      return text === undefined ? [] : [{ key: `${id}-${i}`, seat: event.seat, text, event }];
    }),
  );
}

interface LogProps {
  shot: TableShot;
  words: Words;
  /** Lines the viewer has not seen yet. */
  fresh: ReadonlySet<string>;
  /** A line was pressed: the table shows where it happened. */
  onLight: (line: LogLine) => void;
}

/** The log in words, newest first, of all or of one seat. */
export function Log({ shot, words, fresh, onLight }: LogProps) {
  const t = useText();
  const [only, setOnly] = useState('');
  const lines = useMemo(() => logLines(shot, words).reverse(), [shot, words]);
  const shown = only === '' ? lines : lines.filter(({ seat }) => seat === Number(only));
  return (
    <section className="log" aria-label={t.log}>
      <div className="spread">
        <p className="muted">{t.logHelp}</p>
        <label className="row">
          <span className="muted">{t.logFilter}</span>
          <select className="input" value={only} onChange={(event) => setOnly(event.target.value)}>
            <option value="">{t.all}</option>
            {shot.seats.map(({ name }, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol reversed>
        {shown.slice(0, 200).map((line) => (
          <li key={line.key} data-fresh={fresh.has(line.key)}>
            <button
              type="button"
              className="log-line"
              style={
                line.seat === undefined ? undefined : ({ '--seat': `var(--seat-${line.seat})` } as React.CSSProperties)
              }
              onClick={() => onLight(line)}
            >
              {fresh.has(line.key) && <span className="badge">{t.fresh}</span>} {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
