import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW = `The tests of the app need a Chromium. Install one ('apt-get install chromium', 'brew install chromium', or
Google Chrome), or name one: CHROMIUM_PATH=/path/to/chromium npm test`;

/** The system's Chromium; where there is none, it is installed if this user may. */
export function findChromium(): string {
  const found = PLACES.find((place) => place !== '' && existsSync(place));
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  }
  const installed = PLACES.find((place) => place !== '' && existsSync(place));
  if (installed === undefined) throw new Error(HOW);
  return installed;
}
