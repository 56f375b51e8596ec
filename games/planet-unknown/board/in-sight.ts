import { type RefObject, useEffect } from 'react';
import type { PuChoice } from '../rules/choices.ts';

const NARROW = '(max-width: 900px)';

/** The part of the screen that scrolls around an element. */
function windowOf(element: Element): { top: number; bottom: number } {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around !== document.body)
      return around.getBoundingClientRect();
  return { top: 0, bottom: innerHeight };
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = windowOf(element);
  return bottom > frame.top + 60 && top < frame.bottom - 40;
}

/** On a phone the board is longer than the screen: what can be pressed next comes into sight by itself. */
export function useInSight(root: RefObject<HTMLElement | null>, choices: readonly PuChoice[]): void {
  useEffect(() => {
    if (choices.length === 0 || !matchMedia(NARROW).matches) return;
    const glowing = [...(root.current?.querySelectorAll('[data-glow]') ?? [])];
    if (glowing.length === 0 || glowing.some(isSeen)) return;
    const still = document.documentElement.dataset.motion === 'off';
    const part = glowing[0].closest('[data-part]') ?? glowing[0];
    const frame = windowOf(part);
    const fits = part.getBoundingClientRect().height < frame.bottom - frame.top - 40;
    const [shown, block] = fits ? ([part, 'start'] as const) : ([glowing[0], 'center'] as const);
    shown.scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' });
  }, [root, choices]);
}
