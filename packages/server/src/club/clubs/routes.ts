import { isRefused } from '@orrery/kernel';
import type { Refusal } from '@orrery/protocol';
import { showTo } from '../../hall/showing.ts';
import { type Route, route } from '../../http/route.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import {
  changeMember,
  foundClub,
  joinClub,
  leaveClub,
  listClubs,
  openClubTable,
  renewClubInvitation,
  showClub,
} from './clubs.ts';
import { beginSeason } from './seasons.ts';

/** What came of something, shown as the club stands now. */
const shown = async (services: Services, visitor: Visitor, club: string, problem: Refusal | undefined) =>
  problem ?? showClub(services, visitor, club);
const shownIfFound = async (services: Services, visitor: Visitor, club: string | Refusal) =>
  typeof club === 'string' ? showClub(services, visitor, club) : club;

const RARELY = { allowance: { burst: 10, perSecond: 0.05 } };

export const CLUB_ROUTES: readonly Route[] = [
  route('GET /api/clubs', (services, { visitor }) => listClubs(services, visitor)),
  route(
    'POST /api/clubs',
    async (services, { visitor, body }) => shownIfFound(services, visitor, await foundClub(services, visitor, body)),
    RARELY,
  ),
  route(
    'POST /api/clubs/join',
    async (services, { visitor, body }) =>
      shownIfFound(services, visitor, await joinClub(services, visitor, body.invitation)),
    RARELY,
  ),
  route('GET /api/clubs/:club', (services, { visitor, params }) => showClub(services, visitor, params.club)),
  route('POST /api/clubs/:club/leave', async (services, { visitor, params }) => {
    return (await leaveClub(services, visitor, params.club)) ?? { left: true };
  }),
  route('PUT /api/clubs/:club/members/:who', async (services, { visitor, params: { club, who }, body }) =>
    shown(services, visitor, club, await changeMember(services, visitor, club, who, body.role)),
  ),
  route('POST /api/clubs/:club/invitation', async (services, { visitor, params: { club } }) =>
    shown(services, visitor, club, await renewClubInvitation(services, visitor, club)),
  ),
  route(
    'POST /api/clubs/:club/tables',
    async (services, { visitor, params, body }) => {
      const opened = await openClubTable(services, visitor, params.club, body);
      return isRefused(opened) ? opened : showTo(services, opened, visitor);
    },
    { allowance: { burst: 20, perSecond: 0.2 } },
  ),
  route('POST /api/clubs/:club/seasons', async (services, { visitor, params: { club }, body }) =>
    shown(services, visitor, club, await beginSeason(services, visitor, club, body)),
  ),
];
