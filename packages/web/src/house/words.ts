import type { Someone } from '@orrery/protocol';
import { goneName } from '../online/words.ts';
import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useHouseText = (): AppWords['house'] => useAppWords().house;

/** What somebody is called; whoever has left has no name any more, and the server never had one. */
export const called = (h: AppWords['house'], someone: Someone | null): string =>
  someone === null ? h.server : someone.name || goneName();
