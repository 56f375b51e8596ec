import { CATALOG } from 'virtual:catalog';
import { isRefused } from '@orrery/kernel';
import type { WholeClub } from '@orrery/protocol';
import { lazy, Suspense, useId, useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../kit/paths.ts';
import { standingThere } from '../lobby/continue.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { openTableOf } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useClubsText } from './words.ts';

const Cut = lazy(async () => ({ default: (await import('../lobby/cut.tsx')).Cut }));

/** What is played or open in the club, for members alone. */
export function Tables({ club }: { readonly club: WholeClub }) {
  const c = useClubsText();
  const { language } = useSettings();
  return (
    <section aria-labelledby="club-tables">
      <h2 id="club-tables">{c.tables}</h2>
      {club.tables.length === 0 && <p className="muted">{c.noTables}</p>}
      <ul className="rows round-tables">
        {club.tables.map(({ id, game, title, status, free, invitation, updated }, i) => (
          <li key={id}>
            {i < 2 && status === 'playing' && (
              <Suspense fallback={<GamePicture game={game} />}>
                <Cut key={updated} game={game} standing={() => standingThere(id, invitation)} />
              </Suspense>
            )}
            <div className="round-table">
              <div>
                <strong>
                  {CATALOG[game]?.words[language].name ?? game}
                  {title !== game && ` · ${title}`}
                </strong>
                <br />
                <small className="muted">{status === 'open' ? c.free(free) : c.playing}</small>
              </div>
              <Link to={pathOf('table', id, { invitation })} className="button quiet">
                {status === 'open' && free > 0 ? c.take : c.look}
                <span className="hidden-text"> {title}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <NewClubTable club={club.id} />
    </section>
  );
}

function NewClubTable({ club }: { readonly club: string }) {
  const c = useClubsText();
  const id = useId();
  const { language } = useSettings();
  const [game, setGame] = useState<string>(GAME_IDS[0]);
  const { min, max } = CATALOG[game].seats;
  const [wanted, setWanted] = useState(3);
  const seats = Math.min(max, Math.max(min, 2, wanted));
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    const opened = await openTableOf(club, { game, seats });
    if (isRefused(opened)) setProblem(sayRefusal(opened));
    else go(`/table/${opened.table}`);
  };
  return (
    <details className="club-tool">
      <summary>{c.newTable}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <div className="field">
          <label htmlFor={`${id}g`}>{c.game}</label>
          <select id={`${id}g`} className="input" value={game} onChange={({ target }) => setGame(target.value)}>
            {GAME_IDS.map((each) => (
              <option key={each} value={each}>
                {CATALOG[each].words[language].name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}s`}>{c.seats}</label>
          <input
            id={`${id}s`}
            className="input"
            type="number"
            min={Math.max(2, min)}
            max={max}
            value={seats}
            onChange={({ target }) => setWanted(target.valueAsNumber || 2)}
          />
        </div>
        {problem && <p className="notice">{problem}</p>}
        <div>
          <button type="submit" className="button">
            {c.open}
          </button>
        </div>
      </form>
    </details>
  );
}
