import type { Block, Seat, Sheet } from '@orrery/kernel';
import {
  BONUS_TILES,
  COMPANIES,
  LUNA_RESEARCH_LAST,
  LUNA_RESEARCH_VALUE,
  MISSIONS,
  RESEARCH_COLUMNS,
  RESEARCH_VALUE,
  ROUNDS,
  SCREENS,
  SIDES,
  SLOTS,
  specialPlan,
  TANK_LAST,
  TANK_VALUE,
  THREATS,
  TRACK_IDS,
  TRACKS,
  type TrackBonus,
} from './data/index.ts';
import { markedFields } from './rules/bonus.ts';
import { campaignRank, campaignSums, mustPlayAgain } from './rules/campaign.ts';
import { priceAt } from './rules/resources.ts';
import { averaged } from './rules/scoring.ts';
import { at, columnAt, HIDDEN, type Luna, lunaNumber, NONE, type Player, type SkyState } from './rules/state.ts';
import { columnLength, hasTile, isUp, majorityTotal, sharesOf, shareValue } from './rules/totals.ts';
import { boardTable } from './sheet-board.ts';
import { boardChart } from './sheet-chart.ts';
import type { Texts } from './text/en/phrases.ts';
import { type Names, namesIn } from './text/names.ts';

type Who = (seat: Seat) => string;

/** The whole table in words. */
export function sheetOf(t: Texts, view: SkyState, viewer: Seat | null, who: Who): Sheet {
  const names = namesIn(t);
  const call = (player: number): string => (player < view.rules.humans ? who(player) : t.luna);
  const own = viewer === null ? [] : [viewer];
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  return [
    { kind: 'heading', level: 1, text: `${t.name}: ${t.sides[SIDES[view.rules.side]]}` },
    ...(mustPlayAgain(view) ? [{ kind: 'text', text: t.sheet.again, tone: 'bad' } as const] : []),
    tableFacts(t, names, view, call),
    companyTable(t, view),
    markerTable(t, view, call),
    ...own.flatMap((seat) => playerBlocks(t, names, view, seat, `${who(seat)} (${t.sheet.you})`)),
    boardChart(t, view),
    boardTable(t, view),
    displayTable(t, names, view),
    researchTable(t, names, view),
    fieldTable(t, names, view, call),
    ...others.flatMap((seat) => playerBlocks(t, names, view, seat, who(seat))),
    ...(view.luna ? lunaBlocks(t, names, view, view.luna) : []),
    trackTable(t, names, view),
  ];
}

function tableFacts(t: Texts, names: Names, view: SkyState, call: Who): Block {
  const specials = Array.from({ length: ROUNDS + 1 }, (_, round) => round).filter(
    (round) => (view.specials >> round) & 1,
  );
  const rows: [string, string][] = [
    [t.sheet.round, `${view.round} / ${ROUNDS}`],
    [t.sheet.phase, t.phases[view.phase]],
    [t.sheet.startPlayer, call(view.start)],
  ];
  if (view.turn !== NONE) rows.push([t.sheet.turn, call(view.turn)]);
  rows.push(
    [t.sheet.supplement, t.gains.coins(view.supplement)],
    [t.sheet.specials, t.list(specials.map((round) => names.plan(specialPlan(round)))) || t.sheet.nothing],
    [t.sheet.stack, String(view.stack.length)],
    [t.sheet.discards, names.cards(view.discards) || t.sheet.nothing],
  );
  if (view.threatCard !== NONE) rows.push([t.sheet.threat, threatLine(t, view)]);
  for (const mission of view.missions) {
    const { id, tasks } = MISSIONS[mission];
    rows.push([t.mission(id.slice(-1)), tasks.map((task, i) => `${i + 1}. ${t.tasks[task]}`).join('; ')]);
  }
  return { kind: 'facts', rows };
}

function threatLine(t: Texts, view: SkyState): string {
  const { id, consequence } = THREATS[view.threatCard];
  if (view.threat === NONE) return `${t.threats[id]}: ${t.sheet.off}`;
  return `${t.threats[id]}: ${t.threatAsks[id]}; ${t.consequences[consequence]}`;
}

function companyTable(t: Texts, view: SkyState): Block {
  return {
    kind: 'table',
    caption: t.sheet.companies,
    head: t.sheet.companyHead,
    rows: COMPANIES.map((company, i) => [
      t.companies[company],
      TRACK_IDS[view.tracks[i]],
      String(shareValue(view, i)),
      ...[0, 1, 2].map((column) => columnLine(view, i, column)),
    ]),
  };
}

/** A column front to back: a block for a piece, a dot for an empty field. */
function columnLine(view: SkyState, company: number, column: number): string {
  const bits = view.stations[columnAt(company, column)];
  return Array.from({ length: columnLength(view, column) }, (_, i) => ((bits >> i) & 1 ? '■' : '·')).join('');
}

function markerTable(t: Texts, view: SkyState, call: Who): Block {
  const players = Array.from({ length: view.rules.players }, (_, player) => player);
  return {
    kind: 'table',
    caption: t.sheet.markers,
    head: [t.sheet.companyHead[0], ...players.map(call)],
    rows: COMPANIES.map((company, i) => [
      t.companies[company],
      ...players.map((player) => `${view.positions[at(i, player)]} (${sharesOf(view, i, player)})`),
    ]),
  };
}

function displayTable(t: Texts, names: Names, view: SkyState): Block {
  return {
    kind: 'table',
    caption: t.sheet.display,
    head: t.sheet.displayHead,
    rows: view.display.flatMap((card, field) =>
      card === NONE ? [] : [[String(field + 1), names.card(card), String(priceAt(view, field, 0))]],
    ),
  };
}

function researchTable(t: Texts, names: Names, view: SkyState): Block {
  const cell = (letter: number, column: number): string => {
    const plan = view.research[letter * RESEARCH_COLUMNS + column];
    return plan === NONE ? t.sheet.nothing : names.plan(plan);
  };
  return {
    kind: 'table',
    caption: t.sheet.research,
    head: t.sheet.researchHead,
    rows: [0, 1, 2, 3].map((column) => [String(column + 1), cell(0, column), cell(1, column), cell(2, column)]),
  };
}

function fieldTable(t: Texts, names: Names, view: SkyState, call: Who): Block {
  const shown = markedFields(view).filter(({ id, by }) => id !== 'private-field' || by !== NONE);
  return {
    kind: 'table',
    caption: t.sheet.fields,
    head: t.sheet.fieldHead,
    rows: shown.map(({ id, by }) => [names.field(id), by === NONE ? t.sheet.nothing : call(by & 7)]),
  };
}

function slotLine(t: Texts, names: Names, player: Player, slot: number): string {
  const card = player.slots[slot];
  const notes = [
    ...(player.plusOn === slot ? [t.sheet.boosted] : []),
    ...(card !== NONE && !isUp(player, slot) ? [t.sheet.down] : []),
  ];
  return `${SLOTS[slot]}: ${names.card(card)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function playerBlocks(t: Texts, names: Names, view: SkyState, seat: Seat, name: string): Block[] {
  const player = view.players[seat];
  const slots = SLOTS.map((_, slot) => slot).filter((slot) => player.slots[slot] !== NONE);
  const rows = SLOTS.flatMap((slot, i) =>
    player.rows[i].length > 0 ? [`${slot}: ${names.cards(player.rows[i])}`] : [],
  );
  const tiles = BONUS_TILES.flatMap((tile, i) =>
    (player.tiles >> i) & 1 ? [hasTile(player, i) ? t.tiles[tile] : `${t.tiles[tile]} (${t.sheet.used})`] : [],
  );
  const screens = player.screens.flatMap((plan, screen) =>
    plan < 0 ? [] : [`${screen}: ${names.plan(plan)}${(player.turned >> screen) & 1 ? ` (${t.plan.down})` : ''}`],
  );
  const on = [...(player.slotA ? [t.sheet.on('A')] : []), ...(player.slotE ? [t.sheet.on('E')] : [])];
  const hand = player.hand.includes(HIDDEN) ? t.sheet.cards(player.hand.length) : names.cards(player.hand);
  const facts: [string, string][] = [
    [t.sheet.coins, String(player.coins)],
    [t.sheet.total, String(averaged(view, seat))],
    [t.sheet.hand, hand || t.sheet.nothing],
    [t.sheet.slots, slots.map((slot) => slotLine(t, names, player, slot)).join('; ') || t.sheet.nothing],
    [t.sheet.rows, rows.join('; ') || t.sheet.nothing],
    [t.sheet.extraSlots, on.join(', ') || t.sheet.off],
    [t.sheet.tank, t.sheet.of(player.helium, TANK_LAST, TANK_VALUE[player.helium])],
    [t.sheet.upload, t.sheet.of(player.research, SCREENS, RESEARCH_VALUE[player.research])],
    [t.sheet.screens, screens.join('; ') || t.sheet.nothing],
    [t.sheet.bonusMarkers, String(player.markers)],
  ];
  if (tiles.length > 0) facts.push([t.sheet.tilesHeld, tiles.join(', ')]);
  if (view.rules.missions)
    facts.push([t.sheet.oneTime, String(player.oneTime)], [t.sheet.progress, progressLine(t, player)]);
  if (view.rules.chapter !== 'none' && view.phase === 'over') {
    const sum = campaignSums(view)[seat];
    facts.push([t.sheet.campaignPoints, t.sheet.rank(sum, campaignRank(sum))]);
  }
  return [
    { kind: 'heading', level: 2, text: player.left ? `${name}: ${t.sheet.left}` : name },
    { kind: 'facts', rows: facts },
  ];
}

function progressLine(t: Texts, player: Player): string {
  if (player.mission === NONE) return t.sheet.nothing;
  const { id, tasks } = MISSIONS[player.mission];
  const done = tasks.filter((_, column) => (player.tasks >> column) & 1).map((task) => t.tasks[task]);
  return `${t.mission(id.slice(-1))}: ${done.join('; ')}`;
}

function lunaBlocks(t: Texts, names: Names, view: SkyState, luna: Luna): Block[] {
  const card = (id: number): string =>
    id === NONE ? t.sheet.nothing : id === HIDDEN ? t.sheet.hidden : names.lunaCard(id);
  const totals = ([2, 0, 3, 1, 4] as const).map(
    (kind) =>
      `${t.kinds[(['carbon', 'minerals', 'titanium', 'energy', 'scientist'] as const)[kind]]} ${majorityTotal(view, lunaNumber(view), kind)}`,
  );
  return [
    { kind: 'heading', level: 2, text: luna.left ? `${t.luna}: ${t.sheet.left}` : t.luna },
    {
      kind: 'facts',
      rows: [
        [t.sheet.coins, String(luna.coins)],
        [t.sheet.total, String(averaged(view, lunaNumber(view)))],
        [t.sheet.lunaMajority, luna.majority.map(card).join(', ')],
        [t.sheet.lunaTotals, luna.majority.includes(HIDDEN) ? t.sheet.hidden : totals.join(', ')],
        [
          t.sheet.lunaSlots,
          SLOTS.flatMap((slot, i) => (luna.slots[i] === NONE ? [] : [`${slot}: ${card(luna.slots[i])}`])).join('; ') ||
            t.sheet.nothing,
        ],
        [t.sheet.tank, t.sheet.of(luna.helium, TANK_LAST, TANK_VALUE[luna.helium])],
        [t.sheet.upload, t.sheet.of(luna.research, LUNA_RESEARCH_LAST, LUNA_RESEARCH_VALUE[luna.research])],
        [t.sheet.lunaCards, names.cards(luna.cards) || t.sheet.nothing],
        [t.sheet.lunaPile, t.sheet.cards(luna.pile.length)],
        [t.sheet.bonusMarkers, String(luna.markers)],
      ],
    },
  ];
}

function bonusLine(t: Texts, names: Names, bonus: TrackBonus): string {
  if (bonus.kind === 'field') return names.field(`x-${bonus.field}`);
  if (bonus.kind !== 'discount') return t.bonuses[bonus.kind](bonus.plus);
  if (bonus.paidWith === 'any-mix') return t.bonuses.mix;
  return bonus.paidWith === 'minerals' ? t.bonuses.minerals : t.bonuses.titaniumDiscount;
}

function trackTable(t: Texts, names: Names, view: SkyState): Block {
  return {
    kind: 'table',
    caption: t.sheet.trackDetails,
    head: t.sheet.trackHead,
    rows: view.tracks.map((track, company) => {
      const { id, thresholds, barriers, shares } = TRACKS[track];
      return [
        `${t.companies[COMPANIES[company]]} ${id}`,
        thresholds
          .map(
            ({ after, coins, bonus }) =>
              `${after}|${after + 1}: ${t.gains.coins(coins)}, ${bonusLine(t, names, bonus)}`,
          )
          .join('; '),
        barriers.map(([after, cost]) => `${after}|${after + 1}: ${t.gains.coins(cost)}`).join('; '),
        shares.map(([field, n]) => `${field}: ${n}`).join(', '),
      ];
    }),
  };
}
