import type { TableRefusalCode } from '@orrery/table';
import { type Static, Type } from 'typebox';
import { closed, orNull, time } from './parts.ts';

/** What the server itself refuses, beyond what a table does. */
type ServerRefusalCode =
  | 'forbidden'
  | 'no-such-table'
  | 'no-such-address'
  | 'no-such-person'
  | 'no-such-report'
  | 'no-such-tournament'
  | 'no-such-club'
  | 'banned'
  | 'muted'
  | 'no-session'
  | 'too-many'
  | 'stopping'
  | 'trouble'
  | 'INVALID_EMAIL'
  | 'INVALID_PASSWORD';

export type RefusalCode = TableRefusalCode | ServerRefusalCode;

/** Every code that a refusal can carry. They stay the same; what they mean is for the page about the protocol. */
export const REFUSAL_CODES = {
  malformed: 'a field is missing or of the wrong kind',
  'no-such-seat': 'nobody who could do that sits there',
  'not-asked': 'the seat is not asked anything now',
  stale: 'the answer is to an earlier question: look again',
  illegal: 'not among the options; `rule` names the rule against it where the game can',
  over: 'the play is over',
  'nothing-to-undo': 'chance, hidden cards or others came since',
  'bad-settings': 'the settings do not fit the game or each other',
  'bad-record': 'the record cannot be replayed here',
  taken: 'somebody was quicker, or it is done already',
  'not-open': 'the play has begun, or a seat is still empty',
  'not-playing': 'nothing is being played here',
  paused: 'the play is paused',
  'too-early': 'not yet',
  'nothing-held': 'no choice waits for a confirmation',
  'out-of-order': 'something else was stored first',
  outdated: 'the play belongs to an older version of the game',
  forbidden: 'only others may do that',
  'no-such-table': 'there is no such table, or you are not invited',
  'no-such-address': 'nothing is at this address',
  'no-such-person': 'nobody is known by that',
  'no-such-report': 'there is no such report',
  'no-such-tournament': 'there is no such tournament',
  'no-such-club': 'there is no such club, or you do not belong to it',
  banned: 'you may not come in: `reason` says why, `until` for how long (null: for good)',
  muted: 'you may play, but not speak: `reason` says why, `until` for how long (null: for good)',
  'no-session': 'come in first',
  'too-many': 'too much at once: `retryAfter` says how many seconds to wait',
  stopping: 'the server restarts: come back in a moment',
  trouble: 'something failed inside; nothing is lost, try again',
  INVALID_EMAIL: 'this is no mail address',
  INVALID_PASSWORD: 'this is not the password of the account',
} as const satisfies Record<RefusalCode, string>;

export const refusal = closed(
  {
    refused: Type.Unsafe<RefusalCode>(
      Type.String({ enum: Object.keys(REFUSAL_CODES), description: 'A short code that stays the same.' }),
    ),
    message: Type.String({ description: 'What was wrong, in English.' }),
    rule: Type.Optional(Type.String({ description: 'The id of the rule against it.' })),
    until: Type.Optional(orNull(time)),
    reason: Type.Optional(Type.String()),
    retryAfter: Type.Optional(Type.Number({ description: 'Seconds after which it is worth trying again.' })),
  },
  'Why something was not done. Nothing has changed.',
);
export type Refusal = Readonly<Static<typeof refusal>>;
