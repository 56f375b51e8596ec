import { below, type Random } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { type Pressing, WHERE } from './reading.ts';

/** A way to play: how something in sight is pressed. Throws where it cannot be. */
export type Hands = (page: Page, what: Pressing, luck: Random) => Promise<void>;

export type By = 'mouse' | 'touch' | 'keyboard';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of something at which a press would be meant for it: the middle, or where it is not covered. */
async function pointOf(page: Page, { kind, nth, name }: Pressing): Promise<Point> {
  const found = await page.evaluate(
    async ([selector, which, isSpot]) => {
      const element = document.querySelectorAll(selector)[which];
      if (element === undefined) return 'it is gone';
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const isInSight = ({ x, y, width, height }: DOMRect): boolean =>
        x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      const shape = element.querySelector('.glow') ?? element;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // Nobody presses what still moves.
      for (let still = 0, last = ''; still < 2; still++) {
        await frame();
        const box = shape.getBoundingClientRect();
        const now = `${box.x} ${box.y}`;
        if (now !== last) still = 0;
        if (!isInSight(box) && still === 0) element.scrollIntoView({ block: 'center', inline: 'center' });
        last = now;
      }
      const glow = isSpot ? element.closest('[data-glow]') : element;
      let said = '';
      // What lies under something that stays in place is scrolled out from under it.
      for (const block of ['nearest', 'center', 'start', 'end'] as const) {
        if (block !== 'nearest') element.scrollIntoView({ block, inline: 'center' });
        await frame();
        const box = shape.getBoundingClientRect();
        const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
        // First where the thing itself is hit, then where nothing else is: a press that misses by a little counts.
        for (const isNear of [false, true])
          for (const down of shares)
            for (const along of shares) {
              const point = { x: box.x + box.width * along, y: box.y + box.height * down };
              const hit = document.elementFromPoint(point.x, point.y);
              if (hit !== null && (glow?.contains(hit) || (hit === glow && !isNear))) return point;
              const isFree =
                hit?.closest('.board-room') && !hit.closest('[data-glow], [role="button"], button, a, input');
              if (isNear && isFree && element.matches('[data-glow]')) return point;
              said ||= hit === null ? 'it is out of sight' : `it is covered by ${hit.outerHTML.slice(0, 160)}`;
            }
      }
      return said;
    },
    [WHERE[kind], nth, kind === 'spot'] as const,
  );
  if (typeof found === 'string') throw new Error(`${kind} '${name}' cannot be pressed: ${found}`);
  return found;
}

const byMouse: Hands = async (page, what) => {
  const { x, y } = await pointOf(page, what);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
};

const byTouch: Hands = async (page, what) => {
  const { x, y } = await pointOf(page, what);
  await page.touchscreen.tap(x, y);
};

/** How many keys may lead from one end of a page to the other. */
const FAR = 400;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

interface Focus {
  readonly isThere: boolean;
  /** The key that leads nearer. */
  readonly towards: string;
}

/** Is the focus on it, and which key leads there: the one along the page, or the arrow that points at it? */
function focusOn(page: Page, { kind, nth }: Pressing, byArrows: boolean): Promise<Focus | undefined> {
  return page.evaluate(
    ([selector, which, isSpot, arrows]) => {
      const found = document.querySelectorAll(selector)[which];
      const glow = isSpot ? found?.closest('[data-glow]') : found;
      if (glow === undefined || glow === null) return undefined;
      const button = glow.querySelector('[data-press]') ?? glow;
      const now = document.activeElement ?? document.body;
      if (now === button) return { isThere: true, towards: '' };
      const follows = (now.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      // In a field the arrows move what is laid there.
      if (!arrows || now.closest('[data-glow]:not([data-glow="field"])') === null || isSpot)
        return { isThere: false, towards: follows ? 'Tab' : 'Shift+Tab' };
      const middleOf = (element: Element) => {
        const { x, y, width, height } = (element.closest('[data-glow]') ?? element).getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const [from, to] = [middleOf(now), middleOf(button)];
      const [x, y] = [to.x - from.x, to.y - from.y];
      const towards =
        Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp';
      return { isThere: false, towards };
    },
    [WHERE[kind], nth, kind === 'spot', byArrows] as const,
  );
}

/** As many steps are tried by arrows before the way along the page is taken. */
const ARROW_STEPS = 12;

const FIELD_STEPS = 150;

/** Walks over a field and tries every spot on the way, until what is in the hand lies. */
async function walkField(page: Page, luck: Random): Promise<void> {
  const asks = (): Promise<string | null> => page.locator('[data-asks]').first().getAttribute('data-asks');
  const before = await asks();
  let arrow = ARROWS[below(luck, ARROWS.length)];
  for (let steps = 0; steps < FIELD_STEPS && (await asks()) === before; steps++) {
    if (below(luck, 4) === 0) arrow = ARROWS[below(luck, ARROWS.length)];
    await page.keyboard.press(arrow);
    await page.keyboard.press('Enter');
  }
}

const byKeyboard: Hands = async (page, what, luck) => {
  const withArrows = what.kind === 'place' && below(luck, 3) === 0;
  for (let steps = 0; ; steps++) {
    const focus = await focusOn(page, what, withArrows && steps < ARROW_STEPS);
    if (focus === undefined) throw new Error(`${what.kind} '${what.name}' cannot be pressed: it is gone`);
    if (focus.isThere) break;
    if (steps > FAR) throw new Error(`${what.kind} '${what.name}' is not reached by any key`);
    await page.keyboard.press(focus.towards);
  }
  // The first arrow puts what is in the hand onto the first spot where it fits.
  if (what.kind === 'spot') return walkField(page, luck);
  await page.keyboard.press('Enter');
};

export const HANDS: Readonly<Record<By, Hands>> = { mouse: byMouse, touch: byTouch, keyboard: byKeyboard };
