import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useFriendsText = (): AppWords['friends'] => useAppWords().friends;
