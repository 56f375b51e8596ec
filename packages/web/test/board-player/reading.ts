import type { Page } from 'playwright-core';

/** What a press is made on. A field holds spots that something in the hand is laid on, as a tile on a planet. */
export type PressKind = 'place' | 'held' | 'spot' | 'menu' | 'part' | 'main';

/** Where each kind is found, as far as it may be pressed now. */
export const WHERE: Readonly<Record<PressKind, string>> = {
  place: '.board-room [data-glow]:not([data-glow="field"]):not([data-state="held"])',
  held: '.board-room [data-glow][data-state="held"]',
  spot: '.board-room [data-glow="field"] [data-place]',
  menu: '.board-menu [data-option]',
  part: '.board-parts [data-open="true"][aria-pressed="false"]',
  main: '.actions .button.main, .hand-over .button.main',
};

export interface Pressing {
  readonly kind: PressKind;
  /** Which of those in sight. */
  readonly nth: number;
  /** The name of the place, the option of a menu, or the words of a button. */
  readonly name: string;
}

/** What a person sees of a table. */
export interface Look {
  readonly asks: string;
  readonly prompt: string;
  /** The options of the folded list, as the log writes them. */
  readonly options: readonly string[];
  readonly held: readonly string[];
  readonly pressable: readonly Pressing[];
  /** Glowing places that no key leads to. */
  readonly unreachable: readonly string[];
  /** Equal as long as nothing has changed. */
  readonly trace: string;
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate((where) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const nameOf = (element: Element): string =>
      element.closest<HTMLElement>('[data-place]')?.dataset.place ??
      (element as HTMLElement).dataset.option ??
      element.getAttribute('aria-label') ??
      element.textContent ??
      '';
    const pressable = Object.entries(where).flatMap(([kind, selector]) =>
      [...document.querySelectorAll(selector)].flatMap((element, nth) =>
        isSeen(element) ? [{ kind: kind as keyof typeof where, nth, name: nameOf(element) }] : [],
      ),
    );
    const glowing = [...document.querySelectorAll(where.place)].filter(isSeen);
    const unreachable = glowing
      .filter((each) => ((each.querySelector('[data-press]') ?? each) as HTMLElement).tabIndex < 0)
      .map(nameOf);
    const screen = document.querySelector<HTMLElement>('[data-asks]');
    const held = [...document.querySelectorAll<HTMLElement>('.board-room [data-state="held"]')];
    const asks = screen?.dataset.asks ?? '';
    const trace = [
      asks,
      screen?.dataset.sending,
      ...pressable.map(({ kind, name }) => `${kind} ${name}`),
      ...held.map(({ dataset }) => `held ${dataset.place}`),
      document.querySelector('.board-parts [aria-pressed="true"]')?.textContent,
      document.querySelector('[data-glow="field"]')?.innerHTML,
    ];
    return {
      asks,
      prompt: document.querySelector<HTMLElement>('.prompt')?.innerText.replaceAll('\n', ' ') ?? '',
      options: [...document.querySelectorAll<HTMLElement>('.choice')].map(({ dataset }) => dataset.choice ?? ''),
      held: held.map(({ dataset }) => dataset.place ?? ''),
      pressable,
      unreachable,
      trace: trace.join('\n'),
    };
  }, WHERE);
}

const PATIENCE_MS = 10_000;

/** Waits until something is different from before; undefined when nothing ever is. */
export async function lookAfter(page: Page, { trace }: Look): Promise<Look | undefined> {
  const late = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await lookAt(page);
    if (now.trace !== trace) return now;
    if (Date.now() > late) return undefined;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
