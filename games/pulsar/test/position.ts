import { readSettings, type Seat, seedRandom } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import {
  GOALS,
  GYRODYNES,
  type GyrodyneType,
  HEADQUARTERS,
  SYSTEM_TILES,
  TECHNOLOGIES,
  TRANSMITTERS,
} from '../data/index.ts';
import { pulsar } from '../game.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS, PLANETS } from '../rules/cluster.ts';
import { markerOn } from '../rules/counts.ts';
import { findMedian } from '../rules/dice.ts';
import { type PulsarSettings, SETTING_SPECS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import {
  COVERED,
  IN_STACK,
  NOBODY,
  NONE,
  ON_DISPLAY,
  type Player,
  type PulsarFrame,
  type PulsarState,
} from '../rules/state.ts';

type Given = Partial<
  Pick<Player, 'score' | 'cubes' | 'plusMinus' | 'plusTwo' | 'rings' | 'silver' | 'stationTiles' | 'awards'>
>;

interface PlayerAt extends Given {
  readonly ship?: string;
  readonly loose?: Partial<Record<GyrodyneType, number>>;
  /** Technologies; boards that hold them come into play by themselves. */
  readonly patents?: readonly string[];
  /** A side of the headquarters with its completed projects and used gate runs, by slot 1 to 8. */
  readonly hq?: string;
  readonly projects?: readonly number[];
  readonly runs?: readonly number[];
}

interface SystemAt {
  readonly tile: string;
  /** Face up unless told otherwise. */
  readonly down?: boolean;
  /** Who is on which planet, in the order of the tile. */
  readonly on?: readonly (Seat | null)[];
}

interface PulsarAt {
  readonly owner: Seat;
  readonly gyrodyne?: GyrodyneType;
  readonly spins?: boolean;
}

interface TransmitterAt {
  readonly owner: Seat;
  readonly active?: boolean;
  readonly paid?: readonly number[];
  readonly left?: string;
  readonly right?: string;
}

export interface Position {
  readonly seats?: number;
  /** What comes next: the turn of seat 0 (or of `turns` in this order) unless told otherwise. */
  readonly at?: 'turn' | 'dice' | 'round' | 'production' | 'final';
  readonly turns?: readonly Seat[];
  /** Who takes dice, in this order. */
  readonly picks?: readonly Seat[];
  readonly settings?: Partial<PulsarSettings>;
  readonly round?: number;
  /** Technology boards such as `'ai bii ciii'`. */
  readonly boards?: string;
  readonly goals?: readonly string[];
  /** Dice on the dice board; in the action phase those are the ones left over. */
  readonly dice?: readonly number[];
  readonly median?: number;
  /** Markers as [field, seat], the one ahead first. */
  readonly initiative?: readonly (readonly [field: number, seat: Seat])[];
  readonly engineering?: readonly (readonly [field: number, seat: Seat])[];
  readonly order?: readonly Seat[];
  readonly players?: readonly PlayerAt[];
  readonly systems?: Readonly<Record<string, SystemAt>>;
  readonly pulsars?: Readonly<Record<string, PulsarAt>>;
  readonly display?: readonly string[];
  readonly transmitters?: Readonly<Record<string, TransmitterAt>>;
  readonly supply?: Partial<Record<GyrodyneType, number>>;
  /** The exploration stack, the tile drawn first at the front. */
  readonly unexplored?: readonly string[];
  readonly explored?: readonly string[];
  /** Who patented what, before, and in which round. */
  readonly holders?: Readonly<Record<string, readonly (readonly [seat: Seat, round: number])[]>>;
  readonly seed?: string;
}

const KINDS = ['explore-4-points', 'explore-5-points', 'explore-cubes', 'explore-modifiers', 'explore-station'];
const bits = (slots: readonly number[]): number => slots.reduce((sum, slot) => sum | (1 << (slot - 1)), 0);
const at = <T extends { readonly id: string }>(rows: readonly T[], id: string): number => {
  const i = rows.findIndex((row) => row.id === id);
  if (i < 0) throw new Error(`there is no '${id}'`);
  return i;
};

export type PulsarTrial = Trial<PulsarState, PulsarChoice>;

/** Sets up a position: a first game without chance in it, and everything given on top. */
export function position(given: Position = {}): PulsarTrial {
  return trial(pulsar, stateAt(given));
}

export function stateAt(given: Position): PulsarState {
  const seats = given.seats ?? 3;
  const read = readSettings(SETTING_SPECS, { preset: 'first-game', ...given.settings });
  if ('problems' in read) throw new Error(read.problems.join('; '));
  const s = setUp(read.settings, seats, seedRandom(given.seed ?? 'position'));
  s.round = given.round ?? 1;
  s.order = [...(given.order ?? (seats === 2 ? [0, 1, 0, 1] : s.players.map((_, seat) => seat)))];
  useBoards(s, given.boards?.split(' ') ?? boardsFor(given));
  if (given.goals) s.goals = given.goals.map((id) => at(GOALS, id));
  setTracks(s, given);
  s.players.forEach((player, seat) => {
    setPlayer(s, player, seat, given.players?.[seat] ?? {});
  });
  for (const [id, system] of Object.entries(given.systems ?? {})) setSystem(s, id, system);
  for (const [id, pulsarAt] of Object.entries(given.pulsars ?? {})) setPulsar(s, id, pulsarAt);
  setTransmitters(s, given);
  for (const [tech, list] of Object.entries(given.holders ?? {})) {
    list.forEach(([seat, round]) => {
      hold(s, tech, seat, round);
    });
  }
  if (given.supply) s.supply = GYRODYNES.map(({ type }, i) => given.supply?.[type] ?? s.supply[i]);
  if (given.unexplored) s.unexplored = given.unexplored.map((id) => KINDS.indexOf(id)).reverse();
  if (given.explored) s.explored = given.explored.map((id) => KINDS.indexOf(id));
  setAgenda(s, given);
  return s;
}

/** The boards of a first game, but for those that hold a technology somebody has. */
function boardsFor({ players = [], holders = {} }: Position): string[] {
  const boards = ['ai', 'aii', 'aiii'];
  for (const id of [...players.flatMap((player) => player.patents ?? []), ...Object.keys(holders)]) {
    const { board } = TECHNOLOGIES[at(TECHNOLOGIES, id)];
    boards[board.length - 2] = board;
  }
  return boards;
}

function useBoards(s: PulsarState, names: readonly string[]): void {
  s.techs = TECHNOLOGIES.flatMap((tech, t) => (names.includes(tech.board) ? [t] : [])).sort(
    (a, b) => TECHNOLOGIES[a].row - TECHNOLOGIES[b].row || a - b,
  );
  s.holders = new Array(s.techs.length * 4).fill(NOBODY);
}

function setTracks(s: PulsarState, given: Position): void {
  if (given.initiative) s.initiative = given.initiative.map(([field, seat]) => markerOn(field, seat));
  if (given.engineering) s.engineering = given.engineering.map(([field, seat]) => markerOn(field, seat));
  if (given.dice) s.pool = [0, 1, 2, 3, 4, 5, 6].map((value) => given.dice?.filter((die) => die === value).length ?? 0);
  s.median = given.median ?? (given.dice && given.dice.length > 0 ? findMedian(s.pool) : 7);
}

function hold(s: PulsarState, tech: string, seat: Seat, round: number): void {
  const t = at(TECHNOLOGIES, tech);
  const i = s.techs.indexOf(t);
  if (i < 0) throw new Error(`${tech} is not in play`);
  const slot = s.holders[i * 4] === NOBODY ? i * 4 : i * 4 + 2;
  s.holders[slot] = seat;
  s.holders[slot + 1] = round;
  s.players[seat].patents.push(t);
}

function setPlayer(s: PulsarState, player: Player, seat: Seat, given: PlayerAt): void {
  const { ship, loose, patents, hq, projects, runs, ...plain } = given;
  player.plusMinus = 0;
  player.ship = CLUSTERS[s.side].entries[seat];
  Object.assign(player, plain);
  player.silver = player.silver.slice();
  if (plain.score !== undefined) player.tally = player.tally.map((_, row) => (row === 0 ? (plain.score ?? 0) : 0));
  if (ship) player.ship = CLUSTERS[s.side].indexOf[ship];
  player.loose = GYRODYNES.map(({ type }) => loose?.[type] ?? 0);
  GYRODYNES.forEach((_, type) => {
    s.supply[type] -= player.loose[type];
  });
  for (const tech of patents ?? []) hold(s, tech, seat, 0);
  if (hq) {
    s.hq = true;
    player.hqBoard = Math.floor(at(HEADQUARTERS, hq) / 2);
    player.hqSide = at(HEADQUARTERS, hq) % 2;
  }
  player.projects = bits(projects ?? []);
  player.runs = bits(runs ?? []);
}

function setSystem(s: PulsarState, id: string, { tile, down = false, on = [] }: SystemAt): void {
  const system = CLUSTERS[s.side].systemOf[CLUSTERS[s.side].indexOf[id]];
  const wanted = at(SYSTEM_TILES, tile);
  const elsewhere = s.systems.indexOf(wanted);
  if (elsewhere >= 0) s.systems[elsewhere] = s.systems[system];
  else s.spare = s.systems[system];
  s.systems[system] = wanted;
  if (down) return;
  s.shown[system] = 1;
  SYSTEM_TILES[wanted].planets.forEach((planet, i) => {
    const mark = planet.from > s.players.length ? COVERED : (on[i] ?? NOBODY);
    s.planets[system * PLANETS + i] = mark;
  });
}

/** Which pulsar lies at a location; a position that names another place as one would test nothing. */
function pulsarNo(s: PulsarState, id: string): number {
  const no = CLUSTERS[s.side].pulsarOf[CLUSTERS[s.side].indexOf[id]] ?? -1;
  if (no < 0) throw new Error(`there is no pulsar '${id}'`);
  return no;
}

function setPulsar(s: PulsarState, id: string, { owner, gyrodyne, spins = false }: PulsarAt): void {
  const pulsarAt = pulsarNo(s, id);
  s.owner[pulsarAt] = owner;
  s.players[owner].rings--;
  if (!gyrodyne) return;
  const type = GYRODYNES.findIndex((row) => row.type === gyrodyne);
  s.gyrodyne[pulsarAt] = type;
  s.supply[type]--;
  s.spins[pulsarAt] = spins ? 1 : 0;
}

function setTransmitters(s: PulsarState, { display, transmitters = {} }: Position): void {
  const give = (tile: number, to: number): void => {
    s.stack = s.stack.filter((other) => other !== tile);
    s.display = s.display.filter((other) => other !== tile);
    s.holder[tile] = to;
  };
  if (display) {
    for (const tile of s.display) s.holder[tile] = IN_STACK;
    s.stack.push(...s.display);
    s.display = [];
    const tiles = display.map((id) => at(TRANSMITTERS, id));
    for (const tile of tiles) give(tile, ON_DISPLAY);
    s.display = tiles;
  }
  for (const [id, { owner, active = false, paid = [], left, right }] of Object.entries(transmitters)) {
    const tile = at(TRANSMITTERS, id);
    give(tile, owner);
    s.active[tile] = active ? 1 : 0;
    s.paid[tile] = TRANSMITTERS[tile].costs.reduce((sum, cost, i) => (paid.includes(cost) ? sum | (1 << i) : sum), 0);
    s.left[tile] = left ? at(TRANSMITTERS, left) : NONE;
    s.right[tile] = right ? at(TRANSMITTERS, right) : NONE;
  }
}

function setAgenda(s: PulsarState, { at: where = 'turn', turns = [0], picks = [] }: Position): void {
  const table: PulsarFrame[] = [];
  if (where === 'turn') {
    s.phase = 'action';
    table.push({ step: 'production' }, ...turns.map((seat): PulsarFrame => ({ step: 'begin-turn', seat })).reverse());
  } else if (where === 'dice') {
    s.phase = 'dice';
    table.push({ step: 'action-phase' }, ...picks.map((seat): PulsarFrame => ({ step: 'pick', seat })).reverse());
  } else table.push({ step: where });
  s.agenda.table = table;
  s.agenda.seats = s.players.map(() => []);
}

/** Fields of a track as stacks, bottom to top: `{ 8: [0, 2], 6: [1] }`. */
export function stacks(track: readonly number[]): Record<number, Seat[]> {
  const fields: Record<number, Seat[]> = {};
  for (const marker of track.toReversed()) {
    const field = marker >> 2;
    fields[field] = [...(fields[field] ?? []), marker & 3];
  }
  return fields;
}

/** The seats of a track by rank. */
export const ranks = (track: readonly number[]): Seat[] => track.map((marker) => marker & 3);

/** Who is on the planets of a system, in the order of its tile. */
export function planetsOf(s: PulsarState, id: string): number[] {
  const system = CLUSTERS[s.side].systemOf[CLUSTERS[s.side].indexOf[id]];
  return s.planets.slice(system * PLANETS, system * PLANETS + SYSTEM_TILES[s.systems[system]].planets.length);
}

export const isShown = (s: PulsarState, id: string): boolean =>
  s.shown[CLUSTERS[s.side].systemOf[CLUSTERS[s.side].indexOf[id]]] === 1;

export const pulsarAt = (s: PulsarState, id: string): { owner: number; gyrodyne: number; spins: number } => {
  const i = pulsarNo(s, id);
  return { owner: s.owner[i], gyrodyne: s.gyrodyne[i], spins: s.spins[i] };
};

export const shipOf = (s: PulsarState, seat: Seat): string => CLUSTERS[s.side].ids[s.players[seat].ship];

export const score = (t: PulsarTrial, seat: Seat): number => t.state.players[seat].score;

/** Flies with a payment along a path, without a gate run. */
export function fly(t: PulsarTrial, seat: Seat, pay: string, path: string): void {
  t.choose(seat, { do: 'fly', pay });
  t.choose(seat, { do: 'route', path });
  if (t.asked().includes(seat) && t.step(seat) === 'gate-run') t.choose(seat, { do: 'no-run' });
}

/** Where flights of the question end, with repeats. */
export function routeEnds(t: PulsarTrial, seat: Seat): string[] {
  return t.options(seat).flatMap((option) => (option.do === 'route' ? [option.path.split('-').at(-1) ?? ''] : []));
}

export const paths = (t: PulsarTrial, seat: Seat): string[] =>
  t.options(seat).flatMap((option) => (option.do === 'route' ? [option.path] : []));

/** Sums of the points told since, by row. */
export function pointsBy(events: readonly { readonly event: string }[], seat: Seat): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const event of events as readonly { event: string; seat?: Seat; n?: number; row?: string }[]) {
    if (event.event === 'points' && event.seat === seat && event.row) {
      sums[event.row] = (sums[event.row] ?? 0) + (event.n ?? 0);
    }
  }
  return sums;
}
