import type { Language } from '@orrery/kernel';
import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, described, list, orNull, personId, time } from '../parts.ts';
import { tableId } from '../table.ts';
import { gameId } from './ratings.ts';

const game = closed(
  {
    game: gameId,
    plays: Type.Integer(),
    wins: Type.Integer(),
    points: orNull(Type.Integer({ description: 'Null before the first rated play.' })),
    provisional: Type.Boolean(),
    history: list(closed({ at: time, points: Type.Integer() }), { description: 'The oldest first.' }),
  },
  'How somebody does in a game.',
);
export type PersonGame = Readonly<Static<typeof game>>;

const play = closed({
  table: tableId,
  game: gameId,
  at: time,
  place: Type.Integer(),
  scores: list(Type.Number(), { description: 'Their own first, then those of the others, the best first.' }),
  change: orNull(Type.Integer({ description: 'What it has changed in the rating.' })),
  open: Type.Boolean({ description: 'May everybody look at the table?' }),
});
export type PersonPlay = Readonly<Static<typeof play>>;

/** Something said in every language the house had at the time; English is always among them. */
export type InLanguages = { readonly [L in Language]?: string } & { readonly en: string };

const favourite = closed({
  game: gameId,
  plays: Type.Integer(),
  wins: Type.Integer(),
  seats: Type.Integer({ description: 'The number of seats they play it with most.' }),
  opening: orNull(
    closed(
      {
        said: described<InLanguages>(
          Type.Object({ en: Type.String() }, { additionalProperties: Type.String(), description: 'By language.' }),
        ),
        plays: Type.Integer(),
      },
      'What they choose first most often, and in how many plays.',
    ),
  ),
});
export type Favourite = Readonly<Static<typeof favourite>>;

export const person = closed(
  {
    who: personId,
    name: Type.String(),
    private: Type.Boolean({ description: 'For me alone: others do not find this page.' }),
    since: orNull(time),
    plays: Type.Integer(),
    wins: Type.Integer(),
    place: orNull(Type.Number({ description: 'The place they reach on average.' })),
    games: list(game, { description: 'The one played most first.' }),
    last: list(play, { description: 'The newest first.' }),
    favourite: orNull(favourite),
    records: list(closed({ game: gameId, score: Type.Number(), at: time, table: tableId, open: Type.Boolean() })),
    against: orNull(
      closed({ ahead: Type.Integer(), behind: Type.Integer() }, 'How often they came in before me, and behind me.'),
    ),
  },
  'Somebody, as others may know them.',
);
export type PersonPage = Readonly<Static<typeof person>>;

export const PERSON_OPERATIONS = {
  'GET /api/people/:who': {
    summary: "A person's page: games, results, ratings over time, habits, records",
    params: closed({ who: personId }),
    answer: person,
    open: true,
  },
} as const satisfies Record<string, Operation>;
