import { CATALOG } from 'virtual:catalog';
import { GAME_IDS } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { Door } from '../online/door.tsx';
import { useStanding } from '../online/standing.ts';
import { changeSettings, useSettings, useText } from '../settings.ts';
import { playNow, World } from './world.tsx';

/** Where everybody may begin: the lightest of the games stands first. */
const [SUGGESTED] = GAME_IDS;

/** The first page of somebody new: the worlds, one suggestion, and one question, which has an answer already. */
export function FirstVisit() {
  const t = useText();
  const { language } = useSettings();
  const suggested = CATALOG[SUGGESTED].words[language].name;
  return (
    <section className="first-visit" aria-label={t.welcome}>
      <h2>{t.whichFirst(GAME_IDS.length)}</h2>
      <p className="muted">{t.whichFirstHelp}</p>
      <div className="games">
        {GAME_IDS.map((game) => (
          <World key={game} game={game} />
        ))}
      </div>
      <div className="row first-steps">
        <Link to={`/lesson/${SUGGESTED}`} className="button main">
          {t.learnFirst(suggested)}
        </Link>
        <button type="button" className="button" onClick={() => playNow(SUGGESTED, t.callSign)}>
          {t.playFirst(suggested)}
        </button>
      </div>
      <Question />
    </section>
  );
}

/** What the others call you. Where there is a server, the answer lets you in there. */
function Question() {
  const t = useText();
  const standing = useStanding();
  const { name } = useSettings();
  return (
    <div className="first-question">
      {standing.kind === 'stranger' ? (
        <Door quiet />
      ) : (
        <p>
          <label htmlFor="first-name">{t.callsYou}</label>
          <input
            id="first-name"
            className="input"
            autoComplete="nickname"
            maxLength={24}
            placeholder={t.callSign}
            value={name}
            onChange={({ target }) => changeSettings({ name: target.value })}
          />
          <span className="muted">{t.anyTime}</span>
        </p>
      )}
    </div>
  );
}
