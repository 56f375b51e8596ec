import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { Player } from './players.ts';
import { startServing } from './serving.ts';

it('plays a whole game with the bot of docs/bot.md', async () => {
  const page = readFileSync(new URL('../../../docs/bot.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bot-'));
  const file = join(folder, 'bot.mjs');
  writeFileSync(file, code);
  const serving = await startServing({ limits: true });
  const ada = await Client.guest(serving.address, 'Ada');
  const { table, invitation } = await ada.must('POST', '/api/tables', { game: 'comet', seats: 2, listed: false });
  const bot = spawn(process.execPath, [file, serving.address, table, invitation]);
  const said: string[] = [];
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (data) => said.push(String(data)));
  const gone = once(bot, 'exit');
  while (
    !(await ada.must('GET', `/api/tables/${table}`)).look.seats.every(({ kind }: { kind: string }) => kind === 'person')
  ) {
    if (bot.exitCode !== null) throw new Error(said.join(''));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // The bot has to bear with being too fast for a while.
  const { look } = await ada.must('GET', `/api/tables/${table}`);
  serving.services.limits.owe('messages', look.seats[1].who, { burst: 100, perSecond: 25 }, 120);
  await ada.must('POST', `/api/tables/${table}/start`, {});
  const player = new Player(ada, [serving.address], 'against the bot');
  player.play([table]);
  const [code0] = await gone;
  await player.done();
  expect(said.join('')).toMatch(/over: \d+ : \d+, we had seat 1/);
  expect(code0).toBe(0);
  await serving.end();
  rmSync(folder, { recursive: true });
});
