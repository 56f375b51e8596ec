import type { Choice, State } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { analysisOf, keepAnalysis } from './analysed.ts';
import { lunaMarisScenes } from './luna-maris-scenes.ts';
import { middleOf, nextQuestion } from './player.ts';
import { type Position, positionTable } from './positions.ts';
import { skyminesScenes } from './skymines-scenes.ts';
import { keepTable } from './stored.ts';

/** Something worth a look: how to come there from an empty browser. */
export type Scene = (page: Page) => Promise<void>;

/** As much of Planet Unknown's state as the scenes ask for. */
interface Planets extends State {
  readonly round: number;
  readonly event: number;
  readonly players: readonly { readonly corporation: number; readonly planet: number; readonly rovers: number[] }[];
}

const all = { boards: 'special', deluxe: true, events: true, singleObjectives: true };
const verbs = (choices: readonly Choice[]): Set<string> => new Set(choices.map(({ do: verb }) => verb));
const offers =
  (verb: string, from = 60) =>
  (choices: readonly Choice[], _: State, made: number): boolean =>
    made >= from && verbs(choices).has(verb);

async function open(page: Page, position: Position): Promise<string> {
  const table = await positionTable(position);
  await keepTable(page, table);
  await page.goto(`/table/${table.id}`);
  await page.waitForSelector('[data-asks]');
  if (table.over) return table.id;
  await nextQuestion(page);
  await page.waitForSelector('.board-room > *, .sheet');
  return table.id;
}

const planets = (seed: string, seats: number, more: Partial<Position> = {}): Position => ({
  game: 'planet-unknown',
  seed,
  seats,
  ...more,
});

const at =
  (position: Position, then?: Scene): Scene =>
  async (page) => {
    await open(page, position);
    await then?.(page);
  };

/** Holds the tile over the planet, where it fits or where it does not. */
/** On a phone and an upright tablet what stands beside the board lies in a sheet, which is drawn up first. */
async function drawUpSheet(page: Page): Promise<void> {
  const chip = page.locator('.table-side[data-stop="peek"] .seat-chips button').first();
  if (await chip.isVisible()) await chip.click();
}

/** The first decision that cost much, beside the better one. */
async function compareFirst(page: Page): Promise<void> {
  await drawUpSheet(page);
  await page.locator('[data-costly]').first().click();
  await page.waitForSelector('.compare .board-room > *');
}

const hold =
  (fits: boolean): Scene =>
  async (page) => {
    await page.waitForSelector('.pu-placing');
    const dots = page.locator('.pu-dot');
    for (let turn = 0; fits && turn < 8 && (await dots.count()) === 0; turn++)
      await page
        .locator('.pu-hand-buttons .button')
        .nth(turn === 4 ? 2 : 1)
        .click();
    const where = fits
      ? await middleOf(page, '.pu-dot', (await dots.count()) >> 1, true)
      : await page.locator('.pu-placing').evaluate((planet) => {
          const { x, y, width, height } = planet.getBoundingClientRect();
          return { x: x + width * 0.3, y: y + height * 0.22 };
        });
    const touches = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    if (touches) await page.touchscreen.tap(where.x, where.y);
    else await page.mouse.move(where.x, where.y);
    // Whoever holds it with a pointer sees no ring for the keyboard.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.waitForSelector(fits ? '.pu-ghost.legal' : '.pu-bad');
  };

const drawer =
  (name: string): Scene =>
  async (page) => {
    if (name === 'keys') await page.click('[data-more]');
    await page.click(`[data-drawer="${name}"]`);
    if (name === 'rules') await page.waitForSelector('.book-paper');
  };

const plain: Scene = async (page) => {
  const button = page.locator('[data-board="plain"]');
  if ((await button.count()) > 0) {
    await page.click('[data-more]');
    await button.click();
  }
  await page.waitForSelector('.sheet');
};

/** Asks the computer. */
const hint: Scene = async (page) => {
  await page.locator('.actions .button.quiet').last().click();
  await page.waitForSelector('.hint');
};

const goTo =
  (path: string, seen: string): Scene =>
  async (page) => {
    await page.goto(path);
    await page.waitForSelector(seen);
  };

const playing = (game: string, seats: number, from: number): Position => ({
  game,
  seed: 'gallery',
  seats,
  until: (choices, _, made) => made >= from && choices.length > 1,
});

const corporation = (no: number): Scene =>
  at(
    planets(`corporation ${no}`, 2, {
      settings: all,
      tries: 400,
      until: (choices, state, made) =>
        made >= 90 && choices.length > 2 && (state as Planets).players[0].corporation === no,
    }),
  );
const planet = (no: number): Scene =>
  at(
    planets(`planet ${no}`, 2, {
      settings: all,
      tries: 400,
      until: (choices, state, made) => made >= 90 && choices.length > 2 && (state as Planets).players[0].planet === no,
    }),
  );

/** A whole play with an analysis of it. */
const analysed =
  (game: string, seen: string, then?: Scene): Scene =>
  async (page) => {
    const table = await positionTable({ game, seed: 'analysed', seats: 3 });
    await keepTable(page, table);
    await keepAnalysis(page, await analysisOf(table, { playouts: 4, close: 5 }, true));
    await page.goto(`/replay/${table.id}?at=80`);
    await page.waitForSelector(seen, { state: 'attached' });
    await then?.(page);
  };

const finished =
  (seed: string, seats: number, path: (id: string) => string, then?: Scene): Scene =>
  async (page) => {
    const id = await open(page, planets(seed, seats, { settings: seats === 1 ? {} : { ...all, boards: 'standard' } }));
    await page.goto(path(id));
    await then?.(page);
  };

const corporations = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [`corporation-${no}`, corporation(no)]));
const planetScenes = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((no) => [`planet-${no}`, planet(no)]),
);

/** The question a seat of On Mars is asked now. */
const asks = (state: State, seat: number): string | undefined => state.agenda.seats[seat]?.at(-1)?.step;
const press =
  (...places: readonly string[]): Scene =>
  async (page) => {
    for (const place of places) await page.locator(`[data-place^="${place}"][data-glow] [data-press]`).first().click();
  };
const onMars = (seats: number, until: Position['until'], more: Partial<Position> = {}): Position => ({
  game: 'on-mars',
  seed: 'gallery',
  seats,
  tries: 200,
  ...(until === undefined ? {} : { until }),
  ...more,
});
const asked =
  (step: string, from = 60, least = 2): Position['until'] =>
  (choices, state, made) =>
    made >= from && choices.length >= least && asks(state, 0) === step;
/** The hard positions of On Mars: the set-up, paying, held pieces, asides, the variants, the end. */
const onMarsScenes: Readonly<Record<string, Scene>> = {
  'on-mars-setup': at(onMars(4, (choices) => choices.length > 1)),
  'on-mars-first-colonists-setup': at(onMars(4, (c) => c.length > 1, { settings: { firstColonists: true } })),
  'on-mars-first-colonists': at(onMars(4, asked('act', 200), { settings: { firstColonists: true } })),
  'on-mars-task': at(onMars(3, asked('reveal-task', 40, 1), { settings: { firstColonists: true } })),
  'on-mars-space-oddity': at(onMars(3, asked('act', 260), { settings: { spaceOddity: true } })),
  'on-mars-early': at(onMars(3, asked('act', 20, 4))),
  'on-mars-building': at(onMars(3, asked('construct', 200, 12)), press('stack')),
  'on-mars-tech': at(onMars(3, asked('use-tech', 120))),
  'on-mars-moving': at(onMars(3, asked('move', 160, 8)), press('bot')),
  'on-mars-paying': at(onMars(3, asked('pay-goods', 100, 3))),
  'on-mars-paying-place': at(onMars(4, asked('pay-slot', 100))),
  'on-mars-contracts': at(onMars(4, asked('fill-display', 60))),
  'on-mars-aside': at(onMars(4, (c, s, made) => made > 100 && c.length > 1 && asks(s, 0) === 'develop-used')),
  'on-mars-aside-moving': at(onMars(4, (c, s, made) => made > 60 && c.length > 1 && asks(s, 0) === 'step-aside')),
  'on-mars-life-support': at(onMars(3, asked('lss-benefit', 60))),
  'on-mars-travel': at(onMars(4, asked('decide', 100))),
  // Somebody else's Blueprint, open to one's own Scientist.
  'on-mars-guest': at(
    onMars(3, (choices, state, made) => {
      const isTheirs = (each: Choice) => each.do === 'advanced' && 'scientist' in each && each.scientist === true;
      return made > 100 && asks(state, 0) === 'act' && choices.some(isTheirs);
    }),
  ),
  // The most that one hex can hold: a Building with a marker, a piece and a Crystal or tile.
  'on-mars-crowded': at(onMars(4, asked('step-aside', 100, 1))),
  'on-mars-late': at(onMars(4, (c, s) => c.length > 5 && (s as State & { ending: boolean }).ending)),
  'on-mars-alone': at(onMars(1, asked('act', 120, 4), { settings: { soloGoal: 'first-colonists' } })),
  'on-mars-lacerda': at(onMars(1, asked('act', 120, 4)), (page) =>
    page.locator('.on-mars-board .om-tab').nth(1).click(),
  ),
  'on-mars-end': at(onMars(3, undefined)),
};

const pulsarAt = (verb: string, from: number, seats = 3): Position => ({
  ...playing('pulsar', seats, from),
  until: offers(verb, from),
});

/** Every kind of question that Pulsar's board asks in a place of its own. */
const PULSAR: Readonly<Record<string, Scene>> = {
  'pulsar-entry': at(pulsarAt('enter', 0)),
  'pulsar-sides': at(pulsarAt('side', 0, 4)),
  'pulsar-dice': at(pulsarAt('take-die', 120)),
  'pulsar-dice-held': at(pulsarAt('take-die', 60, 2), press('pool ')),
  'pulsar-held': at(pulsarAt('fly', 160), press('silver ')),
  'pulsar-drawing': at(
    {
      ...playing('pulsar', 3, 40),
      // One segment alone is no way to draw.
      until: (choices, _, made) =>
        made >= 40 &&
        choices.some(({ do: verb, ...more }) => verb === 'fly' && 'pay' in more && more.pay === 'silver4'),
    },
    press('silver 4', 'draw'),
  ),
  'pulsar-discovery': at(pulsarAt('printed', 60)),
  'pulsar-link': at(pulsarAt('link', 30)),
  'pulsar-gate-run': at(pulsarAt('run', 100)),
  'pulsar-goal-bonus': at(pulsarAt('buy-bonus', 150)),
  'pulsar-end': async (page) => {
    await open(page, { game: 'pulsar', seed: 'gallery', seats: 3 });
    await page.waitForSelector('.winner');
  },
};

export const SCENES: Readonly<Record<string, Scene>> = {
  lobby: goTo('/', '.game-card .play-now'),
  'lobby-again': at(planets('orbit', 3, { until: offers('take', 20) }), goTo('/', '.continue .cut')),
  'new-table': goTo('/new/planet-unknown', '#seed'),
  profile: finished(
    'comet',
    2,
    () => '/profile',
    (page) => page.waitForSelector('.statistics td') as Promise<never>,
  ),
  start: at(planets('dawn', 3, { until: (choices) => choices.length > 0 })),
  sides: at(planets('sides', 2, { settings: { ...all, boards: 'choose' }, until: offers('sides', 0) })),
  table: at(planets('orbit', 3, { until: offers('take', 150) })),
  rotate: at(planets('rotate', 4, { until: offers('rotate', 80) })),
  placing: at(planets('orbit', 3, { until: offers('place', 150) }), hold(true)),
  'placing-why-not': at(planets('orbit', 3, { until: offers('place', 150) }), hold(false)),
  rover: at(planets('rover', 2, { until: offers('rover', 60) })),
  move: at(
    planets('move', 2, {
      until: (c, s, made) => offers('move', 120)(c, s, made) && (s as Planets).players[0].rovers.length > 1,
    }),
  ),
  patch: at(planets('patch', 2, { until: offers('patch', 60) })),
  energy: at(planets('energy', 2, { until: offers('energy', 60) })),
  synergy: at(planets('synergy', 2, { until: offers('synergy', 60) })),
  card: at(planets('card', 3, { until: offers('card', 60) })),
  event: at(
    planets('event', 3, {
      settings: { ...all, boards: 'standard' },
      until: (c, s, made) => made > 120 && c.length > 2 && (s as Planets).event >= 0,
    }),
  ),
  'six-seats': at(planets('six', 6, { settings: all, until: offers('take', 200) })),
  solo: at(planets('solo', 1, { until: (c, _, made) => made > 60 && c.length > 1 })),
  ...corporations,
  ...planetScenes,
  final: finished(
    'comet',
    3,
    (id) => `/table/${id}`,
    (page) => page.waitForSelector('.final-scores tfoot td[data-won="true"]') as Promise<never>,
  ),
  'final-six': finished(
    'comet',
    6,
    (id) => `/table/${id}`,
    (page) => page.waitForSelector('.final-scores tfoot td[data-won="true"]') as Promise<never>,
  ),
  replay: finished(
    'comet',
    3,
    (id) => `/replay/${id}?at=220`,
    (page) => page.waitForSelector('.story .happened li') as Promise<never>,
  ),
  'replay-on-mars': async (page) => {
    const id = await open(page, { game: 'on-mars', seed: 'comet', seats: 3 });
    await page.goto(`/replay/${id}?at=260`);
    await page.waitForSelector('.story .happened li');
  },
  'replay-luna-maris': async (page) => {
    const id = await open(page, { game: 'luna-maris', seed: 'comet', seats: 3 });
    await page.goto(`/replay/${id}?at=120`);
    await page.waitForSelector('.story .happened li');
  },
  'final-luna-maris': async (page) => {
    await open(page, { game: 'luna-maris', seed: 'comet', seats: 3 });
    await page.waitForSelector('.winner');
  },
  'rules-on-mars': at(playing('on-mars', 3, 120), drawer('rules')),
  'rules-luna-maris': at(playing('luna-maris', 3, 60), drawer('rules')),
  'log-on-mars': at(playing('on-mars', 3, 120), drawer('log')),
  'share-picture': finished(
    'comet',
    3,
    (id) => `/table/${id}`,
    async (page) => {
      await page.locator('[data-share]').click();
      await page.waitForSelector('.share-result img');
    },
  ),
  analysis: analysed('skymines', '[data-costly]'),
  compare: analysed('skymines', '[data-costly]', compareFirst),
  'compare-pulsar': analysed('pulsar', '[data-costly]', compareFirst),
  puzzle: goTo('/puzzles/pulsar', '[data-puzzle]'),
  'puzzle-answered': async (page) => {
    await page.goto('/puzzles/luna-maris');
    await page.waitForSelector('[data-puzzle]');
    await drawUpSheet(page);
    await page.locator('.same-list summary').click();
    await page.locator('.same-list .choice').first().click();
    await page.waitForSelector('.puzzle-judged');
  },
  lesson: goTo('/lesson/planet-unknown', '.lesson-says'),
  lessons: goTo('/lesson', '.lesson-row'),
  log: at(planets('orbit', 3, { until: offers('take', 150) }), drawer('log')),
  rules: at(planets('orbit', 3, { until: offers('take', 150) }), drawer('rules')),
  settings: at(planets('orbit', 3, { until: offers('take', 150) }), drawer('settings')),
  hint: at(planets('orbit', 3, { until: offers('take', 150) }), hint),
  'hint-placing': at(planets('orbit', 3, { until: offers('place', 150) }), hint),
  'hint-rotate': at(planets('rotate', 4, { until: offers('rotate', 80) }), hint),
  'hint-luna-maris': at(playing('luna-maris', 3, 260), hint),
  'hint-on-mars': at(playing('on-mars', 3, 260), hint),
  'hint-pulsar': at(playing('pulsar', 3, 160), hint),
  'hint-skymines': at(playing('skymines', 3, 160), hint),
  'planet-part': at(planets('orbit', 3, { until: offers('take', 150) }), async (page) => {
    const tab = page.locator('.board-parts button').first();
    if ((await tab.count()) > 0) await tab.click();
  }),
  'more-tools': at(planets('orbit', 3, { until: offers('take', 150) }), async (page) => {
    await page.click('[data-more]');
  }),
  keys: at(planets('orbit', 3, { until: offers('take', 150) }), drawer('keys')),
  'hand-over': async (page) => {
    const table = await positionTable(planets('hot', 3, { people: 2, until: offers('take', 60) }));
    await keepTable(page, table);
    await page.goto(`/table/${table.id}`);
    await page.waitForSelector('.hand-over');
  },
  'plain-planet-unknown': at(planets('orbit', 3, { until: offers('take', 150) }), plain),
  pulsar: at(playing('pulsar', 3, 160)),
  'pulsar-full': at(playing('pulsar', 4, 240)),
  ...PULSAR,
  'plain-pulsar': at(playing('pulsar', 3, 60), plain),
  skymines: at(playing('skymines', 3, 160)),
  'skymines-full': at(playing('skymines', 4, 240)),
  'plain-skymines': at(playing('skymines', 3, 60), plain),
  'on-mars': at(playing('on-mars', 3, 260)),
  'on-mars-full': at(playing('on-mars', 4, 300)),
  'plain-on-mars': at(playing('on-mars', 2, 60), plain),
  'luna-maris': at(playing('luna-maris', 3, 260)),
  'luna-maris-full': at(playing('luna-maris', 4, 300)),
  'plain-luna-maris': at(playing('luna-maris', 2, 60), plain),
  'plain-on-mars-moving': at({ ...playing('on-mars', 2, 40), until: offers('move', 40) }, plain),
  'plain-on-mars-building': at({ ...playing('on-mars', 2, 40), until: offers('build', 60) }, plain),
  'plain-on-mars-why-not': at({ ...playing('on-mars', 2, 40), until: offers('build', 60) }, async (page) => {
    await plain(page);
    await page.locator('button[data-closed]').nth(40).click();
  }),
  'plain-luna-maris-mining': at({ ...playing('luna-maris', 2, 40), until: offers('field', 30) }, plain),
  ...onMarsScenes,
  'plain-on-mars-alone': at(playing('on-mars', 1, 40), drawer('log')),
  'plain-luna-maris-alone': at(playing('luna-maris', 1, 60), drawer('log')),
  ...skyminesScenes(at),
  ...lunaMarisScenes(at),
};
