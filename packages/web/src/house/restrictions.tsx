import { isRefused } from '@orrery/kernel';
import type { RestrictionKind, RestrictionRow, Someone } from '@orrery/protocol';
import { useId, useState } from 'react';
import { ask } from '../online/api.ts';
import { moment, sayRefusal, sayUntil } from '../online/words.ts';
import { useAsked } from './asked.ts';
import { called, useHouseText } from './words.ts';

const HOUR = 3_600_000;
const SPANS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR, good: null } as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES = Object.keys(SPANS) as Span[];
const KINDS: readonly RestrictionKind[] = ['mute', 'ban'];

const listRestrictions = () => ask('GET /api/house/restrictions');

/** Everybody who is banned or muted now. */
export function Restrictions() {
  const h = useHouseText();
  const { found, problem, again } = useAsked(listRestrictions);
  return (
    <section className="panel form" aria-labelledby="restrictions-title">
      <h2 id="restrictions-title">{h.restrictions}</h2>
      {problem && <p className="notice">{problem}</p>}
      {found?.length === 0 && <p className="muted">{h.noRestrictions}</p>}
      <RestrictionList rows={found ?? []} onChange={again} />
    </section>
  );
}

export function RestrictionList({ rows, onChange }: { rows: readonly RestrictionRow[]; onChange: () => void }) {
  const h = useHouseText();
  const [problem, setProblem] = useState<string>();
  const lift = async ({ kind, about }: RestrictionRow) => {
    const note = prompt(h.liftWhy);
    if (note === null) return;
    const done = await ask('POST /api/house/restrictions/:kind/:who/lift', {
      params: { kind, who: about.who },
      body: { note },
    });
    setProblem(isRefused(done) ? sayRefusal(done) : undefined);
    onChange();
  };
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <ul className="house-list">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.about.who}`} className="spread">
            <span>
              <strong>{called(h, row.about)}</strong> {h.kindNames[row.kind]}, {sayUntil(row.until)}: {row.reason}{' '}
              <small className="muted">
                {h.by(called(h, row.by))}, {moment(row.at)}
              </small>
            </span>
            <button type="button" className="button small" onClick={() => void lift(row)}>
              {h.lift(called(h, row.about))}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Bans or mutes somebody. */
export function Restrict({ about, onDone }: { about: Someone; onDone: () => void }) {
  const h = useHouseText();
  const id = useId();
  const [kind, setKind] = useState<RestrictionKind>('mute');
  const [span, setSpan] = useState<Span>('day');
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState<string>();
  const send = async () => {
    const ms = SPANS[span];
    const done = await ask('PUT /api/house/restrictions/:kind/:who', {
      params: { kind, who: about.who },
      body: { ...(ms === null ? {} : { until: Date.now() + ms }), reason: reason.trim() },
    });
    setSaid(isRefused(done) ? sayRefusal(done) : h.done);
    if (isRefused(done)) return;
    setReason('');
    onDone();
  };
  return (
    <form
      className="form"
      aria-label={h.restrict(called(h, about))}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="row">
        <div className="field">
          <label htmlFor={`${id}-kind`}>{h.kind}</label>
          <select
            id={`${id}-kind`}
            className="input"
            value={kind}
            onChange={({ target }) => setKind(target.value as RestrictionKind)}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {h.kinds[each]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-span`}>{h.howLong}</label>
          <select
            id={`${id}-span`}
            className="input"
            value={span}
            onChange={({ target }) => setSpan(target.value as Span)}
          >
            {SPAN_NAMES.map((each) => (
              <option key={each} value={each}>
                {h.spans[each]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {kind === 'ban' && span === 'good' && <p className="muted">{h.forGoodHelp}</p>}
      <div className="field">
        <label htmlFor={`${id}-reason`}>{h.reason}</label>
        <input
          id={`${id}-reason`}
          className="input"
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className="row">
        <button type="submit" className="button">
          {h.doIt}
        </button>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}
