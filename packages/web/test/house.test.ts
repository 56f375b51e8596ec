import { longTest } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { ask, comeIn, openTable, readIn, useOnlineApp } from './online.ts';

const PASSWORD = 'a long password';

describe('the house', () => {
  const app = useOnlineApp();

  test('a report is read and settled, and whoever was muted or banned is told; axe finds nothing', {
    timeout: 480_000,
  }, async () => {
    await app.meet(3, { viewport: { width: 390, height: 844 } }, async (olga, ada, eve) => {
      await comeIn(olga, 'Olga');
      await ask(olga, 'POST', '/api/me/account', { mail: 'olga@example.org', password: PASSWORD });
      await comeIn(ada, 'Ada');
      const who = await comeIn(eve, 'Eve');
      const { table } = await ask(ada, 'POST', '/api/tables', { game: 'luna-maris', seats: 2 });
      await eve.goto(`/table/${table}`);
      await eve.locator('.chat summary').click();
      await eve.fill('.chat-say .input', 'buy my moons');
      await eve.click('.chat-say button');
      await eve.getByText('buy my moons').waitFor();
      await ask(ada, 'POST', '/api/reports', { about: who, table, text: 'advertising' });
      await ada.goto('/house');
      await ada.getByText('This page is for those who watch over the house.').waitFor();

      await olga.goto('/profile');
      await olga.getByRole('link', { name: 'Watch over the house' }).click();
      await olga.getByText('1 report waits').waitFor();
      await olga.getByRole('button', { name: 'Look at it' }).click();
      await olga.getByText('buy my moons').waitFor();
      expect(await findBarriers(olga), 'a report on a phone').toEqual([]);
      await olga.getByLabel('Why; the person reads it').fill('advertising');
      await olga.getByRole('button', { name: 'Put it in force' }).click();
      await olga.getByText('Done.').waitFor();
      await olga.getByLabel('What was decided, and why').fill('muted for a day');
      await olga.getByRole('button', { name: 'Settle the report' }).click();
      await olga.getByText('No report waits.').waitFor();
      await olga.reload();
      await olga.getByText('settled a report').waitFor();
      await readIn(olga, 'de');
      await olga.getByRole('heading', { name: 'Protokoll' }).waitFor();
      await olga.setViewportSize({ width: 1280, height: 800 });
      expect(await findBarriers(olga), 'the house in German').toEqual([]);

      await eve.fill('.chat-say .input', 'more moons');
      await eve.click('.chat-say button');
      await eve.getByText('You may play, but not speak').waitFor();
      await ask(olga, 'PUT', `/api/house/restrictions/ban/${who}`, { reason: 'more advertising' });
      await eve.goto('/');
      await eve.getByText('You are banned for good: more advertising').waitFor();
      expect(await findBarriers(eve), 'the lobby of somebody who is banned').toEqual([]);
    });
  });

  longTest('somebody takes their data along, and leaves for good', { timeout: 240_000 }, async () => {
    await app.meet(2, {}, async (ada, bo) => {
      const link = await openTable(ada, { game: 'luna-maris', friends: 1, seats: 2, level: 'random', name: 'Ada' });
      await bo.goto(link);
      await bo.fill('.door .input', 'Bo');
      await bo.click('.door button[type="submit"]');
      await bo.getByRole('button', { name: 'Sit down and play' }).click();
      await ada.getByRole('button', { name: 'Make a new link' }).click();
      await ada.getByText('The old link leads nowhere now.').waitFor();
      await expect.poll(() => ada.locator('.copy-link .input').first().inputValue()).not.toBe(link);

      await bo.goto('/profile');
      await bo.getByText('What is kept about me').click();
      expect(await findBarriers(bo), 'my data').toEqual([]);
      const [file] = await Promise.all([
        bo.waitForEvent('download'),
        bo.getByRole('button', { name: 'Save my data' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('orrery-my-data.json');
      bo.on('dialog', (dialog) => dialog.accept());
      await bo.getByRole('button', { name: 'Delete everything' }).click();
      await bo.waitForSelector('.account .door');
      await ada.getByRole('heading', { name: /^Waiting for/ }).waitFor();
      await ada.locator('.waiting-seats li[data-kind="empty"]').waitFor();
    });
  });
});
