import { useSettings } from '../../settings.ts';
import { peopleDe } from './de.ts';
import { type PeopleDictionary, peopleEn } from './en.ts';

const IN = { en: peopleEn, de: peopleDe };

export const usePeopleText = (): PeopleDictionary => IN[useSettings().language];
