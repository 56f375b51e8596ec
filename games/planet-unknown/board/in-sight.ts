import { type RefObject, useEffect } from 'react';
import type { PuChoice } from '../rules/state.ts';

const NARROW = '(max-width: 900px)';

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 80 && top < innerHeight - 40;
};

/** On a phone the board is longer than the screen: what can be pressed next comes into sight by itself. */
export function useInSight(root: RefObject<HTMLElement | null>, choices: readonly PuChoice[]): void {
  useEffect(() => {
    if (choices.length === 0 || !matchMedia(NARROW).matches) return;
    const glowing = [...(root.current?.querySelectorAll('[data-glow]') ?? [])];
    if (glowing.length === 0 || glowing.some(isSeen)) return;
    const still = document.documentElement.dataset.motion === 'off';
    glowing[0].scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
  }, [root, choices]);
}
