import { crc32 } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from './build.ts';
import { sharedBrowser } from './launch.ts';
import { serveFolder } from './serve.ts';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about so far. */
  readonly complaints: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What the app's settings are when the page opens. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/**
 * Without the service worker, which fetches the whole app at every first visit: only those tests allow it that are about
 * it. It also changes with the language, and a page that is driven from outside and loaded again just then may wait for
 * ever.
 */
export const EVERYBODY = { locale: 'en', serviceWorkers: 'block' } as const;

/**
 * The built app in a real browser. `visit` runs a test in a context of its own; when it fails, the message says the
 * seed, where the page was and what it complained about.
 */
export function useApp(): {
  visit(seed: string, options: VisitOptions, test: (visit: Visit) => Promise<void>): Promise<void>;
  stopServing(): Promise<void>;
} {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    const [folder, opened] = await Promise.all([buildApp(), sharedBrowser()]);
    browser = opened;
    served = await serveFolder(folder);
  }, 120_000);
  afterAll(async () => {
    await served?.stop();
  });
  return {
    stopServing: () => served.stop(),
    async visit(seed, { settings = {}, ...options }, test) {
      const context = await browser.newContext({ baseURL: served.origin, ...EVERYBODY, ...options });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(
        ([given, salt]) => {
          if (localStorage.getItem('orrery-settings') === null)
            localStorage.setItem('orrery-settings', JSON.stringify(given));
          // Tables are named by chance, and computer players draw their luck from the name: the seed decides both.
          crypto.randomUUID = () => {
            const made = Number(localStorage.getItem('made-ids') ?? 0) + 1;
            localStorage.setItem('made-ids', String(made));
            return `${salt}-0000-4000-8000-${String(made).padStart(12, '0')}`;
          };
        },
        [
          { language: 'en', sound: false, motion: 'off', ...settings },
          crc32(seed).toString(16).padStart(8, '0'),
        ] as const,
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      try {
        await test({ page, context, complaints });
      } catch (error) {
        const said = await page
          .locator('.prompt')
          .allInnerTexts()
          .catch(() => []);
        const where = [`seed: ${seed}`, `page: ${page.url()}`, `prompt: ${said.join(' ')}`, ...complaints].join('\n');
        throw new Error(`${(error as Error).message}\n${where}`, { cause: error });
      } finally {
        await context.close();
      }
      if (complaints.length > 0) throw new Error(`The page complained (seed: ${seed}): ${complaints.join('; ')}`);
    },
  };
}
