import { useEffect, useRef } from 'react';
import type { TableShot } from '../play/shot.ts';
import { play, type Sound } from '../sound.ts';

/** What the change from one shot to the next sounds like. */
function soundOf(before: TableShot, now: TableShot): Sound | undefined {
  if (now.result !== null) return before.result === null ? 'end' : undefined;
  const wasAsked = before.choices.length > 0;
  const isAsked = now.choices.length > 0 || now.mustConfirm;
  const last = now.log.length > before.log.length ? now.log.at(-1) : undefined;
  if (isAsked && !wasAsked) return 'yours';
  if (last === undefined) return undefined;
  if (last.by !== now.viewer) return 'turn';
  return last.events.some(({ event }) => /plac|buil|land|set/.test(event)) ? 'place' : 'take';
}

export function useSounds(shot: TableShot): void {
  const before = useRef(shot);
  useEffect(() => {
    const sound = soundOf(before.current, shot);
    before.current = shot;
    if (sound !== undefined) play(sound);
  }, [shot]);
}
