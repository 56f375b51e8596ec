import { type Static, Type } from 'typebox';
import { closed, invitation, list, name, oneOf, orNull, personId, time } from '../parts.ts';
import { newTable, shown, tableRow } from '../table.ts';
import { tournamentRow } from './tournaments.ts';

export const clubId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'The id of a club.' });

/** Who founded a club, who helps to run it, and everybody else. */
export const CLUB_ROLES = ['owner', 'organiser', 'member'] as const;
export const clubRole = oneOf(CLUB_ROLES);
export type ClubRole = (typeof CLUB_ROLES)[number];

const clubName = name(60);
const about = Type.String({ maxLength: 300 });

export const clubRow = closed(
  { id: clubId, name: Type.String(), role: clubRole, members: Type.Integer() },
  'A club to which I belong.',
);
export type ClubRow = Readonly<Static<typeof clubRow>>;

export const clubMember = closed({
  who: personId,
  name: Type.String(),
  role: clubRole,
  since: time,
  here: Type.Boolean({ description: 'Is there now.' }),
});
export type ClubMember = Readonly<Static<typeof clubMember>>;

const leaguePlayer = closed({
  who: personId,
  name: Type.String(),
  points: Type.Number({ description: 'What the tournaments of the season have brought so far.' }),
  moves: oneOf(['up', 'down', 'stays'] as const, 'Where the season would lead if it ended now.'),
});
export type LeaguePlayer = Readonly<Static<typeof leaguePlayer>>;
export const clubSeason = closed(
  {
    number: Type.Integer(),
    began: time,
    change: Type.Integer({ description: 'How many change places between two leagues.' }),
    leagues: list(list(leaguePlayer), { description: 'The highest first, each in order.' }),
  },
  'A season of a club.',
);
export type ClubSeason = Readonly<Static<typeof clubSeason>>;

export const clubTable = closed({ ...tableRow.properties, invitation }, 'A table for members alone.');
export type ClubTable = Readonly<Static<typeof clubTable>>;

export const wholeClub = closed(
  {
    id: clubId,
    name: Type.String(),
    about: Type.String(),
    role: clubRole,
    invitation,
    members: list(clubMember),
    tables: list(clubTable),
    tournaments: list(tournamentRow),
    season: orNull(clubSeason),
  },
  'A club, for its members.',
);
export type WholeClub = Readonly<Static<typeof wholeClub>>;

const atClub = closed({ club: clubId });

export const CLUB_OPERATIONS = {
  'GET /api/clubs': { summary: 'The clubs to which I belong', answer: list(clubRow) },
  'POST /api/clubs': {
    summary: 'Found a club; needs an account',
    body: closed({ name: clubName, about: Type.Optional(about) }),
    answer: wholeClub,
    status: 201,
  },
  'POST /api/clubs/join': {
    summary: 'Join the club that an invitation is for',
    body: closed({ invitation }),
    answer: wholeClub,
  },
  'GET /api/clubs/:club': {
    summary: 'A club with its members, tables, tournaments and season; for members',
    params: atClub,
    answer: wholeClub,
  },
  'POST /api/clubs/:club/leave': {
    summary: 'Leave a club; where its owner leaves, whoever has been there longest follows',
    params: atClub,
    answer: closed({ left: Type.Boolean() }),
  },
  'PUT /api/clubs/:club/members/:who': {
    summary: 'Make a member an organiser or not, or send them away; for who runs the club',
    params: closed({ club: clubId, who: personId }),
    body: closed({ role: oneOf(['organiser', 'member', 'none'] as const) }),
    answer: wholeClub,
  },
  'POST /api/clubs/:club/invitation': {
    summary: 'Make a new invitation; the old one leads nowhere',
    params: atClub,
    answer: wholeClub,
  },
  'POST /api/clubs/:club/tables': {
    summary: 'Open a table that only members see',
    params: atClub,
    body: newTable,
    answer: shown,
    status: 201,
  },
  'POST /api/clubs/:club/seasons': {
    summary: 'Begin a season: the first with so many leagues, each further one with promotion and relegation',
    params: atClub,
    body: closed({
      leagues: Type.Integer({ minimum: 1, maximum: 10 }),
      change: Type.Integer({ minimum: 0, maximum: 10 }),
    }),
    answer: wholeClub,
  },
} as const;
