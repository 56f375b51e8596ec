import type { Friend, FriendTable, TableInvitation } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { Face } from '../kit/face.tsx';
import { gameName } from '../kit/game-name.ts';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../kit/paths.ts';
import { usePart } from '../online/standing.ts';
import { useSettings } from '../settings.ts';
import { useFriendsText } from './words.ts';
import './friends.css';

interface RowProps {
  readonly who: string;
  readonly name: string;
  /** Is somebody there now? Undefined where that is not known. */
  readonly here?: boolean;
  readonly says?: ReactNode;
  readonly children?: ReactNode;
}

/** Somebody in a list: the face with a light where they are here, the name, a line, and what can be done. */
export function PersonRow({ who, name, here, says, children }: RowProps) {
  const isOn = usePart('people');
  return (
    <li className="person-row" data-here={here}>
      <span className="person-face">
        <Face name={name} size={36} />
        {here === true && <span className="person-light" />}
      </span>
      <span className="person-says">
        {isOn ? (
          <Link to={`/people/${who}`} className="row-title">
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {says !== undefined && <small className="muted">{says}</small>}
      </span>
      <span className="row">{children}</span>
    </li>
  );
}

/** Where a friend is, and the way there. */
export function FriendRow({ friend, children }: { readonly friend: Friend; readonly children?: ReactNode }) {
  const f = useFriendsText();
  const { language } = useSettings();
  const [first] = friend.tables;
  const says = first ? f.doing[first.doing](gameName(first.game, language)) : friend.here ? f.here : f.away;
  return (
    <PersonRow who={friend.who} name={friend.name} here={friend.here} says={says}>
      {first && <WayTo table={first} name={friend.name} />}
      {children}
    </PersonRow>
  );
}

function WayTo({ table: { table, doing }, name }: { readonly table: FriendTable; readonly name: string }) {
  const f = useFriendsText();
  return (
    <Link to={`/table/${table}`} className="button small">
      {doing === 'with-me' ? f.goThere : doing === 'waits' ? f.join : f.watch}
      <span className="hidden-text"> {name}</span>
    </Link>
  );
}

/** The way to a table to which somebody was invited. */
export const addressOfInvitation = ({ table, invitation }: TableInvitation): string =>
  pathOf('table', table, { invitation });
