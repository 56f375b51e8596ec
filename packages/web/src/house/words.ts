import type { Restriction, Someone } from '@orrery/protocol';
import type { Refused } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';
import { getSettings, useSettings } from '../settings.ts';
import { houseDe } from '../text/house.de.ts';
import { type HouseDictionary, houseEn } from '../text/house.en.ts';

const IN = { en: houseEn, de: houseDe };

export const useHouseText = (): HouseDictionary => IN[useSettings().language];

/** What somebody is called; whoever has left has no name any more. */
export const called = (h: HouseDictionary, someone: Someone | null): string =>
  someone === null ? h.server : someone.name || h.gone;

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(getSettings().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const sayUntil = (h: HouseDictionary, { until }: Pick<Restriction, 'until'>): string =>
  until === null ? h.forGood : h.until(moment(until));

/** Why something was not done, with the reason of a ban or a mute. */
export function sayWhyNot(refused: Refused): string {
  const h = IN[getSettings().language];
  const { until = null, reason = '' } = refused;
  if (refused.refused === 'banned') return h.banned(sayUntil(h, { until }), reason);
  if (refused.refused === 'muted') return h.muted(sayUntil(h, { until }), reason);
  return sayRefusal(refused);
}
