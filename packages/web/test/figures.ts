// Measures the built app in a real browser and prints the figures as JSON; `bench/web.ts` runs it.
import { ROOMS } from '@orrery/registry';
import type { Browser, Page } from 'playwright-core';
import { buildApp } from './build.ts';
import { launchBrowser } from './launch.ts';
import { nextQuestion } from './player.ts';
import { startServer } from './serving.ts';
import { keepTable, playedTable } from './stored.ts';

const LOADS = 7;
const CHOICES = 30;
const DRAGS = 5;
const SETTINGS = { language: 'en', confirm: false, sound: false };

const server = await startServer(await buildApp());
const { origin } = server;
const browser = await launchBrowser();

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const round = (n: number): number => Math.round(n * 10) / 10;

/** What came over the wire, by path: bytes as the browser received them, headers and all. */
type Received = Map<string, number>;
const KB = 1024;
const kbOf = (bytes: Iterable<number>): number => round([...bytes].reduce((sum, n) => sum + n, 0) / KB);

async function listenToWire(page: Page): Promise<Received> {
  const received: Received = new Map();
  const paths = new Map<string, string>();
  const wire = await page.context().newCDPSession(page);
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) received.set(path, encodedDataLength);
  });
  await wire.send('Network.enable');
  return received;
}

async function visit<T>(browser: Browser, act: (page: Page, received: Received) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((given) => localStorage.setItem('orrery-settings', JSON.stringify(given)), SETTINGS);
  const page = await context.newPage();
  try {
    return await act(page, await listenToWire(page));
  } finally {
    await context.close();
  }
}

/** Everything that the service worker keeps for a reader's offline use, as the server sends it to a browser. */
async function measureWholeApp(): Promise<number> {
  const source = await (await fetch(`${origin}/sw.js`)).text();
  const listed = (name: string): string => new RegExp(`const ${name} = (.*);`).exec(source)?.[1] ?? '';
  const files = JSON.parse(listed('FILES')) as string[];
  const words = JSON.parse(listed('WORDS')) as Record<string, string[]>;
  const sizes = [...files, ...words[SETTINGS.language]].map(async (path) => {
    const { headers } = await fetch(origin + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  return kbOf(await Promise.all(sizes));
}

/** Until a game can be started: the button is there and a frame has been painted. */
async function loadLobby(page: Page): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.waitForSelector('.game-card .play-now');
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

async function measureFirstLoad(): Promise<{ firstLoadKb: number; interactiveMs: number; layoutShift: number }> {
  const runs: number[] = [];
  const shifts: number[] = [];
  let firstLoadKb = 0;
  for (let i = 0; i < LOADS; i++)
    await visit(browser, async (page, received) => {
      runs.push(await loadLobby(page));
      await page.waitForLoadState('networkidle');
      firstLoadKb = kbOf(received.values());
      shifts.push(await page.evaluate(() => (window as unknown as { shifted: number }).shifted));
    });
  const layoutShift = Math.round(median(shifts) * 1000) / 1000;
  return { firstLoadKb, interactiveMs: round(median(runs)), layoutShift };
}

async function openMiddle(page: Page, game: string): Promise<void> {
  const table = await playedTable({ game, seed: 'bench', seats: 2, choices: 60 });
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await nextQuestion(page);
  await page.waitForSelector('.table-board svg', { state: 'attached' });
}

/** From the click on a choice until the frame that shows the next question has been painted. */
async function timeChoices(page: Page, choices: number): Promise<number> {
  const times: number[] = [];
  for (let asks = await nextQuestion(page); times.length < choices && asks !== 'over'; ) {
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
}

const measureChoices = (): Promise<number> =>
  visit(browser, async (page) => {
    await openMiddle(page, 'planet-unknown');
    return timeChoices(page, CHOICES);
  });

interface Watched {
  readonly frames: number;
  readonly longest: number;
}

/** Frames a second while something is done, and the longest task that held one up. */
async function watchFrames(page: Page, act: () => Promise<void>): Promise<Watched> {
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
  await act();
  return page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; start: number; longest: number; over: boolean };
    };
    seen.over = true;
    return { frames: (seen.frames * 1000) / (performance.now() - seen.start), longest: seen.longest };
  });
}

const middleOf = (watched: readonly Watched[]) => ({
  framesPerSecond: Math.round(median(watched.map(({ frames }) => frames))),
  longestTaskMs: Math.round(median(watched.map(({ longest }) => longest))),
});

/** Moves the pointer around over something, in rings that grow and shrink. */
async function circle(page: Page, selector: string, onStep?: (step: number) => Promise<void>): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`there is no ${selector} to move over`);
  for (let step = 0; step < 120; step++) {
    const angle = step / 7;
    const reach = 0.1 + (0.35 * (step % 40)) / 40;
    await page.mouse.move(
      box.x + box.width * (0.5 + reach * Math.cos(angle)),
      box.y + box.height * (0.5 + reach * Math.sin(angle)),
    );
    await onStep?.(step);
  }
}

/** Nearer and away again with the wheel, now and then. */
const zoom = (page: Page) => async (step: number) => {
  if (step % 12 === 0) await page.mouse.wheel(0, step % 24 === 0 ? -120 : 120);
};

const BOARD_CHOICES = 9;

/** A board in the middle of a play: its share of the app, how it answers, and how it follows pointer and wheel. */
const measureBoard = (game: string) =>
  visit(browser, async (page, received) => {
    await openMiddle(page, game);
    const kb = kbOf([...received].flatMap(([path, bytes]) => (path.startsWith('/assets/board-') ? [bytes] : [])));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const moved: Watched[] = [];
    for (let i = 0; i < DRAGS; i++) moved.push(await watchFrames(page, () => circle(page, '.board-room', zoom(page))));
    return { kb, choiceToFrameMs: await timeChoices(page, BOARD_CHOICES), ...middleOf(moved) };
  });

/** The middle of several drags: on a busy machine one of them is always held up by somebody else. */
const measureDragging = (): Promise<{ dragFramesPerSecond: number; longestTaskMs: number }> =>
  visit(browser, async (page) => {
    await openMiddle(page, 'planet-unknown');
    let asks = await nextQuestion(page);
    while ((await page.locator('.pu-placing').count()) === 0) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.choice')?.click());
      asks = await nextQuestion(page, asks);
    }
    // The tile is in the hand when the page has shown it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const drags: Watched[] = [];
    for (let i = 0; i < DRAGS; i++) drags.push(await watchFrames(page, () => circle(page, '.pu-placing')));
    const { framesPerSecond: dragFramesPerSecond, longestTaskMs } = middleOf(drags);
    return { dragFramesPerSecond, longestTaskMs };
  });

try {
  const load = await measureFirstLoad();
  const wholeAppKb = await measureWholeApp();
  const boards: Record<string, Awaited<ReturnType<typeof measureBoard>>> = {};
  for (const game of Object.keys(ROOMS)) boards[game] = await measureBoard(game);
  const choiceToFrameMs = await measureChoices();
  console.log(JSON.stringify({ ...load, wholeAppKb, boards, choiceToFrameMs, ...(await measureDragging()) }));
} finally {
  await browser.close();
  await server.end();
}
