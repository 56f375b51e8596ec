import { type Block, capital, countBits, type MapCell, SEAT_TONES, type Seat, type Sheet } from '@orrery/kernel';
import {
  ADVANCED,
  ADVANCED_MODULE,
  AUTOMATON_CARDS,
  BUILD_SP,
  DEPOT,
  DISTANCE,
  EQUIPMENT,
  FIELDS,
  FOOD,
  MARKET_IRON,
  MODULES,
  ORDERS,
  PROBE_SLOTS,
  SCIENTISTS,
  SELECTION_BONUSES,
} from './data/index.ts';
import { holderOf } from './rules/move.ts';
import { breakdown, playerScores } from './rules/scoring.ts';
import { isAutomaton, type LunaState, NONE, type Player } from './rules/state.ts';
import type { Text } from './text/en/phrases.ts';
import { sayLine } from './text/events.ts';
import { sayEffect, sayOrder, sayScientist } from './text/say.ts';

/** A view in words and tables: the board for the terminal, a screen reader and the plain board. */
export function sheet(t: Text, view: LunaState, viewer: Seat | null, whoSits: (seat: Seat) => string): Sheet {
  const who = (player: number): string => (isAutomaton(view, player) ? t.automaton : whoSits(player));
  return [
    ...roundBlocks(t, view, who),
    ...(viewer === null ? [] : [handBlock(t, view.players[viewer])]),
    playerTable(t, view, who),
    storeTable(t, view, who),
    laidOpen(t, view, who),
    moduleTable(t, view, who),
    mineMap(t, view, who),
    displayTable(t, view, who),
    ...automatonBlocks(t, view),
    scoreTable(t, view, who),
  ];
}

function roundBlocks(t: Text, view: LunaState, who: (player: number) => string): Block[] {
  const { round, phase, order, nextOrder } = view;
  const rows: [string, string][] = [[t.sheet.turnOrder, t.list(order.map(who))]];
  if (nextOrder.length > 0) rows.push([t.sheet.passed, t.list(nextOrder.map(who))]);
  rows.push(...t.sheet.deckRows(view.foodDeck.length, foodIn(t, view.foodDiscard), view.scientists.length));
  return [
    { kind: 'heading', level: 1, text: t.sheet.round(round, t.sheet.phases[phase]) },
    { kind: 'facts', rows },
  ];
}

const listed = (t: Text, words: readonly string[]): string => t.list(words) || t.sheet.none;

const foodIn = (t: Text, food: readonly number[]): string =>
  listed(
    t,
    FOOD.flatMap((row, i) => (food[i] > 0 ? `${food[i]} ${t.names.food[row.id]}` : [])),
  );

const cardsIn = (t: Text, set: number): string =>
  listed(
    t,
    SCIENTISTS.flatMap((_, card) => ((set & (1 << card)) !== 0 ? sayScientist(t, card) : [])),
  );

function handBlock(t: Text, p: Player): Block {
  return {
    kind: 'facts',
    rows: [
      [t.sheet.hand, cardsIn(t, p.hand)],
      [t.sheet.rest, cardsIn(t, p.rest)],
      [t.sheet.food, foodIn(t, p.food)],
    ],
  };
}

function playerTable(t: Text, view: LunaState, who: (player: number) => string): Block {
  return {
    kind: 'table',
    caption: t.sheet.players,
    head: t.sheet.playerHead,
    rows: view.players.map((p, player) => [
      who(player),
      String(p.sp),
      isAutomaton(view, player) ? t.sheet.none : `${p.o2}/${p.stress}`,
      String(p.co2),
      String(p.extraction),
      String(p.sustainability),
      String(p.waste),
      `${countBits(p.fields)}/${PROBE_SLOTS + 1}`,
      String(p.orders.length),
      String(p.level2),
    ]),
  };
}

function storeTable(t: Text, view: LunaState, who: (player: number) => string): Block {
  return {
    kind: 'table',
    caption: t.sheet.stores,
    head: t.sheet.storeHead,
    rows: view.players.map((p, player) => {
      const tile = EQUIPMENT[p.equipment];
      const equipment = tile === undefined ? t.sheet.none : t.names.equipment[tile.id];
      const depot = DEPOT.flatMap((row, i) => ((p.depot & (1 << i)) !== 0 ? t.names.kinds[row.cube] : []));
      return [
        who(player),
        String(p.energy),
        String(p.water),
        String(p.helium),
        t.sheet.ore(p.ironLeft, p.titaniumLeft),
        t.sheet.ore(p.ironRight, p.titaniumRight),
        depot.length > 0 ? t.list(depot) : t.sheet.none,
        t.sheet.cards(p.handSize, countBits(p.rest)),
        String(p.foodSize),
        tile === undefined || p.ready ? equipment : t.sheet.inactive(equipment),
      ];
    }),
  };
}

/** LM-INFO-01: what everybody may look through. */
function laidOpen(t: Text, view: LunaState, who: (player: number) => string): Block {
  return {
    kind: 'table',
    caption: t.sheet.laidOpen,
    head: t.sheet.openHead,
    rows: view.players.map((p, player) => [
      who(player),
      cardsIn(t, p.rest),
      listed(
        t,
        p.orders.map((order) => sayOrder(t, ORDERS[order].id).cost),
      ),
    ]),
  };
}

function moduleTable(t: Text, view: LunaState, who: (player: number) => string): Block {
  return {
    kind: 'table',
    caption: t.sheet.modules,
    head: t.sheet.moduleHead,
    rows: MODULES.map((module, i) => {
      const holder = holderOf(view, i);
      const beside = view.players.flatMap((p, player) => (p.at === i && !p.on ? who(player) : []));
      const tile = view.built.find((built) => ADVANCED_MODULE[built] === i);
      const corridors = MODULES.flatMap((other, j) => (DISTANCE[i][j] === 1 ? other.letter : []));
      return [
        `${module.letter} ${capital(t.names.modules[module.id])}`,
        tile === undefined ? t.sheet.none : t.names.advancedEffects[ADVANCED[tile].id],
        module.energySpace ? (holder === NONE ? t.sheet.free : who(holder)) : t.sheet.noSpace,
        beside.length > 0 ? t.list(beside) : t.sheet.none,
        corridors.join(' '),
      ];
    }),
  };
}

function displayTable(t: Text, view: LunaState, who: (player: number) => string): Block {
  const { sheet: say, names } = t;
  const rows: string[][] = [];
  for (const tile of view.equipmentOffer) {
    const { id } = EQUIPMENT[tile];
    rows.push([say.storeHead[9], capital(names.equipment[id]), names.equipmentEffects[id]]);
  }
  view.stacks.forEach((stack, i) => {
    const top = stack.at(-1);
    const order = top === undefined ? undefined : sayOrder(t, ORDERS[top].id);
    rows.push([say.order(i + 1, stack.length), order?.cost ?? say.none, order?.reward ?? say.none]);
  });
  view.market.forEach((card, slot) => {
    rows.push([say.market(MARKET_IRON[slot]), card === NONE ? say.none : sayScientist(t, card), '']);
  });
  view.seedbed.forEach((food, slot) => {
    const row = FOOD[food];
    rows.push([
      say.seedbed(slot + 1),
      row === undefined ? say.none : capital(names.food[row.id]),
      row === undefined ? '' : say.worth(row.nutrition, sayEffect(t, row.bonus)),
    ]);
  });
  const next = BUILD_SP[view.built.length];
  for (const tile of next === undefined ? [] : view.advanced) {
    const { id } = ADVANCED[tile];
    rows.push([say.advanced, capital(names.advanced[id]), `${names.advancedEffects[id]}; ${say.build(next)}`]);
  }
  SELECTION_BONUSES.forEach(({ id }, i) => {
    const taker = view.selected[i];
    rows.push([say.bonus, capital(names.bonuses[id]), taker === NONE ? say.free : say.takenBy(who(taker))]);
  });
  return { kind: 'table', caption: say.displays, head: say.displayHead, rows };
}

/** Rows of hexagons, shifted by half a field each: drawn on a grid of half fields. */
function mineMap(t: Text, view: LunaState, who: (player: number) => string): Block {
  const blank: MapCell = { glyph: ' ', says: t.sheet.offMap };
  const rows: MapCell[][] = Array.from({ length: 5 }, () => new Array<MapCell>(9).fill(blank));
  FIELDS.forEach((field, i) => {
    const owner = view.players.findIndex((p) => (p.fields & (1 << i)) !== 0);
    const ore = field.ore === 'iron' ? 'Fe' : 'Ti';
    rows[field.r + 2][4 + 2 * field.q + field.r] = {
      glyph: owner === NONE ? ore : `${ore.charAt(0)}${owner + 1}`,
      tone: owner === NONE ? (field.ore === 'iron' ? 'brown' : 'cyan') : SEAT_TONES[owner],
      says: t.sheet.fieldSays(field.id, t.names.kinds[field.ore], owner === NONE ? t.sheet.emptyField : who(owner)),
      place: field.id,
    };
  });
  return {
    kind: 'map',
    caption: t.sheet.map,
    rows,
    hexes: 'side-by-side',
    pointedBy: ['field'],
    key: [
      ['Fe', t.names.kinds.iron],
      ['Ti', t.names.kinds.titanium],
      ...view.players.map((_, seat) => [String(seat + 1), who(seat)] as const),
    ],
  };
}

function automatonBlocks(t: Text, view: LunaState): Block[] {
  const newest = AUTOMATON_CARDS[view.automatonCards.at(-1) ?? NONE];
  if (newest === undefined) return [];
  const rows = newest.lines.map((line, i): [string, string] => [
    i === view.automatonLine ? `${i + 1} (${t.sheet.next})` : String(i + 1),
    sayLine(t, line),
  ]);
  return [
    { kind: 'heading', level: 2, text: t.sheet.automatonCard(newest.id) },
    { kind: 'facts', rows },
  ];
}

function scoreTable(t: Text, view: LunaState, who: (player: number) => string): Block {
  const totals = playerScores(view);
  const perPlayer = view.players.map((_, player) => breakdown(view, player));
  const rows = perPlayer[0].map(({ row }, i) => [
    t.names.scoreRows[row as keyof typeof t.names.scoreRows],
    ...perPlayer.map((lines) => String(lines[i].points)),
  ]);
  rows.push(['=', ...totals.map(String)]);
  const caption = view.phase === 'finished' ? t.sheet.finalScores : t.sheet.scores;
  return { kind: 'table', caption, head: ['', ...view.players.map((_, player) => who(player))], rows };
}
