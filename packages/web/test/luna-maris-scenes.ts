import type { Choice, State } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import type { Position } from './positions.ts';

/** As much of the state of Luna Maris as the scenes ask for. */
interface Base extends State {
  readonly round: number;
  readonly nextOrder: readonly number[];
  readonly automatonLine: number;
  readonly players: readonly { readonly handSize: number }[];
}

type Scene = (page: Page) => Promise<void>;
type At = (position: Position, then?: Scene) => Scene;
type Until = NonNullable<Position['until']>;

const count = (choices: readonly Choice[], verb: string): number => choices.filter((each) => each.do === verb).length;
const offered =
  (verb: string, n = 1, from = 40): Until =>
  (choices, _, made) =>
    made >= from && count(choices, verb) >= n;
const inRound =
  (round: number): Until =>
  (choices, state) =>
    (state as Base).round === round && count(choices, 'use') > 0 && choices.length > 12;

const base = (seats: number, until: Until, more: Partial<Position> = {}): Position => ({
  game: 'luna-maris',
  seed: 'gallery',
  seats,
  until,
  tries: 400,
  ...more,
});

/** On a small screen the part with that name is opened first. */
const part =
  (id: string): Scene =>
  async (page) => {
    const tab = page.locator(`.board-parts [data-part="${id}"]`);
    if ((await tab.count()) > 0) await tab.click();
  };

const point =
  (place: string): Scene =>
  async (page) => {
    await page.locator(`[data-place="${place}"]`).first().hover({ force: true });
    await page.waitForSelector('.board-tip');
  };

/** Looks at what lies behind one of the tabs over the station: the seats in turn, then the scores. */
const look =
  (n: number): Scene =>
  async (page) => {
    await part('station')(page);
    await page.locator('.luna-press').nth(n).click();
  };

/** Positions of Luna Maris that are hard to draw. */
export const lunaMarisScenes = (at: At): Readonly<Record<string, Scene>> => ({
  'luna-maris-equipment': at(base(4, (choices) => count(choices, 'equip') > 0)),
  'luna-maris-start': at(base(3, (choices) => count(choices, 'start') > 0)),
  'luna-maris-turn': at(base(3, inRound(4))),
  'luna-maris-point': at(base(3, inRound(4)), point('module C')),
  'luna-maris-offers': at(base(3, inRound(4)), part('offer')),
  'luna-maris-station': at(base(3, inRound(4)), part('station')),
  'luna-maris-mine': at(base(3, inRound(4)), part('mine')),
  'luna-maris-cards': at(base(3, inRound(4)), part('cards')),
  'luna-maris-research': at(base(3, inRound(4)), part('tracks')),
  'luna-maris-look': at(base(3, inRound(4)), look(1)),
  'luna-maris-scores': at(base(3, inRound(4)), look(3)),
  'luna-maris-late': at(base(4, inRound(5))),
  'luna-maris-hand': at(
    base(2, (choices, state) => (state as Base).players[0].handSize >= 7 && count(choices, 'use') > 0),
  ),
  'luna-maris-order': at(base(3, offered('order', 2, 150))),
  'luna-maris-pay': at(base(3, offered('pay', 6))),
  'luna-maris-serve': at(base(3, (choices) => count(choices, 'eat') > 1 && count(choices, 'enough') > 0)),
  'luna-maris-recall': at(base(3, offered('recall', 6))),
  'luna-maris-rest': at(base(3, offered('rest', 2))),
  'luna-maris-field': at(base(3, offered('field', 1, 60))),
  'luna-maris-bonus': at(base(3, offered('bonus', 2))),
  'luna-maris-last-pass': at(
    base(3, (choices, state) => (state as Base).nextOrder.length === 2 && count(choices, 'pass') > 0),
  ),
  'luna-maris-alone': at(
    base(1, (choices, state) => (state as Base).automatonLine > 0 && count(choices, 'use') > 0, {
      settings: { automaton: 'advanced' },
    }),
    look(1),
  ),
});
