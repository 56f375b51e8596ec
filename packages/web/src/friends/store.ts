import { isRefused } from '@orrery/kernel';
import type { Friends } from '@orrery/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { ask, type Refused } from '../online/api.ts';
import { line, usePart, useStanding } from '../online/standing.ts';

/** How often it is asked where friends are, while somebody looks. */
const REFRESH = 15_000;

let known: { readonly who: string; readonly friends: Friends } | undefined;
const listeners = new Set<() => void>();

function keep(who: string, friends: Friends | undefined): void {
  known = friends && { who, friends };
  for (const listener of listeners) listener();
}

async function read(who: string): Promise<void> {
  if (document.hidden) return;
  const answer = await ask('GET /api/friends');
  if (!isRefused(answer)) keep(who, answer);
}

/** Every part of the page that shows friends reads the same list; the first of them begins to ask, the last one ends it. */
let readers = 0;
let stop = (): void => {};

function begin(who: string): () => void {
  if (readers++ === 0) {
    const again = () => void read(who);
    again();
    const timer = setInterval(again, REFRESH);
    const deaf = line.onFriends(again);
    document.addEventListener('visibilitychange', again);
    stop = () => {
      clearInterval(timer);
      deaf();
      document.removeEventListener('visibilitychange', again);
    };
  }
  return () => {
    if (--readers === 0) stop();
  };
}

export interface MyFriends {
  readonly friends: Friends;
  /** Takes over what came of something that was asked; what was wrong with it comes back. */
  take(answer: Friends | Refused): Refused | undefined;
}

/** The reader's friends, kept fresh; undefined until they are known, for strangers, and where the house has none. */
export function useFriends(): MyFriends | undefined {
  const standing = useStanding();
  const isOn = usePart('friends');
  const who = standing.kind === 'known' && isOn && standing.me.ban === undefined ? standing.me.who : undefined;
  useEffect(() => (who === undefined ? undefined : begin(who)), [who]);
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => known,
  );
  if (who === undefined || now?.who !== who) return undefined;
  return {
    friends: now.friends,
    take(answer) {
      if (isRefused(answer)) return answer as Refused;
      keep(who, answer as Friends);
      return undefined;
    },
  };
}

export const askFriend = (who: string) => ask('PUT /api/friends/:who', { params: { who } });
export const dropFriend = (who: string) => ask('POST /api/friends/:who/remove', { params: { who } });
export const inviteTo = (table: string, people: readonly string[]) =>
  ask('POST /api/friends/invite', { body: { table, people } });
export const declineInvitation = (table: string) => ask('POST /api/friends/decline', { body: { table } });
