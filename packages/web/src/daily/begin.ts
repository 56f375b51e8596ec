import { isRefused } from '@orrery/kernel';
import { ask } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';
import { go } from '../router.ts';

/** Goes to the reader's one try at today's challenge; says what went wrong. */
export async function beginDaily(): Promise<string | undefined> {
  const begun = await ask('POST /api/daily', { body: {} });
  if (isRefused(begun)) return sayRefusal(begun);
  go(`/table/${begun.table}`);
  return undefined;
}
