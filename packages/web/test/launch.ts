import { findChromium } from '@orrery/testkit/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * A browser without a window still draws pages of its own for a bar that nobody sees: half of what a visit costs. The
 * other names are those that Playwright switches off, which a list of one's own replaces.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...findChromium(), args: [...ARGUMENTS] });
}

let shared: Promise<Browser> | undefined;

/** One browser for all files that a worker runs one after the other; it ends with its worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}
