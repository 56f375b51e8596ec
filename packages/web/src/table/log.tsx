import type { Words } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { TableShot } from '../play/shot.ts';
import { useText } from '../settings.ts';

interface Line {
  readonly key: string;
  readonly seat: number | undefined;
  readonly text: string;
}

export function logLines(shot: TableShot, words: Words): Line[] {
  const who = (seat: number) => shot.seats[seat]?.name ?? '';
  return shot.log.flatMap(({ id, events }) =>
    events.flatMap((event, i) => {
      const text = event.event.startsWith('table.') ? undefined : words.event(event, who);
      return text === undefined ? [] : [{ key: `${id}-${i}`, seat: event.seat, text }];
    }),
  );
}

/** The log in words, newest first, of all or of one seat. */
export function Log({ shot, words }: { shot: TableShot; words: Words }) {
  const t = useText();
  const [only, setOnly] = useState('');
  const lines = useMemo(() => logLines(shot, words).reverse(), [shot, words]);
  const shown = only === '' ? lines : lines.filter(({ seat }) => seat === Number(only));
  return (
    <section className="log" aria-label={t.log}>
      <div className="spread">
        <h2>{t.log}</h2>
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
        {shown.slice(0, 200).map(({ key, text, seat }) => (
          <li
            key={key}
            style={seat === undefined ? undefined : ({ '--seat': `var(--seat-${seat})` } as React.CSSProperties)}
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
