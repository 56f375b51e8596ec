import type { Said } from '@orrery/board';
import { useSettings } from '../settings.ts';
import { text as de } from '../text/de/lesson.ts';
import { text as en, type FrameText } from '../text/en/lesson.ts';

export const useLessonText = (): FrameText => (useSettings().language === 'de' ? de : en);

/** Does a finger do the pressing here? */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export function say(said: Said): string {
  if (typeof said === 'string') return said;
  return isTouch() ? said.tap : said.press;
}
