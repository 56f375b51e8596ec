import type { Language } from '@orrery/kernel';

/**
 * Has the app kept on the device with the words of one language; another language adds its words and nothing else. Not
 * before the page itself is there: on a slow line both would wait for each other.
 */
export function keepOffline(language: Language): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const keep = (): void => void navigator.serviceWorker.register(`/sw.js?language=${language}`);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
