import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

/** What analyses, hints and puzzles say of reasons. */
export const useAnalysisText = (): AppWords['analysis'] => useAppWords().analysis;
