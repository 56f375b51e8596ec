import type { Language } from '@orrery/kernel';

const HOUR = 3_600_000;

/** When a day ends, from now: in 7 hours, in 12 minutes. */
export function endsText(endsAt: number, language: Language, now = Date.now()): string {
  const left = Math.max(0, endsAt - now);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return left >= HOUR
    ? format.format(Math.round(left / HOUR), 'hour')
    : format.format(Math.ceil(left / 60_000), 'minute');
}
