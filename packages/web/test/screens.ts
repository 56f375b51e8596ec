// Takes the pictures of docs/screens: `node packages/web/test/screens.ts [folder]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { buildApp } from './build.ts';
import { launchBrowser } from './launch.ts';
import { byTouch, nextQuestion } from './player.ts';
import { serveFolder } from './serve.ts';
import { shrinkPng } from './small-png.ts';
import { keepTable, playedTable } from './stored.ts';

const OUT = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../docs/screens'));

interface Shot {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'de';
  readonly take: (page: Page) => Promise<void>;
}

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;

async function openTable(page: Page, choices: number, seed: string, seats = 3): Promise<string> {
  const table = await playedTable({ game: 'planet-unknown', seed, seats, choices });
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await page.waitForSelector('.pu-station');
  await nextQuestion(page);
  return table.id;
}

const lobby = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.waitForSelector('.game-card .button.main');
};
const table = async (page: Page): Promise<void> => void (await openTable(page, 150, 'orbit'));
const placing = async (page: Page): Promise<void> => {
  await openTable(page, 150, 'orbit');
  await page.locator('.choice').first().click();
  await page.waitForSelector('.pu-dot');
  await byTouch(page, '.pu-dot', 5);
  await page.locator('.pu-placing').evaluate((planet) => planet.scrollIntoView({ block: 'center' }));
};
const over = async (page: Page): Promise<void> => {
  const { id } = await keepFinished(page);
  await page.goto(`/table/${id}`);
  await page.waitForSelector('.final-scores tfoot td[data-won="true"]');
};
const replay = async (page: Page): Promise<void> => {
  const { id } = await keepFinished(page);
  await page.goto(`/replay/${id}?at=220`);
  await page.waitForSelector('.pu-station');
};

async function keepFinished(page: Page): Promise<{ id: string }> {
  const finished = await playedTable({ game: 'planet-unknown', seed: 'comet', seats: 3 });
  await keepTable(page, finished);
  return finished;
}

const SHOTS: readonly Shot[] = [
  { name: 'lobby-dark-en', size: WIDE, theme: 'dark', language: 'en', take: lobby },
  { name: 'lobby-light-de', size: WIDE, theme: 'light', language: 'de', take: lobby },
  { name: 'table-dark-en', size: WIDE, theme: 'dark', language: 'en', take: table },
  { name: 'table-light-de', size: WIDE, theme: 'light', language: 'de', take: table },
  { name: 'scoring-dark-en', size: WIDE, theme: 'dark', language: 'en', take: over },
  { name: 'replay-light-en', size: WIDE, theme: 'light', language: 'en', take: replay },
  { name: 'phone-table-dark-de', size: PHONE, theme: 'dark', language: 'de', take: placing },
  { name: 'phone-lobby-light-en', size: PHONE, theme: 'light', language: 'en', take: lobby },
];

mkdirSync(OUT, { recursive: true });
const [folder, browser] = await Promise.all([buildApp(), launchBrowser()]);
const { origin, stop } = await serveFolder(folder);
try {
  for (const { name, size, theme, language, take } of SHOTS) {
    const [width, height] = size;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      hasTouch: size === PHONE,
    });
    await context.addInitScript((settings) => localStorage.setItem('orrery-settings', JSON.stringify(settings)), {
      theme,
      language,
      motion: 'off',
      sound: false,
      lesson: 'seen',
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
