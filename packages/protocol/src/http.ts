import type { SettingSpecs, TableSettings } from '@orrery/kernel';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { ACTION_NAMES, ACTIONS, type ActionName } from './actions.ts';
import { CLUB_OPERATIONS } from './club/clubs.ts';
import { DAILY_OPERATIONS } from './club/daily.ts';
import { FEATURED_OPERATIONS } from './club/featured.ts';
import { FRIEND_OPERATIONS } from './club/friends.ts';
import { PERSON_OPERATIONS } from './club/people.ts';
import { PLAY_NOW_OPERATIONS } from './club/play-now.ts';
import { RATING_OPERATIONS } from './club/ratings.ts';
import { RECORD_OPERATIONS } from './club/records.ts';
import { TOURNAMENT_OPERATIONS } from './club/tournaments.ts';
import { WEBHOOK_OPERATIONS } from './club/webhooks.ts';
import { auditEntry, myData, reportRow, restrictionRow, roleRow, wholeReport } from './house.ts';
import type { Operation } from './operation.ts';
import { closed, described, invitation, list, orNull, personId, rowId, seat } from './parts.ts';
import { changeOfMe, level, me, mySettings, part, personName } from './people.ts';
import { newRestriction, restrictionKind } from './rights.ts';
import { atTable, beat, chatLine, chatText, invited, myTable, newTable, record, shown, tableId } from './table.ts';

const ok = closed({ ok: Type.Boolean() });
/** What the library that keeps accounts answers may have more fields than these. */
const atLeast = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: true });
const accepted = atLeast({ status: Type.Boolean() });
const challenge = { challenge: Type.String({ description: 'What the passkey signs (WebAuthn).' }) };
const mail = Type.String({ maxLength: 200 });
const password = Type.String({ minLength: 10, maxLength: 128 });

const gameInfo = closed({
  id: Type.String(),
  version: Type.Integer(),
  seats: closed({ min: Type.Integer(), max: Type.Integer() }),
  settings: described<SettingSpecs<TableSettings>>(
    Type.Object({}, { additionalProperties: true, description: 'What can be set, with what is usual.' }),
  ),
});

type ActionOperations = {
  [A in ActionName as `POST /api/tables/:table/${A}`]: {
    readonly summary: string;
    readonly params: typeof atTable;
    readonly body: (typeof ACTIONS)[A]['body'];
    readonly answer: typeof shown;
  };
};

const ACTION_OPERATIONS = Object.fromEntries(
  ACTION_NAMES.map((name) => [
    `POST /api/tables/:table/${name}`,
    { ...ACTIONS[name], params: atTable, answer: shown } satisfies Operation,
  ]),
) as ActionOperations;

const page = Type.Object({ before: Type.Optional(rowId('Only what is older than this id.')) });
const note = Type.String({ maxLength: 1000 });

/** For who watches over the house. */
const HOUSE_OPERATIONS = {
  'GET /api/house/reports': {
    summary: 'Reports, the newest first: those that wait, or those that are settled',
    query: Type.Object({ ...page.properties, settled: Type.Optional(Type.Boolean()) }),
    answer: closed({ reports: list(reportRow), waiting: Type.Integer() }),
    needs: 'moderator',
  },
  'GET /api/house/reports/:report': {
    summary: 'A report with what was said at its table',
    params: closed({ report: rowId() }),
    answer: wholeReport,
    needs: 'moderator',
  },
  'PUT /api/house/reports/:report': {
    summary: 'Settle a report, with a note on what was decided',
    params: closed({ report: rowId() }),
    body: Type.Object({ note }),
    answer: reportRow,
    needs: 'moderator',
  },
  'GET /api/house/restrictions': {
    summary: 'Everybody who is banned or muted now',
    answer: list(restrictionRow),
    needs: 'moderator',
  },
  'PUT /api/house/restrictions/:kind/:who': {
    summary: 'Ban or mute somebody until a moment, or for good; heard at once everywhere',
    params: closed({ kind: restrictionKind, who: personId }),
    body: newRestriction,
    answer: restrictionRow,
    needs: 'moderator',
  },
  'POST /api/house/restrictions/:kind/:who/lift': {
    summary: 'End a ban or a mute',
    params: closed({ kind: restrictionKind, who: personId }),
    body: Type.Object({ note }),
    answer: closed({ lifted: Type.Boolean() }),
    needs: 'moderator',
  },
  'GET /api/house/roles': {
    summary: 'The owner and the moderators',
    answer: list(roleRow),
    needs: 'moderator',
  },
  'PUT /api/house/moderators': {
    summary: 'Name a moderator by the mail address of the account, or dismiss one',
    body: Type.Object({ mail, moderates: Type.Boolean() }),
    answer: list(roleRow),
    needs: 'owner',
  },
  'GET /api/house/audit': {
    summary: 'Who did what to whom, the newest first',
    query: page,
    answer: closed({ entries: list(auditEntry) }),
    needs: 'owner',
  },
} as const satisfies Record<string, Operation>;

export const OPERATIONS = {
  'GET /api/games': {
    summary: 'The games that can be played here, with what can be set',
    answer: closed({ games: list(gameInfo), levels: list(level) }),
    open: true,
  },
  'POST /api/guests': {
    summary: 'Come in as a guest, by name alone',
    body: Type.Object({ name: personName }),
    answer: closed({ who: personId, name: Type.String(), token: Type.String() }),
    status: 201,
    open: true,
  },
  'GET /api/visitor': {
    summary: 'Who I am, like /api/me, or null where nobody has come in yet',
    answer: closed({ me: Type.Union([me, Type.Null()]), parts: list(part) }),
    open: true,
  },
  'GET /api/me': {
    summary: 'Who I am, my settings, and how many tables wait for me',
    answer: me,
    evenBanned: true,
  },
  'PUT /api/me': {
    summary: 'Change my name or my settings',
    body: changeOfMe,
    answer: closed({ settings: mySettings }),
  },
  'POST /api/me/account': {
    summary:
      'Make the guest an account that keeps everything; where the server sends mail, that is when the link of a letter is opened, and `kept` is false until then',
    body: Type.Object({ mail, password }),
    answer: closed({ kept: Type.Boolean(), token: Type.String() }),
  },
  'GET /api/me/data': {
    summary: 'All that the server keeps about me, as one file',
    answer: myData,
    evenBanned: true,
  },
  'POST /api/me/delete': {
    summary: 'Leave for good: my seats go to computer players, and my name is taken out of what is kept',
    body: Type.Object({
      password: Type.Optional(Type.String({ maxLength: 128, description: 'Needed where there is an account.' })),
    }),
    answer: closed({ deleted: Type.Literal(true) }),
    evenBanned: true,
  },
  'POST /api/tables': { summary: 'Open a table', body: newTable, answer: shown, status: 201 },
  'POST /api/tables/import': {
    summary: 'Open a table from a record',
    body: Type.Object({ record: Type.Unknown(), seat: Type.Optional(seat) }),
    answer: shown,
    status: 201,
  },
  'GET /api/tables/mine': {
    summary: 'My tables: those that wait for me first, the longest wait on top',
    answer: list(myTable),
  },
  'GET /api/tables/next': {
    summary: 'The next table where I am to move',
    answer: closed({ table: orNull(tableId) }),
  },
  'GET /api/tables/:table': {
    summary: 'A table as the own seat, or a spectator, may know it',
    params: atTable,
    query: Type.Object({
      invitation: Type.Optional(invitation),
      options: Type.Optional(Type.Boolean({ description: 'List the choices the own seat has.' })),
    }),
    answer: shown,
  },
  'GET /api/tables/:table/log': {
    summary: 'Everything that happened, as far as the own seat has heard of it',
    params: atTable,
    query: invited,
    answer: closed({ beats: list(beat) }),
  },
  'GET /api/tables/:table/record': {
    summary: 'The record of a play that is over',
    params: atTable,
    query: invited,
    answer: record,
  },
  'POST /api/tables/:table/invitation': {
    summary: 'Make a new invitation; who has only the old one may no longer look',
    params: atTable,
    answer: shown,
  },
  'GET /api/tables/:table/chat': {
    summary: 'What was said at a table, without those I ignore',
    params: atTable,
    query: invited,
    answer: closed({ lines: list(chatLine) }),
  },
  'POST /api/tables/:table/chat': {
    summary: 'Say something at a table',
    params: atTable,
    body: Type.Object({ text: chatText, invitation: Type.Optional(invitation) }),
    answer: chatLine,
    status: 201,
  },
  'PUT /api/ignored/:who': {
    summary: 'Ignore somebody: what they say is not shown to me',
    params: closed({ who: personId }),
    body: Type.Object({ ignore: Type.Boolean() }),
    answer: closed({ ignored: list(personId) }),
  },
  'POST /api/reports': {
    summary: 'Report somebody to whoever runs this server',
    body: Type.Object({ about: personId, table: tableId, text: Type.String({ minLength: 1, maxLength: 2000 }) }),
    answer: closed({ reported: Type.Literal(true) }),
    status: 201,
  },
  ...ACTION_OPERATIONS,
  ...RATING_OPERATIONS,
  ...PERSON_OPERATIONS,
  ...PLAY_NOW_OPERATIONS,
  ...DAILY_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...HOUSE_OPERATIONS,
  ...TOURNAMENT_OPERATIONS,
  ...CLUB_OPERATIONS,
  ...FRIEND_OPERATIONS,
  ...FEATURED_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
} as const satisfies Record<string, Operation>;

/** What the library that keeps accounts answers. */
export const ACCOUNT_OPERATIONS = {
  'POST /api/auth/sign-in/email': {
    summary:
      'Sign in with mail address and password; the answer carries a cookie, and the header set-auth-token the token',
    body: closed({ email: mail, password: Type.String({ maxLength: 128 }) }),
    answer: atLeast({ token: Type.String() }),
    open: true,
    account: true,
  },
  'POST /api/auth/sign-out': {
    summary: 'End this session, and its sockets',
    body: atLeast({}),
    answer: closed({ success: Type.Boolean() }),
    account: true,
  },
  'POST /api/auth/change-email': {
    summary:
      'Change the mail address: a link goes to the old one, and when that was opened, another to the new one; whether the new one belongs to somebody stays untold',
    body: closed({ newEmail: mail, callbackURL: Type.Optional(Type.String()) }),
    answer: accepted,
    account: true,
  },
  'POST /api/auth/request-password-reset': {
    summary: 'Ask for a letter with a link to a new password; whether there is such an account stays untold',
    body: closed({ email: mail }),
    answer: accepted,
    open: true,
    account: true,
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with what the link of the letter carries; all sessions end',
    body: closed({ token: Type.String(), newPassword: password }),
    answer: accepted,
    open: true,
    account: true,
  },
  'GET /api/auth/passkey/generate-register-options': {
    summary: 'Begin to add a passkey: what the browser wants to know (WebAuthn)',
    answer: described<PublicKeyCredentialCreationOptionsJSON>(atLeast(challenge)),
    account: true,
  },
  'POST /api/auth/passkey/verify-registration': {
    summary: 'Add the passkey that the browser made',
    body: closed({ response: Type.Unknown() }),
    answer: atLeast({ id: Type.String() }),
    account: true,
  },
  'GET /api/auth/passkey/generate-authenticate-options': {
    summary: 'Begin to sign in by passkey (WebAuthn)',
    answer: described<PublicKeyCredentialRequestOptionsJSON>(atLeast(challenge)),
    open: true,
    account: true,
  },
  'POST /api/auth/passkey/verify-authentication': {
    summary: 'Sign in with what the passkey answered',
    body: closed({ response: Type.Unknown() }),
    answer: atLeast({ session: atLeast({ token: Type.String() }) }),
    open: true,
    account: true,
  },
} as const satisfies Record<string, Operation>;

/** For whoever watches over the server. */
export const HEALTH = { summary: 'Does the server work?', answer: ok, open: true } as const satisfies Operation;

type Operations = typeof OPERATIONS & typeof ACCOUNT_OPERATIONS & { readonly 'GET /healthz': typeof HEALTH };

export type OperationName = keyof typeof OPERATIONS;
/** All that the app may ask, accounts included. */
export type AskName = keyof Operations;

type Part<N extends AskName, P extends string> = Operations[N] extends { readonly [K in P]: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type ParamsOf<N extends AskName> = Part<N, 'params'>;
export type QueryOf<N extends AskName> = Part<N, 'query'>;
export type BodyOf<N extends AskName> = Part<N, 'body'>;
export type AnswerTo<N extends AskName> = Static<Operations[N]['answer']>;

type Needed<K extends string, T> = T extends undefined ? object : { readonly [P in K]: T };
/** What has to be said with a question. */
export type AskWith<N extends AskName> = Needed<'params', ParamsOf<N>> &
  Needed<'body', BodyOf<N>> & { readonly query?: Exclude<QueryOf<N>, undefined> };
