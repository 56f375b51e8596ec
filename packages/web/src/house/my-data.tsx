import { isRefused } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { useId, useState } from 'react';
import { download } from '../kit/download.ts';
import { Link } from '../kit/link.tsx';
import { ask, type Refused } from '../online/api.ts';
import { becomeAnother } from '../online/standing.ts';
import { sayRefusal, useOnlineText } from '../online/words.ts';
import { useHouseText } from './words.ts';

/** The data of the reader: to take along, to move to another address, to have deleted. */
export function MyData({ me }: { me: Me }) {
  const h = useHouseText();
  const [said, setSaid] = useState<string>();
  const tell = (refused: Refused | undefined, done: string) =>
    setSaid(refused === undefined ? done : sayRefusal(refused));
  const take = async () => {
    const data = await ask('GET /api/me/data');
    if (isRefused(data)) return tell(data, '');
    download('orrery-my-data.json', JSON.stringify(data, null, 1));
  };
  return (
    <>
      {me.role !== undefined && (
        <div>
          <Link to="/house" className="button small">
            {h.toHouse}
          </Link>
        </div>
      )}
      {!me.guest && me.letters && <MoveMail onAnswer={(refused) => tell(refused, h.mailSent)} />}
      <details>
        <summary>{h.myData}</summary>
        <div className="form">
          <p className="muted">{h.myDataHelp}</p>
          <div>
            <button type="button" className="button" onClick={() => void take()}>
              {h.takeData}
            </button>
          </div>
          <Leave me={me} onRefused={(refused) => tell(refused, '')} />
        </div>
      </details>
      <p role="status">{said}</p>
    </>
  );
}

function MoveMail({ onAnswer }: { onAnswer: (refused: Refused | undefined) => void }) {
  const h = useHouseText();
  const id = useId();
  const [mail, setMail] = useState('');
  const send = async () => {
    const asked = await ask('POST /api/auth/change-email', {
      body: { newEmail: mail.trim(), callbackURL: '/profile' },
    });
    onAnswer(isRefused(asked) ? asked : undefined);
  };
  return (
    <details>
      <summary>{h.newMail}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="muted">{h.newMailHelp}</p>
        <div className="field">
          <label htmlFor={id}>{h.newMail}</label>
          <input
            id={id}
            className="input"
            type="email"
            required
            autoComplete="email"
            value={mail}
            onChange={({ target }) => setMail(target.value)}
          />
        </div>
        <div>
          <button type="submit" className="button">
            {h.sendMail}
          </button>
        </div>
      </form>
    </details>
  );
}

function Leave({ me, onRefused }: { me: Me; onRefused: (refused: Refused) => void }) {
  const h = useHouseText();
  const id = useId();
  const [password, setPassword] = useState('');
  const leave = async () => {
    if (!confirm(h.reallyLeave)) return;
    const gone = await ask('POST /api/me/delete', { body: me.guest ? {} : { password } });
    if (isRefused(gone)) onRefused(gone);
    else await becomeAnother();
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <h3>{h.leave}</h3>
      <p className="muted">{h.leaveHelp}</p>
      {!me.guest && <LeavePassword id={id} value={password} onChange={setPassword} />}
      <div>
        <button type="submit" className="button">
          {h.leaveButton}
        </button>
      </div>
    </form>
  );
}

function LeavePassword({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  const o = useOnlineText();
  return (
    <div className="field">
      <label htmlFor={id}>{o.password}</label>
      <input
        id={id}
        className="input"
        type="password"
        required
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
