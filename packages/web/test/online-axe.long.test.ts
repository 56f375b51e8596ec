import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { joinTable, openTable, readIn, startGame, useOnlineApp } from './online.ts';

describe('axe finds nothing on the pages of the server', () => {
  const app = useOnlineApp();
  for (const theme of ['dark', 'light'] as const) {
    test(theme, async () => {
      const viewport = theme === 'dark' ? { width: 1280, height: 800 } : { width: 390, height: 844 };
      await app.meet(2, { settings: { theme }, viewport }, async (ada, bo) => {
        await ada.goto('/');
        await ada.waitForSelector('.door');
        expect(await findBarriers(ada), 'lobby of a stranger').toEqual([]);
        const table = { game: 'planet-unknown', friends: 1, seats: 3, level: 'random', name: 'Ada', listed: true };
        const link = await openTable(ada, table);
        await bo.goto('/profile');
        await bo.waitForSelector('.account');
        expect(await findBarriers(bo), 'profile of a stranger').toEqual([]);
        await bo.goto(link);
        await bo.waitForSelector('.door');
        expect(await findBarriers(bo), 'invitation').toEqual([]);
        await joinTable(bo, link, 'Bo');
        expect(await findBarriers(ada), 'waiting room').toEqual([]);
        await readIn(ada, 'de');
        await ada.getByRole('heading', { name: 'Alle sind da' }).waitFor();
        expect(await findBarriers(ada), 'waiting room in German, whose words are longer').toEqual([]);
        await readIn(ada, 'en');
        await startGame(ada);
        await ada.waitForSelector('.pu-station, .pu-stage');
        expect(await findBarriers(ada), 'table').toEqual([]);
        await bo.goto('/');
        await bo.waitForSelector('.online-tables li');
        expect(await findBarriers(bo), 'lobby').toEqual([]);
        await bo.goto('/new/pulsar');
        await bo.click('[data-where="online"]');
        expect(await findBarriers(bo), 'new table').toEqual([]);
        await bo.goto('/profile');
        await bo.waitForSelector('.account');
        for (const summary of await bo.locator('.account summary').all()) await summary.click();
        expect(await findBarriers(bo), 'profile').toEqual([]);
      });
    });
  }

  test('a table that is not there', { timeout: 120_000 }, async () => {
    await app.meet(1, {}, async (ada) => {
      await ada.goto('/table/nowhere');
      await ada.fill('.door .input', 'Ada');
      await ada.click('.door button[type="submit"]');
      await ada.getByText('There is no such table').waitFor();
      expect(await findBarriers(ada)).toEqual([]);
    });
  });
});
