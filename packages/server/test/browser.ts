import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real Chromium; where there is none, it is installed if this user may. */
export function openBrowser(): Promise<Browser> {
  const find = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place));
  if (find() === undefined && process.platform === 'linux' && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const executablePath = find();
  if (executablePath === undefined) {
    throw new Error('The tests of passkeys need a Chromium: install one, or name it with CHROMIUM_PATH.');
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}
