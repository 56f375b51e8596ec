import type { Language } from '@orrery/kernel';
import type { PersonGame, PersonPage, PersonPlay } from '@orrery/protocol';
import { useState } from 'react';
import { Friendship } from '../friends/friendship.tsx';
import { useFriendsText } from '../friends/words.ts';
import { GAME_IDS } from '../games.ts';
import { Face } from '../kit/face.tsx';
import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { Page } from '../kit/page.tsx';
import { isAnswer, useAnswer } from '../kit/use-answer.ts';
import { sinceText } from '../lobby/since.ts';
import { usePart, useStanding } from '../online/standing.ts';
import { changeText, pointsText } from '../ratings/at-table.tsx';
import { useSettings, useText } from '../settings.ts';
import { RatingGraph } from './graph.tsx';
import { Habits } from './habits.tsx';
import { usePeopleText } from './words.ts';
import '../ratings/leaderboard.css';
import '../ratings/ratings.css';
import './people.css';

/** Somebody's page, as the server knows them; `me` is the reader's own. */
export function PersonScreen({ who: asked }: { readonly who: string }) {
  const t = useText();
  const p = usePeopleText();
  const standing = useStanding();
  const own = standing.kind === 'known' ? standing.me.who : undefined;
  const who = asked === 'me' ? own : asked;
  const answer = useAnswer('GET /api/people/:who', { params: { who: who ?? 'nobody' } }, own);
  if (standing.kind === 'asking' || answer === undefined) return <p className="page">{t.loading} …</p>;
  if (!isAnswer(answer)) {
    return (
      <Page at="ratings" title={p.person} mainClass="person">
        <p role="status">{p.nobody}</p>
      </Page>
    );
  }
  return <Shown person={answer} isMine={who === own} />;
}

function Shown({ person, isMine }: { person: PersonPage; isMine: boolean }) {
  const t = useText();
  const p = usePeopleText();
  const { language } = useSettings();
  const { name, since, plays, games } = person;
  const rated = games.filter(({ points }) => points !== null);
  const [chosen, setChosen] = useState<string>();
  const game = chosen ?? rated[0]?.game ?? '';
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const facts = [
    ...(since === null ? [] : [p.since(month.format(since))]),
    p.playedGames(plays),
    ...(person.private ? [p.isPrivate] : []),
  ];
  const drawn = rated.find((one) => one.game === game);
  return (
    <Page
      at={isMine ? 'me' : 'ratings'}
      title={name}
      says={facts.join(' · ')}
      portrait={<Face name={name} size={88} />}
      tools={
        isMine ? (
          <Link to="/profile" className="button">
            {t.profile}
          </Link>
        ) : (
          <span className="row">
            <Friendship who={person.who} name={name} />
            <Challenge who={person.who} name={name} game={game || GAME_IDS[0]} />
          </span>
        )
      }
      mainClass="person"
    >
      <div className="person-columns">
        <div>
          {rated.length > 0 && (
            <div className="person-ratings" role="group" aria-label={p.ratings}>
              {rated.map((one) => (
                <button
                  key={one.game}
                  type="button"
                  aria-pressed={one.game === game}
                  onClick={() => setChosen(one.game)}
                >
                  <Globe game={one.game} size={38} />
                  <span>
                    <b>{pointsText({ points: one.points ?? 0, provisional: one.provisional })}</b>
                    <small>{gameName(one.game, language)}</small>
                  </span>
                </button>
              ))}
            </div>
          )}
          {drawn && <RatingGraph games={rated} chosen={game} label={graphText(drawn, p, language)} />}
          <h2>{p.games}</h2>
          {person.last.length === 0 && <p className="muted">{p.noGames}</p>}
          <ul className="person-plays">
            {person.last.map((play) => (
              <PlayRow key={play.table} play={play} />
            ))}
          </ul>
        </div>
        <Habits person={person} />
      </div>
    </Page>
  );
}

/** A new table to which this person is invited. */
function Challenge({ who, name, game }: { readonly who: string; readonly name: string; readonly game: string }) {
  const f = useFriendsText();
  const isOn = usePart('friends');
  if (useStanding().kind !== 'known' || !isOn) return null;
  const query = new URLSearchParams({ with: 'friends', invite: who, called: name });
  return (
    <Link to={`/new/${game}?${query}`} className="button main">
      {f.challenge}
    </Link>
  );
}

function graphText({ game, history }: PersonGame, p: ReturnType<typeof usePeopleText>, language: Language): string {
  const points = (one: PersonGame['history'][number] | undefined): string => String(one?.points ?? '');
  return p.ratingOverTime(gameName(game, language), points(history[0]), points(history.at(-1)));
}

function PlayRow({ play }: { play: PersonPlay }) {
  const p = usePeopleText();
  const { language } = useSettings();
  const { game, at, scores, place, change, table, open } = play;
  return (
    <li>
      <Globe game={game} size={40} />
      <span className="person-play">
        <strong>{gameName(game, language)}</strong>
        <small className="muted">{sinceText(at, language)}</small>
      </span>
      <span className="person-scores muted">{scores.join(' – ')}</span>
      <span className="place" data-first={place === 1}>
        <span className="hidden-text">{p.place(place)}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      <span className="rating-change" data-loss={(change ?? 0) < 0}>
        {change !== null && changeText(change)}
      </span>
      {open ? (
        <Link to={`/replay/${table}`} className="button small">
          {p.replay}
        </Link>
      ) : (
        <small className="muted">{p.byInvitation}</small>
      )}
    </li>
  );
}
