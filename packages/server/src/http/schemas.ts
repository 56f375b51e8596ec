import { Type } from 'typebox';

export const name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
});
export const tableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const tableParams = Type.Object({ table: tableId });
export const invited = Type.Object({
  invitation: Type.Optional(Type.String({ maxLength: 64 })),
  options: Type.Optional(Type.Boolean({ description: 'List the choices the own seat has.' })),
});

export const clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('live'),
      stock: Type.Integer({ minimum: 1000, maximum: 86_400_000, description: 'Milliseconds for the whole play.' }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600_000, description: 'Milliseconds on top after every turn.' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      perMove: Type.Integer({ minimum: 60_000, maximum: 30 * 86_400_000, description: 'Milliseconds per move.' }),
    },
    { additionalProperties: false },
  ),
]);

const settingValue = Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 60 })]);

export const newTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    settings: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), settingValue)),
    clock: Type.Optional(clock),
    title: Type.Optional(Type.String({ maxLength: 60 })),
    listed: Type.Optional(Type.Boolean({ description: 'Shown to everybody; otherwise by invitation only.' })),
    sit: Type.Optional(Type.Boolean({ description: 'Take seat 0 at once (default).' })),
    confirm: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const refusal = Type.Object({
  refused: Type.String({ description: 'A short code that stays the same.' }),
  message: Type.String({ description: 'What was wrong, in English.' }),
  rule: Type.Optional(Type.String({ description: 'The id of the rule against it.' })),
});

export const tableRow = Type.Object({
  id: Type.String(),
  game: Type.String(),
  title: Type.String(),
  status: Type.String(),
  listed: Type.Boolean(),
  seats: Type.Integer(),
  free: Type.Integer(),
  created: Type.Number(),
  updated: Type.Number(),
  here: Type.Array(Type.String(), { description: 'The names of those who look at the table now.' }),
});

export const look = Type.Object({
  table: Type.String(),
  now: Type.Number({ description: "The server's time." }),
  look: Type.Unknown({ description: 'All that the own seat, or a spectator, may know.' }),
  beats: Type.Array(Type.Unknown(), { description: 'What happened last.' }),
  options: Type.Optional(Type.Array(Type.Unknown())),
  mine: Type.Boolean({ description: 'Who asks has opened the table, and starts the play.' }),
  invitation: Type.Optional(Type.String({ description: 'For members: the secret part of the invitation link.' })),
});
