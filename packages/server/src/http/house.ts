import { isRefused } from '@orrery/kernel';
import { deleteMyself, exportData } from '../house/leaving.ts';
import {
  lift,
  listReports,
  listRestrictions,
  listRoles,
  nameModerator,
  readReport,
  restrict,
  settleReport,
} from '../house/moderation.ts';
import { naming } from '../house/people.ts';
import { type Route, route } from './route.ts';

const PAGE = 100;

/** What everybody may do with what is kept about themselves. */
export const MY_DATA_ROUTES: readonly Route[] = [
  route(
    'GET /api/me/data',
    async (services, { visitor, reply }) => {
      reply.header('content-disposition', 'attachment; filename="orrery-my-data.json"');
      return exportData(services, visitor);
    },
    { allowance: { burst: 3, perSecond: 0.002 } },
  ),
  route('POST /api/me/delete', (services, { visitor, body }) => deleteMyself(services, visitor, body.password), {
    allowance: { burst: 5, perSecond: 0.02 },
  }),
];

/** For who watches over the house; who may ask is a matter of the protocol. */
export const HOUSE_ROUTES: readonly Route[] = [
  route('GET /api/house/reports', (services, { query }) => listReports(services, query.settled === true, query.before)),
  route('GET /api/house/reports/:report', (services, { params }) => readReport(services, params.report)),
  route('PUT /api/house/reports/:report', (services, { visitor, params, body }) =>
    settleReport(services, visitor, params.report, body.note),
  ),
  route('GET /api/house/restrictions', (services) => listRestrictions(services)),
  route('PUT /api/house/restrictions/:kind/:who', (services, { visitor, params, body }) =>
    restrict(services, visitor, params.kind, params.who, { until: body.until ?? null, reason: body.reason }),
  ),
  route('POST /api/house/restrictions/:kind/:who/lift', async (services, { visitor, params, body }) => {
    const lifted = await lift(services, visitor, params.kind, params.who, body.note);
    return isRefused(lifted) ? lifted : { lifted };
  }),
  route('GET /api/house/roles', (services) => listRoles(services)),
  route('PUT /api/house/moderators', (services, { visitor, body }) =>
    nameModerator(services, visitor, body.mail, body.moderates),
  ),
  route('GET /api/house/audit', async (services, { query }) => {
    const rows = await services.store.auditLog(PAGE, query.before);
    const named = await naming(
      services,
      rows.flatMap(({ by, about }) => [by, about]),
    );
    return {
      entries: rows.map(({ by, about, ...row }) => ({
        ...row,
        by: by === null ? null : named(by),
        about: about === null ? null : named(about),
      })),
    };
  }),
];
