import { useSettings } from '../settings.ts';
import { records as recordsDe } from './de/records.ts';
import { type RecordsDictionary, records as recordsEn } from './en/records.ts';

const IN = { en: recordsEn, de: recordsDe };

/** What replay, log and final scoring say. */
export const useRecordsText = (): RecordsDictionary => IN[useSettings().language];
