import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, list, orNull, personId, time } from '../parts.ts';
import { tableId } from '../table.ts';
import { gameId } from './ratings.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day by universal time, as 2026-11-15.' });

const dailyRow = closed({
  rank: Type.Integer(),
  who: personId,
  name: Type.String({ description: 'Empty for somebody who keeps it to themselves.' }),
  score: Type.Number(),
});
export type DailyRow = Readonly<Static<typeof dailyRow>>;

export const daily = closed(
  {
    day,
    game: gameId,
    endsAt: time,
    over: Type.Boolean(),
    finished: Type.Integer({ description: 'How many have finished.' }),
    best: orNull(Type.Number()),
    mine: orNull(
      closed({
        table: tableId,
        score: orNull(Type.Number({ description: 'Null while I play.' })),
        rank: orNull(Type.Integer()),
      }),
    ),
    rows: list(dailyRow, { description: 'The best first.' }),
    replay: orNull(tableId),
  },
  'The challenge of a day: everybody plays the same game alone, from the same seed, once. The best play can be looked at when the day is over.',
);
export type Daily = Readonly<Static<typeof daily>>;

export const DAILY_OPERATIONS = {
  'GET /api/daily': { summary: 'The challenge of today', answer: daily, open: true },
  'GET /api/daily/:day': {
    summary: 'The challenge of a day',
    params: closed({ day }),
    answer: daily,
    open: true,
  },
  'POST /api/daily': {
    summary: 'Begin my one try at the challenge of today, or go on with it',
    body: Type.Object({}),
    answer: closed({ table: tableId }),
  },
} as const satisfies Record<string, Operation>;
