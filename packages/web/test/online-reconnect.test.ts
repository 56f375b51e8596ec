import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, test } from 'vitest';
import { joinTable, openTable, startGame, useOnlineApp } from './online.ts';
import { nextQuestion } from './player.ts';
import { playQuickly } from './quick.ts';

describe('a table of the server survives', () => {
  const app = useOnlineApp();

  test('a reload, and the death of the server under open pages', { timeout: 480_000 }, async () => {
    await app.meet(2, { settings: { confirm: false } }, async (ada, bo) => {
      const table = { game: 'planet-unknown', friends: 1, seats: 3, level: 'random', name: 'Ada' };
      const link = await openTable(ada, table);
      await joinTable(bo, link, 'Bo');
      await startGame(ada);
      await bo.waitForSelector('.table-screen');
      const theOther = playQuickly(bo, 'first', 3);
      await playQuickly(ada, 'first', 5, 8);
      const asks = await nextQuestion(ada);
      const choices = await ada.locator('.choice').allTextContents();
      await ada.reload();
      expect(await nextQuestion(ada)).toBe(asks);
      expect(await ada.locator('.choice').allTextContents()).toEqual(choices);

      await app.server().kill();
      await ada.waitForSelector('.line-lost');
      // Chosen while nobody listens: it is sent as soon as somebody does.
      await ada.locator('.choice').first().dispatchEvent('click');
      await app.server().start();
      expect(await nextQuestion(ada, asks)).not.toBe(asks);
      await ada.waitForSelector('.line-lost', { state: 'detached' });
      if (!IS_LONG) {
        // Bo goes on until the page is closed.
        theOther.catch(() => undefined);
        await playQuickly(ada, 'first', 5, 4);
        return;
      }
      await Promise.all([theOther, playQuickly(ada, 'first', 5)]);
      const scores = await Promise.all([ada, bo].map((page) => page.locator('.final-scores tfoot td').allInnerTexts()));
      expect(scores[0]).toEqual(scores[1]);
    });
  });
});
