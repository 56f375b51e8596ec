import { type Static, Type } from 'typebox';
import { someone } from '../house.ts';
import { closed, list, moment, name, oneOf, orNull, personId, time } from '../parts.ts';
import { clock, settings, tableId, tableStatus } from '../table.ts';

export const tournamentId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'The id of a tournament.' });

export const FORMATS = ['swiss', 'groups'] as const;
export const tournamentFormat = oneOf(FORMATS, 'Everybody plays every round, or groups whose first ones play finals.');
export type TournamentFormat = (typeof FORMATS)[number];

const A_YEAR = 365 * 86_400_000;

/** What is agreed before a tournament begins. */
const agreed = {
  title: name(60),
  game: Type.String({ maxLength: 40 }),
  settings: Type.Optional(settings),
  format: tournamentFormat,
  seats: Type.Integer({ minimum: 2, maximum: 6, description: 'Seats a table; some have one less where it must be.' }),
  rounds: Type.Integer({ minimum: 1, maximum: 20, description: 'Rounds, or rounds within each group.' }),
  clock,
  starts: Type.Optional(moment('Milliseconds since 1970.')),
  rated: Type.Optional(Type.Boolean({ description: 'The results count for the ratings (default).' })),
  delay: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 3_600_000,
      description:
        'Who looks on sees a table so many milliseconds later: five minutes where it is live, otherwise none.',
    }),
  ),
  most: Type.Optional(Type.Integer({ minimum: 2, maximum: 4096, description: 'At most so many people.' })),
  club: Type.Optional(Type.String({ maxLength: 40, description: 'Only for the members of this club.' })),
  late: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 19, description: 'Until this round has begun people may still enter.' }),
  ),
  groupSize: Type.Optional(Type.Integer({ minimum: 2, maximum: 32, description: 'People in a group.' })),
  finalists: Type.Optional(Type.Integer({ minimum: 2, maximum: 64, description: 'People who go on from the groups.' })),
  noShow: Type.Optional(
    Type.Integer({
      minimum: 60_000,
      maximum: A_YEAR,
      description: 'Who has not made a first choice after so many milliseconds is out.',
    }),
  ),
  roundTime: Type.Optional(
    Type.Integer({
      minimum: 60_000,
      maximum: A_YEAR,
      description: 'Milliseconds a round; what is not finished then is a tie.',
    }),
  ),
  pause: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 7 * 86_400_000, description: 'Milliseconds between two rounds.' }),
  ),
};
export const newTournament = closed(agreed);
export type NewTournament = Readonly<Static<typeof newTournament>>;

export const TOURNAMENT_STATES = ['open', 'playing', 'over', 'cancelled'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

const row = {
  id: tournamentId,
  title: Type.String(),
  game: Type.String(),
  format: tournamentFormat,
  seats: Type.Integer(),
  state: oneOf(TOURNAMENT_STATES),
  round: Type.Integer({ description: 'The round under way or played last; 0 before the first.' }),
  rounds: Type.Integer({ description: 'All rounds, finals included.' }),
  players: Type.Integer(),
  most: orNull(Type.Integer()),
  starts: orNull(time),
  live: Type.Boolean({ description: 'Played in one sitting, not over days.' }),
  entered: Type.Boolean({ description: 'Do I play?' }),
};
export const tournamentRow = closed(row, 'A tournament in a list.');
export type TournamentRow = Readonly<Static<typeof tournamentRow>>;

/** What told somebody apart from the next one with equal points, in the order in which it is asked. */
export const tieBreak = oneOf(['opponents', 'wins', 'share', 'meeting', 'lot'] as const);
export type TieBreakName = Static<typeof tieBreak>;

export const tournamentStanding = closed(
  {
    who: personId,
    name: Type.String(),
    rank: Type.Integer(),
    points: Type.Number({ description: 'One a round for whoever wins, nothing for the last, even steps between.' }),
    opponents: Type.Number({ description: 'The mean of the points of all whom they met.' }),
    wins: Type.Integer(),
    share: Type.Number({ description: 'The mean share of all points at their tables.' }),
    places: list(Type.Union([Type.Integer(), oneOf(['bye', 'out', 'absent', 'playing'] as const)]), {
      description: 'Round by round the place; `bye` free, `out` given up or not come, `absent` not there, `playing`.',
    }),
    decidedBy: Type.Optional(tieBreak),
    group: Type.Optional(Type.Integer({ description: 'The group, counted from 0.' })),
    left: Type.Boolean({ description: 'Plays no further round.' }),
  },
  'Somebody in the table of results.',
);
export type TournamentStanding = Readonly<Static<typeof tournamentStanding>>;

const tournamentSeat = closed({
  who: personId,
  name: Type.String(),
  place: orNull(Type.Integer()),
  score: orNull(Type.Number()),
  out: Type.Boolean({ description: 'Gave up, did not come or ran out of time.' }),
});
export const tournamentTable = closed(
  {
    round: Type.Integer(),
    number: Type.Integer({ description: 'The table of the round, counted from 1.' }),
    table: tableId,
    status: orNull(tableStatus),
    seats: list(tournamentSeat),
    waiting: list(personId, { description: 'Who is to move.' }),
    watching: Type.Integer({ description: 'How many look on.' }),
    mended: Type.Boolean({ description: 'The result was mended by hand.' }),
    invitation: Type.Optional(
      Type.String({ description: 'Where a club plays, the way in for its members: strangers may not look.' }),
    ),
  },
  'A table of a round.',
);
export type TournamentTable = Readonly<Static<typeof tournamentTable>>;

export const wholeTournament = closed(
  {
    ...row,
    owner: orNull(someone),
    agreed: newTournament,
    now: time,
    shown: Type.Integer({ description: 'The round whose tables are listed.' }),
    tables: list(tournamentTable),
    byes: list(someone),
    standings: list(tournamentStanding, { description: 'A hundred of them, from `from` on.' }),
    mine: orNull(tournamentStanding),
    winners: list(someone, { description: 'The first three, when it is over.' }),
    roundEnds: orNull(time),
    nextRound: orNull(time),
    manages: Type.Boolean({ description: 'May I start it, cancel it, and mend results?' }),
    mayEnter: Type.Boolean(),
  },
  'A tournament with its table of results.',
);
export type WholeTournament = Readonly<Static<typeof wholeTournament>>;

const atTournament = closed({ tournament: tournamentId });

export const TOURNAMENT_OPERATIONS = {
  'GET /api/tournaments': {
    summary: 'Tournaments: those one can enter, those under way, and the last ones that are over',
    answer: list(tournamentRow),
  },
  'POST /api/tournaments': {
    summary: 'Announce a tournament; needs an account',
    body: newTournament,
    answer: wholeTournament,
    status: 201,
  },
  'GET /api/tournaments/:tournament': {
    summary: 'A tournament with the tables of a round and the table of results',
    params: atTournament,
    query: Type.Object({
      round: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Another round than the last.' })),
      from: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Standings from this rank on.' })),
    }),
    answer: wholeTournament,
  },
  'POST /api/tournaments/:tournament/enter': {
    summary: 'Play in a tournament, from the next round on where it has begun',
    params: atTournament,
    answer: wholeTournament,
  },
  'POST /api/tournaments/:tournament/withdraw': {
    summary: 'Play no further round of a tournament',
    params: atTournament,
    answer: wholeTournament,
  },
  'POST /api/tournaments/:tournament/start': {
    summary: 'Begin the first round now; for who announced it',
    params: atTournament,
    answer: wholeTournament,
  },
  'POST /api/tournaments/:tournament/cancel': {
    summary: 'Call a tournament off; for who announced it',
    params: atTournament,
    answer: wholeTournament,
  },
  'PUT /api/tournaments/:tournament/results': {
    summary: 'Mend the result of a table, or enter one; for who announced it, with a line in the audit log',
    params: atTournament,
    body: closed({
      round: Type.Integer({ minimum: 1, maximum: 100 }),
      number: Type.Integer({ minimum: 1, maximum: 100_000 }),
      places: list(Type.Integer({ minimum: 1, maximum: 6 }), { minItems: 2, maxItems: 6 }),
      why: Type.String({ minLength: 1, maxLength: 300 }),
    }),
    answer: wholeTournament,
  },
} as const;
