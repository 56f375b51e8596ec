import { reveal } from '@orrery/kernel';
import { BIOMASS, type Bonus, CIV, CORPORATIONS, ROVER, TECH, WATER } from '../data/index.ts';
import { voice } from './events.ts';
import { type AdvanceMode, type Effect, NONE, type Place, type PlanetUnknownState, type Player } from './state.ts';
import { COSMOS, EVER, FLUX, forbids, hasTech, MAKESHIFT, OASIS, REPUBLIC, UNIVERSAL, WORMHOLE } from './techs.ts';

const SPACES = 16;
export const MARKERS = [0, 1, 2, 3, 4] as const;

export const placeOf = (track: number, space: number): Place => track * SPACES + space;
export const trackOf = (place: Place): number => place >> 4;
export const spaceOf = (place: Place): number => place & 15;

const ROVER_TOP = placeOf(ROVER, 15);

/** Oasis: the water marker's way, and each place's position on it. */
const WATER_PATH: readonly Place[] = (CORPORATIONS[OASIS].waterPath ?? []).map(({ track, space }) =>
  placeOf(track, space),
);

const topOf = (p: Player, marker: number): number => CORPORATIONS[p.corporation].trackList[marker].top;

const hasMarker = (p: Player, place: Place): boolean => p.markers.includes(place);

/** The next place in a direction on the marker's own way, whatever stands there; NONE at the end. */
function along(p: Player, marker: number, place: Place, step: 1 | -1): Place {
  if (p.corporation === OASIS && marker === WATER) {
    const index = WATER_PATH.indexOf(place) + step;
    return index >= 0 && index < WATER_PATH.length ? WATER_PATH[index] : NONE;
  }
  const space = spaceOf(place) + step;
  return space >= 0 && space <= topOf(p, trackOf(place)) ? place + step : NONE;
}

/** Where one step takes a marker that has only one way: NONE when it cannot go. */
function follow(s: PlanetUnknownState, p: Player, marker: number, step: 1 | -1): Place {
  let place = along(p, marker, p.markers[marker], step);
  if (p.corporation === COSMOS) {
    // PU-COS-02, PU-COS-15: spaces with lifepods are skipped.
    while (place !== NONE && p.trackLifepods.includes(place)) place = along(p, marker, place, step);
  } else if (p.corporation === OASIS) {
    // PU-OAS-04, PU-OAS-07: an occupied space blocks; with tech 1 it is skipped.
    while (place !== NONE && hasMarker(p, place)) {
      if (!hasTech(s, p, OASIS, 1)) return NONE;
      place = along(p, marker, place, step);
    }
  } else if (p.corporation === MAKESHIFT && place !== NONE && hasMarker(p, place)) return NONE;
  return place;
}

/** Every place a single advance can take a marker to; its own place on top of the rover track (PU-ROVER-11). */
export function targetsOf(s: PlanetUnknownState, p: Player, marker: number, climbing = false): Place[] {
  const place = p.markers[marker];
  if (p.corporation === MAKESHIFT) return makeshiftTargets(s, p, marker, climbing);
  if (place === ROVER_TOP && marker === ROVER) return [place];
  const next = follow(s, p, marker, 1);
  return next === NONE ? [] : [next];
}

/** PU-MAKE-01: straight up or onto a neighbouring track; PU-MAKE-08: with tech 3 also sideways. */
function makeshiftTargets(s: PlanetUnknownState, p: Player, marker: number, climbing: boolean): Place[] {
  const place = p.markers[marker];
  const track = trackOf(place);
  const space = spaceOf(place);
  const targets: Place[] = [];
  const tracks = [track - 1, track, track + 1];
  // PU-MAKE-06: with tech 1 the outermost tracks touch.
  if (hasTech(s, p, MAKESHIFT, 1)) {
    if (track === CIV) tracks.push(TECH);
    if (track === TECH) tracks.push(CIV);
  }
  if (place === ROVER_TOP) targets.push(place);
  for (const other of tracks) {
    if (other < CIV || other > TECH || space === 15) continue;
    const target = placeOf(other, space + 1);
    if (!hasMarker(p, target)) targets.push(target);
  }
  if (!climbing && hasTech(s, p, MAKESHIFT, 3) && (space < 15 || place === ROVER_TOP)) {
    for (const other of tracks) {
      if (other < CIV || other > TECH || other === track) continue;
      const target = placeOf(other, space);
      // PU-MAKE-12: no way back to where it was in this round.
      if (!hasMarker(p, target) && !p.leftPlaces.includes(marker * 100 + target)) targets.push(target);
    }
  }
  return targets;
}

/** PU-DEF-26. */
export function canAdvance(s: PlanetUnknownState, p: Player, marker: number): boolean {
  if (p.corporation === MAKESHIFT) return makeshiftTargets(s, p, marker, false).length > 0;
  if (marker === ROVER && p.markers[ROVER] === ROVER_TOP) return true;
  return follow(s, p, marker, 1) !== NONE;
}

export const canRegress = (s: PlanetUnknownState, p: Player, marker: number): boolean =>
  follow(s, p, marker, -1) !== NONE;

/** How many of `steps` a marker could go back. */
export function regressable(s: PlanetUnknownState, p: Player, marker: number, steps: number): number {
  const start = p.markers[marker];
  let done = 0;
  while (done < steps && canRegress(s, p, marker)) {
    p.markers[marker] = follow(s, p, marker, -1);
    done++;
  }
  p.markers[marker] = start;
  return done;
}

export function regressMarker(s: PlanetUnknownState, seat: number, marker: number, steps: number): void {
  const p = s.players[seat];
  for (let i = 0; i < steps; i++) {
    const place = follow(s, p, marker, -1);
    if (place === NONE) return;
    leave(p, marker);
    p.markers[marker] = place;
    voice.tell?.({ event: 'regressed', seat, marker, to: place });
  }
}

function leave(p: Player, marker: number): void {
  if (p.corporation === MAKESHIFT) p.leftPlaces.push(marker * 100 + p.markers[marker]);
}

/** Height for Unionization (PU-DEC-24): the path index for Oasis water, the printed height of a Wormhole step. */
export function heightOf(p: Player, marker: number): number {
  const place = p.markers[marker];
  if (p.corporation === OASIS && marker === WATER) return WATER_PATH.indexOf(place);
  if (p.corporation === WORMHOLE && marker === BIOMASS) {
    return CORPORATIONS[WORMHOLE].biomassHeights?.[spaceOf(place)]?.[0] ?? 0;
  }
  return spaceOf(place);
}

/**
 * Advances a marker by `steps` single advances (PU-TRACK-11), or until it stands on `floor` or higher. Where the player
 * has to decide on the way, what is left goes on the agenda and comes back here as an advance that has begun.
 */
export function advanceMarker(
  s: PlanetUnknownState,
  seat: number,
  marker: number,
  steps: number,
  mode: AdvanceMode = 'full',
  floor = 0,
  begun = false,
): void {
  const p = s.players[seat];
  for (let left = steps; left > 0; left--) {
    if (floor > 0 && heightOf(p, marker) >= floor) return;
    if (
      p.corporation === WORMHOLE &&
      marker === BIOMASS &&
      atTop(p, marker) &&
      (begun || left < steps) &&
      hasTech(s, p, WORMHOLE, 1)
    ) {
      // PU-WORM-05: between two single advances of one effect the marker may start anew.
      s.agenda.seats[seat].push({ step: 'wormhole-reset', left, mode });
      return;
    }
    const targets = targetsOf(s, p, marker, floor > 0);
    if (targets.length === 0) return;
    if (targets.length > 1) {
      s.agenda.seats[seat].push({ step: 'climb-to', marker, left, mode, floor });
      return;
    }
    enter(s, seat, marker, targets[0], mode);
    if (p.corporation === WORMHOLE && marker === BIOMASS && mode !== 'bare') {
      // The bonus is chosen before the marker goes on, so what is left waits under it.
      if (left > 1) s.agenda.seats[seat].push({ step: 'climb', marker, left: left - 1, mode, floor });
      s.agenda.seats[seat].push({ step: 'wormhole-bonus', space: spaceOf(p.markers[BIOMASS]), mode });
      return;
    }
  }
}

export const atTop = (p: Player, marker: number): boolean => spaceOf(p.markers[marker]) === topOf(p, marker);

/** Puts a marker on a place and gives what it shows. */
export function enter(s: PlanetUnknownState, seat: number, marker: number, to: Place, mode: AdvanceMode): void {
  const p = s.players[seat];
  if (to === p.markers[marker]) {
    // PU-EVENT-13: an advance without bonuses brings no moves either.
    if (mode !== 'bare') gainMoves(s, seat, CORPORATIONS[p.corporation].roverTopMoves, ROVER);
    return;
  }
  leave(p, marker);
  p.markers[marker] = to;
  voice.tell?.({ event: 'advanced', seat, marker, to });
  if (mode === 'bare') return;
  const track = trackOf(to);
  const { bonus, gain } = CORPORATIONS[p.corporation].trackList[track];
  if (gain === 'one') return;
  const bonuses = bonus[spaceOf(to)];
  for (let i = 0; i < bonuses.length; i++) gainBonus(s, seat, bonuses[i], track, mode);
}

const SYNERGY: Effect = { effect: 'synergy' };
const PATCH_EFFECT: Effect = { effect: 'patch' };
const STORED_PATCH: Effect = { effect: 'patch', stored: true };
const ROVER_EFFECT: Effect = { effect: 'rover' };
const FLUX_EFFECT: Effect = { effect: 'flux' };
const REPOSITION_3: Effect = { effect: 'reposition', times: 3, kept: true };
const ALL_BUT_CIV = 0b11110;
const REPUBLIC_REGRESS: Effect = { effect: 'regress', among: ALL_BUT_CIV, steps: 1 };

export function gainSynergy(s: PlanetUnknownState, p: Player): void {
  // PU-EVENT-28.
  if (!forbids(s, 'no-synergy')) p.pending.push(SYNERGY);
}

export function gainPatches(p: Player, n: number): void {
  for (let i = 0; i < n; i++) p.pending.push(PATCH_EFFECT);
}

/** PU-FINAL-01: stored patches come back to be placed; they are not gained anew. */
export function returnStoredPatches(p: Player): void {
  for (; p.storedPatches > 0; p.storedPatches--) p.pending.push(STORED_PATCH);
}

export function gainRover(p: Player): void {
  p.pending.push(ROVER_EFFECT);
}

/** A track space's bonus. `track` is where it is printed: that decides about milestones and improvements. */
export function gainBonus(s: PlanetUnknownState, seat: number, bonus: Bonus, track: number, mode: AdvanceMode): void {
  const p = s.players[seat];
  // PU-FLUX-06: the flux track is improved while tech 3 is the one in use.
  const improved = p.flux === track && hasTech(s, p, FLUX, 3);
  switch (bonus.kind) {
    case 'synergy':
      if (mode === 'no-synergy') return;
      gainSynergy(s, p);
      if (improved && track === WATER) gainSynergy(s, p);
      return;
    case 'moves':
      gainMoves(s, seat, bonus.n, track);
      return;
    case 'advance':
      p.pending.push({ effect: 'advance', marker: bonus.track, steps: 1 });
      return;
  }
  // PU-EVENT-21: milestones give nothing.
  if (forbids(s, 'no-milestones')) return;
  switch (bonus.kind) {
    case 'patch':
      gainPatches(p, improved ? 2 : 1);
      return;
    case 'rover':
      gainRover(p);
      return;
    case 'tech':
      unlockTech(seat, p, bonus.level);
      return;
    case 'civ':
      p.due.push(improved ? Math.min(4, bonus.level + 1) : bonus.level);
      // In phase 4 its deck is looked through at once.
      if (takesCards(s, seat)) reveal(s);
      if (p.corporation !== REPUBLIC) return;
      p.pending.push(REPUBLIC_REGRESS);
      if (hasTech(s, p, REPUBLIC, 4)) gainSynergy(s, p);
      return;
  }
}

function takesCards(s: PlanetUnknownState, seat: number): boolean {
  const [frame] = s.agenda.seats[seat];
  return frame?.step === 'window' && frame.phase === 'civ';
}

/** PU-RES-09: rover moves join the pool at once; PU-RES-11: with the modifiers that hold now. */
function gainMoves(s: PlanetUnknownState, seat: number, n: number, track: number): void {
  const p = s.players[seat];
  let more = 0;
  if (hasTech(s, p, UNIVERSAL, 3)) more = 1;
  else if (p.flux === ROVER && track === ROVER && hasTech(s, p, FLUX, 3)) more = 1;
  else if (hasTech(s, p, MAKESHIFT, 2) && p.markers.filter((place) => trackOf(place) === ROVER).length >= 2) more = 1;
  addMoves(seat, p, n + more);
}

/** Rover moves join the pool, whatever gives them. */
export function addMoves(seat: number, p: Player, n: number): void {
  if (n === 0) return;
  p.moves += n;
  voice.tell?.({ event: 'moves', seat, n });
}

function unlockTech(seat: number, p: Player, level: number): void {
  voice.tell?.({ event: 'tech', seat, level });
  if (p.corporation === FLUX) p.pending.push(FLUX_EFFECT);
  // PU-COS-09: given at the first unlocking only.
  if (p.corporation === COSMOS && level === 2 && (p.usedThisGame & EVER.reposition) === 0) {
    p.usedThisGame |= EVER.reposition;
    p.pending.push(REPOSITION_3);
  }
}
