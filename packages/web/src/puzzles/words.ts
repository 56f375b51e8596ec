import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const usePuzzlesText = (): AppWords['puzzles'] => useAppWords().puzzles;
