import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useFeaturedText = (): AppWords['featured'] => useAppWords().featured;
