import { useCallback, useState } from 'react';
import { ask } from '../online/api.ts';
import { moment } from '../online/words.ts';
import { useAsked } from './asked.ts';
import { called, useHouseText } from './words.ts';

const PAGE = 100;

/** Who did what to whom, the newest first; for the owner. */
export function Audit() {
  const h = useHouseText();
  const [before, setBefore] = useState<number>();
  const read = useCallback(
    () => ask('GET /api/house/audit', { query: before === undefined ? {} : { before } }),
    [before],
  );
  const { found, problem } = useAsked(read);
  const entries = found?.entries ?? [];
  const oldest = entries.at(-1)?.id;
  const { at, by, act, about, details } = h.auditColumns;
  return (
    <section className="panel form" aria-labelledby="audit-title">
      <h2 id="audit-title">{h.audit}</h2>
      <p className="muted">{h.auditHelp}</p>
      {problem && <p className="notice">{problem}</p>}
      <div role="group" className="scroller" tabIndex={0} aria-label={h.audit}>
        <table className="sheet-table">
          <thead>
            <tr>
              {[at, by, act, about, details].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{moment(entry.at)}</td>
                <td>{called(h, entry.by)}</td>
                <td>{h.acts[entry.act]}</td>
                <td>{entry.about && called(h, entry.about)}</td>
                <td>{entry.details}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length >= PAGE && (
        <div>
          <button type="button" className="button small" onClick={() => setBefore(oldest)}>
            {h.more}
          </button>
        </div>
      )}
    </section>
  );
}
