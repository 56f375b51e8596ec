import type { Language } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { text as de } from './text/de/app.ts';
import { type Dictionary, text as en } from './text/en/app.ts';

export interface Settings {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  readonly motion: 'on' | 'off';
  /** What is confirmed: every choice, the last one of a turn, or nothing. */
  readonly confirm: 'choice' | 'turn' | 'never';
  /** Which board a game is played on, where it has a drawn one. */
  readonly board: 'drawn' | 'plain';
  readonly marks: boolean;
  readonly sound: boolean;
  /** What others call the person at this device; empty for 'you'. */
  readonly name: string;
}

const KEY = 'orrery-settings';
const DEFAULTS: Settings = {
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'system',
  motion: 'on',
  confirm: 'turn',
  board: 'drawn',
  marks: true,
  sound: true,
  name: '',
};

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Omit<Settings, 'confirm'>> & {
      readonly confirm?: Settings['confirm'] | boolean;
    };
    // Once it was only a switch.
    const confirm = typeof kept.confirm === 'boolean' ? (kept.confirm ? 'turn' : 'never') : kept.confirm;
    return { ...DEFAULTS, ...kept, confirm: confirm ?? DEFAULTS.confirm };
  } catch {
    return DEFAULTS;
  }
}

let settings = load();
const listeners = new Set<() => void>();

export const getSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage keeps the settings for this visit only.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Shows the settings on the page itself: language, theme and movement are attributes of its root. */
export function applySettings(): void {
  const root = document.documentElement;
  const light =
    settings.theme === 'light' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.lang = settings.language;
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.motion = settings.motion;
  root.dataset.marks = settings.marks ? 'on' : 'off';
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => settings,
  );
}

export const useText = (): Dictionary => (useSettings().language === 'de' ? de : en);
