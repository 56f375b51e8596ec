import { CATALOG } from 'virtual:catalog';
import { gameName } from '../kit/game-name.ts';
import { Link } from '../kit/link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { StoredTable } from '../offline/store.ts';
import { usePart, useStanding } from '../online/standing.ts';
import { lastWish } from '../play-now/wish.ts';
import { usePlayNowText } from '../play-now/words.ts';
import { useSettings, useText } from '../settings.ts';
import { playNow, seatsAtOnce } from './world.tsx';

/** '2–6' where all between are welcome, else one by one. */
function seatsText(seats: readonly number[]): string {
  const [first, last] = [seats[0], seats[seats.length - 1]];
  return seats.length > 2 && last - first === seats.length - 1 ? `${first}–${last}` : seats.join('/');
}

/** The ways to a table for who has been here before: the game played last, at once, set up by hand, or with a friend. */
export function GoRow({ tables }: { readonly tables: readonly StoredTable[] }) {
  const t = useText();
  const { language } = useSettings();
  const p = usePlayNowText();
  // Where a server brings people together, they come first; else computer players are always there.
  const isMatched = usePart('play-now');
  const wish = lastWish();
  const isServed = useStanding().kind !== 'alone';
  const last = tables.find(({ game }) => game in CATALOG)?.game ?? Object.keys(CATALOG)[0];
  const { name } = CATALOG[last].words[language];
  return (
    <ul className="go-row">
      <li>
        {isMatched ? (
          <Link to="/play" className="go-way">
            <ToolIcon name="run" />
            <span>
              <strong>{t.playNow}</strong>
              <small>{p.line(gameName(wish.game, language), seatsText(wish.seats))}</small>
            </span>
          </Link>
        ) : (
          <button type="button" className="go-way" onClick={() => playNow(last, t.callSign)}>
            <ToolIcon name="run" />
            <span>
              <strong>{t.playNow}</strong>
              <small>{t.playNowHelp(name, seatsAtOnce(last))}</small>
            </span>
          </button>
        )}
      </li>
      <li>
        <Link to={`/new/${last}`} className="go-way">
          <ToolIcon name="add" />
          <span>
            <strong>{t.newTable}</strong>
            <small>{t.newTableHelp}</small>
          </span>
        </Link>
      </li>
      {isServed && (
        <li>
          <Link to={`/new/${last}?with=friends`} className="go-way">
            <ToolIcon name="people" />
            <span>
              <strong>{t.withFriend}</strong>
              <small>{t.withFriendHelp}</small>
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
