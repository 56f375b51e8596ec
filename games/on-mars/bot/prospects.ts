import { countBits, type Seat } from '@orrery/kernel';
import {
  BUILD_COST,
  BUILDINGS,
  CONTRACTS,
  MINE,
  MINERAL,
  PROGRESS_LEVELS,
  PROGRESS_POINTS,
  SHELTER,
} from '../data/index.ts';
import { hasTile } from '../rules/build.ts';
import { fulfilsUpgrade, isContractDone } from '../rules/contracts.ts';
import { storageRoom } from '../rules/goods.ts';
import { connected, distance, HEX_COUNT, kindOf, NEIGHBOURS, RINGS } from '../rules/hexes.ts';
import { rewardPoints } from '../rules/lss.ts';
import { type Hex, NONE, type OnMarsState } from '../rules/state.ts';
import { bestLevel } from '../rules/using.ts';
import { wanted } from './wanted.ts';
import { WORTH } from './weights.ts';

/** What constructing would bring. Reused: read it at once. */
export interface Survey {
  /** [hex] of any type. */
  readonly site: Float64Array;
  /** [type] within the own Building Zones with the goods at hand, and once a Bot has gone there and it is paid for. */
  readonly best: Float64Array;
  readonly ahead: Float64Array;
}

export function newSurvey(hexes: number): Survey {
  const types = BUILDINGS.length;
  return { site: new Float64Array(hexes), best: new Float64Array(types), ahead: new Float64Array(types) };
}

const survey = newSurvey(HEX_COUNT);
/** [steps from the nearest Bot] how much of a site's worth counts. */
const REACH: readonly number[] = [1, 1, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0, 0, 0];

/** What a construction that cannot be paid for yet counts. */
const UNPAID = 0.5;
const LARGEST = 8;
const MOST_SEATS = 4;
/** Constructions worth less than this are not looked for. */
const LEAST = 0.3;

/** Points that one more cube in the Progress area will bring in all the scorings to come. */
export function cubeWorth(s: OnMarsState, seat: Seat): number {
  const cubes = countBits(s.players[seat].progress);
  if (cubes === PROGRESS_POINTS.length - 1) return 0;
  let scorings = 1;
  for (let i = 0; i < PROGRESS_LEVELS.length; i++) if (s.level < PROGRESS_LEVELS[i]) scorings++;
  return scorings * (PROGRESS_POINTS[cubes + 1] - PROGRESS_POINTS[cubes]) + WORTH.cube;
}

/** What a Building of the type brings whatever the size of its Complex. */
function baseWorth(s: OnMarsState, seat: Seat, type: number): number {
  if (type === SHELTER) return WORTH.shelter + wanted(s, seat, 'shelters');
  if (type === MINE) return WORTH.miner - WORTH.atHome + wanted(s, seat, 'mines');
  const row = s.lss[type - 1];
  if (row > s.level) return 0;
  return (
    rewardPoints(s, seat, s.rewards[type - 1]) + WORTH.lssBenefit + (row === 1 ? 2 : 0) + 0.4 * wanted(s, seat, 'level')
  );
}

function sizeWorth(s: OnMarsState, seat: Seat, type: number, size: number): number {
  const p = s.players[seat];
  if (type === SHELTER) return Math.min(size, 3) * WORTH.crystal;
  const each = type === MINERAL ? WORTH.mineral : WORTH.resource;
  let worth = Math.min(size, storageRoom(p) - p.storage[type]) * each;
  if (size > 1 && ((p.progress >> type) & 1) === 0) worth += cubeWorth(s, seat);
  if (size >= 4) worth += contractHelp(s, seat, type);
  return worth + (size >= 3 ? 0.3 : 0);
}

/** A Complex of four is what an own Upgrade Contract waits for. */
function contractHelp(s: OnMarsState, seat: Seat, type: number): number {
  if (s.contractOwner[type] !== seat || isContractDone(s, type) || fulfilsUpgrade(s, seat, type)) return 0;
  return (CONTRACTS[type].points + CONTRACTS[type].penalty) * 0.3;
}

/** Are the goods at hand that a Building of the type costs? */
export function isPaid(s: OnMarsState, seat: Seat, type: number): boolean {
  const p = s.players[seat];
  return type === MINE ? p.quarters > 0 : p.storage[BUILD_COST[type]] > 0 || p.storage[MINERAL] > 0;
}

const costWorth = (type: number): number =>
  type === MINE ? 0 : BUILD_COST[type] === MINERAL ? WORTH.mineral : WORTH.resource;

/** Free hexes beside or two steps from Buildings of a kind. */
interface Sites {
  /** Found for the map as it is. */
  known: boolean;
  count: number;
  readonly hexes: Int32Array;
  /** [hex] how many Buildings of the kind one there would hang together with. */
  readonly joined: Int32Array;
}

/** [kind] the map changes seldom, so what was found holds for many a look. */
const SITES: readonly Sites[] = Array.from({ length: kindOf(SHELTER, MOST_SEATS) }, () => ({
  known: false,
  count: 0,
  hexes: new Int32Array(HEX_COUNT),
  joined: new Int32Array(HEX_COUNT),
}));
/** [hex] what stood there at the last look. */
const map = new Int32Array(HEX_COUNT);

function readMap(building: readonly number[]): void {
  let hex = 0;
  while (hex < HEX_COUNT && map[hex] === building[hex]) hex++;
  if (hex === HEX_COUNT) return;
  for (; hex < HEX_COUNT; hex++) map[hex] = building[hex];
  for (const sites of SITES) sites.known = false;
}

const group: Hex[] = new Array(HEX_COUNT).fill(0);
/** [hex] the search that found it, the group it was counted to last, the search that walked over it. */
const foundIn = new Float64Array(HEX_COUNT);
const countedTo = new Float64Array(HEX_COUNT);
const walkedIn = new Float64Array(HEX_COUNT);
let searches = 0;
let groups = 0;

/** Every group of Buildings of the kind is walked over once. */
function findSites(kind: number): Sites {
  const sites = SITES[kind];
  if (sites.known) return sites;
  sites.known = true;
  sites.count = 0;
  searches++;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (map[hex] !== kind || walkedIn[hex] === searches) continue;
    const size = walk(hex, kind);
    groups++;
    for (let i = 0; i < size; i++) {
      const beside = NEIGHBOURS[group[i]];
      for (let j = 0; j < beside.length; j++) {
        const at = beside[j];
        if (map[at] !== NONE || countedTo[at] === groups) continue;
        addSite(sites, at);
        countedTo[at] = groups;
        sites.joined[at] += size;
      }
      const ring = RINGS[group[i]][2];
      for (let j = 0; j < ring.length; j++) if (map[ring[j]] === NONE) addSite(sites, ring[j]);
    }
  }
  return sites;
}

function addSite(sites: Sites, hex: Hex): void {
  if (foundIn[hex] === searches) return;
  foundIn[hex] = searches;
  sites.joined[hex] = 0;
  sites.hexes[sites.count++] = hex;
}

/** Lists the Buildings that hang together with one, itself first, and says how many. */
function walk(from: Hex, kind: number): number {
  let size = 1;
  group[0] = from;
  walkedIn[from] = searches;
  for (let i = 0; i < size; i++) {
    const beside = NEIGHBOURS[group[i]];
    for (let j = 0; j < beside.length; j++) {
      const next = beside[j];
      if (map[next] !== kind || walkedIn[next] === searches) continue;
      walkedIn[next] = searches;
      group[size++] = next;
    }
  }
  return size;
}

function nearestBot(bots: readonly Hex[], hex: Hex): number {
  let nearest = REACH.length - 1;
  for (let i = 0; i < bots.length; i++) nearest = Math.min(nearest, distance(bots[i], hex));
  return nearest;
}

const bySize = new Float64Array(LARGEST + 1);
const UNKNOWN = -1;

/** Does the next Colony level wait for a Building of the type? */
export function isNeeded(s: OnMarsState, type: number): boolean {
  return type !== MINE && type !== SHELTER && s.lss[type - 1] <= s.level;
}

/** `more` is what a Building that the next Colony level waits for is worth beyond all else. */
export function lookAround(s: OnMarsState, seat: Seat, more = 0): Survey {
  const { site, best, ahead } = survey;
  const { bots } = s.players[seat];
  readMap(s.building);
  site.fill(0);
  best.fill(0);
  ahead.fill(0);
  for (let type = 0; type < BUILDINGS.length; type++) {
    if (!hasTile(s, seat, type)) continue;
    const most = bestLevel(s, type);
    const base = baseWorth(s, seat, type) - costWorth(type) + (isNeeded(s, type) ? more : 0);
    if (base + sizeWorth(s, seat, type, most + 1) < LEAST) continue;
    const { count, hexes, joined } = findSites(kindOf(type, seat));
    const paid = isPaid(s, seat, type);
    bySize.fill(UNKNOWN);
    for (let i = 0; i < count; i++) {
      const hex = hexes[i];
      if (joined[hex] > most) continue;
      const size = Math.min(joined[hex] + 1, LARGEST);
      if (bySize[size] === UNKNOWN) bySize[size] = Math.max(0, base + sizeWorth(s, seat, type, size));
      const worth = bySize[size];
      if (worth > site[hex]) site[hex] = paid ? worth : worth * UNPAID;
      if (worth <= best[type]) continue;
      const steps = nearestBot(bots, hex);
      if (steps <= 1 && paid) best[type] = worth;
      ahead[type] = Math.max(ahead[type], worth * REACH[steps] * (paid ? 1 : UNPAID));
    }
  }
  return survey;
}

/** What constructing one type at one hex would bring, legal or not. */
export function siteWorth(s: OnMarsState, seat: Seat, type: number, hex: Hex, more = 0): number {
  const size = connected(s, hex, kindOf(type, seat)) + 1;
  const worth = baseWorth(s, seat, type) - costWorth(type) + sizeWorth(s, seat, type, size);
  return isNeeded(s, type) ? worth + more : worth;
}
