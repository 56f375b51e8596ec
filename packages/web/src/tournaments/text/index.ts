import { useSettings } from '../../settings.ts';
import { tournamentsDe } from './de.ts';
import { type TournamentsDictionary, tournamentsEn } from './en.ts';

const IN = { en: tournamentsEn, de: tournamentsDe };

export const useTournamentsText = (): TournamentsDictionary => IN[useSettings().language];
