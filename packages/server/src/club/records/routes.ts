import { Readable } from 'node:stream';
import { isRefused, type PlayRecord } from '@orrery/kernel';
import { exportRecord } from '@orrery/table';
import { type Route, route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { NOTHING_HERE } from '../nothing-here.ts';

/** Reads one table after another, as quickly as whoever asked takes them: nothing has to be in memory at once. */
async function* recordsOf({ store, hall }: Services, game: string): AsyncGenerator<string> {
  for (const id of await store.openRecords(game)) {
    const record = await hall.with(id, ({ table }): PlayRecord | undefined => {
      const exported = exportRecord(table);
      return isRefused(exported) ? undefined : exported;
    });
    if (record !== undefined) yield `${JSON.stringify(record)}\n`;
  }
}

export const RECORD_ROUTES: readonly Route[] = [
  route(
    'GET /api/records/:game',
    async (services, { params, reply }) => {
      if (!services.isOn('records') || !Object.hasOwn(services.rooms, params.game)) return NOTHING_HERE;
      reply.type('application/x-ndjson');
      reply.header('content-disposition', `attachment; filename="orrery-${params.game}.ndjson"`);
      return Readable.from(recordsOf(services, params.game));
    },
    { allowance: { burst: 3, perSecond: 0.02 } },
  ),
];
