import { resolve } from 'node:path';
import { backup, readConfig, restore } from '@orrery/server';
import { expectWords } from '../arguments.ts';
import type { Call, CallOf } from '../flags.ts';
import { Failure } from '../problem.ts';

type Where = Parameters<typeof backup>[0];

export const backUp = (call: CallOf<'backup'>): Promise<number> => withFile(call, backup, call.text.backup.made);

export const bringBack = (call: CallOf<'restore'>): Promise<number> => withFile(call, restore, call.text.backup.back);

async function withFile(
  {
    values,
    words,
    text,
    terminal,
  }: Pick<Call, 'words' | 'text' | 'terminal'> & { values: { data: string | undefined } },
  act: (where: Where, file: string) => Promise<number>,
  done: (rows: number, file: string) => string,
): Promise<number> {
  expectWords(words, [text.help.words.file], text);
  const [file] = words;
  const { data, databaseUrl } = readConfig(process.env);
  try {
    const where = databaseUrl === undefined ? { data: resolve(values.data ?? data) } : { databaseUrl };
    terminal.say(done(await act(where, resolve(file)), file));
    return 0;
  } catch (error) {
    throw new Failure(text.failed((error as Error).message));
  }
}
