import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useRatingsText = (): AppWords['ratings'] => useAppWords().ratings;
