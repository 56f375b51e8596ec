import { getSettings, useSettings } from '../settings.ts';
import { online as onlineDe } from '../text/de/online.ts';
import { type OnlineDictionary, online as onlineEn } from '../text/en/online.ts';
import type { Refused } from './api.ts';

const IN = { en: onlineEn, de: onlineDe };

export const useOnlineText = (): OnlineDictionary => IN[useSettings().language];

/** Why something was not done, in the reader's language where there are words for it. */
export function sayRefusal({ refused, message, until = null, reason = '' }: Refused): string {
  const o = IN[getSettings().language];
  if (refused === 'banned' || refused === 'muted') return o[refused](sayUntil(until), reason);
  return o.refusals[refused] ?? message;
}

/** A moment, as people write it. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(getSettings().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** How long a ban or a mute lasts. */
export function sayUntil(until: number | null): string {
  const o = IN[getSettings().language];
  return until === null ? o.forGood : o.until(moment(until));
}

/** What somebody is called who has left for good. */
export const goneName = (): string => IN[getSettings().language].gone;
