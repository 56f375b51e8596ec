import { getSettings, getWords, useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';
import type { Refused } from './api.ts';

export const useOnlineText = (): AppWords['online'] => useAppWords().online;

/** Why something was not done, in the reader's language where there are words for it. */
export function sayRefusal({ refused, message, until = null, reason = '' }: Refused): string {
  const o = getWords().online;
  if (refused === 'banned' || refused === 'muted') return o[refused](sayUntil(until), reason);
  return o.refusals[refused] ?? message;
}

/** A moment, as people write it. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(getSettings().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** How long a ban or a mute lasts. */
export function sayUntil(until: number | null): string {
  const o = getWords().online;
  return until === null ? o.forGood : o.until(moment(until));
}

/** What somebody is called who has left for good. */
export const goneName = (): string => getWords().online.gone;
