import type { WholeClub } from '@orrery/protocol';
import { useCallback, useEffect } from 'react';
import { Face } from '../kit/face.tsx';
import { Link } from '../kit/link.tsx';
import { ServedPage } from '../kit/served-page.tsx';
import { ask } from '../online/api.ts';
import { usePart } from '../online/standing.ts';
import { sayRefusal } from '../online/words.ts';
import { useText } from '../settings.ts';
import { Row } from '../tournaments/list.tsx';
import { useLive } from '../tournaments/live.ts';
import { WebhookField } from '../webhooks/field.tsx';
import { Invite, Members } from './members.tsx';
import { Season } from './season.tsx';
import { Tables } from './tables.tsx';
import { useClubsText } from './words.ts';
import './clubs.css';

/** One club: its season, its tournaments, its tables, its people. */
export function ClubScreen({ id }: { readonly id: string }) {
  const c = useClubsText();
  return (
    <ServedPage at="clubs" title={c.title} comeIn={c.comeIn} ownHead className="club-page">
      {(me) => <Known id={id} me={me.who} />}
    </ServedPage>
  );
}

const FACES = 5;

function Known({ id, me }: { readonly id: string; readonly me: string }) {
  const c = useClubsText();
  const t = useText();
  const read = useCallback(() => ask('GET /api/clubs/:club', { params: { club: id } }), [id]);
  const { found, problem, take } = useLive(read);
  const title = found?.name ?? c.title;
  useEffect(() => {
    document.title = `${title} – ${t.app}`;
  }, [title, t]);
  if (problem?.refused === 'no-such-club') return <h1>{c.gone}</h1>;
  if (found === undefined) return <p>{problem ? sayRefusal(problem) : `${t.loading} …`}</p>;
  const { name, about, members, season } = found;
  const here = members.filter((member) => member.here);
  return (
    <>
      <header className="club-head">
        <Orbit />
        <h1>{name}</h1>
        <p>{[c.members(members.length), ...(season === null ? [] : [c.seasonIs(season.number)])].join(', ')}</p>
        {about !== '' && <p className="muted">{about}</p>}
        <p className="club-here">
          {here.slice(0, FACES).map(({ who, name }) => (
            <Face key={who} name={name} size={28} />
          ))}
          <span>{c.hereNow(here.length)}</span>
        </p>
      </header>
      {problem && (
        <p className="notice" role="alert">
          {sayRefusal(problem)}
        </p>
      )}
      <div className="club-columns">
        <Season club={found} onAnswer={take} me={me} />
        <div className="club-middle">
          <Tournaments club={found} />
          <Members club={found} onAnswer={take} me={me} />
          <Invite club={found} onAnswer={take} />
          {found.role !== 'member' && <WebhookField club={found.id} />}
        </div>
        <Tables club={found} />
      </div>
    </>
  );
}

function Tournaments({ club }: { readonly club: WholeClub }) {
  const c = useClubsText();
  const isOn = usePart('tournaments');
  if (!isOn) return null;
  return (
    <section aria-labelledby="club-tournaments">
      <h2 id="club-tournaments">{c.comingUp}</h2>
      {club.tournaments.length === 0 && <p className="muted">{c.noTournaments}</p>}
      <ul className="rows">
        {club.tournaments.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {club.role !== 'member' && (
        <Link to={`/tournaments/new?club=${club.id}`} className="button">
          {c.announce}
        </Link>
      )}
    </section>
  );
}

/** The only ornament: thin orbits with worlds on them. */
function Orbit() {
  return (
    <svg className="club-orbit" viewBox="0 0 320 170" aria-hidden="true">
      <g fill="none" stroke="var(--brass)">
        <circle cx="190" cy="170" r="150" strokeOpacity="0.35" />
        <circle cx="190" cy="170" r="112" strokeOpacity="0.6" />
        <circle cx="190" cy="170" r="76" strokeOpacity="0.35" />
      </g>
      <circle cx="190" cy="178" r="48" fill="var(--brass)" />
      <circle cx="92" cy="116" r="12" fill="var(--seat-1)" />
      <circle cx="290" cy="78" r="15" fill="var(--seat-2)" />
      <circle cx="236" cy="110" r="8" fill="var(--seat-3)" />
      <circle cx="156" cy="24" r="8" fill="var(--seat-4)" />
    </svg>
  );
}
