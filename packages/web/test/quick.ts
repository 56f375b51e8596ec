import type { Page } from 'playwright-core';

/** Which of the offered choices a quick player takes. */
export type Taste = 'first' | 'last-few' | 'any';

/**
 * Plays by clicking what the list offers as soon as it is offered, inside the page: to the end, or until a choice is
 * asked after so many clicks. Resolves with the number of clicks; fails when nothing happens for long.
 */
export function playQuickly(page: Page, taste: Taste, seed: number, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  return page.evaluate(
    ([wanted, luck, enough]) =>
      new Promise<number>((resolve, reject) => {
        let clicks = 0;
        let answered = '';
        let state = luck;
        const below = (n: number): number => {
          state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
          return Math.floor((state / 0x80000000) * n);
        };
        const fail = (): void => {
          observer.disconnect();
          reject(new Error(`nothing happened after '${answered}' (seed: ${luck}, clicks: ${clicks})`));
        };
        let tooLate = setTimeout(fail, 90_000);
        const press = (buttons: readonly HTMLElement[], at: number): void => {
          clicks++;
          buttons[at].click();
        };
        const look = (): void => {
          const asks = document.querySelector<HTMLElement>('[data-asks]')?.dataset.asks;
          if (asks === 'over' || (clicks >= enough && asks !== answered && asks?.startsWith('choose') === true)) {
            observer.disconnect();
            clearTimeout(tooLate);
            resolve(clicks);
            return;
          }
          if (asks === undefined || asks === answered || !/^(choose|confirm)/.test(asks)) return;
          const buttons = [
            ...document.querySelectorAll<HTMLElement>(asks.startsWith('confirm') ? '.actions .main' : '.choice'),
          ];
          if (buttons.length === 0) return;
          answered = asks;
          clearTimeout(tooLate);
          tooLate = setTimeout(fail, 90_000);
          const few = Math.min(2, buttons.length);
          press(
            buttons,
            wanted === 'first' ? 0 : wanted === 'any' ? below(buttons.length) : buttons.length - 1 - below(few),
          );
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, {
          attributes: true,
          attributeFilter: ['data-asks'],
          childList: true,
          subtree: true,
        });
        look();
      }),
    [taste, seed, most] as const,
  );
}
