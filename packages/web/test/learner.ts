import type { Page } from 'playwright-core';

/** Where a learner stands, and what was done about it so far. */
export interface Whereabouts {
  readonly chapter: string;
  readonly step: string;
  readonly asks: string;
  /** Everything that a press may change. */
  readonly sign: string;
  /** The middle of what has to be pressed next; absent where there is only something to read. */
  readonly target: { readonly x: number; readonly y: number } | undefined;
  /** What lies over the target instead of the board; absent where nothing does. */
  readonly cover: string | undefined;
}

export function whereabouts(page: Page): Promise<Whereabouts> {
  return page.evaluate(() => {
    const lesson = document.querySelector<HTMLElement>('.lesson');
    const { chapter = '', step = '', asks = '' } = lesson?.dataset ?? {};
    const held = [...document.querySelectorAll<SVGElement>('[data-state="held"]')].map((each) => each.dataset.place);
    const offered = document.querySelector<HTMLElement>('.lesson-foot .main')?.innerText;
    // What is held may lie in another part of a small board than where it goes.
    const part = document.querySelector<HTMLElement>('.board-parts [aria-pressed="true"]')?.innerText;
    const open = [...document.querySelectorAll('.lesson-board [data-lit][data-state="open"]')];
    const boxes = open.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    const [box] = boxes;
    const target = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = target && document.elementFromPoint(target.x, target.y);
    const cover = target && !hit?.closest('.lesson-board') ? (hit?.className.toString() ?? 'the edge') : undefined;
    return { chapter, step, asks, sign: [chapter, step, asks, ...held, part, offered].join('|'), target, cover };
  });
}

const hasChanged = async (page: Page, sign: string): Promise<Whereabouts | undefined> => {
  const now = await whereabouts(page);
  return now.sign === sign ? undefined : now;
};

async function change(page: Page, sign: string, frames = 200): Promise<Whereabouts> {
  for (let left = frames; left > 0; left--) {
    const now = await hasChanged(page, sign);
    if (now !== undefined) return now;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`nothing happened at ${sign}`);
}

/** Presses what is lit. Whoever hit nothing, because the board was just bringing it into sight, presses once more. */
async function pressTarget(page: Page, isTouch: boolean, sign: string): Promise<Whereabouts> {
  const press = async (frames?: number): Promise<Whereabouts> => {
    const { target } = await targetOf(page);
    if (target === undefined) throw new Error('unreachable');
    if (isTouch) await page.touchscreen.tap(target.x, target.y);
    else await page.mouse.click(target.x, target.y);
    return change(page, sign, frames);
  };
  return press(60).catch(() => press());
}

/** So many frames in a row something stays where it is once the drawing has settled. */
const SETTLED = 4;

/** What is lit can be pressed as soon as the drawing has settled: a board may still bring it into sight. */
async function targetOf(page: Page): Promise<Whereabouts> {
  let still = 0;
  let last = '';
  for (let left = 200; left > 0; left--) {
    const now = await whereabouts(page);
    const at = now.target === undefined || now.cover !== undefined ? '' : `${now.target.x} ${now.target.y}`;
    still = at !== '' && at === last ? still + 1 : 0;
    if (still === SETTLED) return now;
    last = at;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const { sign, cover } = await whereabouts(page);
  throw new Error(cover === undefined ? `nothing is lit at ${sign}` : `${cover} lies over the target at ${sign}`);
}

interface Learning {
  /** By finger: the first press shows, the second chooses. */
  readonly isTouch: boolean;
  readonly until: (now: Whereabouts) => boolean;
  readonly look?: (now: Whereabouts) => Promise<void>;
}

/** Does what the lesson asks for, by pressing what is lit; returns how many steps that were. */
export async function learn(page: Page, { isTouch, until, look }: Learning): Promise<number> {
  const steps = new Set<string>();
  let now = await whereabouts(page);
  while (!until(now)) {
    if (!steps.has(`${now.chapter} ${now.step}`)) await look?.(now);
    steps.add(`${now.chapter} ${now.step}`);
    const { step, sign } = now;
    if (now.asks === 'read') {
      await page.locator('[data-tool="next"]').click();
      now = await change(page, sign);
    } else now = await pressTarget(page, isTouch, sign);
    const confirm = page.locator('.lesson-foot .main:not([data-tool])');
    if (isTouch && now.step === step && now.asks.startsWith('choose') && (await confirm.count()) > 0) {
      await confirm.click();
      now = await change(page, now.sign);
    }
  }
  return steps.size;
}
