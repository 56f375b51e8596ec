import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, list, oneOf, orNull, time } from '../parts.ts';
import { pace, tableId, tableRow } from '../table.ts';
import { gameId } from './ratings.ts';

const wish = {
  game: gameId,
  seats: list(Type.Integer({ minimum: 2, maximum: 6 }), {
    minItems: 1,
    maxItems: 5,
    description: 'Numbers of seats that are welcome.',
  }),
  pace: oneOf(['live', 'days'], 'Now, with a clock; or a day for every move.'),
  computers: Type.Boolean({ description: 'After a while computer players may take the seats that are left.' }),
};
export const playWish = closed(wish);
export type PlayWish = Readonly<Static<typeof playWish>>;

const seeking = closed(
  {
    wish: orNull(closed({ ...wish, since: time })),
    others: Type.Integer({ description: 'How many others wait for the same game at the same pace.' }),
    computersAt: orNull(time),
    table: orNull(tableId),
    waits: list(closed({ game: gameId, pace: oneOf(['live', 'days'] as const), ms: Type.Integer() }), {
      description: 'How long people had to wait for a table of late, in milliseconds: half of them less.',
    }),
  },
  'What I wait for; `table` is where I am to play, as soon as there is one.',
);
export type Seeking = Readonly<Static<typeof seeking>>;

/** An open table in the list, with how strong the people there are. */
export const openTableRow = closed({
  ...tableRow.properties,
  points: orNull(Type.Integer({ description: 'The mean rating of the people who sit there.' })),
});
export type OpenTableRow = Readonly<Static<typeof openTableRow>>;

export const PLAY_NOW_OPERATIONS = {
  'GET /api/tables': {
    summary: 'Open tables with a free seat, the newest first',
    query: Type.Object({
      game: Type.Optional(gameId),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
      pace: Type.Optional(pace),
      rated: Type.Optional(Type.Boolean()),
      from: Type.Optional(
        Type.Integer({ description: 'Only where people have this rating on average, or a higher one.' }),
      ),
      to: Type.Optional(
        Type.Integer({ description: 'Only where people have this rating on average, or a lower one.' }),
      ),
    }),
    answer: list(openTableRow),
    open: true,
  },
  'GET /api/play-now': {
    summary: 'What I wait for, and whether there is a table; says that I am still here',
    answer: seeking,
  },
  'PUT /api/play-now': {
    summary: 'Wait for people of about my strength; a table opens as soon as there are enough',
    body: playWish,
    answer: seeking,
  },
  'POST /api/play-now/leave': { summary: 'Wait no longer', body: Type.Object({}), answer: seeking },
} as const satisfies Record<string, Operation>;
