import type { Choice, State } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import type { Position } from './positions.ts';

/** As much of Skymines' state as the scenes ask for. */
interface Mines extends State {
  readonly round: number;
  readonly players: readonly { readonly hand: readonly number[]; readonly helium: number }[];
  readonly threat: number;
}

type Scene = (page: Page) => Promise<void>;
type At = (position: Position, then?: Scene) => Scene;

const verbs = (choices: readonly Choice[]): Set<string> => new Set(choices.map(({ do: verb }) => verb));

/** The first question of a round or later that offers something. */
const asked = (verb: string, round = 1) => ({
  until: (choices: readonly Choice[], state: State): boolean =>
    (state as Mines).round >= round && verbs(choices).has(verb),
});

const mines = (seats: number, more: Partial<Position> = {}): Position => ({
  game: 'skymines',
  seed: 'pennants',
  seats,
  ...more,
});

/** Presses places of the board one after the other, on a small screen in the part that shows itself. */
const press =
  (...places: readonly string[]): Scene =>
  async (page) => {
    for (const place of places) await page.locator(`[data-place="${place}"] [data-press]`).first().click();
  };

/** Points at the first sector that can be taken, or taps it. */
const aim: Scene = async (page) => {
  const target = page.locator('[data-place^="sector-"] [data-press]').first();
  const touches = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (touches) await target.tap();
  else await target.hover();
};

/** Looks at somebody else's lab. */
const look =
  (seat: number): Scene =>
  async (page) => {
    const parts = page.locator('.board-parts button');
    if ((await parts.count()) > 0) await parts.last().click();
    await page.locator(`button[data-place="seat ${seat}"]`).first().click();
  };

const chapter4 = { campaign: 'chapter-4', luna: '3', missions: true } as const;

/** Positions of Skymines that are hard to draw. */
export const skyminesScenes = (at: At): Readonly<Record<string, Scene>> => ({
  'skymines-tiles': at(mines(3, { settings: { tiles: 'choose' }, ...asked('keep-tile', 0) })),
  'skymines-lock': at(mines(3, { settings: { tiles: 'choose' }, ...asked('lock', 0) })),
  'skymines-plan': at(
    mines(3, {
      until: (choices, state) => verbs(choices).has('lay') && (state as Mines).players[0].hand.length >= 7,
    }),
  ),
  'skymines-turn': at(
    mines(3, {
      until: (choices, state) =>
        (state as Mines).round >= 5 && verbs(choices).has('expand') && verbs(choices).has('mark'),
    }),
  ),
  'skymines-expand': at(mines(3, asked('occupy', 5)), aim),
  'skymines-acquire': at(mines(3, asked('acquire', 4))),
  'skymines-advance': at(mines(3, asked('advance', 3))),
  'skymines-research': at(mines(3, asked('plan', 3))),
  'skymines-screens': at(mines(3, asked('lay-plan', 3))),
  'skymines-upload': at(mines(3, asked('upload', 3))),
  'skymines-tier': at(mines(3, asked('tier', 2))),
  'skymines-gate': at(mines(3, asked('pay', 2))),
  'skymines-rest': at(mines(3, asked('rest', 3))),
  'skymines-row': at(mines(3, asked('row', 3))),
  'skymines-late': at(mines(4, asked('mark', 7))),
  'skymines-alone': at(mines(1, { settings: { luna: '0' }, ...asked('mark', 3) })),
  'skymines-belt': at(mines(2, { settings: chapter4, ...asked('mark', 4) })),
  'skymines-belt-expand': at(mines(2, { settings: chapter4, ...asked('occupy', 4) })),
  'skymines-look': at(mines(3, asked('mark', 4)), look(1)),
  'skymines-look-luna': at(mines(1, { settings: { luna: '2' }, ...asked('mark', 4) }), look(1)),
  'skymines-held': at(mines(3, asked('expand', 4)), press('energy')),
  'skymines-hand': at(
    mines(3, {
      tries: 200,
      until: (choices, state) => verbs(choices).has('lay') && (state as Mines).players[0].hand.length >= 8,
    }),
  ),
  'skymines-final': at(mines(3)),
  'skymines-alone-final': at(mines(1, { settings: { luna: '0' } })),
});
