import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enterAs, openTable, useOnlineApp } from './online.ts';
import { nextQuestion } from './player.ts';
import { playQuickly } from './quick.ts';

/** Saves the record of a finished game; returns where it lies. */
async function saveRecord(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  return (await download).path();
}

describe('a table of the server has what a table of the device has', () => {
  const app = useOnlineApp();

  test('take back, do again, confirm, try out, a hint, a clock; the record goes out and comes in again', {
    timeout: 480_000,
  }, async () => {
    await app.meet(2, { viewport: { width: 1440, height: 900 } }, async (ada, eve) => {
      const link = await openTable(ada, {
        game: 'pulsar',
        friends: 0,
        seats: 2,
        level: 'random',
        name: 'Ada',
        clock: 'quick',
      });
      let asks = await nextQuestion(ada);
      // On the plain board the list is open.
      await ada.click('[data-more]');
      await ada.locator('[data-board="plain"]').click();
      expect(await ada.locator('.seat-clock').count()).toBe(1);
      while (!asks.startsWith('confirm')) {
        await ada.locator('.choice').first().click();
        asks = await nextQuestion(ada, asks);
      }
      await ada.getByRole('button', { name: 'Take back' }).click();
      const again = await nextQuestion(ada, asks);
      expect(again).toMatch(/choose/);
      await ada.getByRole('button', { name: 'Do again' }).click();
      const held = await nextQuestion(ada, again);
      expect(held).toMatch(/confirm/);
      await ada.getByRole('button', { name: 'Confirm' }).click();
      const real = await nextQuestion(ada, held);

      const choices = await ada.locator('.choice').allTextContents();
      await ada.keyboard.press('t');
      await ada.getByText('Nothing here counts').waitFor();
      await ada.locator('.choice').first().click();
      await ada.getByRole('button', { name: 'Back to the table' }).click();
      expect(await nextQuestion(ada)).toBe(real);
      expect(await ada.locator('.choice').allTextContents()).toEqual(choices);
      if (choices.length > 1) {
        await ada.keyboard.press('h');
        await ada.waitForSelector('.hint');
      }

      // Nobody finds this table but by its link: who was sent it looks on, and has the same record afterwards.
      await enterAs(eve, link, 'Eve');
      await eve.getByText('You are looking on').waitFor();

      await playQuickly(ada, 'last-few', 6);
      const file = await saveRecord(ada);
      expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('pulsar');
      await eve.waitForSelector('[data-asks="over"]');
      expect(readFileSync(await saveRecord(eve), 'utf8')).toBe(readFileSync(file, 'utf8'));
      await eve.reload();
      await eve.waitForSelector('[data-asks="over"]');
      expect(readFileSync(await saveRecord(eve), 'utf8')).toBe(readFileSync(file, 'utf8'));
      const scores = await ada.locator('.final-scores tfoot td').allInnerTexts();
      await ada.goto('/');
      await ada.setInputFiles('.online-lobby input[type="file"]', file);
      await ada.waitForSelector('.final-scores');
      expect(await ada.locator('.final-scores tfoot td').allInnerTexts()).toEqual(scores);
    });
  });

  test('a message from the server is shown and names the table it is about', { timeout: 120_000 }, async () => {
    await app.meet(1, { permissions: ['notifications'], serviceWorkers: 'allow' }, async (ada) => {
      await ada.goto('/profile');
      await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const [worker] = ada.context().serviceWorkers();
      const letter = { title: 'Your turn', body: 'A table waits.', link: new URL('/table/some-table', ada.url()).href };
      // A browser made for servers has neither a push service nor a place for notices: the message is handed to the
      // worker as a browser does it, and what the worker would have the system show is caught.
      const shown = await worker.evaluate((data) => {
        const scope = self as unknown as {
          registration: { showNotification: (title: string, more: object) => Promise<void> };
          PushEvent: new (type: string, init: { data: string }) => Event;
        };
        return new Promise<object>((resolve) => {
          scope.registration.showNotification = async (title, more) => resolve({ title, ...more });
          self.dispatchEvent(new scope.PushEvent('push', { data }));
        });
      }, JSON.stringify(letter));
      expect(shown).toMatchObject({ title: letter.title, body: letter.body, data: '/table/some-table' });
    });
  });
});
