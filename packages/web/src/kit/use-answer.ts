import { isRefused } from '@orrery/kernel';
import type { AnswerTo, AskName, AskWith } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { ask, type Refused } from '../online/api.ts';

/**
 * What the server answers to a question; undefined until it has. It is asked again when the question is another, or
 * `reader`, for whom it is asked.
 */
export function useAnswer<N extends AskName>(
  name: N,
  said: AskWith<N>,
  reader = '',
): AnswerTo<N> | Refused | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: AnswerTo<N> | Refused }>();
  const key = JSON.stringify({ name, said, reader });
  useEffect(() => {
    let gone = false;
    const question = JSON.parse(key) as { name: N; said: never };
    void ask(question.name, question.said).then((value) => void (gone || setAnswer({ key, value })));
    return () => {
      gone = true;
    };
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

export const isAnswer = <T>(answer: T | Refused | undefined): answer is T => answer !== undefined && !isRefused(answer);
