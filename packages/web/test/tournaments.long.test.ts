import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { ask, comeIn, readIn, useOnlineApp } from './online.ts';

describe('a tournament', () => {
  const app = useOnlineApp();

  test('is announced, entered, played and won in several browsers; axe finds nothing', {
    timeout: 480_000,
  }, async () => {
    await app.meet(3, { viewport: { width: 1440, height: 900 } }, async (olga, ada, bo) => {
      await ada.setViewportSize({ width: 390, height: 844 });
      for (const [page, name] of [
        [olga, 'Olga'],
        [ada, 'Ada'],
        [bo, 'Bo'],
      ] as const) {
        await comeIn(page, name);
        await page.goto('/tournaments');
      }
      await olga.getByText('needs an account').waitFor();
      await ask(olga, 'POST', '/api/me/account', { mail: 'olga@example.org', password: 'a long password' });
      await olga.reload();
      await olga.getByRole('link', { name: 'Announce a tournament' }).click();
      await olga.getByLabel('Name of the tournament').fill('Autumn cup');
      await olga.getByLabel('Game').selectOption('pulsar');
      await olga.getByLabel('Seats a table').selectOption('2');
      await olga.getByLabel('Rounds', { exact: true }).fill('1');
      expect(await findBarriers(olga), 'the form').toEqual([]);
      await olga.getByRole('button', { name: 'Announce it' }).click();
      await olga.getByRole('heading', { name: 'Autumn cup' }).waitFor();
      for (const page of [ada, bo]) {
        await page.getByRole('link', { name: 'Autumn cup' }).click();
        await page.getByRole('button', { name: 'Enter' }).click();
        await page.getByRole('button', { name: 'Withdraw' }).waitFor();
      }
      expect(await findBarriers(ada), 'before it begins, on a phone').toEqual([]);
      await olga.getByText('2 entries').waitFor();
      await olga.getByRole('button', { name: 'Begin the first round' }).click();
      await olga.getByRole('heading', { name: 'Tables of round 1' }).waitFor();
      await olga.waitForSelector('.round-tables .cut');
      await ada.locator('.round-table .button').first().waitFor();
      expect(await findBarriers(olga), 'a round').toEqual([]);
      expect(await findBarriers(ada), 'a round on a phone').toEqual([]);
      const [, id] = /tournament\/([^/?]+)/.exec(olga.url()) ?? [];
      const { tables } = await ask(bo, 'GET', `/api/tournaments/${id}`);
      await ask(bo, 'POST', `/api/tables/${tables[0].table}/resign`, {});
      // Nobody loads anything again: the table of results is live.
      await ada.locator('.winner-name', { hasText: 'Ada' }).waitFor();
      await olga.locator('.winner-name', { hasText: 'Ada' }).waitFor();
      expect(
        await olga.locator('.standings tr', { hasText: 'Bo' }).locator('.place').first().getAttribute('title'),
      ).toBe('Round 1: given up');
      expect(await findBarriers(olga), 'the winners').toEqual([]);
      await olga.getByText('Mend the result').click();
      await olga.getByLabel('Place of Ada').fill('2');
      await olga.getByLabel('Place of Bo').fill('1');
      await olga.getByLabel('Why').fill('Bo resigned by mistake');
      await olga.getByRole('button', { name: 'Save the result' }).click();
      await olga.locator('.winner-name', { hasText: 'Bo' }).waitFor();
      await readIn(ada, 'de');
      await ada.getByRole('heading', { name: 'Tabelle nach Runde 1' }).waitFor();
      expect(await findBarriers(ada), 'the winners in German on a phone').toEqual([]);
    });
  });
});
