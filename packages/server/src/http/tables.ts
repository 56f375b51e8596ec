import { isRefused } from '@orrery/kernel';
import { ACTION_NAMES, type ActionBody } from '@orrery/protocol';
import { exportRecord } from '@orrery/table';
import { actAt, renewInvitation } from '../hall/at-table.ts';
import { createTable, importTable } from '../hall/opening.ts';
import { lookingAt, showRow, showTo, wholeLog } from '../hall/showing.ts';
import { type Route, route } from './route.ts';

export const TABLE_ROUTES: readonly Route[] = [
  route(
    'POST /api/tables',
    async (services, { visitor, body }) => {
      const opened = await createTable(services, visitor, body);
      return isRefused(opened) ? opened : showTo(services, opened, visitor);
    },
    { allowance: { burst: 20, perSecond: 0.2 } },
  ),
  route(
    'POST /api/tables/import',
    async (services, { visitor, body }) => {
      const opened = await importTable(services, visitor, body.record, body.seat ?? 0);
      return isRefused(opened) ? opened : showTo(services, opened, visitor);
    },
    { allowance: { burst: 5, perSecond: 0.05 }, bodyLimit: 2_000_000 },
  ),
  route('GET /api/tables/mine', async (services, { visitor }) =>
    (await services.store.tablesOf(visitor.who, 200)).map((table) => showRow(services, table)),
  ),
  route('GET /api/tables/next', async ({ store }, { visitor }) => {
    const [first] = await store.tablesOf(visitor.who, 1);
    return { table: first?.turn === true ? first.id : null };
  }),
  route('GET /api/tables/:table', (services, { visitor, params, query }) =>
    lookingAt(services, params.table, visitor, query.invitation, (loaded) =>
      showTo(services, loaded, visitor, query.options === true),
    ),
  ),
  route(
    'GET /api/tables/:table/log',
    (services, { visitor, params, query }) =>
      lookingAt(services, params.table, visitor, query.invitation, async (loaded) => ({
        beats: await wholeLog(services, loaded, visitor),
      })),
    { allowance: { burst: 10, perSecond: 0.5 } },
  ),
  route('GET /api/tables/:table/record', (services, { visitor, params, query }) =>
    lookingAt(services, params.table, visitor, query.invitation, ({ table }) => exportRecord(table)),
  ),
  route('POST /api/tables/:table/invitation', async (services, { visitor, params }) => {
    const answer = await renewInvitation(services, params.table, visitor);
    return isRefused(answer) ? answer : showTo(services, answer, visitor);
  }),
  ...ACTION_NAMES.map((name) =>
    route(`POST /api/tables/:table/${name}`, async (services, { visitor, params, body }) => {
      const answer = await actAt(services, params.table, name, visitor, body as ActionBody<typeof name>);
      return isRefused(answer) ? answer : showTo(services, answer, visitor);
    }),
  ),
];
