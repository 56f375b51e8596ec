import { isRefused } from '@orrery/kernel';
import { useCallback, useId, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { ServedPage } from '../kit/served-page.tsx';
import { ask, type Refused } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';
import { go, useRoute } from '../router.ts';
import { useLive } from '../tournaments/live.ts';
import { useClubsText } from './words.ts';
import './clubs.css';

/** The clubs of the reader; with an invitation behind the number sign, the way into one. */
export function ClubsScreen() {
  const c = useClubsText();
  const invitation = useRoute().secret.get('invitation');
  return (
    <ServedPage at="clubs" title={invitation === null ? c.title : c.invited} comeIn={c.comeIn} mainClass="clubs">
      {({ guest }) => (invitation === null ? <List guest={guest} /> : <Join invitation={invitation} />)}
    </ServedPage>
  );
}

function Join({ invitation }: { readonly invitation: string }) {
  const c = useClubsText();
  const [problem, setProblem] = useState<Refused>();
  const join = async () => {
    const club = await ask('POST /api/clubs/join', { body: { invitation } });
    if (isRefused(club)) setProblem(club);
    else go(`/club/${club.id}`);
  };
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          {problem.refused === 'no-such-club' ? c.badLink : sayRefusal(problem)}
        </p>
      )}
      <div>
        <button type="button" className="button main" onClick={() => void join()}>
          {c.join}
        </button>
      </div>
    </>
  );
}

function List({ guest }: { readonly guest: boolean }) {
  const c = useClubsText();
  const read = useCallback(() => ask('GET /api/clubs'), []);
  const { found, problem } = useLive(read);
  return (
    <>
      {problem && <p className="notice">{sayRefusal(problem)}</p>}
      {found?.length === 0 && <p className="muted">{c.none}</p>}
      <ul className="rows">
        {found?.map(({ id, name, role, members }) => (
          <li key={id}>
            <Link to={`/club/${id}`} className="row-title">
              {name}
            </Link>
            <small className="muted">{[c.members(members), c.roles[role]].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {guest ? (
        <p className="muted">
          {c.needsAccount} <Link to="/profile">{c.toAccount}</Link>
        </p>
      ) : (
        <Found />
      )}
    </>
  );
}

function Found() {
  const c = useClubsText();
  const id = useId();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [problem, setProblem] = useState<string>();
  const found = async () => {
    const club = await ask('POST /api/clubs', { body: { name, about } });
    if (isRefused(club)) setProblem(sayRefusal(club));
    else go(`/club/${club.id}`);
  };
  return (
    <form
      className="form club-form"
      onSubmit={(event) => {
        event.preventDefault();
        void found();
      }}
    >
      <h2>{c.found}</h2>
      <p className="muted">{c.foundHelp}</p>
      <div className="field">
        <label htmlFor={`${id}n`}>{c.name}</label>
        <input
          id={`${id}n`}
          className="input"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}a`}>{c.about}</label>
        <input
          id={`${id}a`}
          className="input"
          maxLength={300}
          value={about}
          onChange={({ target }) => setAbout(target.value)}
        />
      </div>
      {problem && <p className="notice">{problem}</p>}
      <div>
        <button type="submit" className="button main">
          {c.found}
        </button>
      </div>
    </form>
  );
}
