import type { PersonPage } from '@orrery/protocol';
import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { sinceText } from '../lobby/since.ts';
import { useSettings } from '../settings.ts';
import { usePeopleText } from './words.ts';

/** How somebody likes to play, and the best they have done. */
export function Habits({ person }: { readonly person: PersonPage }) {
  const p = usePeopleText();
  const { language } = useSettings();
  const { favourite, plays, wins, place, against, records } = person;
  if (favourite === null) return <aside />;
  const { opening } = favourite;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const facts = [
    [p.won, percent.format(wins / plays)],
    ...(place === null ? [] : [[p.meanPlace, number.format(place)]]),
    ...(against === null ? [] : [[p.against, `${against.ahead} : ${against.behind}`]]),
  ];
  return (
    <aside className="habits">
      <h2>{p.favourite}</h2>
      <div className="favourite">
        <Globe game={favourite.game} size={96} />
        <p>
          <strong>{gameName(favourite.game, language)}</strong>
          <br />
          <span className="muted">
            {p.favouriteText(favourite.plays, percent.format(favourite.wins / favourite.plays), favourite.seats)}{' '}
            {opening && p.opening(opening.said[language] ?? opening.said.en, opening.plays)}
          </span>
        </p>
      </div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{p.records}</h2>
      <ul className="person-records">
        {records.map(({ game, score, at, table, open }) => (
          <li key={game}>
            {open ? (
              <Link to={`/replay/${table}`}>{p.record(number.format(score), gameName(game, language))}</Link>
            ) : (
              <strong>{p.record(number.format(score), gameName(game, language))}</strong>
            )}
            <small className="muted">{sinceText(at, language)}</small>
          </li>
        ))}
      </ul>
    </aside>
  );
}
