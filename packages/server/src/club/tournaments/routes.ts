import { isRefused } from '@orrery/kernel';
import type { OperationName, Refusal } from '@orrery/protocol';
import { type Route, route } from '../../http/route.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { announce, cancel, enter, mend, start, withdraw } from './managing.ts';
import { showListed, showTournament } from './showing.ts';

const PAGE = 100;

/** What can be done with a tournament and needs nothing but its id. */
const SIMPLE = { enter, withdraw, start, cancel };
type Simple = keyof typeof SIMPLE;

/** What came of something, shown as the tournament stands now. */
async function shown(services: Services, visitor: Visitor, id: string, problem: Refusal | undefined) {
  return problem ?? showTournament(services, services.tournaments, visitor, id);
}

export const TOURNAMENT_ROUTES: readonly Route[] = [
  route('GET /api/tournaments', async ({ store }, { visitor }) =>
    (await store.tournaments(visitor.who, PAGE)).map(showListed),
  ),
  route(
    'POST /api/tournaments',
    async (services, { visitor, body }) => {
      const id = await announce(services, visitor, body);
      return isRefused(id) ? (id as Refusal) : showTournament(services, services.tournaments, visitor, id as string);
    },
    { allowance: { burst: 5, perSecond: 0.02 } },
  ),
  route('GET /api/tournaments/:tournament', (services, { visitor, params, query }) =>
    showTournament(services, services.tournaments, visitor, params.tournament, query),
  ),
  ...(Object.keys(SIMPLE) as Simple[]).map((name) =>
    route(
      `POST /api/tournaments/:tournament/${name}` satisfies OperationName,
      async (services, { visitor, params: { tournament } }) =>
        shown(services, visitor, tournament, await SIMPLE[name](services, services.tournaments, visitor, tournament)),
    ),
  ),
  route('PUT /api/tournaments/:tournament/results', async (services, { visitor, params: { tournament }, body }) =>
    shown(services, visitor, tournament, await mend(services, services.tournaments, visitor, tournament, body)),
  ),
];
