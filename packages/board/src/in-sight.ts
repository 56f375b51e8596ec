import { type RefObject, useEffect } from 'react';
import type { BoardStore } from './store.ts';

/**
 * Where a part of a board is higher than its room, what may be pressed comes into sight when something new is asked or
 * held, unless something of it is in sight already. Only the room scrolls, never the page.
 */
export function useInSight(root: RefObject<HTMLElement | null>, store: BoardStore, part: string): void {
  const { options } = store.facts();
  useEffect(() => {
    let frame = 0;
    // The drawing that goes with what was asked is there a frame later.
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => root.current && bringIntoSight(root.current));
    };
    let last = store.held();
    if (options.length > 0 && part !== '') look();
    const stop = store.subscribe(() => {
      if (store.held() === last) return;
      last = store.held();
      if (last.length > 0) look();
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [root, store, part, options]);
}

function bringIntoSight(room: HTMLElement): void {
  if (room.scrollHeight <= room.clientHeight) return;
  const { top, bottom } = room.getBoundingClientRect();
  const middles = [...room.querySelectorAll('[data-state="open"]')].map((each) => {
    const box = each.getBoundingClientRect();
    return box.y + box.height / 2;
  });
  if (middles.length === 0 || middles.some((y) => y > top && y < bottom)) return;
  room.scrollTop += Math.min(...middles) - (top + bottom) / 2;
}
