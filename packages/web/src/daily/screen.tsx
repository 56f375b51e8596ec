import type { Daily } from '@orrery/protocol';
import { useState } from 'react';
import { Face } from '../kit/face.tsx';
import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { Page } from '../kit/page.tsx';
import { isAnswer, useAnswer } from '../kit/use-answer.ts';
import { Door } from '../online/door.tsx';
import { useStanding } from '../online/standing.ts';
import { PersonName } from '../ratings/screen.tsx';
import { useSettings, useText } from '../settings.ts';
import { beginDaily } from './begin.ts';
import { endsText } from './ends.ts';
import { useDailyText } from './words.ts';
import '../ratings/leaderboard.css';
import './daily.css';

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);

/** The challenge of a day: one's own try, and how everybody has done. */
export function DailyScreen({ day }: { readonly day: string | undefined }) {
  const t = useText();
  const d = useDailyText();
  const standing = useStanding();
  const reader = standing.kind === 'known' ? standing.me.who : '';
  const today = useAnswer('GET /api/daily', {}, `${reader} ${day}`);
  const asked = useAnswer('GET /api/daily/:day', { params: { day: day ?? '' } }, reader);
  const daily = day === undefined ? today : asked;
  return (
    <Page at="play" title={d.daily} says={d.dailyHelp} mainClass="daily">
      {daily === undefined ? (
        <p className="muted">{t.loading} …</p>
      ) : isAnswer(daily) ? (
        <Shown daily={daily} reader={reader} isToday={day === undefined} />
      ) : (
        <p role="status">{d.none}</p>
      )}
    </Page>
  );
}

function Shown({ daily, reader, isToday }: { daily: Daily; reader: string; isToday: boolean }) {
  const d = useDailyText();
  const { language } = useSettings();
  const { day, game, endsAt, over, mine, replay } = daily;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(endsAt - DAY / 2);
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <div className="daily-head">
        <Globe game={game} size={96} />
        <div>
          <h2>{gameName(game, language)}</h2>
          <p className="muted">
            {date} · {d.played(daily.finished)}
            {!over && ` · ${d.endsIn(endsText(endsAt, language))}`}
          </p>
          {mine?.score != null && <p>{d.yours(number.format(mine.score), mine.rank)}</p>}
          {!over && <Begin isKnown={reader !== ''} mine={mine} />}
          {replay !== null && (
            <Link to={`/replay/${replay}`} className="button main">
              {d.replayBest}
            </Link>
          )}
        </div>
      </div>
      <h2>{d.list}</h2>
      <Results daily={daily} reader={reader} />
      {!over && <p className="muted">{d.replayLater}</p>}
      <div className="row">
        <Link to={`/daily/${dayBefore(day)}`} className="button quiet">
          {d.yesterday}
        </Link>
        {!isToday && (
          <Link to="/daily" className="button quiet">
            {d.today}
          </Link>
        )}
      </div>
    </>
  );
}

function Begin({ isKnown, mine }: { isKnown: boolean; mine: Daily['mine'] }) {
  const d = useDailyText();
  const [problem, setProblem] = useState<string>();
  if (!isKnown) return <Door quiet />;
  if (mine !== null && mine.score !== null) return null;
  return (
    <>
      <p className="muted">{d.onlyOnce}</p>
      <button type="button" className="button main" onClick={() => void beginDaily().then(setProblem)}>
        {mine === null ? d.begin : d.goOn}
      </button>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Results({ daily: { rows }, reader }: { daily: Daily; reader: string }) {
  const d = useDailyText();
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language);
  if (rows.length === 0) return <p className="muted">{d.nobody}</p>;
  return (
    <table className="rating-rows daily-rows">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">{d.rank}</span>
          </th>
          <th scope="col">
            <span className="hidden-text">{d.person}</span>
          </th>
          <th scope="col">{d.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, who, name, score }) => (
          <tr key={who} data-mine={who === reader}>
            <td className="rank">{rank}</td>
            <th scope="row">
              <span className="rating-who">
                <Face name={name || who} />
                {name === '' ? <span className="muted">{d.hidden}</span> : <PersonName who={who} name={name} />}
              </span>
            </th>
            <td className="points">{number.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
