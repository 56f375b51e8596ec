import { Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, described } from '../parts.ts';
import { gameId } from './ratings.ts';

export const RECORD_OPERATIONS = {
  'GET /api/records/:game': {
    summary:
      'The records of all finished plays of a game that everybody may look at, for research: one JSON object a line, without names',
    params: closed({ game: gameId }),
    answer: described<unknown>(
      Type.String({ contentMediaType: 'application/x-ndjson', description: 'a record a line' }),
    ),
    open: true,
  },
} as const satisfies Record<string, Operation>;
