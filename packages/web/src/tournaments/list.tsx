import { CATALOG } from 'virtual:catalog';
import type { TournamentRow } from '@orrery/protocol';
import { useCallback } from 'react';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { ServedPage } from '../kit/served-page.tsx';
import { ask } from '../online/api.ts';
import { moment, sayRefusal } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import { useLive } from './live.ts';
import { useTournamentsText } from './words.ts';
import './tournaments.css';

/** The tournaments of the house. */
export function TournamentsScreen() {
  const w = useTournamentsText();
  return (
    <ServedPage at="tournaments" title={w.title} comeIn={w.comeIn} mainClass="tournaments">
      {({ guest }) => <List guest={guest} />}
    </ServedPage>
  );
}

function List({ guest }: { readonly guest: boolean }) {
  const w = useTournamentsText();
  const read = useCallback(() => ask('GET /api/tournaments'), []);
  const { found, problem } = useLive(read);
  return (
    <>
      {guest ? (
        <p className="muted">
          {w.needsAccount} <Link to="/profile">{w.toAccount}</Link>
        </p>
      ) : (
        <p>
          <Link to="/tournaments/new" className="button">
            {w.announce}
          </Link>
        </p>
      )}
      {problem && <p className="notice">{sayRefusal(problem)}</p>}
      {found?.length === 0 && <p className="muted">{w.none}</p>}
      <ul className="rows">
        {found?.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

/** A tournament in a list: what it is, and what matters of it now. */
export function Row({ row }: { readonly row: TournamentRow }) {
  const w = useTournamentsText();
  const { language } = useSettings();
  const { id, title, game, format, rounds, round, seats, state, players, most, starts, live, entered } = row;
  const now = {
    open: starts === null ? w.beginsByHand : w.begins(moment(starts)),
    playing: w.roundNow(round),
    over: w.states.over,
    cancelled: w.states.cancelled,
  }[state];
  const facts = [
    CATALOG[game]?.words[language].name ?? game,
    w.facts(w.formats[format], rounds, seats, players),
    live ? w.live : w.overDays,
  ];
  return (
    <li className="tournament-row" data-mine={entered}>
      <Globe game={game} size={48} />
      <div>
        <Link to={`/tournament/${id}`} className="row-title">
          {title}
        </Link>
        <small className="muted">{facts.join(' · ')}</small>
        <small>
          {now}
          {state === 'open' && ` · ${w.entries(players, most)}`}
          {entered && ` · ${w.youPlay}`}
        </small>
      </div>
    </li>
  );
}
