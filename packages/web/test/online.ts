import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { EVERYBODY } from './browser.ts';
import { buildApp } from './build.ts';
import { sharedBrowser } from './launch.ts';
import { type ServerProcess, startServer } from './serving.ts';

export interface PersonOptions extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** The built app, served by the real server, for several people with a browser each. */
export function useOnlineApp(settings: Readonly<Record<string, string>> = {}): {
  server(): ServerProcess;
  /** Runs a test with so many people; when it fails, the message says where everybody was. */
  meet(count: number, options: PersonOptions, test: (...pages: Page[]) => Promise<void>): Promise<void>;
} {
  let browser: Browser;
  let server: ServerProcess;
  beforeAll(async () => {
    const [folder, opened] = await Promise.all([buildApp(), sharedBrowser()]);
    browser = opened;
    server = await startServer(folder, settings);
  }, 120_000);
  afterAll(async () => {
    await server?.end();
  });

  async function newPerson({ settings = {}, ...options }: PersonOptions, complaints: string[]): Promise<Page> {
    const context = await browser.newContext({ baseURL: server.origin, ...EVERYBODY, ...options });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(
      (given) => {
        if (localStorage.getItem('orrery-settings') === null)
          localStorage.setItem('orrery-settings', JSON.stringify(given));
      },
      { language: 'en', sound: false, motion: 'off', ...settings },
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    return page;
  }

  return {
    server: () => server,
    async meet(count, options, test) {
      const complaints: string[] = [];
      const pages = await Promise.all(Array.from({ length: count }, () => newPerson(options, complaints)));
      try {
        await test(...pages);
      } catch (error) {
        const where = await Promise.all(pages.map(describePage));
        throw new Error([(error as Error).message, ...where, ...complaints].join('\n'), { cause: error });
      } finally {
        await Promise.all(pages.map((page) => page.context().close()));
      }
      if (complaints.length > 0) throw new Error(`A page complained: ${complaints.join('; ')}`);
    },
  };
}

async function describePage(page: Page): Promise<string> {
  const said = await page
    .locator('.prompt, .notice')
    .allInnerTexts()
    .catch(() => []);
  const asks = await page
    .locator('[data-asks]')
    .first()
    .getAttribute('data-asks', { timeout: 1000 })
    .catch(() => undefined);
  return `${page.url()} asks ${asks}: ${said.join(' | ')}`;
}

export interface OnlineTable {
  readonly game: string;
  /** Seats for people beside the one who opens the table; the rest are computers. */
  readonly friends: number;
  readonly seats: number;
  readonly level: string;
  readonly name: string;
  readonly listed?: boolean;
  readonly clock?: string;
}

/** Opens a table as a person does, through the form; returns the invitation link. */
export async function openTable(
  page: Page,
  { game, friends, seats, level, name, listed = false, clock = 'none' }: OnlineTable,
): Promise<string> {
  await page.goto('/');
  await page.click(`.game-card[data-game="${game}"] a[href="/new/${game}"]`);
  await page.click('[data-where="online"]');
  if ((await page.locator('#new-name').count()) > 0) await page.fill('#new-name', name);
  const sizes = page.locator('.form fieldset').nth(1).locator('.row .button');
  await sizes.filter({ hasText: String(seats) }).click();
  for (let seat = 1; seat < seats; seat++) await page.selectOption(`#seat-${seat}`, seat <= friends ? 'person' : level);
  if (listed) await page.selectOption('#new-visibility', 'listed');
  await page.selectOption('#new-clock', clock);
  await page.click('form button[type="submit"]');
  await page.waitForSelector('[data-asks]');
  return page.locator('.copy-link .input').first().inputValue();
}

/** Follows an invitation: name, seat. */
export async function joinTable(page: Page, link: string, name: string): Promise<void> {
  await enterAs(page, link, name);
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Comes to a table, by name where nobody knows this browser yet. */
export async function enterAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.fill('.door .input', name);
  await page.click('.door button[type="submit"]');
  await page.waitForSelector('[data-asks]');
}

/** Starts the game when everybody sits. */
export async function startGame(host: Page): Promise<void> {
  await host.locator('button:enabled', { hasText: 'Start the game' }).click();
  await host.waitForSelector('.table-screen');
}

/** Comes to the lobby by name; returns who the server takes this browser for. */
export async function comeIn(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.fill('.door .input', name);
  await page.click('.door button[type="submit"]');
  await page.getByText(`${name}.`).first().waitFor();
  return (await ask(page, 'GET', '/api/me')).who;
}

/** Has the page in another language, as whoever chose it in the settings. */
export async function readIn(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
    localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, language: wanted }));
  }, language);
  await page.reload();
}

/** Asks the server from a page, as the app does. */
export const ask = (page: Page, method: string, path: string, body?: object): Promise<ReturnType<typeof JSON.parse>> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, {
        method,
        ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    [method, path, body] as const,
  );
