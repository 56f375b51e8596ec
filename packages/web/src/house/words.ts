import type { Someone } from '@orrery/protocol';
import { goneName } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import { house as houseDe } from '../text/de/house.ts';
import { type HouseDictionary, house as houseEn } from '../text/en/house.ts';

const IN = { en: houseEn, de: houseDe };

export const useHouseText = (): HouseDictionary => IN[useSettings().language];

/** What somebody is called; whoever has left has no name any more, and the server never had one. */
export const called = (h: HouseDictionary, someone: Someone | null): string =>
  someone === null ? h.server : someone.name || goneName();
