import type { Language } from '@orrery/kernel';

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Less than a minute is no time at all. */
const NOW = ['second', 60] as const;

/** How long ago something was, in the largest unit that fits: 3 hours ago. */
export function sinceText(at: number, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? NOW;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(seconds / length),
    unit,
  );
}
