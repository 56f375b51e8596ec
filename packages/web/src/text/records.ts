import { useSettings } from '../settings.ts';
import { recordsDe } from './records.de.ts';
import { type RecordsDictionary, recordsEn } from './records.en.ts';

const IN = { en: recordsEn, de: recordsDe };

/** What replay, log and final scoring say. */
export const useRecordsText = (): RecordsDictionary => IN[useSettings().language];
