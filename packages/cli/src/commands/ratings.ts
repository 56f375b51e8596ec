import { resolve } from 'node:path';
import { readConfig, recomputeRatings } from '@orrery/server';
import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { Failure } from '../problem.ts';

/** Makes the ratings again from the records. */
export async function makeRatings({ values, words, text, terminal }: CallOf<'ratings'>): Promise<number> {
  expectWords(words, [], text);
  const config = readConfig(process.env);
  try {
    const plays = await recomputeRatings({ ...config, data: resolve(values.data ?? config.data) });
    terminal.say(text.ratings.made(plays));
    return 0;
  } catch (error) {
    throw new Failure(text.failed((error as Error).message));
  }
}
