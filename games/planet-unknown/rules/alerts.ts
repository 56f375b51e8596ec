import { below, reveal } from '@orrery/kernel';
import { EVENTS, SECTORS, TILES_PER_STACK } from '../data/index.ts';
import type { PuChoice } from './choices.ts';
import { SCORING_AREA } from './collecting.ts';
import { voice } from './events.ts';
import { SPOT } from './grid.ts';
import { canPlace, DROP_PLANET, neededDrop, UNPLACEABLE } from './placement.ts';
import type { Cell, PlanetUnknownState, Player } from './state.ts';
import { hasTech, UNIVERSAL } from './techs.ts';
import { offeredTiles, stacksOf, topTile, triggerEnd } from './tiles.ts';
import { gainPatches, gainSynergy, MARKERS, regressable } from './tracks.ts';

/** PU-EVENT-06: the top event is shown and executed by everybody at once. */
export function drawEvent(s: PlanetUnknownState): void {
  const card = s.events.pop();
  if (card === undefined) return;
  s.event = card;
  s.pastEvents.push(card);
  reveal(s);
  voice.tell?.({ event: 'alert', card });
  // PU-END-09.
  if (s.events.length === 0) triggerEnd(s, s.commander);
  for (const p of s.players) p.peeked = -1;
  executeForTable(s);
  for (let seat = 0; seat < s.players.length; seat++) executeFor(s, seat);
}

function executeForTable(s: PlanetUnknownState): void {
  switch (EVENTS[s.event].effect.op) {
    case 'add-civ-card-each-level':
      moveRandomCards(s, s.unused, s.decks);
      return;
    case 'remove-random-civ-card-each-level':
      moveRandomCards(s, s.decks, s.unused);
      return;
  }
}

/** PU-EVENT-23, PU-EVENT-32: one random card a level, seen by nobody. */
function moveRandomCards(s: PlanetUnknownState, from: number[][], to: number[][]): void {
  for (let level = 0; level < from.length; level++) {
    if (from[level].length === 0) continue;
    to[level].push(...from[level].splice(below(s.random, from[level].length), 1));
  }
}

/** What the event makes a player do becomes pending; what needs no decision happens at once. */
function executeFor(s: PlanetUnknownState, seat: number): void {
  const p = s.players[seat];
  const { effect } = EVENTS[s.event];
  switch (effect.op) {
    case 'advance':
      p.pending.push({
        effect: 'advance-any',
        among: bitsOf(effect.tracks),
        times: 1,
        steps: effect.steps,
        bonus: effect.bonus,
      });
      return;
    case 'regress':
      p.pending.push({ effect: 'regress', among: bitsOf(effect.tracks), steps: effect.steps });
      return;
    case 'patch':
      gainPatches(p, effect.n);
      return;
    case 'synergy':
      for (let i = 0; i < effect.n; i++) gainSynergy(s, p);
      return;
    case 'collect-lifepods':
      p.pending.push({ effect: 'rescue' });
      return;
    case 'collect-meteorites':
      p.pending.push({ effect: 'mine' });
      return;
    case 'add-meteorite-on-free-symbol':
      p.pending.push({ effect: 'impact' });
      return;
    case 'destroy-rover-if-more-than-1':
      if (p.rovers.length >= 2) p.pending.push({ effect: 'destroy-rover' });
      return;
    case 'destroy-lifepod-on-planet':
      p.pending.push({ effect: 'destroy-lifepod' });
      return;
    case 'destroy-collected-lifepod':
      p.pending.push({ effect: 'lose-lifepod' });
      return;
    case 'destroy-collected-meteorite':
      loseMeteorite(seat, p);
      return;
    case 'synergy-or-peek':
      p.pending.push({ effect: 'boost-or-peek' });
      return;
    case 'extra-rover':
      // PU-FAQ-11: beyond the corporation's own.
      p.roversLeft++;
      p.extraRover = true;
      return;
    case 'draw-single-objective':
      drawObjective(s, seat);
      return;
    case 'rotate-station-freely':
      p.pending.push({ effect: 'rotate-freely' });
      return;
    case 'destroy-own-objective':
      p.pending.push({ effect: 'discard-objective' });
      return;
    case 'remove-stack-of-current-sector':
      p.pending.push({ effect: 'remove-stack' });
      return;
  }
}

function bitsOf(tracks: readonly number[]): number {
  return tracks.reduce((bits, track) => bits | (1 << track), 0);
}

/** PU-EVENT-41. */
function loseMeteorite(seat: number, p: Player): void {
  if (p.savedMeteorites === 0) return;
  p.savedMeteorites--;
  voice.tell?.({ event: 'forfeited', seat, what: 'meteorite', from: SCORING_AREA });
}

/** PU-EVENT-33, PU-SOLO-13. */
function drawObjective(s: PlanetUnknownState, seat: number): void {
  const objective = s.objectiveDeck.pop();
  if (objective === undefined) return;
  s.players[seat].objectives.push(objective);
  voice.tell?.({ event: 'objective-gained', seat, objective });
}

/** PU-EVENT-14: a marker that can go back the full number, or else as far as any can. */
export function regressOptions(s: PlanetUnknownState, p: Player, among: number, steps: number): number[] {
  const able = MARKERS.map((marker) => ((among & (1 << marker)) !== 0 ? regressable(s, p, marker, steps) : 0));
  const most = Math.max(...able);
  return most === 0 ? [] : MARKERS.filter((marker) => able[marker] === most);
}

/** PU-EVENT-17: visible meteor symbols without a meteorite. */
export function listImpacts(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  // PU-DEC-19.
  if (hasTech(s, p, UNIVERSAL, 5)) return;
  for (let at = 0; at < p.ground.length; at++)
    if ((p.ground[at] & SPOT) !== 0 && !hasMeteorite(p, at)) out.push({ do: 'impact', at });
}

/** PU-HOR-18: a carried meteorite lies on its rover's cell. */
export function hasMeteorite(p: Player, cell: Cell): boolean {
  const rover = p.rovers.indexOf(cell);
  return p.meteorites.includes(cell) || (rover >= 0 && p.loads[rover] === 1);
}

/** PU-EVENT-36: of two stacks one may go if the other leaves a placeable tile, or if none was placeable anyway. */
export function listRemovableStacks(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  const [outer, inner] = stacksOf(s, p);
  if (topTile(s, outer) < 0 || topTile(s, inner) < 0) return;
  const hopeless = neededDrop(s, p, offeredTiles(s, p)) === UNPLACEABLE;
  const leavesTile = (stack: number): boolean => hopeless || canPlace(s, p, topTile(s, stack), DROP_PLANET);
  if (leavesTile(inner)) out.push({ do: 'remove-stack', ring: 'outer' });
  if (leavesTile(outer)) out.push({ do: 'remove-stack', ring: 'inner' });
}

export function removeStack(s: PlanetUnknownState, seat: number, ring: 'inner' | 'outer'): void {
  const [outer, inner] = stacksOf(s, s.players[seat]);
  const stack = ring === 'outer' ? outer : inner;
  voice.tell?.({ event: 'stack-removed', seat, ring, tiles: TILES_PER_STACK - s.taken[stack] });
  s.taken[stack] = TILES_PER_STACK;
}

const ROTATIONS: readonly PuChoice[] = Array.from({ length: SECTORS }, (_, rotation) => ({ do: 'rotate', rotation }));

/** PU-ROT-01: any rotation, the present one included. */
export const rotationOptions = (): PuChoice[] => ROTATIONS.slice();
