// The two promises of docs/adding-a-game.md, kept in a copy of the project: Comet is made of what the page shows and
// added by its lines, and a third language by a line and its folders. Both are then played in the terminal and in the
// browser.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { IS_LONG } from '@orrery/testkit/long';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { growHouse } from './house-copy.ts';
import { sharedBrowser } from './launch.ts';
import { byMouse, newRandom, playOn, setUpTable } from './player.ts';
import { serveFolder } from './serve.ts';

let copy: string;

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', input: '', env: { PATH: process.env.PATH } });

beforeAll(() => {
  copy = growHouse();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the terminal plays the new game, and every game in the new language', () => {
  const play = ['packages/cli/bin/orrery.mjs', 'play', '--humans', '0', '--level', 'random', '--seed', 'grown'];
  const comet = node(...play, 'comet', '--language', 'ze');
  expect(comet.stderr).toBe('');
  expect(comet.stdout).toContain('Ze play is over.');
  for (const game of ['planet-unknown', 'pulsar', 'skymines', 'on-mars', 'luna-maris']) {
    const { stdout } = node(...play, game, '--language', 'ze');
    expect(stdout, game).toContain('Ze play is over.');
    expect(stdout, game).not.toMatch(/\bthe \w/);
  }
});

// A second build of the app takes its time.
if (IS_LONG)
  test('the browser plays the new game in the new language, of which it keeps all words', async () => {
    const folder = execFileSync(process.execPath, ['tools/app.ts', '--build'], { cwd: copy, encoding: 'utf8' }).trim();
    const kept = JSON.parse(/const WORDS = (.*);/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1] ?? '{}');
    expect(Object.keys(kept)).toEqual(['en', 'ze', 'de']);
    expect(kept.ze).toHaveLength(kept.en.length);
    const served = await serveFolder(folder);
    try {
      const context = await (await sharedBrowser()).newContext({ baseURL: served.origin, serviceWorkers: 'block' });
      await context.addInitScript(() =>
        localStorage.setItem('orrery-settings', JSON.stringify({ language: 'ze', sound: false, motion: 'off' })),
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await setUpTable(page, { game: 'comet', seed: 'grown', seats: 2 });
      await playOn(page, newRandom('grown'), byMouse);
      expect(await page.locator('.prompt').innerText()).toContain('Ze game is over');
      expect(complaints).toEqual([]);
      await context.close();
    } finally {
      await served.stop();
    }
  });
