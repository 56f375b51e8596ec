import type { Me } from '@orrery/protocol';
import { sayUntil, useOnlineText } from './words.ts';

/** What somebody may not do now, and why. */
export function Restricted({ me: { ban, mute } }: { me: Me }) {
  const o = useOnlineText();
  if (ban !== undefined)
    return (
      <p className="notice" role="alert">
        {o.banned(sayUntil(ban.until), ban.reason)}
      </p>
    );
  return mute === undefined ? null : <p className="notice">{o.muted(sayUntil(mute.until), mute.reason)}</p>;
}
