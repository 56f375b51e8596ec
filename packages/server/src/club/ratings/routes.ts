import { isRefused } from '@orrery/kernel';
import { lookingAt } from '../../hall/showing.ts';
import { type Route, route } from '../../http/route.ts';
import { NOTHING_HERE } from '../nothing-here.ts';
import { ratingsAt } from './at-table.ts';
import { leaderboard } from './leaderboard.ts';

export const RATING_ROUTES: readonly Route[] = [
  route('GET /api/ratings/:game', async (services, { params, query, request }) =>
    leaderboard(services, params.game, await services.people.visitor(request.headers), query.among),
  ),
  route('GET /api/tables/:table/ratings', async (services, { visitor, params, query }) => {
    if (!services.isOn('ratings')) return NOTHING_HERE;
    // What is entered takes the table in turn itself, so it is asked when the look is over.
    const looked = await lookingAt(services, params.table, visitor, query.invitation, ({ id, table }) => ({
      id,
      table,
    }));
    return isRefused(looked) ? looked : ratingsAt(services, looked);
  }),
];
