import { gameName } from '../kit/game-name.ts';
import { Link } from '../kit/link.tsx';
import { useSettings } from '../settings.ts';
import { addressOfInvitation } from './rows.tsx';
import { askFriend, declineInvitation, dropFriend, useFriends } from './store.ts';
import { useFriendsText } from './words.ts';
import './friends.css';

/** Who asks for the reader at this moment: above everything else on a page, until it is answered. */
export function FriendNotices() {
  const f = useFriendsText();
  const { language } = useSettings();
  const mine = useFriends();
  if (mine === undefined) return null;
  const { asking, invitations } = mine.friends;
  if (asking.length + invitations.length === 0) return null;
  return (
    <ul className="friend-notices" aria-label={f.notices}>
      {invitations.map((invitation) => (
        <li key={invitation.table}>
          <p role="status">
            <strong>{f.invitesYou(invitation.by.name)}</strong>{' '}
            <span>{invitation.title === invitation.game ? gameName(invitation.game, language) : invitation.title}</span>
          </p>
          <span className="row">
            <Link to={addressOfInvitation(invitation)} className="button small main">
              {f.comeAlong}
            </Link>
            <button
              type="button"
              className="button small quiet"
              onClick={async () => void mine.take(await declineInvitation(invitation.table))}
            >
              {f.notNow}
            </button>
          </span>
        </li>
      ))}
      {asking.map(({ who, name }) => (
        <li key={who}>
          <p role="status">
            <strong>{f.asksYou(name)}</strong>
          </p>
          <span className="row">
            <button
              type="button"
              className="button small main"
              onClick={async () => void mine.take(await askFriend(who))}
            >
              {f.accept}
              <span className="hidden-text"> {name}</span>
            </button>
            <button
              type="button"
              className="button small quiet"
              onClick={async () => void mine.take(await dropFriend(who))}
            >
              {f.refuse}
              <span className="hidden-text"> {name}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
