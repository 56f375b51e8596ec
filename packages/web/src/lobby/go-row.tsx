import { CATALOG } from 'virtual:catalog';
import type { PlayWish } from '@orrery/protocol';
import { useFriends } from '../friends/store.ts';
import { useFriendsText } from '../friends/words.ts';
import { gameName } from '../kit/game-name.ts';
import { Link } from '../kit/link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { isAnswer, useAnswer } from '../kit/use-answer.ts';
import type { StoredTable } from '../offline/store.ts';
import { usePart, useStanding } from '../online/standing.ts';
import { timeText } from '../online/time.ts';
import { lastWish } from '../play-now/wish.ts';
import { usePlayNowText } from '../play-now/words.ts';
import { useSettings, useText } from '../settings.ts';
import { playNow, seatsAtOnce } from './world.tsx';

/** '2–6' where all between are welcome, else one by one. */
function seatsText(seats: readonly number[]): string {
  const [first, last] = [seats[0], seats[seats.length - 1]];
  return seats.length > 2 && last - first === seats.length - 1 ? `${first}–${last}` : seats.join('/');
}

/** How long others had to wait for the same, where that is known. */
function UsualWait({ game, pace }: Pick<PlayWish, 'game' | 'pace'>) {
  const p = usePlayNowText();
  const answer = useAnswer('GET /api/play-now', {});
  const usual = isAnswer(answer) ? answer.waits.find((one) => one.game === game && one.pace === pace) : undefined;
  return usual === undefined ? null : p.about(timeText(usual.ms));
}

/** The ways to a table for who has been here before: the game played last, at once, set up by hand, or with a friend. */
export function GoRow({ tables }: { readonly tables: readonly StoredTable[] }) {
  const t = useText();
  const { language } = useSettings();
  const p = usePlayNowText();
  const f = useFriendsText();
  // Where a server brings people together, they come first; else computer players are always there.
  const isMatched = usePart('play-now');
  const wish = lastWish();
  const standing = useStanding();
  const isServed = standing.kind !== 'alone';
  const here = useFriends()?.friends.friends.filter((friend) => friend.here).length ?? 0;
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
              <small>
                {p.line(gameName(wish.game, language), seatsText(wish.seats))}
                {standing.kind === 'known' && <UsualWait game={wish.game} pace={wish.pace} />}
              </small>
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
              <small>{here > 0 ? f.ofYoursHere(here) : t.withFriendHelp}</small>
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
