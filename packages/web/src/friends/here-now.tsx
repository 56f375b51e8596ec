import { Link } from '../kit/link.tsx';
import { FriendRow } from './rows.tsx';
import { useFriends } from './store.ts';
import { useFriendsText } from './words.ts';

const SHOWN = 5;

/** The friends who are here, as a part of the lobby's day. */
export function HereNow() {
  const f = useFriendsText();
  const mine = useFriends();
  if (mine === undefined || mine.friends.friends.length === 0) return null;
  const here = mine.friends.friends.filter((friend) => friend.here);
  return (
    <section aria-labelledby="here-now">
      <h3 id="here-now">{f.hereNow}</h3>
      {here.length === 0 && <p className="muted">{f.nobodyHere}</p>}
      <ul className="person-rows">
        {here.slice(0, SHOWN).map((friend) => (
          <FriendRow key={friend.who} friend={friend} />
        ))}
      </ul>
      <Link to="/people" className="button small">
        {f.all(mine.friends.friends.length)}
      </Link>
    </section>
  );
}
