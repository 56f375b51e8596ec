import { advance, type Choice, optionsOf, type State } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { longTest } from '@orrery/testkit/long';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { StoredTable } from '../src/offline/store.ts';
import { useApp } from './browser.ts';
import { nextQuestion } from './player.ts';
import { positionTable } from './positions.ts';
import { keepTable } from './stored.ts';

const DIE = 3;
const PAY = `silver${DIE}`;
const flies = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.do === 'fly' && 'pay' in choice && choice.pay === PAY);

/** A table where such a die can be flown with, and a flight of it, location by location. */
async function flightToDraw() {
  const { game } = await ROOMS.pulsar();
  let at: State | undefined;
  const table = await positionTable({
    game: 'pulsar',
    seed: 'drawing',
    seats: 3,
    until: (choices, state, made) => {
      at = state;
      return made >= 40 && flies(choices) !== undefined;
    },
  });
  const state = structuredClone(at as State);
  advance(game, state, 0, flies(optionsOf(game, state, 0)) as Choice);
  const ways = optionsOf(game, state, 0).flatMap((choice) =>
    'path' in choice ? [String(choice.path).split('-')] : [],
  );
  // Nothing is passed twice, so that the stroke is plain to see.
  const way = ways.find((each) => new Set(each).size === DIE);
  if (way === undefined) throw new Error('there is no such flight');
  return { table, way };
}

type Point = readonly [x: number, y: number];

const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`there is no ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Points on the way from one to the next, as a hand makes them. */
const between = ([ax, ay]: Point, [bx, by]: Point): Point[] =>
  [0.25, 0.5, 0.75, 1].map((share) => [ax + (bx - ax) * share, ay + (by - ay) * share]);

interface Hand {
  down(at: Point): Promise<unknown>;
  move(at: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

const mouseOf = ({ mouse }: Page): Hand => ({
  down: async ([x, y]) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ([x, y]) => mouse.move(x, y),
  up: () => mouse.up(),
});

async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  return { down: (at) => touch('touchStart', at), move: (at) => touch('touchMove', at), up: () => touch('touchEnd') };
}

/** The locations that were drawn at a table since then, as the app has kept them. */
const drawnSince = (page: Page, then: StoredTable): Promise<string[]> =>
  page.evaluate(
    ([table, from]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('orrery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(table);
          reading.onsuccess = () => {
            opening.result.close();
            const { log } = reading.result as { log: { entry: { choice?: { do: string; at?: string } } }[] };
            const choices = log.slice(from).flatMap(({ entry }) => entry.choice ?? []);
            resolve(choices.flatMap((choice) => (choice.do === 'to' ? [choice.at ?? ''] : [])));
          };
        };
      }),
    [then.id, then.log.length] as const,
  );

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

describe('a flight of Pulsar 2849 is drawn in one stroke from the ship', () => {
  const app = useApp();

  for (const [name, size, handOf, it] of [
    ['by mouse', { viewport: { width: 1440, height: 900 } }, mouseOf, longTest],
    ['by a finger on a phone', PHONE, fingerOf, test],
    ['by a finger on a tablet', TABLET, fingerOf, longTest],
  ] as const)
    it(name, { timeout: 60_000 }, async () => {
      const { table, way } = await flightToDraw();
      await app.visit(name, { ...size, settings: { confirm: false } }, async ({ page }) => {
        await keepTable(page, table);
        await page.goto(`/table/${table.id}`);
        const asked = await nextQuestion(page);
        await page.locator(`[data-place="silver ${DIE}"][data-glow] [data-press]`).first().click();
        await page.locator('[data-place="draw"][data-glow]').waitFor();
        const hand = await handOf(page);
        let at = await middleOf(page, '.handle');
        await hand.down(at);
        for (const id of way) {
          const next = await middleOf(page, `[data-place="node ${id}"]`);
          for (const point of between(at, next)) await hand.move(point);
          at = next;
        }
        await hand.up();
        await nextQuestion(page, asked);
        await expect.poll(() => drawnSince(page, table)).toEqual(way);
      });
    });
});
