import { type Language, languageOf } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { keepOffline } from './keep-offline.ts';
import { type AppWords, loadAppWords } from './text/index.ts';

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
  language: languageOf(navigator.language),
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
    const language = languageOf(kept.language ?? DEFAULTS.language);
    return { ...DEFAULTS, ...kept, language, confirm: confirm ?? DEFAULTS.confirm };
  } catch {
    return DEFAULTS;
  }
}

let settings = load();
let words: AppWords | undefined;
const listeners = new Set<() => void>();

export const getSettings = (): Settings => settings;

export function changeSettings(change: Partial<Omit<Settings, 'language'>>): void {
  put(change);
}

function put(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage keeps the settings for this visit only.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Goes over to a language once its words are here; rejects where they cannot be had. */
export async function speak(language: Language): Promise<void> {
  words = await loadAppWords(language);
  if (language !== settings.language) put({ language });
  keepOffline(language);
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

/** What the app says, in the reader's language: it is there before anything is shown. */
export function getWords(): AppWords {
  if (words === undefined) throw new Error('no words yet');
  return words;
}

export function useAppWords(): AppWords {
  // Whoever shows words is shown anew when the language changes.
  useSettings();
  return getWords();
}

export const useText = (): AppWords['app'] => useAppWords().app;
