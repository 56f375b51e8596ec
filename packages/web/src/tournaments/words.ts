import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useTournamentsText = (): AppWords['tournaments'] => useAppWords().tournaments;
