import { useSettings } from '../../settings.ts';
import { playNowDe } from './de.ts';
import { type PlayNowDictionary, playNowEn } from './en.ts';

const IN = { en: playNowEn, de: playNowDe };

export const usePlayNowText = (): PlayNowDictionary => IN[useSettings().language];
