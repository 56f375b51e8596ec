import type { Words } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { useText } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { entriesSince, type LogLine, logLines } from './log-lines.ts';

/** A list that scrolls: more than this is read in the log. */
const SHOWN = 40;
/** How long each line stays on the board while all of them are shown. */
const BEAT = 1200;

/** What the viewer has heard of others since their last turn, in words. */
export function useSince({ log, viewer, seats, options, held }: ScreenState, words: Words): LogLine[] {
  const isPlaying = options.length > 0 || held !== null;
  return useMemo(
    () => logLines({ seats, log: entriesSince(log, viewer, isPlaying) }, words),
    [log, viewer, isPlaying, seats, words],
  );
}

interface SinceProps {
  readonly lines: readonly LogLine[];
  /** So many sit at the table, or so much is said of a hint, that the room is needed: it is folded. */
  readonly isCrowded: boolean;
  readonly onLight: (line: LogLine) => void;
  readonly onAll: () => void;
}

export function Since({ lines, isCrowded, onLight, onAll }: SinceProps) {
  const t = useText();
  const r = useRecordsText();
  const [closed, setClosed] = useState<string>();
  const newest = lines.at(-1)?.key;
  const [wide] = useState(() => matchMedia('(min-width: 901px)').matches);
  const showing = useShowing(lines, onLight);
  if (newest === undefined || newest === closed) return null;
  return (
    <details className="since" open={wide && !isCrowded}>
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
        <button type="button" className="button quiet small" onClick={showing.toggle}>
          {showing.isOn ? r.stopShowing : r.showOnBoard}
        </button>
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

/** Shows line after line on the board. */
function useShowing(lines: readonly LogLine[], onLight: (line: LogLine) => void) {
  const [next, setNext] = useState<number>();
  const light = useRef(onLight);
  light.current = onLight;
  useEffect(() => {
    if (next === undefined || next >= lines.length) return;
    const timer = setTimeout(() => {
      light.current(lines[next]);
      setNext(next + 1);
    }, BEAT);
    return () => clearTimeout(timer);
  }, [next, lines]);
  const isOn = next !== undefined && next < lines.length;
  const begin = () => {
    light.current(lines[0]);
    setNext(1);
  };
  return { isOn, toggle: () => (isOn ? setNext(undefined) : begin()) };
}
