import { newAgenda, type Seat, seedRandom } from '@orrery/kernel';
import { type Trial, trial } from '@orrery/testkit';
import {
  type ActionName,
  BLUEPRINTS,
  BUILDINGS,
  hexAt,
  LAB,
  numberOf,
  type SoloGoalName,
  START_BUILDINGS,
  TECHS,
} from '../data/index.ts';
import { onMars } from '../game.ts';
import { kindOf } from '../rules/hexes.ts';
import { setUp } from '../rules/setup.ts';
import {
  COLONIZATION,
  type Hex,
  NONE,
  type OmChoice,
  type OmFrame,
  type OnMarsState,
  type Player,
  type TableFrame,
  TILE,
} from '../rules/state.ts';

export type T = Trial<OnMarsState, OmChoice>;

export interface Where {
  readonly seats?: number;
  /** The side the first player's marker is on. */
  readonly side?: 'orbit' | 'colony';
  readonly long?: boolean;
  readonly spaceOddity?: boolean;
  readonly firstColonists?: boolean;
  readonly soloGoal?: SoloGoalName;
  readonly edit?: (s: OnMarsState, me: Player, other: Player) => void;
  /** What is next; the first player's turn unless told. */
  readonly next?: readonly TableFrame[];
}

export const hex = hexAt;
/** A corner of the map where nothing is near. */
export const FAR = hexAt(-4, 3);

/** A plain position without luck: Buildings at fixed hexes, tiles without arrows on top, no Goals in hand. */
export function place(where: Where = {}): OnMarsState {
  const { seats = 2, side = 'orbit' } = where;
  const solo = seats === 1;
  const rules = {
    players: Math.max(2, seats),
    solo,
    long: where.long ?? false,
    spaceOddity: where.spaceOddity ?? false,
    firstColonists: where.firstColonists ?? false,
    soloGoal: where.soloGoal ?? 'first-colonists',
  } as const;
  const s = setUp(rules, seats, seedRandom('position'));
  const turn = s.players.map((_, i) => s.players[(i + s.starter) % s.players.length]);
  s.players = turn;
  for (let h = 0; h < s.building.length; h++) if (s.building[h] >= 5) s.building[h] = NONE;
  s.pieces.fill(0);
  s.starter = 0;
  for (const [i, at] of SHELTERS[s.players.length].entries()) {
    s.building[at] = 5 + i;
    if (!(solo && i === 1)) s.players[i].bots = [at];
    s.pieces[at] = s.players[i].bots.length;
  }
  for (const [i, at] of START_BUILDINGS.entries()) s.building[at] = i + 1;
  s.stacks = [0, 1, 2, 3, 4].flatMap(() => [0, 1, 2, 3, 4, 5]);
  s.rewards = [0, 1, 2, 3];
  s.missions = [3, 7, 8];
  s.trackers = [9, 9, 9];
  s.grid = [0, 1, 2, 3, 4, 6, 7, 8];
  s.blueprintDisplay = [0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1];
  s.blueprintDeck = [...Array.from({ length: 12 }, (_, i) => 23 - i), ...Array.from({ length: 6 }, (_, i) => 11 - i)];
  s.seenBlueprints = 63;
  s.exploration = [12, 13];
  s.discoveryStack = Array.from({ length: 19 }, (_, i) => i).filter((tile) => tile !== 12 && tile !== 13);
  s.seenDiscoveries = (1 << 12) | (1 << 13);
  s.phase = COLONIZATION;
  s.round = 1;
  for (const [i, p] of s.players.entries()) {
    p.goals = [];
    p.aCard = NONE;
    p.space = i === 0 ? (side === 'orbit' ? 1 : 5) : 9 - i;
  }
  s.agenda = newAgenda<OmFrame>(seats);
  where.edit?.(s, s.players[0], s.players[1]);
  s.agenda.table = [...(where.next ?? [{ step: 'next-turn' }, { step: 'begin-turn', seat: 0 }])];
  return s;
}

const SHELTERS: Readonly<Record<number, readonly Hex[]>> = {
  2: [hexAt(-2, -1), hexAt(2, 1)],
  3: [hexAt(-2, -1), hexAt(2, -3), hexAt(2, 1)],
  4: [hexAt(-2, -1), hexAt(2, -3), hexAt(2, 1), hexAt(-2, 3)],
};

export function position(where: Where = {}): T {
  return trial(onMars, place(where));
}

/** Takes a Main action, which must be offered. */
export function main(t: T, action: ActionName, seat: Seat = 0): void {
  t.choose(seat, { do: 'main', action });
}

export function end(t: T, seat: Seat = 0): void {
  t.choose(seat, { do: 'end' });
}

export function type(name: string): number {
  return numberOf(BUILDINGS, name);
}

/** Puts a Building on the map. */
export function put(s: OnMarsState, name: string, at: Hex, owner: Seat = 0): void {
  s.building[at] = kindOf(type(name), owner);
  if (name === 'shelter') s.players[owner].shelters++;
}

export function moveBot(s: OnMarsState, seat: Seat, at: Hex, i = 0): void {
  const p = s.players[seat];
  if (i < p.bots.length) s.pieces[p.bots[i]]--;
  else p.botSupply--;
  p.bots[i] = at;
  s.pieces[at]++;
}

export function moveRover(s: OnMarsState, seat: Seat, at: Hex): void {
  const p = s.players[seat];
  if (p.rover !== NONE) s.pieces[p.rover]--;
  p.rover = at;
  s.pieces[at]++;
}

/** Gives a Tech tile of a level: on the first free space of that column. */
export function tech(s: OnMarsState, seat: Seat, name: string, level: number): void {
  const p = s.players[seat];
  const number = numberOf(TECHS, name);
  p.tech[number] = LAB.findIndex((space, at) => space.level === level && !p.tech.includes(at));
}

export function card(name: string): number {
  return BLUEPRINTS.findIndex(({ id }) => id === name);
}

/** Gives a Blueprint that is not used yet. */
export function own(s: OnMarsState, seat: Seat, name: string): void {
  const number = card(name);
  s.cardOwner[number] = seat;
  s.players[seat].markers--;
  const at = s.blueprintDisplay.indexOf(number);
  if (at >= 0) s.blueprintDisplay[at] = NONE;
}

/** Gives a Blueprint with its Advanced Building on a hex. */
export function advanced(s: OnMarsState, seat: Seat, name: string, at: Hex): void {
  own(s, seat, name);
  s.cardAt[card(name)] = at;
  s.building[at] = kindOf(BLUEPRINTS[card(name)].building, seat);
  s.marker[at] = seat;
  s.pieces[at]++;
}

export function miner(s: OnMarsState, seat: Seat, at: Hex): void {
  s.building[at] = 0;
  s.players[seat].miners.push(at);
  s.players[seat].supply--;
  s.pieces[at]++;
}

export function discovery(s: OnMarsState, tile: number, at: Hex): void {
  s.ground[at] = TILE + tile;
}

/** Research type A to D as 0 to 3. */
export function research(s: OnMarsState, kind: number, at: Hex): void {
  s.ground[at] = TILE + 19 + kind * 2;
}

export const orbit = (edit?: Where['edit']): T => position(edit ? { side: 'orbit', edit } : { side: 'orbit' });
export const colony = (edit?: Where['edit']): T => position(edit ? { side: 'colony', edit } : { side: 'colony' });
export const DONE = { do: 'done' } as const;
