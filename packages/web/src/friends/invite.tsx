import { isRefused } from '@orrery/kernel';
import { useState } from 'react';
import { sayRefusal } from '../online/words.ts';
import { FriendRow } from './rows.tsx';
import { inviteTo, useFriends } from './store.ts';
import { useFriendsText } from './words.ts';

interface InviteProps {
  readonly table: string;
  /** Who sits there already. */
  readonly seated: readonly string[];
}

/** In the waiting room: a press, and a friend is told that a seat is kept for them. */
export function InviteFriends({ table, seated }: InviteProps) {
  const f = useFriendsText();
  const mine = useFriends();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const others = mine?.friends.friends.filter(({ who }) => !seated.includes(who)) ?? [];
  if (others.length === 0) return null;
  const invite = async (who: string) => {
    const answer = await inviteTo(table, [who]);
    setProblem(isRefused(answer) ? sayRefusal(answer) : undefined);
    if (!isRefused(answer)) setInvited([...invited, ...answer.invited]);
  };
  return (
    <section aria-labelledby="invite-friends">
      <h2 id="invite-friends">{f.title}</h2>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <ul className="person-rows">
        {others.map((friend) => (
          <FriendRow key={friend.who} friend={{ ...friend, tables: [] }}>
            {invited.includes(friend.who) ? (
              <span role="status" className="muted">
                {f.invited}
              </span>
            ) : (
              <button type="button" className="button small" onClick={() => void invite(friend.who)}>
                {f.invite}
                <span className="hidden-text"> {friend.name}</span>
              </button>
            )}
          </FriendRow>
        ))}
      </ul>
    </section>
  );
}
