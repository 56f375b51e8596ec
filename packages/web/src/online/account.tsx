import { isRefused } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { useEffect, useId, useState } from 'react';
import { MyData } from '../house/my-data.tsx';
import { MyPage } from '../people/my-page.tsx';
import { go, useRoute } from '../router.ts';
import { WebhookField } from '../webhooks/field.tsx';
import { changeMe, type Refused } from './api.ts';
import { Door } from './door.tsx';
import {
  addPasskey,
  canPush,
  changeNotices,
  choosePassword,
  forgetPassword,
  hasPasskeys,
  isPushed,
  logIn,
  logInByPasskey,
  logOut,
  makeAccount,
  push,
} from './enter.ts';
import { Restricted } from './restricted.tsx';
import { updateMe, useStanding } from './standing.ts';
import { sayRefusal, useOnlineText } from './words.ts';
import './online.css';

/** What is done says what came of it, or `done` does. */
type Attempt = (act: () => Promise<Refused | string | undefined>, done?: string) => Promise<boolean>;

/** Tries something and says how it went. */
function useAttempt(): [Attempt, { readonly good: boolean; readonly text: string } | undefined] {
  const [said, setSaid] = useState<{ good: boolean; text: string }>();
  const attempt: Attempt = async (act, done) => {
    setSaid(undefined);
    const came = await act();
    const isRefusal = typeof came === 'object';
    if (isRefusal) setSaid({ good: false, text: sayRefusal(came) });
    else if ((came ?? done) !== undefined) setSaid({ good: true, text: came ?? done ?? '' });
    return !isRefusal;
  };
  return [attempt, said];
}

/** Who the reader is at the server: nobody yet, a guest, or the holder of an account. */
export function AccountPanel() {
  const o = useOnlineText();
  const standing = useStanding();
  const [attempt, said] = useAttempt();
  const { secret, query } = useRoute();
  const token = secret.get('password');
  if (standing.kind === 'asking') return null;
  if (standing.kind === 'alone') return <p className="muted no-server">{o.noServer}</p>;
  const me = standing.kind === 'known' ? standing.me : undefined;
  return (
    <section className="panel form account" aria-labelledby="account-title">
      <h2 id="account-title">{o.online}</h2>
      {said && (
        <p className={said.good ? 'muted' : 'notice'} role={said.good ? 'status' : 'alert'}>
          {said.text}
        </p>
      )}
      {query.has('error') && said === undefined && (
        <p className="notice" role="alert">
          {o.linkFailed}
        </p>
      )}
      {token !== null && <NewPassword token={token} attempt={attempt} />}
      {me === undefined && (
        <>
          <Door />
          <LogIn attempt={attempt} />
        </>
      )}
      {me && <Known me={me} attempt={attempt} />}
    </section>
  );
}

function Known({ me, attempt }: { me: Me; attempt: Attempt }) {
  const o = useOnlineText();
  const keep = async (given: Given): Promise<Refused | string> => {
    const made = await makeAccount(given);
    if (isRefused(made)) return made;
    return made.letter ? o.accountLetter(given.mail) : o.accountMade;
  };
  return (
    <>
      <Restricted me={me} />
      <p className="identity">
        <strong>{me.name}</strong>
        <span className="muted">{me.guest ? o.guest : me.mail}</span>
        {!me.guest && (
          <button type="button" className="button small" onClick={() => void logOut()}>
            {o.logOut}
          </button>
        )}
      </p>
      {me.guest ? (
        <>
          <p className="muted">{o.guestNote}</p>
          <details>
            <summary>{o.makeAccount}</summary>
            <Credentials
              asks={['mail', 'new-password']}
              action={o.makeAccount}
              onSend={(given) => attempt(() => keep(given))}
            />
          </details>
          <details>
            <summary>{o.haveAccount}</summary>
            <LogIn attempt={attempt} />
          </details>
        </>
      ) : (
        hasPasskeys() && (
          <div>
            <button type="button" className="button small" onClick={() => void attempt(addPasskey, o.passkeyAdded)}>
              {o.passkeyAdd}
            </button>
          </div>
        )
      )}
      <MyPage me={me} />
      <Notices me={me} attempt={attempt} />
      <WebhookField />
      <MyData me={me} />
    </>
  );
}

function LogIn({ attempt }: { attempt: Attempt }) {
  const o = useOnlineText();
  return (
    <div className="form">
      <Credentials asks={['mail', 'password']} action={o.logIn} onSend={(given) => attempt(() => logIn(given))} />
      {hasPasskeys() && (
        <div>
          <button type="button" className="button" onClick={() => void attempt(logInByPasskey)}>
            {o.passkeyLogIn}
          </button>
        </div>
      )}
      <details>
        <summary>{o.forgotten}</summary>
        <p className="muted">{o.forgottenHelp}</p>
        <Credentials
          asks={['mail']}
          action={o.sendLink}
          onSend={({ mail }) => attempt(() => forgetPassword(mail), o.linkSent)}
        />
      </details>
    </div>
  );
}

/** Where the link of a letter leads. */
function NewPassword({ token, attempt }: { token: string; attempt: Attempt }) {
  const o = useOnlineText();
  const choose = async ({ password }: Given) => {
    const chosen = await attempt(() => choosePassword(token, password), o.passwordKept);
    if (chosen) go('/profile', true);
    return chosen;
  };
  return (
    <>
      <h3>{o.newPassword}</h3>
      <Credentials asks={['new-password']} action={o.keepPassword} onSend={choose} />
    </>
  );
}

interface Given {
  readonly mail: string;
  readonly password: string;
}

interface CredentialsProps {
  asks: readonly ('mail' | 'password' | 'new-password')[];
  action: string;
  onSend: (given: Given) => Promise<boolean>;
}

function Credentials({ asks, action, onSend }: CredentialsProps) {
  const o = useOnlineText();
  const id = useId();
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const isNew = asks.includes('new-password');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend({ mail: mail.trim(), password }).then((done) => done && setPassword(''));
      }}
    >
      {asks.includes('mail') && (
        <div className="field">
          <label htmlFor={`${id}-mail`}>{o.mail}</label>
          <input
            id={`${id}-mail`}
            className="input"
            type="email"
            required
            autoComplete={isNew ? 'email' : 'username webauthn'}
            value={mail}
            onChange={(event) => setMail(event.target.value)}
          />
        </div>
      )}
      {(isNew || asks.includes('password')) && (
        <div className="field">
          <label htmlFor={`${id}-password`}>{o.password}</label>
          <input
            id={`${id}-password`}
            className="input"
            type="password"
            required
            minLength={10}
            maxLength={128}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <small>{o.passwordHelp}</small>
        </div>
      )}
      <div>
        <button type="submit" className="button main">
          {action}
        </button>
      </div>
    </form>
  );
}

/** Ways to hear of the own turn outside the app. */
function Notices({ me, attempt }: { me: Me; attempt: Attempt }) {
  const o = useOnlineText();
  const [pushed, setPushed] = useState(false);
  const pushes = canPush(me);
  useEffect(() => {
    if (pushes) void isPushed(me).then(setPushed);
  }, [me, pushes]);
  if (me.guest && !pushes) return null;
  return (
    <fieldset>
      <legend>{o.notices}</legend>
      {!me.guest && (
        <label className="switch">
          <input
            type="checkbox"
            checked={me.settings.mail === true}
            onChange={({ target }) => void attempt(() => changeNotices(me, { mail: target.checked }))}
          />
          <span>
            {o.noticeMail}
            <small>{o.noticeMailHelp}</small>
          </span>
        </label>
      )}
      {pushes && (
        <label className="switch">
          <input
            type="checkbox"
            checked={pushed}
            onChange={({ target }) => void attempt(() => push(me, target.checked))}
          />
          <span>
            {o.noticePush}
            <small>{o.noticePushHelp}</small>
          </span>
        </label>
      )}
    </fieldset>
  );
}

/** The server calls us what this device calls us. */
export async function tellName(name: string): Promise<void> {
  const called = name.trim();
  if (called === '') return;
  await changeMe({ name: called });
  updateMe({ name: called });
}
