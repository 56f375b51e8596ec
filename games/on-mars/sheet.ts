import { type Block, type MapCell, SEAT_TONES, type Seat, type Sheet, type Tone } from '@orrery/kernel';
import {
  ACTIONS,
  BLUEPRINTS,
  CRYSTAL,
  HEXES,
  LAB,
  MISSION_CARDS,
  MISSIONS,
  RED_ACTIONS,
  REWARDS,
  SHELTER,
  SIDES,
  STACK_SIZE,
  TASKS,
} from './data/index.ts';
import { requirements, scoreOf } from './rules/scoring.ts';
import { bitCount, CONTRACT, CRYSTAL_HERE, NONE, type OnMarsState, RESEARCH_TILES, TILE } from './rules/state.ts';
import type { Phrases } from './text/en/phrases.ts';
import {
  buildingName,
  cardName,
  columnName,
  contractName,
  goodName,
  groundName,
  hexName,
  rowOf,
  techName,
  tileName,
} from './text/say.ts';

type Who = (seat: Seat) => string;

const COLUMNS = 13;
const ROWS = 17;
const BUILDING_GLYPHS = ['M', 'G', 'W', 'H', 'O', 'S'];
const BUILDING_TONES: readonly Tone[] = ['brown', 'orange', 'cyan', 'green', 'white', 'grey'];

/** The board in words: everything a viewer may know, with names for all places. */
export function sheetOf(t: Phrases, view: OnMarsState, viewer: Seat | null, name: Who): Sheet {
  const who: Who = (seat) => (view.rules.solo && seat === 1 ? t.lacerda : name(seat));
  return [
    ...status(t, view),
    map(t, view, who),
    ...colony(t, view),
    ...offers(t, view),
    ...players(t, view, who),
    ...own(t, view, viewer),
    ...(view.rules.solo ? solo(t, view) : []),
  ];
}

function status(t: Phrases, v: OnMarsState): Block[] {
  const l = t.sheet;
  const rows: [string, string][] = [
    [l.round, String(v.round)],
    [l.phase, l.phases[v.phase]],
    [l.level, String(v.level)],
    [l.remaining, String(v.remaining)],
    [l.shuttle, `${t.names.sides[SIDES[v.shuttleSide]]} ${v.shuttleSpace}`],
  ];
  if (v.ending) rows.push([l.lastRound, String(v.lastRound)]);
  return [
    { kind: 'heading', level: 1, text: t.name },
    { kind: 'facts', rows },
  ];
}

interface Piece {
  readonly glyph: string;
  readonly says: string;
  readonly owner: Seat;
}

function pieceAt(t: Phrases, v: OnMarsState, hex: number, who: Who): Piece | undefined {
  const { pieces, of } = t.sheet;
  if (v.marker[hex] !== NONE) return { glyph: 'a', says: of(pieces.marker, who(v.marker[hex])), owner: v.marker[hex] };
  for (const [seat, p] of v.players.entries()) {
    if (p.bots.includes(hex)) return { glyph: 'b', says: of(pieces.bot, who(seat)), owner: seat };
    if (p.rover === hex) return { glyph: 'r', says: of(pieces.rover, who(seat)), owner: seat };
    if (p.miners.includes(hex)) return { glyph: 'c', says: of(pieces.colonist, who(seat)), owner: seat };
  }
  return undefined;
}

function cell(t: Phrases, v: OnMarsState, hex: number, who: Who): MapCell {
  const kind = v.building[hex];
  const ground = v.ground[hex];
  const piece = pieceAt(t, v, hex, who);
  const says: string[] = [];
  let glyph = '·';
  let tone: Tone = 'muted';
  if (kind !== NONE) {
    const type = Math.min(kind, SHELTER);
    glyph = BUILDING_GLYPHS[type];
    tone = type === SHELTER ? SEAT_TONES[kind - SHELTER] : BUILDING_TONES[type];
    says.push(type === SHELTER ? t.sheet.of(buildingName(t, type), who(kind - SHELTER)) : buildingName(t, type));
  } else if (ground === CRYSTAL_HERE) {
    glyph = '*';
    tone = 'pink';
    says.push(t.crystalHere);
  } else if (ground >= TILE) {
    glyph = ground >= TILE + RESEARCH_TILES ? 'R' : 'D';
    tone = 'strong';
    says.push(groundName(t, ground));
  }
  if (piece !== undefined) {
    says.push(piece.says);
    tone = SEAT_TONES[piece.owner];
  }
  const what = says.join(', ') || t.sheet.empty;
  return { glyph: `${glyph}${piece?.glyph ?? ''}`, tone, says: `${hexName(hex)}: ${what}`, place: hex };
}

const OFF_MAP: MapCell = { glyph: ' ', says: '' };

function map(t: Phrases, v: OnMarsState, who: Who): Block {
  const rows: MapCell[][] = Array.from({ length: ROWS }, () => new Array<MapCell>(COLUMNS).fill(OFF_MAP));
  for (let hex = 0; hex < HEXES.length; hex++) rows[rowOf(hex)][HEXES[hex][0] + 6] = cell(t, v, hex, who);
  return {
    kind: 'map',
    caption: t.sheet.map,
    rows,
    columnNames: Array.from({ length: COLUMNS }, (_, i) => columnName(i)),
    rowNames: Array.from({ length: ROWS }, (_, i) => String(i + 1)),
    hexes: 'above-each-other',
    pointedBy: ['at', 'to'],
    key: [
      ...BUILDING_GLYPHS.map((glyph, type) => [glyph, buildingName(t, type)] as const),
      ['*', t.crystalHere],
      ['D', t.sheet.ground.discovery],
      ['R', t.sheet.ground.research],
      ['a', t.sheet.pieces.marker],
      ['b', t.sheet.pieces.bot],
      ['r', t.sheet.pieces.rover],
      ['c', t.sheet.pieces.colonist],
    ],
  };
}

function colony(t: Phrases, v: OnMarsState): Block[] {
  const l = t.sheet;
  return [
    {
      kind: 'table',
      caption: l.lss,
      head: l.lssHead,
      rows: v.lss.map((row, column) => [
        buildingName(t, column + 1),
        String(row),
        t.names.rewards[REWARDS[v.rewards[column]]],
        String(STACK_SIZE - v.built[column + 1]),
      ]),
    },
    {
      kind: 'table',
      caption: l.missions,
      head: l.missionHead,
      rows: v.missions.map((mission, i) => [
        t.names.missions[MISSIONS[mission]],
        String(v.trackers[i]),
        String(MISSION_CARDS[mission].crystals),
      ]),
    },
    {
      kind: 'facts',
      rows: [
        [
          l.warehouse,
          [CRYSTAL, 1, 2, 3, 4]
            .map((good) => `${v.warehouse[good]} ${goodName(t, good, v.warehouse[good])}`)
            .join(', '),
        ],
        [l.exploration, v.exploration.map((tile) => (tile < 0 ? l.none : tileName(t, tile))).join(' / ')],
      ],
    },
  ];
}

function offers(t: Phrases, v: OnMarsState): Block[] {
  const l = t.sheet;
  const shown = v.blueprintDisplay.filter((card) => card !== NONE);
  return [
    {
      kind: 'table',
      caption: l.grid,
      head: l.gridHead,
      rows: v.grid.flatMap((tech, i) =>
        tech === NONE ? [] : [[t.names.grid[i], techName(t, tech), t.names.gridRows[i < 2 ? 0 : i < 5 ? 1 : 2]]],
      ),
    },
    {
      kind: 'table',
      caption: l.blueprints,
      head: l.blueprintHead,
      rows: shown.map((card) => [
        cardName(t, card),
        String(BLUEPRINTS[card].level),
        buildingName(t, BLUEPRINTS[card].building),
        t.names.blueprints[card][1],
      ]),
    },
    {
      kind: 'facts',
      rows: v.display.map((card, slot) => [
        `${l.display} ${slot + 1}`,
        card === NONE ? l.none : card < CONTRACT ? t.names.scientists[card] : contractName(t, card - CONTRACT),
      ]),
    },
  ];
}

function players(t: Phrases, v: OnMarsState, who: Who): Block[] {
  const l = t.sheet;
  const seats = v.players.map((_, seat) => seat);
  const people = (seat: Seat): string[] => {
    const p = v.players[seat];
    return [
      p.quarters,
      p.working,
      p.supply,
      bitCount(p.ships),
      p.hangar,
      p.bots.length,
      p.shelters,
      p.goals.length,
    ].map(String);
  };
  return [
    { kind: 'heading', level: 2, text: l.players },
    {
      kind: 'table',
      caption: l.players,
      head: l.playerHead,
      rows: v.players.map((p, seat) => [
        who(seat),
        String(p.op),
        `${p.space}${p.standing ? '' : ' -'}`,
        ...p.storage.map(String),
        String(p.crystals),
        String(p.below),
      ]),
    },
    { kind: 'table', caption: l.people, head: l.peopleHead, rows: seats.map((seat) => [who(seat), ...people(seat)]) },
    {
      kind: 'table',
      caption: l.slots,
      head: [l.slotHead, ...seats.map(who)],
      rows: ACTIONS.slice(0, RED_ACTIONS).map((action, i) => [
        t.names.actions[action],
        ...v.players.map((p) => String(p.slots[i])),
      ]),
    },
    { kind: 'facts', rows: seats.map((seat) => [`${l.tech}: ${who(seat)}`, techs(t, v, seat)]) },
    { kind: 'facts', rows: seats.map((seat) => [`${l.cards}: ${who(seat)}`, cards(t, v, seat)]) },
    { kind: 'facts', rows: seats.map((seat) => [`${l.score}: ${who(seat)}`, String(scoreOf(v, seat))]) },
  ];
}

function techs(t: Phrases, v: OnMarsState, seat: Seat): string {
  const list = v.players[seat].tech.flatMap((at, tech) =>
    at === NONE ? [] : [`${techName(t, tech)} ${LAB[at].level}`],
  );
  return list.join(', ') || t.sheet.none;
}

function cards(t: Phrases, v: OnMarsState, seat: Seat): string {
  const list: string[] = [];
  for (const [card, owner] of v.cardOwner.entries()) {
    if (owner !== seat) continue;
    list.push(`${cardName(t, card)} (${v.cardAt[card] === NONE ? t.sheet.unused : hexName(v.cardAt[card])})`);
  }
  for (const [scientist, owner] of v.scientistOwner.entries()) {
    if (owner !== seat) continue;
    const on = v.scientistOn[scientist];
    list.push(`${t.names.scientists[scientist]}${on === NONE ? '' : ` (${t.sheet.on} ${cardName(t, on)})`}`);
  }
  for (const [contract, owner] of v.contractOwner.entries()) {
    if (owner !== seat) continue;
    const done = ((v.contractsDone >> contract) & 1) === 1;
    list.push(`${contractName(t, contract)}${done ? ` - ${t.sheet.goalDone}` : ''}`);
  }
  return list.join('; ') || t.sheet.none;
}

function own(t: Phrases, v: OnMarsState, viewer: Seat | null): Block[] {
  if (viewer === null) return [];
  const p = v.players[viewer];
  const goals = p.goals.map((goal): [string, string] => [t.names.goals[goal][0], t.names.goals[goal][1]]);
  if (p.goal !== NONE) goals.push([t.names.goals[p.goal][0], t.sheet.goalDone]);
  const blocks: Block[] = [];
  if (goals.length > 0) blocks.push({ kind: 'heading', level: 2, text: t.sheet.goals }, { kind: 'facts', rows: goals });
  if (p.bCards.length > 0) {
    const tasks = p.bCards.map((card) => t.names.tasks[TASKS[card]]).join(', ');
    blocks.push({ kind: 'facts', rows: [[t.sheet.tasks, tasks]] });
  }
  return blocks;
}

function solo(t: Phrases, v: OnMarsState): Block[] {
  const l = t.sheet;
  return [
    { kind: 'heading', level: 2, text: l.solo },
    {
      kind: 'facts',
      rows: [
        [l.soloCards, String(v.soloDeck.length)],
        [l.pass, String(v.pass)],
        [l.bot, buildingName(t, v.lacerdaBot)],
      ],
    },
    {
      kind: 'table',
      caption: `${l.wanted}: ${t.names.soloGoals[v.rules.soloGoal]}`,
      head: l.wantedHead,
      rows: requirements(v).map(({ what, have, needed }) => [t.requirement(what), String(have), String(needed)]),
    },
  ];
}
