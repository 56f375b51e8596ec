import { findChromium } from '@orrery/testkit/chromium';
import { type Browser, chromium } from 'playwright-core';

/** A real Chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}
