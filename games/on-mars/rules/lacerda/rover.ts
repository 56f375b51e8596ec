import { pick, reveal } from '@orrery/kernel';
import { ANY, CRYSTAL, DISCOVERIES, type Effect, ROVER_TECH, START_MINE } from '../../data/index.ts';
import { tileAt } from '../build.ts';
import { voice } from '../events.ts';
import { distance, HEX_COUNT, NEIGHBOURS } from '../hexes.ts';
import { takeTile } from '../movement.ts';
import { researchType } from '../possible.ts';
import { BARE, CRYSTAL_HERE, type Hex, NONE, type OnMarsState, RESEARCH_TILES } from '../state.ts';
import { levelOf } from '../technology.ts';
import { bestLevel, useTech } from '../using.ts';
import {
  cardsToHire,
  chooseBlueprint,
  chooseDevelopment,
  chooseItem,
  chooseTech,
  chooseType,
  LACERDA,
  sitesFor,
  upgradable,
} from './choices.ts';

const POINTS = 2;

/** OM-LACR-05: would this do anything for him? */
export function helpsLacerda(s: OnMarsState, effect: Effect): boolean {
  switch (effect.kind) {
    case 'gain':
      return effect.of === CRYSTAL;
    case 'develop':
      return chooseDevelopment(s, 1, true) !== undefined;
    case 'construct':
      return effect.of === ANY ? chooseType(s) !== NONE : sitesFor(s, effect.of).length > 0;
    case 'upgrade':
      return upgradable(s).length > 0;
    case 'hire':
      return cardsToHire(s, s.players[LACERDA].crystals).length > 0;
    case 'blueprint':
      return chooseBlueprint(s) !== NONE;
    case 'warehouse':
      return chooseItem(s) !== NONE;
    case 'learn':
      return chooseTech(s) !== undefined;
    default:
      return false;
  }
}

function canTake(s: OnMarsState, tile: number): boolean {
  if (tile < RESEARCH_TILES) return helpsLacerda(s, DISCOVERIES[tile].benefit);
  const lacks = ((s.players[LACERDA].research >> researchType(tile)) & 1) === 0;
  return lacks && chooseDevelopment(s, 1, true) !== undefined;
}

/** OM-LACR-01: hexes of the nearest tiles he can take. */
export function targets(s: OnMarsState, from: Hex): Hex[] {
  let best = Number.POSITIVE_INFINITY;
  let found: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = tileAt(s, hex);
    if (tile === NONE || s.pieces[hex] > 0 || !canTake(s, tile)) continue;
    const d = distance(from, hex);
    if (d > best) continue;
    if (d < best) found = [];
    best = d;
    found.push(hex);
  }
  return found;
}

function roverHex(s: OnMarsState): Hex {
  const { rover } = s.players[LACERDA];
  return rover === NONE ? START_MINE : rover;
}

/** OM-LACR-06: the Crystals on the richest shortest path from a hex to the goal, the hex itself left out. */
function richest(s: OnMarsState, hex: Hex, goal: Hex, memo: Map<Hex, number>): number {
  if (hex === goal) return 0;
  const known = memo.get(hex);
  if (known !== undefined) return known;
  let best = 0;
  for (const next of NEIGHBOURS[hex]) {
    if (distance(next, goal) >= distance(hex, goal)) continue;
    best = Math.max(best, crystalAt(s, next) + richest(s, next, goal, memo));
  }
  memo.set(hex, best);
  return best;
}

const crystalAt = (s: OnMarsState, hex: Hex): number => (s.ground[hex] === CRYSTAL_HERE ? 1 : 0);

function go(s: OnMarsState, goal: Hex): void {
  const p = s.players[LACERDA];
  let at = roverHex(s);
  if (p.rover !== NONE) s.pieces[at]--;
  const memo = new Map<Hex, number>();
  while (at !== goal) {
    const nearer = NEIGHBOURS[at].filter((next) => distance(next, goal) < distance(at, goal));
    const worth = (next: Hex): number => crystalAt(s, next) + richest(s, next, goal, memo);
    const most = Math.max(...nearer.map(worth));
    const next = pick(
      s.random,
      nearer.filter((one) => worth(one) === most),
    );
    voice.tell?.({ event: 'moved', seat: LACERDA, piece: 'rover', from: at, to: next });
    at = next;
    if (crystalAt(s, at) === 0) continue;
    s.ground[at] = BARE;
    p.below++;
    voice.tell?.({ event: 'collected', seat: LACERDA, at });
  }
  p.rover = at;
  s.pieces[at]++;
}

/** OM-LACR-01 to 08. */
export function moveLacerdasRover(s: OnMarsState): void {
  const p = s.players[LACERDA];
  const from = roverHex(s);
  const found = targets(s, from);
  if (found.length === 0) return void voice.tell?.({ event: 'lacerda-rests' });
  const target = pick(s.random, found);
  const far = distance(from, target);
  let points = POINTS;
  if (far > points && bestLevel(s, ROVER_TECH) > 0) {
    const owner = chooseRoverTile(s, far - points);
    useTech(s, LACERDA, owner, ROVER_TECH, 0);
    points += levelOf(s.players[owner], ROVER_TECH);
  }
  // OM-LACR-02: Crystals only if they reach the tile now, and only as many as it takes.
  if (far > points && far - points <= p.crystals) {
    p.crystals -= far - points;
    voice.tell?.({ event: 'paid', seat: LACERDA, good: CRYSTAL, n: far - points });
    points = far;
  }
  voice.tell?.({ event: 'lacerda-target', at: target, distance: far, points });
  if (far <= points) {
    go(s, target);
    reveal(s);
    return void takeTile(s, LACERDA, target);
  }
  const goal = closest(s, from, target, points);
  if (goal === from) return void voice.tell?.({ event: 'lacerda-rests' });
  go(s, goal);
}

function chooseRoverTile(s: OnMarsState, missing: number): number {
  const own = levelOf(s.players[LACERDA], ROVER_TECH);
  const other = levelOf(s.players[0], ROVER_TECH);
  return own > 0 && Math.min(own, missing) >= Math.min(other, missing) ? LACERDA : 0;
}

/** The legal hex within reach that is closest to the target; the hex he stands on counts. */
function closest(s: OnMarsState, from: Hex, target: Hex, points: number): Hex {
  let best = distance(from, target);
  let found: Hex[] = [from];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (hex === from || distance(from, hex) > points || s.pieces[hex] > 0) continue;
    const tile = tileAt(s, hex);
    if (tile !== NONE && !canTake(s, tile)) continue;
    const d = distance(hex, target);
    if (d >= best && !(d === best && found[0] !== from)) continue;
    if (d < best) found = [];
    best = d;
    found.push(hex);
  }
  return pick(s.random, found);
}
