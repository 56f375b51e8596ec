import { isRefusal, listen, type Play, recordOf, replay as replayRecord, viewOf } from '@orrery/kernel';
import { isRefused, replayTable } from '@orrery/table';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useRoom, useWords } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { SheetView } from '../kit/sheet.tsx';
import { findTable, type StoredTable } from '../offline/store.ts';
import { go } from '../router.ts';
import { useSettings, useText } from '../settings.ts';

export function ReplayScreen({ id, at }: { id: string; at: number | undefined }) {
  const t = useText();
  const [table, setTable] = useState<StoredTable | null>();
  useEffect(() => void findTable(id).then((found) => setTable(found ?? null)), [id]);
  if (table === undefined) return <p className="page">{t.loading} …</p>;
  if (table === null) return <p className="page">{t.notFound}</p>;
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <Replay table={table} at={at} />
    </Suspense>
  );
}

function Replay({ table, at }: { table: StoredTable; at: number | undefined }) {
  const t = useText();
  const { language } = useSettings();
  const { game } = useRoom(table.game);
  const words = useWords(table.game, language);
  const record = useMemo(() => {
    const kept = replayTable(game, table.log);
    if (isRefused(kept) || kept.play === undefined) throw new Error('the table cannot be read');
    return recordOf(kept.play);
  }, [table, game]);
  const total = record.choices.length;
  const step = Math.max(0, Math.min(total, at ?? total));
  const moment = useMemo(() => {
    let play: Play | undefined;
    const before = replayRecord(game, record, Math.max(0, step - 1));
    const events = listen(() => {
      const now = replayRecord(game, record, step);
      if (!isRefusal(now)) play = now;
    });
    const earlier = isRefusal(before) ? 0 : listen(() => void replayRecord(game, record, Math.max(0, step - 1))).length;
    return { play: play as Play, events: step > 0 ? events.slice(earlier) : events };
  }, [game, record, step]);
  const scores = useMemo(() => scoresOver(game, record), [game, record]);
  const who = (seat: number) => table.names[seat] ?? t.seat(seat + 1);
  const jump = (to: number) => go(`/replay/${table.id}?at=${Math.max(0, Math.min(total, to))}`, true);
  const view = viewOf(moment.play, moment.play.game.result(moment.play.state) ? 0 : null);
  const [copied, setCopied] = useState(false);
  return (
    <div className="page replay">
      <header className="lobby-head">
        <Link to="/" className="button quiet small">
          {t.home}
        </Link>
        <h1>
          {t.replay}: {words.name}
        </h1>
      </header>
      <main id="content">
        <section className="panel transport" aria-label={t.replay}>
          <label className="hidden-text" htmlFor="scrub">
            {t.step(step, total)}
          </label>
          <input
            id="scrub"
            type="range"
            min={0}
            max={total}
            value={step}
            onChange={(event) => jump(event.target.valueAsNumber)}
          />
          <div className="row">
            <button type="button" className="button small" onClick={() => jump(0)}>
              {t.first}
            </button>
            <button type="button" className="button small" onClick={() => jump(step - 1)}>
              {t.back}
            </button>
            <output className="muted">{t.step(step, total)}</output>
            <button type="button" className="button small" onClick={() => jump(step + 1)}>
              {t.forward}
            </button>
            <button type="button" className="button small" onClick={() => jump(total)}>
              {t.last}
            </button>
            <button
              type="button"
              className="button small quiet"
              onClick={() => navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
            >
              {copied ? t.copied : t.copyLink}
            </button>
          </div>
          <ul className="happened">
            {moment.events.map((event, i) => {
              const line = words.event(event, who);
              return line === undefined ? null : <li key={i}>{line}</li>;
            })}
          </ul>
          <ScoreGraph scores={scores} step={step} total={total} names={scores[0]?.map((_, seat) => who(seat)) ?? []} />
        </section>
        <SheetView sheet={words.sheet(view, null, who)} />
      </main>
    </div>
  );
}

const POINTS = 60;

/** Everybody's points at some sixty moments of the play. */
function scoresOver(game: Play['game'], record: Parameters<typeof replayRecord>[1]): number[][] {
  const total = record.choices.length;
  const moments = Math.min(POINTS, total);
  return Array.from({ length: moments + 1 }, (_, i) => {
    const play = replayRecord(game, record, Math.round((i * total) / Math.max(1, moments)));
    return isRefusal(play) ? [] : game.scores(play.state);
  });
}

function ScoreGraph({
  scores,
  step,
  total,
  names,
}: {
  scores: number[][];
  step: number;
  total: number;
  names: string[];
}) {
  const t = useText();
  const top = Math.max(10, ...scores.flat());
  const low = Math.min(0, ...scores.flat());
  const x = (i: number) => 8 + (i * 584) / Math.max(1, scores.length - 1);
  const y = (points: number) => 132 - ((points - low) * 120) / (top - low);
  return (
    <figure className="graph">
      <figcaption className="muted">{t.graph}</figcaption>
      <svg
        viewBox="0 0 600 140"
        role="img"
        aria-label={`${t.graph}: ${names.map((name, seat) => `${name} ${scores.at(-1)?.[seat]}`).join(', ')}`}
      >
        <path d={`M8 ${y(0)}H592`} stroke="var(--hairline)" />
        <path d={`M${8 + (584 * step) / Math.max(1, total)} 8V132`} stroke="var(--brass)" strokeDasharray="3 3" />
        {names.map((name, seat) => (
          <path
            key={name}
            d={scores.map((each, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(each[seat]).toFixed(1)}`).join('')}
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </figure>
  );
}
