import { isRefused } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '../online/api.ts';
import { sayRefusal } from '../online/words.ts';

/** Something the server is asked for, with what went wrong, and a way to ask again. */
export function useAsked<T extends object>(question: () => Promise<T | Refused>) {
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const again = useCallback(async () => {
    const answer = await question();
    if (isRefused(answer)) setProblem(sayRefusal(answer as Refused));
    else {
      setProblem(undefined);
      setFound(answer as T);
    }
  }, [question]);
  useEffect(() => void again(), [again]);
  return { found, problem, again };
}
