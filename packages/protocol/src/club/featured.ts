import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, list, orNull } from '../parts.ts';
import { tableRow } from '../table.ts';

const featuredTable = closed(
  {
    ...tableRow.properties,
    people: list(Type.String(), { description: 'The names of those who play.' }),
    points: orNull(Type.Integer({ description: 'Their mean rating; null where nobody is rated.' })),
    watching: Type.Integer({ description: 'How many look on.' }),
    tournament: Type.Boolean({ description: 'A table of a tournament.' }),
  },
  'A table under way that is worth a look.',
);
export type FeaturedTable = Readonly<Static<typeof featuredTable>>;

export const FEATURED_OPERATIONS = {
  'GET /api/featured': {
    summary: 'Tables under way that everybody may look at: most looked at first, then the strongest people',
    answer: list(featuredTable),
    open: true,
  },
} as const satisfies Record<string, Operation>;
