import type { Language } from '@orrery/kernel';

/** Has the app kept on the device with the words of one language; another language adds its words and nothing else. */
export function keepOffline(language: Language): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register(`/sw.js?language=${language}`);
}
