import { useEffect } from 'react';
import { useStanding } from './standing.ts';

/** How many tables of the server wait for the reader. */
export function useTurns(): number {
  const standing = useStanding();
  return standing.kind === 'known' ? standing.me.turns : 0;
}

/** Shows that number on the app's icon, where the device can. */
export function useBadge(): void {
  const turns = useTurns();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the app is not installed: then there is no icon to show it on.
    void (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => undefined);
  }, [turns]);
}
