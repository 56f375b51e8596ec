import { longTest } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { ask, comeIn, useOnlineApp } from './online.ts';
import { playOut } from './play-out.ts';

describe('the club', () => {
  const app = useOnlineApp();

  longTest(
    'a rated game changes the ratings at the table, in the list and on the page of a person',
    {
      timeout: 480_000,
    },
    async () => {
      await app.meet(2, {}, async (ada, bo) => {
        const who = await comeIn(ada, 'Ada');
        await comeIn(bo, 'Bo');
        const { table } = await ask(ada, 'POST', '/api/tables', { game: 'pulsar', seats: 2 });
        await ask(bo, 'POST', `/api/tables/${table}/sit`, {});
        await ada.goto(`/table/${table}`);
        await ada.getByText('counts', { exact: true }).waitFor();
        await ada.locator('.waiting-seats .rating-chip').nth(1).waitFor();
        await ask(ada, 'POST', `/api/tables/${table}/start`, {});
        await ada.goto('/profile');
        await playOut(
          table,
          [ada, bo].map((page) => (method, path, body) => ask(page, method, path, body)),
        );
        await ada.goto(`/table/${table}`);
        await ada.locator('.rating-changes li').nth(1).waitFor();
        const changes = await ada.locator('.rating-changes .rating-change').allInnerTexts();
        expect(changes.map((change) => change[0]).sort()).toEqual(['+', '−']);

        await bo.goto('/ratings/pulsar');
        await bo.locator('.rating-rows tr[data-mine="true"]', { hasText: 'Bo' }).waitFor();
        await bo.locator('.rating-rows tr[data-computer="true"]').first().waitFor();
        expect(await findBarriers(bo), 'leaderboard').toEqual([]);
        await bo.locator('.rating-rows').getByRole('link', { name: 'Ada' }).click();
        await bo.getByRole('img', { name: /Rating in Pulsar/ }).waitFor();
        await bo.getByText('Ahead of you : behind you').waitFor();
        expect(await findBarriers(bo), 'a person').toEqual([]);
        await bo.getByRole('link', { name: 'Replay' }).first().click();
        await bo.waitForSelector('#scrub');

        // Who wants to be left alone is.
        await ada.goto('/profile');
        await ada.getByText('My page and my place in the lists are for me alone').click();
        await ada.getByRole('link', { name: 'My page' }).click();
        await ada.getByText('Only you see this page.').waitFor();
        await bo.goto(`/people/${who}`);
        await bo.getByText('There is no such page').waitFor();
      });
    },
  );

  test('two who look for the same find each other; the challenge of the day is begun once', {
    timeout: 240_000,
  }, async () => {
    await app.meet(2, { viewport: { width: 390, height: 844 } }, async (ada, bo) => {
      for (const [page, name] of [
        [ada, 'Ada'],
        [bo, 'Bo'],
      ] as const) {
        await comeIn(page, name);
        await page.goto('/play');
        await page.getByRole('button', { name: 'Pulsar 2849' }).click();
        for (const seats of ['3', '4']) await page.getByRole('button', { name: seats, exact: true }).click();
      }
      expect(await findBarriers(ada), 'play now').toEqual([]);
      await ada.getByRole('button', { name: 'Look for a game' }).click();
      await ada.getByText('Nobody else waits yet.').waitFor();
      expect(await findBarriers(ada), 'waiting').toEqual([]);
      await bo.getByRole('button', { name: 'Look for a game' }).click();
      await Promise.all([ada, bo].map((page) => page.waitForURL(/\/table\//)));
      expect(new URL(ada.url()).pathname).toBe(new URL(bo.url()).pathname);

      await bo.goto('/');
      await bo.locator('.daily-today').getByRole('link').click();
      await bo.getByRole('button', { name: 'Play', exact: true }).click();
      await bo.waitForURL(/\/table\/daily_/);
      await bo.goto('/daily');
      await bo.getByRole('button', { name: 'Go on' }).waitFor();
      expect(await findBarriers(bo), 'daily challenge').toEqual([]);
    });
  });
});
