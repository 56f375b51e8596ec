import { getSettings, useSettings } from '../settings.ts';
import { onlineDe } from '../text/online.de.ts';
import { type OnlineDictionary, onlineEn } from '../text/online.en.ts';
import type { Refused } from './api.ts';

const IN = { en: onlineEn, de: onlineDe };

export const useOnlineText = (): OnlineDictionary => IN[useSettings().language];

/** Why something was not done, in the reader's language where there are words for it. */
export function sayRefusal({ refused, message }: Refused): string {
  return IN[getSettings().language].refusals[refused] ?? message;
}

/** What somebody is called who has left for good. */
export const goneName = (): string => IN[getSettings().language].gone;
