import { resolve } from 'node:path';
import { readConfig, runServer } from '@orrery/server';
import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { Failure } from '../problem.ts';

/** Opens the tables to others until it is told to stop. What an option says comes before the environment. */
export async function serveTables({ values, words, text, terminal }: CallOf<'serve'>): Promise<number> {
  expectWords(words, [], text);
  const { host, port, address, owner, data, app } = values;
  try {
    const config = readConfig(process.env);
    return await runServer(
      {
        ...config,
        ...(host === undefined ? {} : { host }),
        ...(port === undefined ? {} : { port }),
        ...(address === undefined ? {} : { address }),
        ...(owner === undefined ? {} : { owner }),
        ...(data === undefined ? {} : { data: resolve(data) }),
        ...(app === undefined ? {} : { app: resolve(app) }),
      },
      (serving) => terminal.note(text.serve.open(address ?? config.address ?? serving.address)),
    );
  } catch (error) {
    throw new Failure(text.failed((error as Error).message));
  }
}
