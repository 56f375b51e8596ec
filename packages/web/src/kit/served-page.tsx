import type { Me } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { FriendNotices } from '../friends/notices.tsx';
import { Door } from '../online/door.tsx';
import { useStanding } from '../online/standing.ts';
import { useOnlineText } from '../online/words.ts';
import { AppBar, Page, type Place } from './page.tsx';

interface ServedPageProps {
  readonly at: Place;
  readonly title: string;
  /** What a stranger is told above the door. */
  readonly comeIn: string;
  /** The page brings its own heading once the reader is known. */
  readonly ownHead?: boolean;
  readonly className?: string;
  readonly mainClass?: string;
  readonly children: (me: Me) => ReactNode;
}

/** A page that lives on a server: nothing without one, a door for strangers, and itself for whoever is known. */
export function ServedPage({ at, title, comeIn, ownHead = false, className, mainClass, children }: ServedPageProps) {
  const o = useOnlineText();
  const standing = useStanding();
  const inside = (
    <>
      {standing.kind === 'alone' && <p className="muted">{o.noServer}</p>}
      {standing.kind === 'stranger' && (
        <>
          {ownHead && <h1>{title}</h1>}
          <p className="muted">{comeIn}</p>
          <Door />
        </>
      )}
      {standing.kind === 'known' && children(standing.me)}
    </>
  );
  if (!ownHead) {
    return <Page {...{ at, title, className, mainClass }}>{inside}</Page>;
  }
  return (
    <>
      <AppBar at={at} />
      <div className={`page ${className ?? ''}`}>
        <FriendNotices />
        <main id="content" className={mainClass}>
          {inside}
        </main>
      </div>
    </>
  );
}
