import { useAppWords } from '../settings.ts';
import type { AppWords } from './index.ts';

/** What replay, log and final scoring say. */
export const useRecordsText = (): AppWords['records'] => useAppWords().records;
