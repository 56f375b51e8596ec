import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './build.ts';
import { freePort } from './serving.ts';

const APP = resolve(import.meta.dirname, '../../../tools/app.ts');

describe('npm start', () => {
  const data = mkdtempSync(join(tmpdir(), 'orrery-start-'));
  beforeAll(() => buildApp(), 120_000);
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  test('says where it is open, serves the lobby and the tables, and stops in good order', {
    timeout: 120_000,
  }, async () => {
    const port = await freePort();
    const run = spawn(process.execPath, [APP, '--data', data], {
      env: { PATH: process.env.PATH, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
    expect(line).toContain(`http://localhost:${port}`);
    const page = await fetch(`http://localhost:${port}/`);
    expect(await page.text()).toContain('<div id="app">');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await (await fetch(`http://localhost:${port}/api/tables`)).json()).toEqual([]);
    const gone = once(run, 'exit');
    run.kill('SIGINT');
    expect(await gone).toEqual([0, null]);
    expect(readdirSync(data)).toContain('tables.db');
  });
});
