import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { useOnlineApp } from './online.ts';

/** Comes in by name, and says what the server knows them by. */
async function comeIn(page: Page, name: string): Promise<string> {
  await page.goto('/people');
  await page.fill('.door .input', name);
  await page.click('.door button[type="submit"]');
  await page.getByText('No friends yet').waitFor();
  return page.evaluate(async () => (await (await fetch('/api/me')).json()).who as string);
}

describe('friends', () => {
  const app = useOnlineApp();

  test('ask, accept, invite and join; axe finds nothing', { timeout: 240_000 }, async () => {
    await app.meet(2, { viewport: { width: 1440, height: 900 } }, async (ada, bo) => {
      const [adaId] = await Promise.all([comeIn(ada, 'Ada'), comeIn(bo, 'Bo')]);
      await bo.goto(`/people/${adaId}`);
      await bo.getByRole('button', { name: 'Add as friend' }).click();
      await bo.getByRole('button', { name: 'Take back' }).waitFor();
      expect(await findBarriers(bo), "somebody's page").toEqual([]);

      // Nobody has to load a page to be asked.
      await ada.getByText('Bo would like to be your friend.').waitFor();
      await ada.getByRole('button', { name: 'Accept' }).click();
      await ada.getByText('here now').waitFor();
      expect(await findBarriers(ada), 'the friends').toEqual([]);

      await bo.getByRole('link', { name: 'Challenge' }).click();
      await bo.getByText('Ada will be invited').waitFor();
      await bo.click('form button[type="submit"]');
      await bo.waitForSelector('[data-asks="waiting"]');
      const notice = ada.locator('.friend-notices');
      await notice.getByText('Bo invites you').waitFor();
      await bo.getByRole('button', { name: 'Invite Ada' }).click();
      await bo.getByText('invited', { exact: true }).waitFor();
      expect(await findBarriers(bo), 'the waiting room with friends').toEqual([]);
      await notice.getByRole('link', { name: 'Come along' }).click();
      await ada.getByRole('button', { name: 'Sit down and play' }).click();
      await bo.locator('button:enabled', { hasText: 'Start the game' }).waitFor();
    });
  });
});
