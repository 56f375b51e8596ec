import type { Someone } from '@orrery/protocol';
import type { Services } from '../services.ts';

/** Ids with names; whoever has left has an empty one. */
export async function naming({ people }: Services, ids: readonly (string | null)[]): Promise<(who: string) => Someone> {
  const names = await people.names(ids.flatMap((who) => who ?? []));
  return (who) => ({ who, name: names.get(who) ?? '' });
}
