import { useSettings } from '../../settings.ts';
import { ratingsDe } from './de.ts';
import { type RatingsDictionary, ratingsEn } from './en.ts';

const IN = { en: ratingsEn, de: ratingsDe };

export const useRatingsText = (): RatingsDictionary => IN[useSettings().language];
