// Plays a game to its end in a real browser, on the drawn board alone:
//   npm run -s play-board -- GAME [--by mouse|touch|keyboard] [--seats N] [--people N] [--seed S] [--setting k=v ...]
//     [--level random] [--from CHOICES] [--decisions N] [--picture FILE.png]
// Where nothing can be pressed, or a press changes nothing, it says what was asked, takes a picture, and exits with 1.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type GameRoom, readSettings, seedRandom, type TableSettings } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import type { BrowserContextOptions } from 'playwright-core';
import { type By, playBoard } from './board-player/index.ts';
import { buildApp } from './build.ts';
import { launchBrowser } from './launch.ts';
import { serveFolder } from './serve.ts';
import { keepTable, playedTable } from './stored.ts';

const SIZES: Readonly<Record<By, BrowserContextOptions>> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1440, height: 900 } },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'mouse' },
    seats: { type: 'string' },
    people: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'board' },
    setting: { type: 'string', multiple: true, default: [] },
    level: { type: 'string', default: 'random' },
    from: { type: 'string', default: '0' },
    decisions: { type: 'string' },
    picture: { type: 'string', default: 'stuck.png' },
  },
});
const [game] = positionals;
const by = values.by as By;
if (game === undefined || !(game in ROOMS) || !(by in SIZES)) {
  console.error(
    `npm run -s play-board -- GAME [--by mouse|touch|keyboard] ...; games are ${Object.keys(ROOMS).join(', ')}`,
  );
  process.exit(2);
}

/** The settings as they were written, in the kinds that the game wants. */
function settingsOf({ game: { settings } }: GameRoom, given: readonly string[]): TableSettings {
  const wanted = Object.fromEntries(
    given.map((each) => {
      const [key, value] = each.split('=');
      const kind = settings[key]?.kind;
      return [key, kind === 'switch' ? value === 'true' : kind === 'count' ? Number(value) : value];
    }),
  );
  const read = readSettings(settings, wanted);
  if ('problems' in read) throw new Error(read.problems.join('; '));
  return read.settings;
}

const room = await ROOMS[game]();
const table = await playedTable({
  game,
  seed: values.seed,
  seats: Number(values.seats ?? Math.max(2, room.game.seats.min)),
  choices: Number(values.from),
  people: Number(values.people),
  settings: settingsOf(room, values.setting),
  level: values.level,
});
const [folder, browser] = await Promise.all([buildApp(), launchBrowser()]);
const { origin, stop } = await serveFolder(folder);
const context = await browser.newContext({ baseURL: origin, locale: 'en', ...SIZES[by] });
context.setDefaultTimeout(20_000);
await context.addInitScript(() =>
  localStorage.setItem('orrery-settings', JSON.stringify({ language: 'en', sound: false, motion: 'off' })),
);
const page = await context.newPage();
page.on('pageerror', ({ message }) => {
  console.error(`the page complains: ${message}`);
  process.exitCode = 1;
});
try {
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  const began = Date.now();
  const { decisions, presses, mostPresses, places, isOver } = await playBoard(page, {
    by,
    luck: seedRandom(values.seed),
    ...(values.decisions === undefined ? {} : { decisions: Number(values.decisions) }),
    onDecision: (count) => count % 50 === 0 && console.error(`${count} decisions`),
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${game} by ${by}, ${isOver ? 'to the end' : 'so far'}: ${decisions} decisions, ` +
      `${(presses / Math.max(1, decisions)).toFixed(1)} presses each, ${mostPresses} at most; ` +
      `${places.size} places pressed; ${seconds} s`,
  );
} catch (error) {
  const picture = resolve(values.picture);
  await page.screenshot({ path: picture });
  console.error(`${game} by ${by}: ${(error as Error).message}\npicture: ${picture}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
