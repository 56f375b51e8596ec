import { type Static, type TObject, Type } from 'typebox';
import { ACTION_NAMES, ACTIONS, type Action } from './actions.ts';
import { closed, invitation, list, time } from './parts.ts';
import { present } from './people.ts';
import { refusal } from './refusal.ts';
import { beat, chatLineFields, chatText, look, options, patch, tableId } from './table.ts';

const messageId = Type.Union([Type.String({ maxLength: 40 }), Type.Integer()], {
  description: 'A name of your own for the message: the answer carries it.',
});

/** What every message to the server has; the rest is the body that `do` asks for. */
export const envelope = Type.Object({
  do: Type.String({ maxLength: 20 }),
  table: tableId,
  id: Type.Optional(messageId),
});

const watch = Type.Object({
  options: Type.Optional(Type.Boolean({ description: 'List what the own seat may choose, with every change.' })),
  invitation: Type.Optional(invitation),
});
const chat = Type.Object({ text: chatText, invitation: Type.Optional(invitation) });

/** The bodies of all messages to the server, by what they do. */
export const CLIENT_BODIES: Readonly<Record<string, { readonly summary: string; readonly body: TObject }>> = {
  watch: { summary: 'Show the table now, and every change of it', body: watch },
  unwatch: { summary: 'Stop that', body: Type.Object({}) },
  chat: { summary: 'Say something at the table', body: chat },
  ...Object.fromEntries(ACTION_NAMES.map((name) => [name, ACTIONS[name]])),
};

export type ClientMessage = { readonly table: string; readonly id?: string | number } & (
  | ({ readonly do: 'watch' } & Static<typeof watch>)
  | { readonly do: 'unwatch' }
  | ({ readonly do: 'chat' } & Static<typeof chat>)
  | Action
);

const heard = { table: tableId, now: time, beats: list(beat), options: Type.Optional(options) };

/** All messages of the server, by what they tell. */
export const SERVER_MESSAGES = {
  look: closed({ tell: Type.Literal('look'), ...heard, look }, 'All that your seat may know of the table.'),
  change: closed(
    {
      tell: Type.Literal('change'),
      ...heard,
      patch,
      drop: Type.Union([Type.String(), Type.Null()], { description: 'The id of a beat that was taken back.' }),
    },
    'What has changed in that since.',
  ),
  presence: closed(
    { tell: Type.Literal('presence'), table: tableId, people: list(present) },
    'Everybody who looks at the table now.',
  ),
  chat: closed({ tell: Type.Literal('chat'), ...chatLineFields }, 'Somebody said something.'),
  turns: closed({ tell: Type.Literal('turns'), turns: Type.Integer() }, 'So many tables wait for you.'),
  friends: closed(
    { tell: Type.Literal('friends') },
    'Somebody asks for you, or has answered you: `GET /api/friends` says who.',
  ),
  done: closed({ tell: Type.Literal('done'), id: messageId }, 'What the message with this id asked for is stored.'),
  refused: closed(
    { tell: Type.Literal('refused'), id: Type.Optional(messageId), ...refusal.properties },
    'What the message with this id asked for was not done.',
  ),
};

export type ServerMessage = {
  [T in keyof typeof SERVER_MESSAGES]: Static<(typeof SERVER_MESSAGES)[T]>;
}[keyof typeof SERVER_MESSAGES];
/** What is told of one table. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;

/** With what the server closes a socket. */
export const CLOSE_CODES = {
  1012: 'the server restarts: come back in a moment',
  4401: 'your session has ended',
  4403: 'you were banned: `GET /api/visitor` says why and for how long',
  4429: 'too much: more than thirty sockets, of which the oldest made room, or more messages than anybody means',
} as const;
