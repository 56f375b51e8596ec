import { type Static, Type } from 'typebox';
import { someone } from '../house.ts';
import type { Operation } from '../operation.ts';
import { closed, invitation, list, oneOf, personId, time } from '../parts.ts';
import { tableId } from '../table.ts';

const atTable = { table: tableId, game: Type.String(), title: Type.String() };

const friendTable = closed(
  {
    ...atTable,
    doing: oneOf(
      ['with-me', 'waits', 'plays', 'looks-on'] as const,
      'Sits where I sit; waits for others, so that one can sit down; plays; or looks on.',
    ),
  },
  'Where a friend is, as far as the reader may go there.',
);
export type FriendTable = Readonly<Static<typeof friendTable>>;

const friend = closed({
  ...someone.properties,
  since: time,
  here: Type.Boolean({ description: 'Is there now.' }),
  tables: list(friendTable),
});
export type Friend = Readonly<Static<typeof friend>>;

const tableInvitation = closed(
  { ...atTable, by: someone, at: time, invitation },
  'Somebody keeps a seat for me at a table that has not begun.',
);
export type TableInvitation = Readonly<Static<typeof tableInvitation>>;

export const friends = closed(
  {
    friends: list(friend, { description: 'Those who are there first.' }),
    asking: list(someone, { description: 'Who would like to be my friend.' }),
    asked: list(someone, { description: 'Whom I have asked.' }),
    invitations: list(tableInvitation, { description: 'The newest first.' }),
  },
  'My friends, where they are, and who asks for me.',
);
export type Friends = Readonly<Static<typeof friends>>;

const someoneElse = closed({ who: personId });

export const FRIEND_OPERATIONS = {
  'GET /api/friends': { summary: 'My friends, where they are, and who asks for me', answer: friends },
  'PUT /api/friends/:who': {
    summary: 'Ask somebody to be my friend, or say yes to who has asked me',
    params: someoneElse,
    answer: friends,
  },
  'POST /api/friends/:who/remove': {
    summary: 'Be friends no longer, say no to who has asked me, or take back what I have asked',
    params: someoneElse,
    answer: friends,
  },
  'POST /api/friends/invite': {
    summary: 'Invite people to a table that has not begun and at which I sit; they are told on all their channels',
    body: closed({ table: tableId, people: list(personId, { minItems: 1, maxItems: 16 }) }),
    answer: closed({ invited: list(personId, { description: 'Those who were told, now or before.' }) }),
  },
  'POST /api/friends/decline': {
    summary: 'Say no to the invitation to a table',
    body: closed({ table: tableId }),
    answer: friends,
  },
} as const satisfies Record<string, Operation>;
