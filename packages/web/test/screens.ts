// Takes the pictures of docs/screens: `node packages/web/test/screens.ts [folder [names]]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './build.ts';
import { launchBrowser } from './launch.ts';
import { SCENES, type Scene } from './scenes.ts';
import { serveFolder } from './serve.ts';
import { shrinkPng } from './small-png.ts';

const [, , given, ...names] = process.argv;
const OUT = resolve(given ?? join(import.meta.dirname, '../../../docs/screens'));

interface Shot {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'de';
  readonly take: Scene;
}

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;
const LYING = [844, 390] as const;

const SHOTS: readonly Shot[] = [
  { name: 'lobby-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES.lobby },
  { name: 'lobby-light-de', size: WIDE, theme: 'light', language: 'de', take: SCENES.lobby },
  { name: 'table-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES.move },
  { name: 'table-light-de', size: WIDE, theme: 'light', language: 'de', take: SCENES.placing },
  { name: 'special-dark-de', size: WIDE, theme: 'dark', language: 'de', take: SCENES['six-seats'] },
  { name: 'pulsar-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES.pulsar },
  { name: 'skymines-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES.skymines },
  { name: 'on-mars-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES['on-mars'] },
  { name: 'luna-maris-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES['luna-maris'] },
  { name: 'scoring-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES.final },
  { name: 'replay-light-en', size: WIDE, theme: 'light', language: 'en', take: SCENES.replay },
  { name: 'plain-dark-en', size: WIDE, theme: 'dark', language: 'en', take: SCENES['plain-on-mars-moving'] },
  { name: 'phone-table-dark-de', size: PHONE, theme: 'dark', language: 'de', take: SCENES.placing },
  { name: 'phone-move-light-en', size: PHONE, theme: 'light', language: 'en', take: SCENES.move },
  { name: 'phone-lobby-light-en', size: PHONE, theme: 'light', language: 'en', take: SCENES.lobby },
  { name: 'phone-lying-dark-en', size: LYING, theme: 'dark', language: 'en', take: SCENES.placing },
];

mkdirSync(OUT, { recursive: true });
const [folder, browser] = await Promise.all([buildApp(), launchBrowser()]);
const { origin, stop } = await serveFolder(folder);
try {
  for (const { name, size, theme, language, take } of SHOTS) {
    if (names.length > 0 && !names.includes(name)) continue;
    const [width, height] = size;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      hasTouch: size !== WIDE,
      isMobile: size !== WIDE,
    });
    await context.addInitScript((settings) => localStorage.setItem('orrery-settings', JSON.stringify(settings)), {
      theme,
      language,
      motion: 'off',
      sound: false,
      name: 'Orion',
    });
    const page = await context.newPage();
    await take(page);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(join(OUT, `${name}.png`), shrinkPng(await page.screenshot()));
    console.log(name);
    await context.close();
  }
} finally {
  await browser.close();
  await stop();
}
