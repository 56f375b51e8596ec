import { SeatMark } from '@orrery/board';
import {
  type Game,
  type GameEvent,
  heardBy,
  type PlayRecord,
  type Retraced,
  type Seat,
  type Words,
} from '@orrery/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import { withoutName } from '../table/log-lines.ts';
import { useRecordsText } from '../text/records.ts';
import { type Turn, turnAt } from './turns.ts';

/** All that is said about a play that is replayed. */
export interface Told {
  readonly game: Game;
  readonly record: PlayRecord;
  readonly traced: Retraced;
  readonly turns: readonly Turn[];
  readonly words: Words;
  readonly names: readonly string[];
  /** Before the end what is hidden stays hidden. */
  readonly isOver: boolean;
}

function linesOf({ words, names, isOver }: Told, events: readonly GameEvent[]): string[] {
  const who = (seat: number) => names[seat] ?? '';
  return events.flatMap((event) => (isOver || heardBy(event, null) ? (words.event(event, who) ?? []) : []));
}

/** The choice that led to a step, as a button would have said it. */
function choiceAt({ game, record, traced, words, isOver }: Told, step: number): string | undefined {
  if (step === 0 || !isOver) return undefined;
  const [seat, choice] = record.choices[step - 1];
  return words.choice(choice, game.view(traced.playAt(step - 1).state, seat), seat);
}

/** Does a line of the log say no more than the button did? */
const isSame = (line: string, chosen: string): boolean =>
  line.replace(/\.$/, '').toLowerCase() === chosen.replace(/\.$/, '').toLowerCase();

/** What happened: whose turn it is, what was chosen, and what came of it. */
export function Story({ told, step }: { readonly told: Told; readonly step: number }) {
  const r = useRecordsText();
  const { traced, turns, names } = told;
  const { by, round, events } = traced.moments[step];
  const at = turnAt(turns, step);
  const name = by === null ? r.setup : names[by];
  const chosen = useMemo(() => choiceAt(told, step), [told, step]);
  const lines = linesOf(told, events);
  const short = (line: string): string => (by === null ? line : withoutName(line, name));
  const saysMore = chosen !== undefined && !lines.some((line) => isSame(short(line), chosen));
  const earlier = traced.moments.slice(turns[at].from, step).flatMap((moment) => linesOf(told, moment.events));
  return (
    <section className="story" aria-live="polite">
      <p className="muted">
        {[round === undefined ? undefined : r.round(round), at === 0 ? undefined : r.turnOf(at, turns.length - 1)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2>
        {by !== null && <SeatMark seat={by} size={20} />}
        {name}
      </h2>
      {earlier.length > 0 && (
        <ul className="earlier">
          {earlier.slice(-4).map((line, i) => (
            <li key={i}>{short(line)}</li>
          ))}
        </ul>
      )}
      {saysMore && <p className="chosen">{chosen}</p>}
      {lines.length > 0 && (
        <div className="happened" role="group" tabIndex={0} aria-label={name}>
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{short(line)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Every turn in a line, by rounds: a press goes there. */
export function TurnList({ told, step, jump }: { told: Told; step: number; jump: (to: number) => void }) {
  const r = useRecordsText();
  const { traced, turns, names } = told;
  const list = useRef<HTMLOListElement>(null);
  const now = turnAt(turns, step);
  const rows = useMemo(
    () =>
      turns.map(({ by, from, to, round }, i): Row => {
        const moments = traced.moments.slice(from, to + 1);
        const lines = moments.flatMap(({ events }) => linesOf(told, events));
        const before = traced.moments[Math.max(0, from - 1)].scores;
        return {
          by,
          to,
          heads: round !== undefined && round !== turns[i - 1]?.round ? r.round(round) : undefined,
          name: by === null ? undefined : names[by],
          text: by === null ? (lines[0] ?? r.setup) : withoutName(lines[0] ?? names[by], names[by]),
          points: by === null ? 0 : traced.moments[to].scores[by] - before[by],
          after: by === null ? 0 : traced.moments[to].scores[by],
        };
      }),
    [told, traced, turns, names, r],
  );
  // The list follows the play inside its own box: scrollIntoView would move the page, too.
  useEffect(() => {
    const box = list.current;
    const row = box?.children[now];
    if (box && row instanceof HTMLElement) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [now]);
  return (
    <section className="turn-list" aria-label={r.turns}>
      <h3>{r.turns}</h3>
      <ol ref={list} tabIndex={-1}>
        {rows.map((row, i) => (
          <TurnRow key={row.to} row={row} isNow={i === now} jump={jump} />
        ))}
      </ol>
    </section>
  );
}

interface Row {
  readonly by: Seat | null;
  readonly name: string | undefined;
  readonly to: number;
  readonly heads: string | undefined;
  readonly text: string;
  readonly points: number;
  readonly after: number;
}

/** Only the row that is left and the row that is come to are drawn anew. */
const TurnRow = memo(function TurnRow({ row, isNow, jump }: { row: Row; isNow: boolean; jump: (to: number) => void }) {
  const { by, name, to, heads, text, points, after } = row;
  return (
    <li>
      {heads !== undefined && <h4>{heads}</h4>}
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => jump(to)}>
        {by === null ? <span /> : <SeatMark seat={by} size={16} />}
        <span className="turn-text">
          {name !== undefined && <span className="hidden-text">{name}: </span>}
          {text}
        </span>
        {points !== 0 && (
          <span className="turn-points">
            {after - points} → {after}
          </span>
        )}
      </button>
    </li>
  );
});
