import { isRefused } from '@orrery/kernel';
import type { Webhook } from '@orrery/protocol';
import { useEffect, useId, useState } from 'react';
import { ask } from '../online/api.ts';
import { usePart } from '../online/standing.ts';
import { sayRefusal } from '../online/words.ts';
import { useWebhooksText } from './words.ts';

/** The three things that can be done with a webhook, for a person or for a club. */
const questions = (club: string | undefined) =>
  club === undefined
    ? {
        read: () => ask('GET /api/webhooks'),
        name: (address: string) => ask('PUT /api/webhooks', { body: { address } }),
        attempt: () => ask('POST /api/webhooks/try'),
      }
    : {
        read: () => ask('GET /api/webhooks/clubs/:club', { params: { club } }),
        name: (address: string) => ask('PUT /api/webhooks/clubs/:club', { params: { club }, body: { address } }),
        attempt: () => ask('POST /api/webhooks/clubs/:club/try', { params: { club } }),
      };

/** Where notices go beside push and mail: the chat of the reader, or of a club that they run. */
export function WebhookField({ club }: { readonly club?: string }) {
  return usePart('webhooks') ? <Field club={club} /> : null;
}

function Field({ club }: { readonly club: string | undefined }) {
  const w = useWebhooksText();
  const id = useId();
  const [hook, setHook] = useState<Webhook>();
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState<{ readonly good: boolean; readonly text: string }>();
  useEffect(() => {
    let gone = false;
    void questions(club)
      .read()
      .then((answer) => {
        if (gone || isRefused(answer)) return;
        setHook(answer);
        setAddress(answer.address);
      });
    return () => {
      gone = true;
    };
  }, [club]);
  if (hook === undefined) return null;
  const keep = async () => {
    const answer = await questions(club).name(address);
    if (isRefused(answer)) {
      setSaid({ good: false, text: answer.refused === 'malformed' ? w.badAddress : sayRefusal(answer) });
      return;
    }
    setHook(answer);
    setSaid({ good: true, text: answer.state === 'none' ? w.none : w.kept });
  };
  const attempt = async () => {
    const answer = await questions(club).attempt();
    if (isRefused(answer)) setSaid({ good: false, text: sayRefusal(answer) });
    else setSaid({ good: answer.sent, text: answer.sent ? w.sent : w.notSent });
    if (!isRefused(answer) && answer.sent) setHook({ ...hook, state: 'works' });
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{club === undefined ? w.mine : w.ofClub}</label>
        <input
          id={id}
          className="input"
          type="url"
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <small>{w.help}</small>
      </div>
      {hook.state === 'off' && <p className="notice">{w.off}</p>}
      <div className="row">
        <button type="submit" className="button small" disabled={address === hook.address && hook.state !== 'off'}>
          {w.keep}
        </button>
        {hook.state !== 'none' && address === hook.address && (
          <button type="button" className="button small quiet" onClick={() => void attempt()}>
            {w.attempt}
          </button>
        )}
      </div>
      {said && (
        <p className={said.good ? 'muted' : 'notice'} role={said.good ? 'status' : 'alert'}>
          {said.text}
        </p>
      )}
    </form>
  );
}
