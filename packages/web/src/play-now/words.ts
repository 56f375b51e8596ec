import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const usePlayNowText = (): AppWords['playNow'] => useAppWords().playNow;
