// Pictures of every scene, to be looked at: `node packages/web/test/gallery.ts FOLDER [words of scene names]`.
// With `--club` those of the pages that a server brings: people, ratings, club, tournament.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build.ts';
import { clubEvening } from './club-evening.ts';
import { launchBrowser } from './launch.ts';
import { SCENES } from './scenes.ts';
import { serveFolder } from './serve.ts';
import { startServer } from './serving.ts';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  wide: [1440, 900],
  tall: [1440, 1700],
  phone: [390, 844],
  lying: [844, 390],
  tablet: [820, 1180],
  'tablet-lying': [1180, 820],
  full: [1920, 1080],
};

async function serveClub(app: string): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const { origin, end } = await startServer(app);
  return { origin, stop: end };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: 'wide,phone' },
    themes: { type: 'string', default: 'dark' },
    languages: { type: 'string', default: 'en' },
    club: { type: 'boolean', default: false },
  },
});
const [folder, ...words] = positionals;
if (folder === undefined) throw new Error('which folder do the pictures go to?');
const out = resolve(folder);
mkdirSync(out, { recursive: true });
const [built, browser] = await Promise.all([buildApp(), launchBrowser()]);
const { origin, stop } = values.club ? await serveClub(built) : await serveFolder(built);
const { scenes, cookies } = values.club ? await clubEvening(origin) : { scenes: SCENES, cookies: [] };
try {
  for (const [name, scene] of Object.entries(scenes).filter(
    ([each]) =>
      words.length === 0 || words.some((word) => (word.endsWith('$') ? `${each}$` === word : each.includes(word))),
  ))
    for (const size of values.sizes.split(','))
      for (const theme of values.themes.split(','))
        for (const language of values.languages.split(',')) {
          const [width, height] = SIZES[size];
          const phone = size === 'phone' || size === 'lying';
          const context = await browser.newContext({
            baseURL: origin,
            viewport: { width, height },
            hasTouch: phone,
            isMobile: phone,
          });
          context.setDefaultTimeout(20_000);
          await context.addCookies(cookies);
          await context.addInitScript((settings) => localStorage.setItem('orrery-settings', JSON.stringify(settings)), {
            theme,
            language,
            motion: 'off',
            sound: false,
            name: 'Orion',
          });
          const page = await context.newPage();
          page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
          try {
            await scene(page);
            await page.evaluate(() => document.fonts.ready);
            await page.waitForFunction(() => document.querySelector('[data-board="awaited"]') === null);
            writeFileSync(join(out, `${name}-${size}-${theme}-${language}.png`), await page.screenshot());
            console.log(`${name} ${size} ${theme} ${language}`);
          } catch (error) {
            console.log(`${name} ${size} ${theme} ${language}: ${(error as Error).message.split('\n')[0]}`);
            writeFileSync(join(out, `${name}-${size}-${theme}-${language}.failed.png`), await page.screenshot());
          }
          await context.close();
        }
} finally {
  await browser.close();
  await stop();
}
