import { below, type Random, seedRandom } from '@orrery/kernel';
import type { Page } from 'playwright-core';

export const newRandom = (seed: string): Random => seedRandom(seed);

export interface TableWanted {
  readonly game: string;
  readonly seed: string;
  readonly seats?: number;
  /** How many of the seats are people at this device. */
  readonly people?: number;
  readonly level?: string;
}

/** Sets a table up as a person does: from the lobby, through the form. */
export async function setUpTable(
  page: Page,
  { game, seed, seats, people = 1, level = 'easy' }: TableWanted,
): Promise<void> {
  await page.goto('/');
  await page.click(`.game-card[data-game="${game}"] a[href="/new/${game}"]`);
  await page.waitForSelector('#seed');
  const sizes = page.locator('.form fieldset').first().locator('.row .button');
  if (seats !== undefined) await sizes.filter({ hasText: String(seats) }).click();
  const selects = page.locator('select[id^="seat-"]');
  const count = await selects.count();
  for (let seat = 0; seat < count; seat++) await selects.nth(seat).selectOption(seat < people ? 'person' : level);
  await page.fill('#seed', seed);
  await page.click('form button[type="submit"]');
  await page.waitForSelector('[data-asks]');
}

/** Waits until the screen asks something other than before; returns what. */
export function nextQuestion(page: Page, before = ''): Promise<string> {
  return page.evaluate(
    (last) =>
      new Promise<string>((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error(`nothing new is asked after '${last}'`)), 60_000);
        const look = (): boolean => {
          const asks = document.querySelector<HTMLElement>('[data-asks]')?.dataset.asks;
          // What was answered, and is on its way to a server, is not asked any more.
          const sending = document.querySelector('[data-sending]') !== null;
          // A board is drawn a moment after the question that comes with it.
          const awaited = document.querySelector('[data-board="awaited"]') !== null;
          if (asks === undefined || asks === 'others' || asks === last || sending || awaited) return false;
          observer.disconnect();
          clearTimeout(tooLate);
          resolve(asks);
          return true;
        };
        const observer = new MutationObserver(() => void look());
        if (!look())
          observer.observe(document.documentElement, {
            attributes: true,
            attributeFilter: ['data-asks', 'data-sending', 'data-board'],
            childList: true,
            subtree: true,
          });
      }),
    before,
  );
}

/** Presses a key until the focus is on what the selector means, once that is there. */
export async function walkTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached' });
  for (let steps = 0; steps < 80; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

/** Where the middle of the nth element is, or of the last where there are fewer, brought into sight. */
export function middleOf(page: Page, selector: string, n: number, steady = false): Promise<{ x: number; y: number }> {
  return page.evaluate(
    async ([wanted, which, rests]) => {
      const elements = document.querySelectorAll(wanted);
      const element = elements[Math.min(which, elements.length - 1)];
      if (element === undefined) throw new Error(`there is no ${wanted}`);
      // The list of options is folded where a board is drawn.
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView({ block: 'center', inline: 'center' });
      // A board on a phone scrolls to where something is asked; nobody presses what still moves.
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let still = 0, top = Number.NaN; rests && still < 3; still++) {
        await frame();
        const now = element.getBoundingClientRect().top;
        if (now !== top) still = 0;
        if (now < 0 || now > innerHeight) element.scrollIntoView({ block: 'center', inline: 'center' });
        top = now;
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      // In a drawing, a transparent layer above a mark takes the press for it.
      const inDrawing = hit instanceof SVGElement && hit.closest('svg') === element.closest('svg');
      if (hit === null || !(inDrawing || element.contains(hit) || hit.contains(element)))
        throw new Error(`${wanted} number ${which} is covered by ${hit?.outerHTML.slice(0, 200)}`);
      return middle;
    },
    [selector, n, steady] as const,
  );
}

/** A way to press: the nth element of a kind, or a point of the page. */
export interface Press {
  (page: Page, selector: string, n: number): Promise<void>;
  at(page: Page, x: number, y: number): Promise<void>;
  /** Waits until what is pressed stands still. */
  readonly steady: boolean;
}

function pressing(at: Press['at'], steady: boolean): Press {
  const press = async (page: Page, selector: string, n: number): Promise<void> => {
    const { x, y } = await middleOf(page, selector, n, steady);
    await at(page, x, y);
  };
  return Object.assign(press, { at, steady });
}

export const byMouse = pressing((page, x, y) => page.mouse.click(x, y), false);
export const byTouch = pressing((page, x, y) => page.touchscreen.tap(x, y), true);

const CONFIRM = '.actions .button.main';
const READY = '.hand-over .button';
/** A newcomer presses what stands first; the games are shorter for it. */
const FIRST_FEW = 2;

/** Plays from the list of choices until the game is over or `until` says so; returns how many choices were made. */
export async function playOn(
  page: Page,
  random: Random,
  press: Press,
  until: (choices: number, asks: string) => boolean = () => false,
): Promise<{ choices: number; asks: string }> {
  let asks = await nextQuestion(page);
  let choices = 0;
  while (asks !== 'over' && !until(choices, asks)) {
    if (asks.startsWith('confirm')) await press(page, CONFIRM, 0);
    else if (asks.startsWith('ready')) await press(page, READY, 0);
    else {
      const { x, y } = await middleOf(page, '.choice', below(random, FIRST_FEW), press.steady);
      await press.at(page, x, y);
      choices++;
    }
    asks = await nextQuestion(page, asks);
  }
  return { choices, asks };
}
