import type { Words } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { type LogLine, logLines } from './log.tsx';

const SHOWN = 6;

/**
 * What the viewer has heard of others since the last choice of their own. In a simultaneous phase the others' choices
 * are heard together with the one that ends it, so what counts is what was known when that choice was made.
 */
export function useSince(screen: ScreenState, words: Words): LogLine[] {
  const { viewer, log } = screen;
  const [heard, setHeard] = useState(() => ({ log, from: log.findLastIndex(({ by }) => by === viewer) + 1 }));
  if (heard.log !== log) {
    const before = heard.log.length;
    const chose = log.slice(before).some(({ by }) => by === viewer);
    setHeard({ log, from: chose ? before : Math.min(heard.from, log.length) });
  }
  return useMemo(() => {
    if (viewer === null || heard.from === 0) return [];
    const others = log.slice(heard.from).filter(({ by }) => by !== viewer);
    return logLines({ seats: screen.seats, log: others }, words);
  }, [viewer, heard.from, log, screen.seats, words]);
}

export function Since({
  lines,
  onLight,
  onAll,
}: {
  lines: readonly LogLine[];
  onLight: (line: LogLine) => void;
  onAll: () => void;
}) {
  const t = useText();
  const [closed, setClosed] = useState<string>();
  const newest = lines.at(-1)?.key;
  const [wide] = useState(() => matchMedia('(min-width: 901px)').matches);
  if (newest === undefined || newest === closed) return null;
  return (
    <details className="since" open={wide}>
      <summary>
        {t.sinceLast} <span className="count">{lines.length}</span>
      </summary>
      <ul>
        {lines.slice(-SHOWN).map((line) => (
          <li key={line.key}>
            <button
              type="button"
              className="log-line"
              style={
                line.seat === undefined ? undefined : ({ '--seat': `var(--seat-${line.seat})` } as React.CSSProperties)
              }
              onClick={() => onLight(line)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        {lines.length > SHOWN && (
          <button type="button" className="button quiet small" onClick={onAll}>
            {t.more(lines.length - SHOWN)}
          </button>
        )}
        <button type="button" className="button quiet small" onClick={() => setClosed(newest)}>
          {t.seen}
        </button>
      </div>
    </details>
  );
}
