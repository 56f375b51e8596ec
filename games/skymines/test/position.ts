import { type GameEvent, readSettings, seedRandom } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import {
  BONUS_TILES,
  type BonusTile,
  CARD_INDEX,
  COMPANIES,
  type Company,
  LUNA_CARDS,
  PLAN_INDEX,
  RESEARCH_FIELDS,
  SLOTS,
  type Slot,
  STARTING_KEYS,
  startingCardOf,
  TRACK_IDS,
  type TrackId,
} from '../data/index.ts';
import { skymines } from '../game.ts';
import { fieldById, PLACE_IDS, type SkyChoice } from '../rules/choices.ts';
import { SETTING_SPECS, type SkySettings } from '../rules/settings.ts';
import { at, columnAt, HIDDEN, NONE, ONE_TIME, type Player, type SkyState } from '../rules/state.ts';
import { crossedLevel } from '../rules/totals.ts';

export type SkyTrial = Trial<SkyState, SkyChoice>;

export interface PlayerSetting {
  coins?: number;
  /** Starting cards by key (the player's own), others by id. */
  hand?: readonly string[];
  slots?: Partial<Record<Slot, string>>;
  /** Slots whose cards are face down. */
  down?: string;
  rows?: Partial<Record<Slot, readonly string[]>>;
  tiles?: readonly BonusTile[];
  plusOn?: Slot;
  markers?: number;
  oneTime?: number;
  helium?: number;
  research?: number;
  slotA?: boolean;
  slotE?: boolean;
  screens?: Readonly<Record<number, string>>;
  /** Screens turned face down. */
  turned?: readonly number[];
  uploaded?: readonly number[];
  tracks?: Partial<Record<Company, number>>;
  /** Valid bonuses; all crossed ones unless told. */
  valid?: Partial<Record<Company, number>>;
  left?: boolean;
  mission?: number;
  /** Columns (1-3) whose marker was taken. */
  tasks?: readonly number[];
}

export interface Setting {
  seats?: number;
  settings?: Partial<SkySettings>;
  tracks?: readonly TrackId[];
  round?: number;
  /** Holder of the start marker. */
  start?: number;
  /** Whose turn it is. */
  turn?: number;
  /** The turn opens the round. */
  opening?: boolean;
  players?: readonly PlayerSetting[];
  /** Pieces on the board by place. */
  board?: Readonly<Record<string, Company>>;
  /** Pieces gone from the columns of a station, beside those on the board. */
  gone?: Partial<Record<Company, readonly [number, number, number]>>;
  /** Cards by field number. */
  display?: Readonly<Record<number, string>>;
  discards?: readonly string[];
  stack?: readonly string[];
  /** Lettered plans by field, e.g. { a1: 'plan-a05' }; a1 to c4 are a01-a04, b01-b04, c01-c04 unless told. */
  research?: Readonly<Record<string, string | null>>;
  specials?: readonly number[];
  supplement?: number;
  /** Markers by field id: a player, or [player, 'one-time']. */
  fields?: Readonly<Record<string, number | readonly [number, 'one-time']>>;
  missions?: readonly number[];
  phase?: 'action' | 'planning';
  luna?: LunaSetting;
}

export interface LunaSetting {
  coins?: number;
  helium?: number;
  research?: number;
  majority?: readonly [string | null, string | null];
  slots?: Partial<Record<Slot, string>>;
  /** Slots already resolved. */
  used?: string;
  started?: boolean;
  left?: boolean;
  pile?: readonly string[];
  discards?: readonly string[];
  reserve?: readonly string[];
  markers?: number;
  cards?: readonly string[];
  tracks?: Partial<Record<Company, number>>;
}

/** A card by the player's own key or by its id. */
export function card(name: string, seat = 0): number {
  const key = STARTING_KEYS.find((known) => known === name);
  const found = key === undefined ? CARD_INDEX[name] : startingCardOf(seat, key);
  if (found === undefined) throw new RangeError(`there is no card '${name}'`);
  return found;
}

export function plan(id: string): number {
  if (PLAN_INDEX[id] === undefined) throw new RangeError(`there is no plan '${id}'`);
  return PLAN_INDEX[id];
}

export const lunaCard = (id: string): number => LUNA_CARDS.findIndex((known) => known.id === id);

export function fullSettings(settings: Partial<SkySettings> = {}): SkySettings {
  const read = readSettings(SETTING_SPECS, settings);
  if ('problems' in read) throw new Error(read.problems.join('; '));
  return read.settings;
}

/** A state after setup, with nobody asked yet. */
export function freshState(seats: number, settings: Partial<SkySettings> = {}, seed = 'position'): SkyState {
  const full = fullSettings(settings);
  const problems = skymines.checkSettings?.(full, seats) ?? [];
  if (problems.length > 0) throw new Error(problems.join('; '));
  return skymines.setup(full, seats, seedRandom(seed));
}

/** A play from the very start. */
export function freshPlay(seats: number, settings: Partial<SkySettings> = {}, seed = 'position'): SkyTrial {
  return trial(skymines, freshState(seats, settings, seed));
}

/** A position in the action phase (or the planning phase), everything empty but what is told. */
export function position(setting: Setting = {}): SkyTrial {
  return trial(skymines, positionState(setting));
}

export function positionState(setting: Setting = {}): SkyState {
  const { seats = 2, settings = {}, players = [] } = setting;
  const s = freshState(seats, settings);
  const lunaPlays = s.luna !== null;
  const circle = Array.from({ length: s.rules.players }, (_, i) => i);
  Object.assign(s, {
    circle,
    tracks: (setting.tracks ?? ['A1', 'B1', 'C1', 'D1']).map((id) => TRACK_IDS.indexOf(id)),
    round: setting.round ?? 1,
    start: setting.start ?? 0,
    opener: setting.start ?? 0,
    phase: setting.phase ?? 'action',
    missions: setting.missions ?? [],
  });
  s.threatCard = s.rules.threat;
  s.threat = s.rules.threat;
  s.discards = (setting.discards ?? []).map((name) => card(name));
  s.stack = (setting.stack ?? []).map((name) => card(name));
  s.display = s.display.map((_, i) => (setting.display?.[i + 1] === undefined ? NONE : card(setting.display[i + 1])));
  setResearch(s, setting.research ?? {});
  s.specials = (setting.specials ?? []).reduce((bits, round) => bits | (1 << round), 0);
  s.supplement = setting.supplement ?? 0;
  for (let seat = 0; seat < seats; seat++) setPlayer(s, seat, players[seat] ?? {});
  for (const [place, company] of Object.entries(setting.board ?? {})) setPiece(s, place, COMPANIES.indexOf(company));
  for (const [company, columns] of Object.entries(setting.gone ?? {})) {
    for (let column = 0; column < 3; column++) {
      for (let i = 0; i < columns[column]; i++) dropFront(s, COMPANIES.indexOf(company as Company), column);
    }
  }
  if (s.luna && setting.luna) setLuna(s, setting.luna);
  for (const [seat, player] of s.players.entries()) {
    const given = players[seat]?.valid ?? {};
    for (const [company, name] of COMPANIES.entries()) {
      player.valid[company] = given[name] ?? crossedLevel(s, company, seat);
    }
  }
  for (const [id, marker] of Object.entries(setting.fields ?? {})) {
    const [owner, kind] = typeof marker === 'number' ? [marker, 'bonus'] : marker;
    s.fields[fieldById(s, owner, id)] = owner + (kind === 'one-time' ? ONE_TIME : 0);
  }
  s.agenda = { table: [], seats: Array.from({ length: seats }, () => []), phase: 0 };
  if (s.phase === 'planning') {
    s.agenda.table.push({ step: 'reveal-plans' });
    for (const stack of s.agenda.seats) stack.push({ step: 'plan' });
    return s;
  }
  s.agenda.table.push({ step: 'turns' });
  const turn = setting.turn ?? 0;
  if (setting.opening) s.opener = turn;
  else {
    s.turns = s.rules.players * 2;
    s.turn = circle[(turn + circle.length - 1) % circle.length];
  }
  if (lunaPlays && turn === s.rules.humans) s.turn = circle[turn - 1];
  return s;
}

function setResearch(s: SkyState, given: Readonly<Record<string, string | null>>): void {
  const letters = ['a', 'b', 'c'];
  for (let field = 0; field < RESEARCH_FIELDS; field++) {
    const [letter, column] = [letters[Math.floor(field / 4)], (field % 4) + 1];
    const named = given[`${letter}${column}`];
    s.research[field] = named === null ? NONE : plan(named ?? `plan-${letter}0${column}`);
  }
  s.supplies = letters.map((letter) =>
    Array.from({ length: 24 }, (_, i) => plan(`plan-${letter}${String(i + 1).padStart(2, '0')}`)).filter(
      (known) => !s.research.includes(known),
    ),
  );
}

function setPlayer(s: SkyState, seat: number, given: PlayerSetting): void {
  const player = s.players[seat];
  const own = (name: string): number => card(name, seat);
  const set: Partial<Player> = {
    coins: given.coins ?? 0,
    hand: (given.hand ?? []).map(own),
    slots: SLOTS.map((slot) => (given.slots?.[slot] === undefined ? NONE : own(given.slots[slot]))),
    down: SLOTS.reduce((bits, slot, i) => (given.down?.includes(slot) ? bits | (1 << i) : bits), 0),
    rows: SLOTS.map((slot) => (given.rows?.[slot] ?? []).map(own)),
    tiles: (given.tiles ?? []).reduce((bits, tile) => bits | (1 << BONUS_TILES.indexOf(tile)), 0),
    plusOn: given.plusOn === undefined ? NONE : SLOTS.indexOf(given.plusOn),
    markers: given.markers ?? 2,
    oneTime: given.oneTime ?? 0,
    helium: given.helium ?? 0,
    research: given.research ?? 0,
    slotA: given.slotA ?? (given.helium ?? 0) >= 8,
    slotE: given.slotE ?? (given.research ?? 0) >= 5,
    left: given.left ?? false,
    tile: seat,
    dealt: [],
    mission: given.mission ?? NONE,
    tasks: (given.tasks ?? []).reduce((bits, column) => bits | (1 << (column - 1)), 0),
    turned: (given.turned ?? []).reduce((bits, screen) => bits | (1 << screen), 0),
    uploaded: (given.uploaded ?? []).reduce((bits, number) => bits | (1 << number), 0),
  };
  Object.assign(player, set);
  for (const [screen, id] of Object.entries(given.screens ?? {})) player.screens[Number(screen)] = plan(id);
  for (const [company, field] of Object.entries(given.tracks ?? {})) {
    s.positions[at(COMPANIES.indexOf(company as Company), seat)] = field;
  }
}

function dropFront(s: SkyState, company: number, column: number): void {
  const place = columnAt(company, column);
  s.stations[place] &= s.stations[place] - 1;
}

/** Puts a piece on the board, taken from the fullest column of its kind. */
function setPiece(s: SkyState, id: string, company: number): void {
  const place = PLACE_IDS[s.rules.side].indexOf(id);
  if (place < 0) throw new RangeError(`there is no place '${id}'`);
  s.board[place] = company;
  if (id.startsWith('shuttle')) {
    dropFront(s, company, 1);
    return;
  }
  const columns = id.startsWith('asteroid') ? [0, 2] : [0, 1, 2];
  const fullest = columns.sort((a, b) => bits(s, company, b) - bits(s, company, a) || a - b)[0];
  dropFront(s, company, fullest);
}

function bits(s: SkyState, company: number, column: number): number {
  return s.stations[columnAt(company, column)].toString(2).replaceAll('0', '').length;
}

function setLuna(s: SkyState, given: LunaSetting): void {
  const { luna } = s;
  if (luna === null) return;
  const ids = (names: readonly string[]): number[] => names.map(lunaCard);
  Object.assign(luna, {
    coins: given.coins ?? 0,
    helium: given.helium ?? 0,
    research: given.research ?? 0,
    slots: SLOTS.map((slot) => (given.slots?.[slot] === undefined ? NONE : lunaCard(given.slots[slot]))),
    used: SLOTS.reduce((set, slot, i) => (given.used?.includes(slot) ? set | (1 << i) : set), 0),
    majority: (given.majority ?? [null, null]).map((id) => (id === null ? NONE : lunaCard(id))),
    left: given.left ?? false,
    started: given.started ?? true,
    markers: given.markers ?? 5,
    cards: (given.cards ?? []).map((name) => card(name)),
  });
  if (given.pile) luna.pile = ids(given.pile);
  if (given.discards) luna.discards = ids(given.discards);
  if (given.reserve) luna.reserve = ids(given.reserve);
  for (const [company, field] of Object.entries(given.tracks ?? {})) {
    s.positions[at(COMPANIES.indexOf(company as Company), s.rules.humans)] = field;
  }
}

/** Where a player's marker stands. */
export function field(t: SkyTrial, company: Company, player = 0): number {
  return t.state.positions[at(COMPANIES.indexOf(company), player)];
}

/** Who stands on a place, undefined when nobody does. */
export function on(t: SkyTrial, place: string): Company | undefined {
  return COMPANIES[t.state.board[PLACE_IDS[t.state.rules.side].indexOf(place)]];
}

/** Occupied fields of a station column, front to back, as a string of 1 and 0. */
export function column(t: SkyTrial, company: Company, number: 1 | 2 | 3): string {
  const length = t.state.rules.side === 1 && number !== 2 ? 6 : 5;
  const set = t.state.stations[columnAt(COMPANIES.indexOf(company), number - 1)];
  return Array.from({ length }, (_, i) => (set >> i) & 1).join('');
}

/** The events of one kind among some. */
export function told<E extends string>(events: readonly GameEvent[], event: E): GameEvent[] {
  return events.filter((each) => each.event === event);
}

/** Makes choices of one seat one after the other. */
export function play(t: SkyTrial, seat: number, ...choices: readonly SkyChoice[]): void {
  for (const choice of choices) t.choose(seat, choice);
}

export { HIDDEN, NONE };
