import './page.css';
import type { Part } from '@orrery/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { FriendNotices } from '../friends/notices.tsx';
import { useFriends } from '../friends/store.ts';
import { useFriendsText } from '../friends/words.ts';
import { useStanding } from '../online/standing.ts';
import { useSettings, useText } from '../settings.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { Face } from './face.tsx';
import { Link } from './link.tsx';
import { ToolIcon, type ToolName } from './tool-icon.tsx';

/** The places of the house that the bar leads to. */
export type Place = 'play' | 'learn' | 'ratings' | 'tournaments' | 'clubs' | 'me';

interface Way {
  readonly place: Exclude<Place, 'me'>;
  readonly to: string;
  readonly icon: ToolName;
  /** The part of the house it belongs to, where that can be switched off. */
  readonly part?: Part;
}

const PLACES: readonly Way[] = [
  { place: 'play', to: '/', icon: 'run' },
  { place: 'learn', to: '/lesson', icon: 'learn' },
  { place: 'ratings', to: '/ratings', icon: 'list', part: 'ratings' },
  { place: 'tournaments', to: '/tournaments', icon: 'cup', part: 'tournaments' },
  { place: 'clubs', to: '/clubs', icon: 'people', part: 'clubs' },
];

interface PageProps {
  readonly at: Place;
  /** The heading; the lobby has one that only a screen reader needs. */
  readonly title: string;
  readonly isTitleHidden?: boolean;
  /** One line under the heading. */
  readonly says?: string;
  readonly className?: string | undefined;
  readonly mainClass?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the house: the bar with its places, a heading, and what the page is about. */
export function Page({ at, title, isTitleHidden = false, says, className = '', mainClass, children }: PageProps) {
  const { app } = useText();
  useEffect(() => {
    if (!isTitleHidden) document.title = `${title} – ${app}`;
  }, [title, isTitleHidden, app]);
  return (
    <>
      <AppBar at={at} />
      <div className={`page ${className}`}>
        <FriendNotices />
        <header className={isTitleHidden ? 'hidden-text' : 'page-head'}>
          <h1>{title}</h1>
          {says !== undefined && <p className="muted">{says}</p>}
        </header>
        <main id="content" className={mainClass}>
          {children}
        </main>
      </div>
    </>
  );
}

/** Above everything on a wide screen; on a phone the places stand below, where the thumb is. */
export function AppBar({ at }: { readonly at: Place }) {
  const t = useText();
  const standing = useStanding();
  const parts = 'parts' in standing ? standing.parts : [];
  const [showsSettings, setShowsSettings] = useState(false);
  return (
    <nav className="app-bar" aria-label={t.places}>
      <Link to="/" className="app-brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        {t.app}
      </Link>
      <div className="app-places">
        <ul>
          {PLACES.filter(({ part }) => part === undefined || parts.includes(part)).map(({ place, to, icon }) => (
            <li key={place}>
              <Link to={to} className="app-place" current={place === at}>
                <ToolIcon name={icon} />
                {t.placeNames[place]}
              </Link>
            </li>
          ))}
          <li className="app-me">
            <Me isHere={at === 'me'} />
          </li>
        </ul>
      </div>
      <FriendsLink />
      <button type="button" className="button quiet app-settings" onClick={() => setShowsSettings(true)}>
        <ToolIcon name="settings" />
        <span className="hidden-text">{t.settings}</span>
      </button>
      {showsSettings && <SettingsDialog onClose={() => setShowsSettings(false)} />}
    </nav>
  );
}

/** The way to the reader's friends, with how many of them wait for an answer. */
function FriendsLink() {
  const f = useFriendsText();
  const mine = useFriends();
  if (mine === undefined) return null;
  const { asking, invitations } = mine.friends;
  const waiting = asking.length + invitations.length;
  return (
    <Link to="/people" className="button quiet app-settings app-friends">
      <ToolIcon name="people" />
      <span className="hidden-text">{waiting === 0 ? f.title : `${f.title}: ${f.waiting(waiting)}`}</span>
      {waiting > 0 && <b aria-hidden="true">{waiting}</b>}
    </Link>
  );
}

function Me({ isHere }: { readonly isHere: boolean }) {
  const t = useText();
  const { name } = useSettings();
  const standing = useStanding();
  const shown = (standing.kind === 'known' ? standing.me.name : name) || t.callSign;
  return (
    <Link to="/profile" className="app-place" current={isHere}>
      <Face name={shown} size={28} />
      <span className="app-name">{shown}</span>
    </Link>
  );
}
