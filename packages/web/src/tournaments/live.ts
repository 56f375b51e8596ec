import { isRefused } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '../online/api.ts';

/** How often a page that is looked at asks again. */
const REFRESH = 4000;

/** What the server says, read again every few seconds while somebody looks at it. */
export function useLive<T extends object>(question: () => Promise<T | Refused>, every = REFRESH) {
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<Refused>();
  const take = useCallback((answer: T | Refused) => {
    const refused = isRefused(answer) ? (answer as Refused) : undefined;
    setProblem(refused);
    if (refused === undefined) setFound(answer as T);
  }, []);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      if (document.hidden) return;
      const answer = await question();
      if (!gone) take(answer);
    };
    void read();
    const timer = setInterval(read, every);
    document.addEventListener('visibilitychange', read);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [question, take, every]);
  return { found, problem, take };
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** When something will be: in 3 hours, by the server's time. */
export function untilText(at: number, now: number, language: string): string {
  const left = Math.max(0, at - now);
  const [unit, length] = STEPS.find(([, each]) => left >= each) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.ceil(left / length), unit);
}
