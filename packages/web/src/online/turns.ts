import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import { changeMe } from './api.ts';
import { updateMe, useStanding } from './standing.ts';

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

/** Letters from the server come in the language of the app. */
export function useLanguageOfLetters(): void {
  const standing = useStanding();
  const { language } = useSettings();
  const settings = standing.kind === 'known' ? standing.me.settings : undefined;
  useEffect(() => {
    if (settings === undefined || settings.language === language) return;
    updateMe({ settings: { ...settings, language } });
    void changeMe({ language });
  }, [settings, language]);
}
