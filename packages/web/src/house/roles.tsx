import { isRefused } from '@orrery/kernel';
import { useId, useState } from 'react';
import { ask } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';
import { useAsked } from './asked.ts';
import { called, useHouseText } from './words.ts';

const listRoles = () => ask('GET /api/house/roles');

/** The owner and the moderators; the owner names and dismisses them. */
export function Roles({ mayName }: { mayName: boolean }) {
  const h = useHouseText();
  const id = useId();
  const { found, problem, again } = useAsked(listRoles);
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState<string>();
  const name = async (moderates: boolean) => {
    const done = await ask('PUT /api/house/moderators', { body: { mail: mail.trim(), moderates } });
    setSaid(isRefused(done) ? sayRefusal(done) : h.done);
    if (isRefused(done)) return;
    setMail('');
    await again();
  };
  return (
    <section className="panel form" aria-labelledby="roles-title">
      <h2 id="roles-title">{h.watch}</h2>
      {problem && <p className="notice">{problem}</p>}
      <ul className="house-list">
        {(found ?? []).map((person) => (
          <li key={person.who} className="spread">
            <strong>{called(h, person)}</strong>
            <span className="muted">{h.roles[person.role]}</span>
          </li>
        ))}
      </ul>
      {mayName && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void name(true);
          }}
        >
          <div className="field">
            <label htmlFor={id}>{h.moderatorMail}</label>
            <input
              id={id}
              className="input"
              type="email"
              required
              autoComplete="off"
              value={mail}
              onChange={({ target }) => setMail(target.value)}
            />
          </div>
          <div className="row">
            <button type="submit" className="button">
              {h.name}
            </button>
            <button
              type="button"
              className="button quiet"
              disabled={mail.trim() === ''}
              onClick={() => void name(false)}
            >
              {h.dismiss}
            </button>
            <span role="status">{said}</span>
          </div>
        </form>
      )}
    </section>
  );
}
