import type { Me } from '@orrery/protocol';
import { ServedPage } from '../kit/served-page.tsx';
import { useText } from '../settings.ts';
import { FriendRow, PersonRow } from './rows.tsx';
import { dropFriend, type MyFriends, useFriends } from './store.ts';
import { useFriendsText } from './words.ts';

/** The reader's friends: who is here, where they are, and who has not answered yet. */
export function FriendsScreen() {
  const f = useFriendsText();
  return (
    <ServedPage at="me" title={f.title} comeIn={f.comeIn} mainClass="friends">
      {(me) => <Lists me={me} />}
    </ServedPage>
  );
}

function Lists({ me }: { readonly me: Me }) {
  const t = useText();
  const f = useFriendsText();
  const mine = useFriends();
  if (mine === undefined) return <p className="muted">{t.loading} …</p>;
  const { friends, asked } = mine.friends;
  return (
    <>
      {friends.length === 0 && <p className="muted">{f.none}</p>}
      <ul className="person-rows">
        {friends.map((friend) => (
          <FriendRow key={friend.who} friend={friend}>
            <Part mine={mine} who={friend.who} name={friend.name} />
          </FriendRow>
        ))}
      </ul>
      {asked.length > 0 && (
        <>
          <h2>{f.asked}</h2>
          <ul className="person-rows">
            {asked.map(({ who, name }) => (
              <PersonRow key={who} who={who} name={name} says={f.noAnswer}>
                <button
                  type="button"
                  className="button small quiet"
                  onClick={async () => void mine.take(await dropFriend(who))}
                >
                  {f.takeBack}
                  <span className="hidden-text"> {name}</span>
                </button>
              </PersonRow>
            ))}
          </ul>
        </>
      )}
      <p className="muted">{f.howTo(me.name)}</p>
    </>
  );
}

function Part({ mine, who, name }: { readonly mine: MyFriends; readonly who: string; readonly name: string }) {
  const f = useFriendsText();
  const part = async () => {
    if (confirm(f.reallyPart(name))) mine.take(await dropFriend(who));
  };
  return (
    <button type="button" className="button small quiet" onClick={() => void part()}>
      {f.part}
      <span className="hidden-text"> {name}</span>
    </button>
  );
}
