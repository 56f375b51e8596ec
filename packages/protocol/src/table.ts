import type { Choice, PlayRecord, State } from '@orrery/kernel';
import type { Beat, ClockSpec, Look, Patch, Sitter, TableSetup, TableStatus } from '@orrery/table';
import { type Static, Type } from 'typebox';
import { closed, described, invitation, list, oneLine, oneOf, orNull, personId, seat, time } from './parts.ts';
import { level } from './people.ts';

export const tableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'The id of a table.' });

/** A table by its id, and the invitation of who asks. */
export const atTable = closed({ table: tableId });
export const invited = Type.Object({ invitation: Type.Optional(invitation) });

export const clock = described<ClockSpec>(
  Type.Union([
    closed({ kind: Type.Literal('none') }),
    closed({
      kind: Type.Literal('live'),
      stock: Type.Integer({ minimum: 1000, maximum: 86_400_000, description: 'Milliseconds for the whole play.' }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600_000, description: 'Milliseconds on top after every turn.' }),
    }),
    closed({
      kind: Type.Literal('days'),
      perMove: Type.Integer({ minimum: 60_000, maximum: 30 * 86_400_000, description: 'Milliseconds per move.' }),
    }),
  ]),
);

export const choice = described<Choice>(
  Type.Object(
    { do: Type.String() },
    { additionalProperties: true, description: 'What a seat decides: `do`, and fields of the game.' },
  ),
);

const settingValue = Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 60 })]);
export const settings = Type.Record(Type.String({ maxLength: 40 }), settingValue, {
  description: 'What is set otherwise than usual, as GET /api/games lists it.',
});

/** Who can be put on a seat by whoever opened the table. */
export const filling = Type.Union([level, Type.Literal('automaton'), Type.Literal('empty')]);
export type Filling = Static<typeof filling>;

export const newTable = closed({
  game: Type.String({ maxLength: 40 }),
  seats: Type.Integer({ minimum: 1, maximum: 16 }),
  settings: Type.Optional(settings),
  clock: Type.Optional(clock),
  rated: Type.Optional(Type.Boolean({ description: 'The result counts for the ratings (default).' })),
  bots: Type.Optional(Type.Boolean({ description: 'Bots may sit down although the result counts.' })),
  title: Type.Optional(oneLine(60)),
  listed: Type.Optional(Type.Boolean({ description: 'Shown to everybody; otherwise by invitation only.' })),
  sit: Type.Optional(Type.Boolean({ description: 'Take seat 0 at once (default).' })),
  confirm: Type.Optional(Type.Boolean({ description: 'The last choice of a turn waits for a confirmation.' })),
  fill: Type.Optional(
    list(closed({ seat, with: filling }), { maxItems: 16, description: 'Computer players and where they sit.' }),
  ),
  start: Type.Optional(Type.Boolean({ description: 'Begin the play at once, when nobody else is expected.' })),
});
export type NewTable = Readonly<Static<typeof newTable>>;

export const tableStatus = oneOf<TableStatus>(['open', 'playing', 'over', 'abandoned', 'closed']);

/** How quickly a table is played: without a clock, live, or over days. */
export const PACES = ['none', 'live', 'days'] as const satisfies readonly ClockSpec['kind'][];
export const pace = oneOf(PACES, 'Without a clock, live, or over days.');

const row = {
  id: tableId,
  game: Type.String(),
  title: Type.String(),
  status: tableStatus,
  listed: Type.Boolean(),
  rated: Type.Boolean({ description: 'Does the result count for the ratings?' }),
  pace,
  seats: Type.Integer(),
  free: Type.Integer(),
  created: time,
  updated: time,
  here: list(Type.String(), { description: 'The names of those who look at the table now.' }),
};
export const tableRow = closed(row, 'A table in a list.');
export type TableRow = Readonly<Static<typeof tableRow>>;

export const myTable = closed(
  {
    ...row,
    seat,
    turn: Type.Boolean({ description: 'Is the table waiting for me?' }),
    since: time,
  },
  'A table at which I sit.',
);
export type MyTable = Readonly<Static<typeof myTable>>;

const person = {
  who: personId,
  name: Type.String(),
  confirm: Type.Boolean({ description: 'The last choice of a turn waits for a confirmation.' }),
  delegates: Type.Optional(Type.Boolean({ description: 'A computer player answers in the turns of others.' })),
};
const sitter = described<Sitter>(
  Type.Union([
    closed({ kind: Type.Literal('empty') }),
    closed({ kind: Type.Literal('person'), ...person }),
    closed({
      kind: Type.Literal('computer'),
      level: Type.String(),
      standsInFor: Type.Optional(closed({ ...person, why: oneOf(['resigned', 'time']) })),
    }),
    closed({ kind: Type.Literal('automaton') }),
  ]),
);

const setup = described<TableSetup>(
  closed({
    game: Type.String(),
    version: Type.Integer({ description: "The game's version the table is played under." }),
    seats: Type.Integer(),
    settings,
    clock,
    rated: Type.Optional(Type.Boolean({ description: 'Does the result count for the ratings?' })),
    bots: Type.Optional(Type.Boolean({ description: 'May bots sit down although it does?' })),
    delay: Type.Optional(Type.Integer({ description: 'Who looks on sees the table so many milliseconds later.' })),
  }),
);

const seats = list(seat);

export const look = described<Look>(
  closed(
    {
      setup,
      status: tableStatus,
      paused: Type.Boolean(),
      seat: orNull(seat),
      seats: list(sitter),
      view: orNull(
        described<State>(
          Type.Object({}, { additionalProperties: true, description: "The game's state as this seat may know it." }),
        ),
      ),
      waitingFor: seats,
      question: orNull(Type.Integer({ description: 'The number of the question this seat is asked.' })),
      held: orNull(choice),
      canUndo: Type.Boolean(),
      clocks: list(closed({ left: Type.Number(), since: orNull(time) })),
      pausing: seats,
      rematching: seats,
      successor: orNull(Type.String({ description: 'The table where this round plays on.' })),
      retired: Type.Boolean({
        description: 'It ended without a result, because a newer version of the game could not go on.',
      }),
      result: orNull(closed({ scores: list(Type.Number()), places: list(Type.Integer()), winners: seats })),
    },
    'All that the own seat, or a spectator, may know of a table.',
  ),
);

export const beat = described<Beat>(
  closed(
    {
      id: Type.String({ description: 'Never the same twice at a table.' }),
      by: orNull(seat),
      at: time,
      events: list(Type.Object({ event: Type.String() }, { additionalProperties: true })),
      late: Type.Optional(
        Type.Literal(true, { description: 'Others heard of it only when a simultaneous phase was over.' }),
      ),
    },
    'What one choice made happen.',
  ),
);

export const patch = described<Patch>(
  list(list(Type.Unknown(), { minItems: 1, maxItems: 2 }), {
    description: 'Each item is a path and the value that stands there now, or a path alone for what is gone.',
  }),
);

export const options = list(choice, { description: 'Every choice that the own seat has now.' });

/** A table with all that concerns who asks. */
export const shown = closed({
  table: tableId,
  title: Type.String(),
  now: Type.Number({ description: "The server's time." }),
  look,
  beats: list(beat, { description: 'What happened last.' }),
  options: Type.Optional(options),
  mine: Type.Boolean({ description: 'Who asks has opened the table, and starts the play.' }),
  invitation: Type.Optional(invitation),
});
export type Shown = Readonly<Static<typeof shown>>;

export const record = described<PlayRecord>(
  Type.Object(
    {
      orrery: Type.Integer(),
      game: Type.String(),
      version: Type.Integer(),
      seats: Type.Integer(),
      settings,
      seed: Type.String(),
      choices: list(Type.Unknown()),
    },
    { description: 'The whole play, replayable anywhere.' },
  ),
);

export const chatText = Type.String({ minLength: 1, maxLength: 500 });
const line = { id: Type.Integer(), table: tableId, who: personId, name: Type.String(), at: time, text: Type.String() };
export const chatLine = closed(line);
export const chatLineFields = line;
export type ChatLine = Readonly<Static<typeof chatLine>>;
