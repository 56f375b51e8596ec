import { useState } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { sayRefusal } from '../online/words.ts';
import { askFriend, dropFriend, useFriends } from './store.ts';
import { useFriendsText } from './words.ts';

/** On somebody's page: ask them, answer them, or part. */
export function Friendship({ who, name }: { readonly who: string; readonly name: string }) {
  const f = useFriendsText();
  const mine = useFriends();
  const [problem, setProblem] = useState<string>();
  if (mine === undefined) return null;
  const { friends, asked, asking } = mine.friends;
  const has = (people: readonly { readonly who: string }[]): boolean => people.some((one) => one.who === who);
  const act = async (question: typeof askFriend) => {
    const refused = mine.take(await question(who));
    setProblem(refused && sayRefusal(refused));
  };
  const part = () => {
    if (confirm(f.reallyPart(name))) void act(dropFriend);
  };
  return (
    <span className="friendship">
      {has(friends) ? (
        <button type="button" className="button quiet" onClick={part}>
          <ToolIcon name="confirm" />
          {f.isFriend}
        </button>
      ) : has(asked) ? (
        <button type="button" className="button quiet" onClick={() => void act(dropFriend)}>
          {f.takeBack}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => void act(askFriend)}>
          <ToolIcon name="people" />
          {has(asking) ? f.acceptFriend : f.addFriend}
        </button>
      )}
      {problem && (
        <small className="notice" role="alert">
          {problem}
        </small>
      )}
    </span>
  );
}
