import { IS_LONG, longTest } from '@orrery/testkit/long';
import { openMailbox } from '@orrery/testkit/mailbox';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { enterAs, openTable, startGame, useOnlineApp } from './online.ts';
import { nextQuestion } from './player.ts';
import { playQuickly } from './quick.ts';

const MAIL = 'ada@example.org';
const PASSWORD = 'a long password';

/** A guest makes themselves an account. */
async function becomeAccount(page: Page, mail: string): Promise<void> {
  await page.goto('/profile');
  await page.getByText('Make it an account').first().click();
  await page.fill('input[type="email"]', mail);
  await page.fill('input[type="password"]', PASSWORD);
  await page.click('.account form button[type="submit"]');
  await page.getByText(`on its way to ${mail}`).waitFor();
  await page.goto(await linkFor(mail, MAKES_ACCOUNT));
  await page.locator('.identity', { hasText: mail }).waitFor();
}

const MAKES_ACCOUNT = /\/api\/auth\/verify-email\S+/;
const LEADS_TO_PASSWORD = /\/profile#password=\w+/;

/** The path in a letter to somebody. */
async function linkFor(mail: string, kind: RegExp): Promise<string> {
  const find = (): string | undefined => {
    const letters = mailbox.received.filter(({ to }) => to.includes(mail));
    // A long line is folded with an equals sign, which is itself written as =3D.
    const texts = letters.map(({ source }) => source.replace(/=\n/g, '').replace(/=3D/g, '='));
    return texts.map((text) => kind.exec(text)?.[0]).find((path) => path !== undefined);
  };
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return String(find());
}

const mailbox = await openMailbox();
afterAll(() => mailbox.close());

describe('people online', () => {
  const app = useOnlineApp({ ORRERY_SMTP: mailbox.url });

  test('a guest becomes an account and is found again elsewhere; a passkey opens the same door', {
    timeout: 480_000,
  }, async () => {
    await app.meet(2, {}, async (ada, elsewhere) => {
      const keys = await ada.context().newCDPSession(ada);
      await keys.send('WebAuthn.enable');
      await keys.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await openTable(ada, { game: 'luna-maris', friends: 1, seats: 2, level: 'random', name: 'Ada' });
      await becomeAccount(ada, MAIL);
      await ada.getByRole('button', { name: 'Add a passkey' }).click();
      await ada.getByText('this passkey lets you in').waitFor();
      await ada.getByLabel('By mail').check();
      await ada.reload();
      expect(await ada.getByLabel('By mail').isChecked()).toBe(true);

      await elsewhere.goto('/profile');
      await elsewhere.fill('input[type="email"]', MAIL);
      await elsewhere.fill('input[type="password"]', 'not the password');
      await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
      await elsewhere.getByText('do not fit together').waitFor();
      await elsewhere.fill('input[type="password"]', PASSWORD);
      await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
      await elsewhere.getByText(MAIL).waitFor();
      await elsewhere.goto('/');
      await elsewhere.locator('.online-tables li', { hasText: 'Luna Maris' }).waitFor();

      await ada.getByRole('button', { name: 'Log out' }).click();
      await ada.getByRole('button', { name: 'Log in with a passkey' }).click();
      await ada.getByText(MAIL).waitFor();
    });
  });

  longTest('a forgotten password is chosen anew with the link of a letter', { timeout: 240_000 }, async () => {
    const mail = 'bo@example.org';
    await app.meet(2, {}, async (bo, elsewhere) => {
      await openTable(bo, { game: 'luna-maris', friends: 1, seats: 2, level: 'random', name: 'Bo' });
      await becomeAccount(bo, mail);

      await elsewhere.goto('/profile');
      await elsewhere.getByText('I have forgotten my password').click();
      await elsewhere.locator('details[open] input[type="email"]').fill(mail);
      // What the library that keeps accounts says to somebody who asks too often.
      const tooMany = { status: 429, json: { message: 'Too many requests. Please try again later.' } };
      await elsewhere.route('**/request-password-reset', (route) => route.fulfill(tooMany), { times: 1 });
      await elsewhere.getByRole('button', { name: 'Send me a link' }).click();
      await elsewhere.getByText('That was too fast').waitFor();
      await elsewhere.getByRole('button', { name: 'Send me a link' }).click();
      await elsewhere.getByText('a letter is on its way').waitFor();
      await elsewhere.goto(await linkFor(mail, LEADS_TO_PASSWORD));
      await elsewhere.locator('input[autocomplete="new-password"]').fill('another password');
      await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
      await elsewhere.getByText('Your new password is saved').waitFor();
      expect(elsewhere.url()).not.toContain('password');
      // Whoever was there with the old one is not any more.
      await bo.getByRole('button', { name: 'Log in', exact: true }).waitFor();
      await elsewhere.fill('input[type="email"]', mail);
      await elsewhere.fill('input[type="password"]', 'another password');
      await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
      await elsewhere.getByText(mail).waitFor();
    });
  });

  longTest(
    'somebody finds an open table in the lobby, the badge says whose turn it is, and the round plays again',
    {
      timeout: 480_000,
    },
    async () => {
      await app.meet(2, { settings: { confirm: false } }, async (ada, bo) => {
        const table = { game: 'luna-maris', friends: 1, seats: 2, level: 'random', name: 'Ada', listed: true };
        await openTable(ada, table);
        await bo.goto('/');
        await bo.fill('.door .input', 'Bo');
        await bo.click('.door button[type="submit"]');
        await bo.locator('.online-tables li', { hasText: 'Luna Maris' }).getByRole('link', { name: 'Join' }).click();
        await bo.getByText('looking on: Ada').or(bo.getByText('here now: Ada')).waitFor();
        await ada.getByText('looking on: Bo').waitFor();
        await bo.getByRole('button', { name: 'Sit down and play' }).click();
        await ada.getByText('here now: Bo').waitFor();
        await startGame(ada);
        await bo.waitForSelector('.table-screen');
        const [first, second] = await Promise.any(
          [
            [ada, bo],
            [bo, ada],
          ].map(async (both) => {
            await both[0].waitForSelector('[data-asks^="choose"]');
            return both;
          }),
        );
        const address = first.url();
        await first.goto('/');
        await first.waitForFunction(() => document.title.startsWith('(1)'));
        await first.getByRole('button', { name: 'Next table where you are to move' }).click();
        await nextQuestion(first);
        expect(new URL(first.url()).pathname).toBe(new URL(address).pathname);
        await Promise.all([playQuickly(first, 'last-few', 1), playQuickly(second, 'last-few', 2)]);
        await first.getByRole('button', { name: 'Play again' }).click();
        await second.getByText('would like to play again').waitFor();
        await second.getByRole('button', { name: 'Play again' }).click();
        for (const page of [first, second]) await page.waitForSelector('.waiting-room');
        expect(new URL(first.url()).pathname).toBe(new URL(second.url()).pathname);
        await startGame(ada);
        await second.goto('/');
        await second.locator('.online-tables').last().getByRole('link', { name: 'Replay' }).first().click();
        await second.waitForSelector('.transport');
      });
    },
  );

  longTest('who gives up is replaced by a computer player', { timeout: 480_000 }, async () => {
    await app.meet(2, { settings: { confirm: false } }, async (ada, bo) => {
      const link = await openTable(ada, { game: 'luna-maris', friends: 1, seats: 2, level: 'random', name: 'Ada' });
      // Whoever gets what stands in the address bar is let in, too.
      await ada.waitForURL(link);
      await enterAs(bo, ada.url(), 'Bo');
      await bo.getByRole('button', { name: 'Sit down and play' }).click();
      await startGame(ada);
      await bo.waitForSelector('.table-screen');
      bo.on('dialog', (dialog) => dialog.accept());
      await bo.locator('.table-affairs summary').click();
      await bo.getByRole('button', { name: 'Give up my seat' }).click();
      await ada.getByText('A computer player plays for Bo.').waitFor();
      await playQuickly(ada, 'last-few', 4, IS_LONG ? undefined : 6);
      if (IS_LONG) expect(await ada.locator('.final-scores tfoot td').count()).toBe(2);
    });
  });
});
