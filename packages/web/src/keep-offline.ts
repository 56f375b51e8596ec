import type { Language } from '@orrery/kernel';

/** In milliseconds from when the page was asked for. */
const A_LOOK = 2500;

/**
 * Has the app kept on the device with the words of one language; another language adds its words and nothing else. Not
 * before the page itself is there and somebody has had a look at it: on a slow line or a slow phone both would wait for each
 * other.
 */
export function keepOffline(language: Language): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = (): void => void navigator.serviceWorker.register(`/sw.js?language=${language}`);
  const keep = (): void => void setTimeout(register, A_LOOK - performance.now());
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
