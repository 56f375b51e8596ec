import type { Said } from '@orrery/board';
import { useAppWords } from '../settings.ts';
import type { AppWords } from '../text/index.ts';

export const useLessonText = (): AppWords['lesson'] => useAppWords().lesson;

/** Does a finger do the pressing here? */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export function say(said: Said): string {
  if (typeof said === 'string') return said;
  return isTouch() ? said.tap : said.press;
}
