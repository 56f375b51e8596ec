import { type Route, route } from '../../http/route.ts';
import { playDaily, showDaily } from './challenge.ts';

export const DAILY_ROUTES: readonly Route[] = [
  route('GET /api/daily', async (services, { request }) =>
    showDaily(services, undefined, await services.people.visitor(request.headers)),
  ),
  route('GET /api/daily/:day', async (services, { params, request }) =>
    showDaily(services, params.day, await services.people.visitor(request.headers)),
  ),
  route('POST /api/daily', (services, { visitor }) => playDaily(services, visitor)),
];
