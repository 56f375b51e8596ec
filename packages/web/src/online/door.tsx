import { type ReactNode, useId, useState } from 'react';
import { getSettings } from '../settings.ts';
import { comeIn } from './standing.ts';
import { sayRefusal, useOnlineText } from './words.ts';

/** One field between a stranger and a seat. */
export function Door({ children, quiet = false }: { children?: ReactNode; quiet?: boolean }) {
  const o = useOnlineText();
  const id = useId();
  const [name, setName] = useState(() => getSettings().name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const refused = await comeIn(name.trim());
    setBusy(false);
    setProblem(refused && sayRefusal(refused));
  };
  return (
    <form
      className="panel form door"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void enter();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{o.nameAsked}</label>
        <div className="door-name">
          <input
            id={id}
            className="input"
            autoComplete="nickname"
            maxLength={24}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className={quiet ? 'button' : 'button main'} disabled={busy || name.trim() === ''}>
            {o.comeIn}
          </button>
        </div>
        <small>{o.comeInHelp}</small>
      </div>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {children}
    </form>
  );
}
