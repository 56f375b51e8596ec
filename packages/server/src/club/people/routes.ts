import { type Route, route } from '../../http/route.ts';
import { personPage } from './page.ts';

export const PERSON_ROUTES: readonly Route[] = [
  route('GET /api/people/:who', async (services, { params, request }) =>
    personPage(services, params.who, await services.people.visitor(request.headers)),
  ),
];
