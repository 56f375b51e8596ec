// Measures the built app in a real browser and prints the figures as JSON; `bench/web.ts` runs it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BOARDS } from '@orrery/registry/boards';
import type { Browser, Page } from 'playwright-core';
import { buildApp } from './build.ts';
import { launchBrowser } from './launch.ts';
import { nextQuestion } from './player.ts';
import { serveFolder } from './serve.ts';
import { keepTable, playedTable } from './stored.ts';

const LOADS = 7;
const CHOICES = 30;
const DRAGS = 5;
const SETTINGS = { language: 'en', confirm: false, sound: false };

const folder = await buildApp();
const { origin, stop } = await serveFolder(folder);
const browser = await launchBrowser();

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const round = (n: number): number => Math.round(n * 10) / 10;

/** Size on the wire: fonts are compressed already, everything else goes through gzip. */
function wireKb(path: string): number {
  const bytes = readFileSync(join(folder, path === '/' ? 'index.html' : path));
  return (path.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length) / 1024;
}

async function visit<T>(browser: Browser, act: (page: Page, loaded: Set<string>) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((given) => localStorage.setItem('orrery-settings', JSON.stringify(given)), SETTINGS);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The app also asks whether there is a server behind it; here is none.
    if (pathname === '/' || existsSync(join(folder, pathname))) loaded.add(pathname);
  });
  try {
    return await act(page, loaded);
  } finally {
    await context.close();
  }
}

/** Until a game can be started: the button is there and a frame has been painted. */
async function loadLobby(page: Page): Promise<number> {
  await page.goto('/');
  await page.waitForSelector('.game-card .button.main');
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

async function measureFirstLoad(): Promise<{ firstLoadKb: number; interactiveMs: number }> {
  const runs: number[] = [];
  let firstLoadKb = 0;
  for (let i = 0; i < LOADS; i++)
    await visit(browser, async (page, loaded) => {
      runs.push(await loadLobby(page));
      await page.waitForLoadState('networkidle');
      firstLoadKb = [...loaded].reduce((sum, path) => sum + wireKb(path), 0);
    });
  return { firstLoadKb: round(firstLoadKb), interactiveMs: round(median(runs)) };
}

async function openMiddle(page: Page, game: string): Promise<void> {
  const table = await playedTable({ game, seed: 'bench', seats: 2, choices: 60 });
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await nextQuestion(page);
  await page.waitForSelector('.pan-frame > div > *');
}

const measureBoard = (game: string): Promise<number> =>
  visit(browser, async (page, loaded) => {
    await openMiddle(page, game);
    const chunks = [...loaded].filter((path) => path.startsWith('/assets/board-'));
    return round(chunks.reduce((sum, path) => sum + wireKb(path), 0));
  });

/** From the click on a choice until the frame that shows the next question has been painted. */
const measureChoices = (): Promise<number> =>
  visit(browser, async (page) => {
    await openMiddle(page, 'planet-unknown');
    const times: number[] = [];
    for (let asks = await nextQuestion(page); times.length < CHOICES && asks !== 'over'; ) {
      const ms = await page.evaluate(
        (before) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              const now = document.querySelector<HTMLElement>('[data-asks]')?.dataset.asks;
              if (now === before) return;
              observer.disconnect();
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              requestAnimationFrame(() => port2.postMessage(null));
            });
            observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-asks'] });
            document.querySelector<HTMLElement>('.choice')?.click();
          }),
        asks,
      );
      times.push(ms);
      asks = await nextQuestion(page, asks);
    }
    return round(median(times));
  });

interface Dragged {
  readonly frames: number;
  readonly longest: number;
}

/** Carries the tile around over the planet once; frames a second, and the longest task that held one up. */
async function dragOnce(page: Page): Promise<Dragged> {
  const box = await page.locator('.pu-placing').boundingBox();
  if (box === null) throw new Error('there is no planet to drag over');
  await page.evaluate(() => {
    const seen = { frames: 0, start: performance.now(), longest: 0, over: false };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      seen.frames++;
      if (!seen.over) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let step = 0; step < 120; step++) {
    const angle = step / 7;
    const reach = 0.1 + (0.35 * (step % 40)) / 40;
    await page.mouse.move(
      box.x + box.width * (0.5 + reach * Math.cos(angle)),
      box.y + box.height * (0.5 + reach * Math.sin(angle)),
    );
  }
  return page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; start: number; longest: number; over: boolean };
    };
    seen.over = true;
    return { frames: (seen.frames * 1000) / (performance.now() - seen.start), longest: seen.longest };
  });
}

/** The middle of several drags: on a busy machine one of them is always held up by somebody else. */
const measureDragging = (): Promise<{ dragFramesPerSecond: number; longestTaskMs: number }> =>
  visit(browser, async (page) => {
    await openMiddle(page, 'planet-unknown');
    let asks = await nextQuestion(page);
    while ((await page.locator('.pu-placing').count()) === 0) {
      await page.locator('.choice').first().click();
      asks = await nextQuestion(page, asks);
    }
    // The tile is in the hand when the page has shown it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const drags: Dragged[] = [];
    for (let i = 0; i < DRAGS; i++) drags.push(await dragOnce(page));
    return {
      dragFramesPerSecond: Math.round(median(drags.map(({ frames }) => frames))),
      longestTaskMs: Math.round(median(drags.map(({ longest }) => longest))),
    };
  });

try {
  const load = await measureFirstLoad();
  const boardKb: Record<string, number> = {};
  for (const game of Object.keys(BOARDS)) boardKb[game] = await measureBoard(game);
  const choiceToFrameMs = await measureChoices();
  console.log(JSON.stringify({ ...load, boardKb, choiceToFrameMs, ...(await measureDragging()) }));
} finally {
  await browser.close();
  await stop();
}
