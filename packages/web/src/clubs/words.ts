import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useClubsText = (): AppWords['clubs'] => useAppWords().clubs;
