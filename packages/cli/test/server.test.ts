import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { longTest } from '@orrery/testkit/long';
import { describe, expect, it } from 'vitest';
import { newFolder, orrery } from './run.ts';

const BIN = resolve(import.meta.dirname, '../bin/orrery.mjs');

/** The server by its command, until `end`. */
async function serve(data: string) {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
    cwd: newFolder(),
    env: { PATH: process.env.PATH, LANG: 'C', ORRERY_THREADS: '0' },
  });
  const log: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
  let said = '';
  const address = await new Promise<string>((settle, fail) => {
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const found = /Tables are open at (http:\S+)\n/.exec(said)?.[1];
      if (found !== undefined) settle(found);
    });
    child.on('exit', () => fail(new Error(said)));
  });
  return {
    address,
    log,
    async end(): Promise<number> {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return code as number;
    },
  };
}

async function post(address: string, path: string, body: object, token?: string) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

// Several processes start one after the other.
describe('serve, backup and restore', { timeout: 240_000 }, () => {
  it('keep tables in a folder, in a file, and in another folder', async () => {
    const folder = newFolder();
    const [data, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'orrery.gz')];
    const first = await serve(data);
    const { token } = await post(first.address, '/api/guests', { name: 'Ada' });
    const { table } = await post(first.address, '/api/tables', { game: 'planet-unknown', seats: 2 }, token);
    // The server goes on meanwhile.
    const made = await orrery(['backup', file, '--data', data]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^\d+ rows are in .*orrery\.gz\.\n$/);
    expect(await first.end()).toBe(0);
    for (const line of first.log) expect(() => JSON.parse(line), line).not.toThrow();
    const back = await orrery(['restore', file, '--data', copy]);
    expect(back.stdout).toMatch(/rows of .*orrery\.gz are back\.\n$/);
    const again = await orrery(['restore', file, '--data', copy]);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('There are tables already');
    // Sessions are signed with a secret that no backup holds.
    writeFileSync(join(copy, 'secret'), readFileSync(join(data, 'secret')));
    const second = await serve(copy);
    const answer = await fetch(`${second.address}/api/tables/${table}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ table, look: { status: 'open', seat: 0 } });
    expect(await second.end()).toBe(0);
  });

  longTest('say what is wrong and change nothing', {}, async () => {
    const folder = newFolder();
    const nothing = await orrery(['backup', join(folder, 'x.gz'), '--data', join(folder, 'none')]);
    expect(nothing).toMatchObject({ code: 1, stdout: '' });
    expect(nothing.stderr).toContain('There is no data in');
    expect(existsSync(join(folder, 'x.gz'))).toBe(false);
    writeFileSync(join(folder, 'no.gz'), 'not a backup');
    const bad = await orrery(['restore', join(folder, 'no.gz'), '--data', join(folder, 'new')]);
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('not a whole backup');
    expect((await orrery(['backup'])).stderr).toContain('FILE is missing.');
    expect((await orrery(['serve', 'now'])).stderr).toContain("'now' is one word too many.");
    expect((await orrery(['serve', '--port', 'x'])).code).toBe(2);
  });
});
