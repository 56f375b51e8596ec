import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const usePeopleText = (): AppWords['people'] => useAppWords().people;
