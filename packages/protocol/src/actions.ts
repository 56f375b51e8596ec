import { type Static, type TObject, Type } from 'typebox';
import { invitation, question, seat } from './parts.ts';
import { choice, filling } from './table.ts';

interface ActionSpec {
  readonly summary: string;
  readonly body: TObject;
}

const none = Type.Object({});
const confirm = Type.Optional(Type.Boolean({ description: 'The last choice of a turn waits for a confirmation.' }));

/** Everything a person can do at a table, over the socket and over HTTP alike. */
export const ACTIONS = {
  sit: {
    summary: 'Sit down at a free seat',
    body: Type.Object({ seat: Type.Optional(seat), confirm, invitation: Type.Optional(invitation) }),
  },
  leave: { summary: 'Leave the seat before the play begins', body: none },
  fill: {
    summary: 'Put a computer player or an automaton on a seat, or clear it',
    body: Type.Object({ seat, with: filling }),
  },
  close: { summary: 'Close a table that has not begun', body: none },
  start: { summary: 'Begin the play', body: none },
  choose: {
    summary: 'Answer the question the seat is asked',
    body: Type.Object({
      question,
      choice,
      confirmed: Type.Optional(Type.Boolean({ description: 'Do not wait for a confirmation.' })),
    }),
  },
  confirm: { summary: 'Confirm the choice that waits', body: Type.Object({ question }) },
  undo: { summary: 'Take back the last choice, as far as nothing was revealed since', body: none },
  prefer: {
    summary: 'Say how the own seat likes to play',
    body: Type.Object({
      confirm,
      delegates: Type.Optional(
        Type.Boolean({ description: 'A computer player answers what is asked in the turns of others.' }),
      ),
    }),
  },
  resign: { summary: 'Give up: a computer player takes over the seat', body: none },
  return: { summary: 'Come back to a seat that was lost on a slow clock', body: none },
  pause: { summary: 'Ask for a pause, or take that back; the play pauses when all people ask', body: none },
  resume: { summary: 'End the pause', body: none },
  rematch: { summary: 'Ask to play again; the next table opens when all people ask', body: none },
} as const satisfies Record<string, ActionSpec>;

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];
export type ActionBody<A extends ActionName> = Static<(typeof ACTIONS)[A]['body']>;

/** An action with its name. */
export type Action = { [A in ActionName]: { readonly do: A } & ActionBody<A> }[ActionName];
