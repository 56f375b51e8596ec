import { expect, test } from 'vitest';
import { sinceText } from './since.ts';

test.each([
  [30, 'now', 'jetzt'],
  [120, '2 min. ago', 'vor 2 Min.'],
  [3 * 3600, '3 hr. ago', 'vor 3 Std.'],
  [86_400, 'yesterday', 'gestern'],
])('%d seconds are said in the largest unit that fits', (seconds, en, de) => {
  expect(sinceText(0, 'en', seconds * 1000)).toBe(en);
  expect(sinceText(0, 'de', seconds * 1000)).toBe(de);
});
