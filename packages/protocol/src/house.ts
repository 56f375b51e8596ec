import { type Static, Type } from 'typebox';
import { closed, list, oneOf, orNull, personId, time } from './parts.ts';
import { restriction, restrictionKind, role } from './rights.ts';
import { chatLine, tableId } from './table.ts';

/** Somebody by id and name; the name is empty for somebody who has left. */
export const someone = closed({ who: personId, name: Type.String() });
export type Someone = Readonly<Static<typeof someone>>;

export const roleRow = closed({ who: personId, name: Type.String(), role });
export type RoleRow = Readonly<Static<typeof roleRow>>;

export const restrictionRow = closed(
  { ...restriction.properties, kind: restrictionKind, about: someone, by: orNull(someone), at: time },
  'Somebody who may not do something now.',
);
export type RestrictionRow = Readonly<Static<typeof restrictionRow>>;

const reportFields = {
  id: Type.Integer(),
  by: someone,
  about: someone,
  table: tableId,
  text: Type.String(),
  at: time,
  settled: orNull(closed({ by: someone, at: time, note: Type.String() })),
};
export const reportRow = closed(reportFields, 'Something that somebody has told about somebody else.');
export type ReportRow = Readonly<Static<typeof reportRow>>;

export const wholeReport = closed(
  {
    ...reportFields,
    lines: list(chatLine, { description: 'What was said last at the table.' }),
    others: Type.Integer({ description: 'How many other reports there are about the same person.' }),
    restrictions: list(restrictionRow),
    role: orNull(role),
  },
  'A report with what has to be known to settle it.',
);
export type WholeReport = Readonly<Static<typeof wholeReport>>;

/** Everything that is kept for ever because somebody with power, or the server itself, did it. */
export const AUDIT_ACTS = [
  'owner-named',
  'moderator-named',
  'moderator-dismissed',
  'ban',
  'ban-lifted',
  'mute',
  'mute-lifted',
  'report-settled',
  'account-made',
  'account-deleted',
  'mail-changed',
  'data-exported',
  'swept',
  'tournament-cancelled',
  'result-mended',
] as const;
export const auditAct = oneOf(AUDIT_ACTS);
export type AuditAct = (typeof AUDIT_ACTS)[number];

export const auditEntry = closed(
  {
    id: Type.Integer(),
    at: time,
    by: orNull(someone),
    act: auditAct,
    about: orNull(someone),
    details: Type.String(),
  },
  'Who did what to whom, and when; `by` is null where the server did it by itself.',
);
export type AuditEntry = Readonly<Static<typeof auditEntry>>;

/** All that the server knows of somebody, for themselves. */
export const myData = Type.Object(
  {
    orrery: Type.Literal('export 1'),
    at: time,
    account: Type.Object({}, { additionalProperties: true }),
    sessions: list(Type.Object({}, { additionalProperties: true })),
    passkeys: list(Type.Object({}, { additionalProperties: true })),
    settings: Type.Object({}, { additionalProperties: true }),
    ignored: list(personId),
    tables: list(Type.Object({ id: tableId, entries: list(Type.Unknown()) }, { additionalProperties: true }), {
      description: 'Tables where I sat or which I opened, with my own entries.',
    }),
    plays: list(Type.Object({}, { additionalProperties: true }), {
      description: 'What I have played, how it ended, and my ratings before and after.',
    }),
    chat: list(chatLine),
    reports: list(Type.Object({}, { additionalProperties: true })),
    restrictions: list(Type.Object({}, { additionalProperties: true })),
    role: orNull(role),
    tournaments: list(closed({ id: Type.String(), title: Type.String() })),
    clubs: list(closed({ id: Type.String(), name: Type.String() })),
    friends: list(personId),
    webhook: Type.String({ description: 'Where my notices are sent to.' }),
  },
  { additionalProperties: false, description: 'All that the server keeps about me.' },
);
export type MyData = Static<typeof myData>;
