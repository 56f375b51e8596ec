// A picture of a drawn board at a position, without the app around it: the quickest way to look at a drawing.
//   npm run -s board-picture -- GAME OUT.png [--position FILE] [--seats 3] [--seed a] [--choices 120] [--settings JSON]
//     [--size 1070x852] [--part NAME] [--theme light] [--language de] [--viewer 0] [--press 'die 3,node 4'] [--point 'node 4']
// Without a position, greedy computer players make that many choices from the seed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { languageOf } from '@orrery/kernel';
import { findChromium } from '@orrery/testkit/chromium';
import { chromium } from 'playwright-core';
import { openBoards } from './open.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    position: { type: 'string' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'a' },
    choices: { type: 'string', default: '120' },
    settings: { type: 'string', default: '{}' },
    size: { type: 'string', default: '1070x852' },
    part: { type: 'string' },
    theme: { type: 'string', default: 'dark' },
    language: { type: 'string', default: 'en' },
    viewer: { type: 'string' },
    press: { type: 'string', default: '' },
    point: { type: 'string' },
    scale: { type: 'string', default: '1' },
  },
});
const [game, out] = positionals;
if (game === undefined || out === undefined) {
  console.error('usage: npm run -s board-picture -- GAME OUT.png [--seats 3] [--choices 120] [--size 1070x852] ...');
  process.exit(2);
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const font = (name: string, file: string): string =>
  `@font-face{font-family:"${name}";font-weight:100 900;src:url("${pathToFileURL(join(ROOT, 'node_modules', file))}")}`;
const fonts = [
  font('Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  font('Space Grotesk Variable', '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'),
].join('');

const [width, height] = values.size.split('x').map(Number);
const boards = await openBoards();
try {
  const markup = await boards.inside.markupOf(game, {
    ...(values.position === undefined ? {} : { position: JSON.parse(readFileSync(values.position, 'utf8')) }),
    seats: Number(values.seats),
    seed: values.seed,
    choices: Number(values.choices),
    settings: JSON.parse(values.settings),
    width,
    height,
    part: values.part,
    language: languageOf(values.language),
    viewer: values.viewer === undefined ? undefined : Number(values.viewer),
    press: values.press.split(',').filter((place) => place !== ''),
    point: values.point,
  });
  const styles = [
    read('packages/web/src/styles/tokens.css'),
    read('packages/web/src/styles/base.css'),
    boards.styles(),
  ];
  const page =
    `<!doctype html><html lang="${values.language}" data-theme="${values.theme}" data-motion="off"><meta charset="utf-8">` +
    `<style>${fonts}${styles.join('\n')}</style><body style="margin:0"><div class="board-surface" data-board>${markup}</div>`;
  const file = join(tmpdir(), `board-${process.pid}.html`);
  writeFileSync(file, page);
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(values.scale) });
  await tab.goto(pathToFileURL(file).href);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.screenshot({ path: resolve(out) });
  await browser.close();
  rmSync(file);
  console.log(`${out}: ${markup.length} characters of markup`);
} finally {
  await boards.close();
}
