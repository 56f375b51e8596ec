import { useSettings } from '../../settings.ts';
import { clubsDe } from './de.ts';
import { type ClubsDictionary, clubsEn } from './en.ts';

const IN = { en: clubsEn, de: clubsDe };

export const useClubsText = (): ClubsDictionary => IN[useSettings().language];
