// The two promises of docs/adding-a-game.md, kept in a copy of the project: Comet is added to the registry by a line,
// and a third language by a line and its folders. Both are then compiled, played in the terminal and in the browser.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLine, copyHouse } from './house-copy.ts';
import { launchBrowser } from './launch.ts';
import { byMouse, newRandom, playOn, setUpTable } from './player.ts';
import { serveFolder } from './serve.ts';

let copy: string;
let browser: Browser;

/** English with another article: whatever says 'ze' was read from the new folders. */
function addLanguage(): void {
  addLine(copy, 'packages/kernel/src/languages.ts', "  en: 'English',", "  ze: 'Ze English',");
  for (const folder of globSync('{packages,games,examples}/**/text/en', {
    cwd: copy,
    exclude: ['**/node_modules/**'],
  })) {
    const made = join(copy, folder, '..', 'ze');
    cpSync(join(copy, folder), made, { recursive: true });
    for (const file of globSync('**/*.ts', { cwd: made })) {
      const path = join(made, file);
      writeFileSync(
        path,
        readFileSync(path, 'utf8')
          .replace(/\bthe (?=\S)/g, 'ze ')
          .replace(/\bThe (?=\S)/g, 'Ze '),
      );
    }
  }
}

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', input: '', env: { PATH: process.env.PATH } });

beforeAll(async () => {
  copy = copyHouse();
  addLine(
    copy,
    'packages/registry/src/index.ts',
    'export const ROOMS',
    "  comet: async () => (await import('@orrery/comet')).room,",
  );
  addLanguage();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(copy, { recursive: true, force: true });
});

test('everything compiles with a game and a language more, and every door is shut', () => {
  const compiled = node('node_modules/typescript/bin/tsc', '--noEmit');
  expect(compiled.stdout).toBe('');
  expect(node('tools/doors.ts').stdout).toContain('every door shut');
});

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

test('the browser plays the new game in the new language, of which it keeps all words', async () => {
  const folder = execFileSync(process.execPath, ['tools/app.ts', '--build'], { cwd: copy, encoding: 'utf8' }).trim();
  const kept = JSON.parse(/const WORDS = (.*);/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1] ?? '{}');
  expect(Object.keys(kept)).toEqual(['en', 'ze', 'de']);
  expect(kept.ze).toHaveLength(kept.en.length);
  const served = await serveFolder(folder);
  try {
    const context = await browser.newContext({ baseURL: served.origin, serviceWorkers: 'block' });
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
