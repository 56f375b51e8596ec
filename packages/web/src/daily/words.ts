import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useDailyText = (): AppWords['daily'] => useAppWords().daily;
