import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { ask, readIn, useOnlineApp } from './online.ts';

describe('a club', () => {
  const app = useOnlineApp();

  test('is founded, joined by its link, and has tables and a season; axe finds nothing', {
    timeout: 480_000,
  }, async () => {
    await app.meet(2, { viewport: { width: 1440, height: 900 } }, async (olga, ada) => {
      await olga.goto('/clubs');
      await olga.fill('.door .input', 'Olga');
      await olga.click('.door button[type="submit"]');
      await olga.getByText('needs an account').waitFor();
      await ask(olga, 'POST', '/api/me/account', { mail: 'olga@example.org', password: 'a long password' });
      await olga.reload();
      await olga.getByLabel('Name of the club').fill('Board club');
      expect(await findBarriers(olga), 'founding a club').toEqual([]);
      await olga.getByRole('button', { name: 'Found a club' }).click();
      await olga.getByRole('heading', { name: 'Board club' }).waitFor();
      const link = await olga.locator('.copy-link .input').inputValue();

      await ada.setViewportSize({ width: 390, height: 844 });
      await ada.goto(link);
      await ada.fill('.door .input', 'Ada');
      await ada.click('.door button[type="submit"]');
      await ada.getByRole('button', { name: 'Join the club' }).click();
      await ada.getByText('2 members').waitFor();
      await olga.getByText('2 members').waitFor();
      await olga.getByText('2 here now').waitFor();

      await olga.locator('summary', { hasText: 'Begin the first season' }).click();
      await olga.getByRole('button', { name: 'Begin the first season' }).click();
      await olga.getByRole('heading', { name: 'Second league' }).waitFor();
      const [, id] = /club\/([^/?]+)/.exec(olga.url()) ?? [];
      await ask(olga, 'POST', `/api/clubs/${id}/tables`, { game: 'pulsar', seats: 2, title: 'Pulsar evening' });
      await ada.getByRole('link', { name: 'Take a seat' }).waitFor();
      expect(await findBarriers(olga), 'a club').toEqual([]);
      await readIn(ada, 'de');
      await ada.getByRole('heading', { name: 'Zweite Liga' }).waitFor();
      expect(await findBarriers(ada), 'a club in German on a phone').toEqual([]);
      await ada.getByRole('link', { name: 'Platz nehmen' }).click();
      await ada.waitForSelector('.waiting-seats');
    });
  });
});
