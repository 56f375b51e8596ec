import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Missing, onDemand } from './on-demand.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW = `Install one ('apt-get install chromium', 'brew install chromium', or Google Chrome), or name one:
CHROMIUM_PATH=/path/to/chromium npm test`;

/** What Playwright must know to start it. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string | undefined>;
}

/** The system's Chromium; where there is none, the one of the npm registry. */
export function findChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  const found = named || PLACES.find((place) => existsSync(place));
  if (found !== undefined) return { executablePath: found, env: process.env };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Missing(`There is no Chromium, and none for ${process.platform} ${process.arch} to fetch. ${HOW}`);
  const unpacked = join(onDemand('chromium', unpack), 'node_modules', '.unpacked');
  return {
    executablePath: join(unpacked, 'chromium'),
    // It brings its libraries and fonts along.
    env: { ...process.env, LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), FONTCONFIG_PATH: join(unpacked, 'fonts') },
  };
}

/**
 * The package unpacks itself into the folder for temporary files; here it stays beside its packages. It brings shared
 * libraries along when it believes to run where there are none, which is safe to say everywhere.
 */
function unpack(folder: string): void {
  const into = join(folder, 'node_modules', '.unpacked');
  mkdirSync(into, { recursive: true });
  const script = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  execFileSync(process.execPath, ['-e', script], {
    cwd: folder,
    env: { ...process.env, TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  // Its own list of fonts names the folder for temporary files. Without any font a page with a field to type in crashes.
  const fonts = join(into, 'fonts');
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(fonts, 'fonts')}</dir>
  <cachedir>${join(into, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
}
