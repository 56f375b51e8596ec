import { isRefused } from '@orrery/kernel';
import type { ReportRow } from '@orrery/protocol';
import { useCallback, useId, useState } from 'react';
import { ask } from '../online/api.ts';
import { goneName, moment, sayRefusal } from '../online/words.ts';
import { useAsked } from './asked.ts';
import { Restrict, RestrictionList } from './restrictions.tsx';
import { called, useHouseText } from './words.ts';

/** What people have told about each other: those that wait first. */
export function Reports() {
  const h = useHouseText();
  const [settled, setSettled] = useState(false);
  const [before, setBefore] = useState<number>();
  const [opened, setOpened] = useState<number>();
  const list = useCallback(
    () => ask('GET /api/house/reports', { query: { settled, ...(before === undefined ? {} : { before }) } }),
    [settled, before],
  );
  const { found, problem, again } = useAsked(list);
  const reports = found?.reports ?? [];
  const oldest = reports.at(-1)?.id;
  return (
    <section className="panel form" aria-labelledby="reports-title">
      <div className="spread">
        <h2 id="reports-title">{h.reports}</h2>
        <button
          type="button"
          className="button small"
          onClick={() => {
            setBefore(undefined);
            setSettled(!settled);
          }}
        >
          {settled ? h.showWaiting : h.showSettled}
        </button>
      </div>
      {problem && <p className="notice">{problem}</p>}
      {found && found.waiting > 0 && <p role="status">{h.waiting(found.waiting)}</p>}
      {found && reports.length === 0 && <p className="muted">{settled ? h.noSettled : h.noReports}</p>}
      <ul className="house-list">
        {reports.map((report) => (
          <li key={report.id}>
            <div className="spread">
              <strong>{h.reportOn(called(h, report.about), called(h, report.by))}</strong>
              <small className="muted">{moment(report.at)}</small>
            </div>
            <p className="said">{report.text}</p>
            {report.settled && (
              <p className="muted">
                {h.settledBy(called(h, report.settled.by), moment(report.settled.at))}: {report.settled.note}
              </p>
            )}
            <button
              type="button"
              className="button small"
              aria-expanded={opened === report.id}
              onClick={() => setOpened(opened === report.id ? undefined : report.id)}
            >
              {opened === report.id ? h.shut : h.open}
            </button>
            {opened === report.id && <Whole id={report.id} report={report} onChange={() => void again()} />}
          </li>
        ))}
      </ul>
      {reports.length >= 50 && oldest !== undefined && (
        <div>
          <button type="button" className="button small" onClick={() => setBefore(oldest)}>
            {h.more}
          </button>
        </div>
      )}
    </section>
  );
}

/** One report with what has to be known to settle it, and what can be done. */
function Whole({ id, report, onChange }: { id: number; report: ReportRow; onChange: () => void }) {
  const h = useHouseText();
  const read = useCallback(() => ask('GET /api/house/reports/:report', { params: { report: id } }), [id]);
  const { found, problem, again } = useAsked(read);
  if (problem) return <p className="notice">{problem}</p>;
  if (found === undefined) return null;
  return (
    <div className="form whole-report">
      <h3>{h.saidThere}</h3>
      {found.lines.length === 0 ? (
        <p className="muted">{h.nothingSaid}</p>
      ) : (
        <div className="scroller said-there" role="group" tabIndex={0} aria-label={h.saidThere}>
          <ol>
            {found.lines.map((line) => (
              <li key={line.id} data-about={line.who === report.about.who}>
                <strong>{line.name || goneName()}</strong> {line.text}{' '}
                <small className="muted">{moment(line.at)}</small>
              </li>
            ))}
          </ol>
        </div>
      )}
      {found.others > 0 && <p className="muted">{h.others(found.others)}</p>}
      <RestrictionList rows={found.restrictions} onChange={() => void again()} />
      {report.about.name !== '' && found.role === null && <Restrict about={report.about} onDone={() => void again()} />}
      {report.settled === null && <Settle id={id} onSettled={onChange} />}
    </div>
  );
}

function Settle({ id, onSettled }: { id: number; onSettled: () => void }) {
  const h = useHouseText();
  const field = useId();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const settle = async () => {
    const done = await ask('PUT /api/house/reports/:report', { params: { report: id }, body: { note: note.trim() } });
    if (isRefused(done)) setProblem(sayRefusal(done));
    else onSettled();
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void settle();
      }}
    >
      <div className="field">
        <label htmlFor={field}>{h.note}</label>
        <input
          id={field}
          className="input"
          required
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="submit" className="button main">
          {h.settle}
        </button>
      </div>
    </form>
  );
}
