import { below, type Random } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { byMouse, middleOf, nextQuestion } from './player.ts';

const GLOW = '.table-board [data-glow]';
const PLACING = '.pu-placing';
const PATIENCE = 30;

/** Lays the tile in the hand on a random place where it fits, turning it until there is one. */
async function placeTile(page: Page, random: Random): Promise<void> {
  for (let turns = below(random, 4), tries = 0; tries < 16; tries++) {
    const dots = await page.locator('.pu-dot').count();
    // After every way it can lie was seen once, the next that fits is taken.
    if (dots > 0 && (turns-- <= 0 || tries >= 8)) {
      const { x, y } = await middleOf(page, '.pu-dot', below(random, dots));
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      return;
    }
    await byMouse(page, '.pu-hand-buttons .button', tries % 4 === 3 ? 2 : 1);
  }
  throw new Error('the tile in the hand fits nowhere');
}

/** Lets the page answer a press: a new question, or two frames in which only the board itself has changed. */
const settle = (page: Page, asks: string): Promise<string> =>
  page.evaluate(
    (before) =>
      new Promise<string>((resolve) => {
        const read = (): string => document.querySelector<HTMLElement>('[data-asks]')?.dataset.asks ?? '';
        const look = (frames: number): void => {
          if (read() !== before || frames === 0) resolve(read());
          // What is on its way to a server is answered when it is.
          else if (document.querySelector('[data-sending]') !== null) requestAnimationFrame(() => look(4));
          else requestAnimationFrame(() => look(frames - 1));
        };
        look(4);
      }),
    asks,
  );

export interface MonkeyWalk {
  /** Kinds of decisions that were made on the board itself. */
  readonly onBoard: ReadonlySet<string>;
  /** Kinds that had to be made from the list. */
  readonly onList: ReadonlySet<string>;
}

/** Plays a whole game by clicking what glows on the drawn board; where nothing does, what the list offers. */
export async function playByGlow(page: Page, random: Random): Promise<MonkeyWalk> {
  const onBoard = new Set<string>();
  const onList = new Set<string>();
  for (let asks = await nextQuestion(page); asks !== 'over'; asks = await nextQuestion(page, asks)) {
    if (asks.startsWith('confirm')) {
      await byMouse(page, '.actions .button.main', 0);
      continue;
    }
    const kinds = await page
      .locator('.choice')
      .evaluateAll((buttons) => [
        ...new Set(buttons.map((button) => button.getAttribute('data-choice')?.split(' ')[0] ?? '')),
      ]);
    const reached = await pressGlow(page, random, asks);
    for (const kind of kinds) (reached ? onBoard : onList).add(kind);
    if (!reached) await byMouse(page, '.choice', below(random, await page.locator('.choice').count()));
  }
  for (const kind of onBoard) onList.delete(kind);
  return { onBoard, onList };
}

/** Presses until something is chosen: a rover first, then where it goes, then which of two things is meant. */
async function pressGlow(page: Page, random: Random, asks: string): Promise<boolean> {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const [placing, glows] = await Promise.all([page.locator(PLACING).count(), page.locator(GLOW).count()]);
    if (placing > 0) await placeTile(page, random);
    else if (glows > 0) await byMouse(page, GLOW, below(random, glows));
    else return false;
    if ((await settle(page, asks)) !== asks) return true;
  }
  return false;
}
