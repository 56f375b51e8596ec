import type { GameEvent, Words } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';

export interface LogLine {
  readonly key: string;
  readonly seat: number | undefined;
  readonly text: string;
  readonly event: GameEvent;
}

export function logLines(screen: Pick<ScreenState, 'seats' | 'log'>, words: Words): LogLine[] {
  const who = (seat: number) => screen.seats[seat]?.name ?? '';
  return screen.log.flatMap(({ id, events }) =>
    events.flatMap((event, i) => {
      const text = event.event.startsWith('table.') ? undefined : words.event(event, who);
      return text === undefined ? [] : [{ key: `${id}-${i}`, seat: event.seat, text, event }];
    }),
  );
}

interface LogProps {
  screen: ScreenState;
  words: Words;
  /** Lines the viewer has not seen yet. */
  fresh: ReadonlySet<string>;
  /** A line was pressed: the table shows where it happened. */
  onLight: (line: LogLine) => void;
}

/** The log in words, newest first, of all or of one seat. */
export function Log({ screen, words, fresh, onLight }: LogProps) {
  const t = useText();
  const [only, setOnly] = useState('');
  const lines = useMemo(() => logLines(screen, words).reverse(), [screen, words]);
  const shown = only === '' ? lines : lines.filter(({ seat }) => seat === Number(only));
  return (
    <section className="log" aria-label={t.log}>
      <div className="spread">
        <p className="muted">{t.logHelp}</p>
        <label className="row">
          <span className="muted">{t.logFilter}</span>
          <select className="input" value={only} onChange={(event) => setOnly(event.target.value)}>
            <option value="">{t.all}</option>
            {screen.seats.map(({ name }, seat) => (
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
