import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, list, orNull, personId } from '../parts.ts';
import { level } from '../people.ts';
import { atTable, invited } from '../table.ts';

export const gameId = Type.String({ maxLength: 40, description: 'The id of a game.' });

const standing = {
  points: Type.Integer({ description: 'A newcomer has 1500; 400 more win ten plays of eleven between two.' }),
  provisional: Type.Boolean({ description: 'Nobody can be sure yet: too few plays.' }),
};

export const seatRating = closed(
  {
    ...standing,
    change: orNull(Type.Integer({ description: 'What the play at this table has changed; null before its end.' })),
  },
  'How strong somebody at a table is.',
);
export type SeatRating = Readonly<Static<typeof seatRating>>;

export const ratingRow = closed(
  {
    rank: orNull(Type.Integer({ description: 'Null for computer players: they stand among people without a rank.' })),
    who: orNull(personId),
    level: orNull(level),
    name: Type.String({ description: 'Empty for computer players.' }),
    bot: Type.Boolean({ description: 'A program plays for this account.' }),
    ...standing,
    plays: Type.Integer(),
    wins: Type.Integer(),
    trend: list(Type.Integer(), { description: 'Points after the plays of the last thirty days, the oldest first.' }),
  },
  'A line of a leaderboard.',
);
export type RatingRow = Readonly<Static<typeof ratingRow>>;

export const RATING_OPERATIONS = {
  'GET /api/ratings/:game': {
    summary: 'The leaderboard of a game, the strongest first, computer players among the people',
    params: closed({ game: gameId }),
    query: Type.Object({
      among: Type.Optional(
        Type.String({ maxLength: 40, description: 'Only my friends (`friends`), or the club of this id, and me.' }),
      ),
    }),
    answer: closed({ rows: list(ratingRow), mine: orNull(ratingRow) }),
    open: true,
  },
  'GET /api/tables/:table/ratings': {
    summary: 'How strong everybody at a table is, and what its play has changed',
    params: atTable,
    query: invited,
    answer: closed({
      rated: Type.Boolean({ description: 'Does the result count, or has it counted?' }),
      seats: list(orNull(seatRating)),
    }),
  },
} as const satisfies Record<string, Operation>;
