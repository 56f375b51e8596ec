import { useEffect, useRef } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { play, type Sound } from '../sound.ts';

/** What the change from one screen to the next sounds like. */
function soundOf(before: ScreenState, now: ScreenState): Sound | undefined {
  if (now.result !== null) return before.result === null ? 'end' : undefined;
  const wasAsked = before.options.length > 0;
  const isAsked = now.options.length > 0 || now.held !== null;
  const last = now.log.length > before.log.length ? now.log.at(-1) : undefined;
  if (isAsked && !wasAsked) return 'yours';
  if (last === undefined) return undefined;
  if (last.by !== now.viewer) return 'turn';
  return last.events.some(({ event }) => /plac|buil|land|set/.test(event)) ? 'place' : 'take';
}

export function useSounds(screen: ScreenState): void {
  const before = useRef(screen);
  useEffect(() => {
    const sound = soundOf(before.current, screen);
    before.current = screen;
    if (sound !== undefined) play(sound);
  }, [screen]);
}
