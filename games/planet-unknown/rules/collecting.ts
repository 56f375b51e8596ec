import { countBits } from '@orrery/kernel';
import { CORPORATIONS, TRACKS } from '../data/index.ts';
import type { PuChoice } from './choices.ts';
import { voice } from './events.ts';
import { removeFrom } from './grid.ts';
import { NONE, type Place, type PlanetUnknownState, type Player } from './state.ts';
import { BOX, BOXES, COSMOS, EVER, HORIZON, hasTech, JUMP_DRIVE } from './techs.ts';
import { gainPatches, placeOf } from './tracks.ts';

/** The scoring area, where a choice names the place of a lifepod. */
export const SCORING_AREA: Place = NONE;

export const hasFreeBox = (p: Player): boolean => p.boxes !== (1 << BOXES) - 1;

/** PU-DEF-18; Cosmos Inc. and Jump Drive decide where it goes. */
export function collectLifepod(seat: number, p: Player): void {
  voice.tell?.({ event: 'collected', seat, what: 'lifepod' });
  const decides = p.corporation === COSMOS || (p.corporation === JUMP_DRIVE && hasFreeBox(p));
  if (decides) p.pending.push({ effect: 'lifepod' });
  else p.savedLifepods++;
}

export function collectMeteorite(s: PlanetUnknownState, seat: number): void {
  const p = s.players[seat];
  p.savedMeteorites++;
  voice.tell?.({ event: 'collected', seat, what: 'meteorite' });
  // PU-HOR-10.
  if (hasTech(s, p, HORIZON, 3)) gainPatches(p, 1);
}

/** Every place of the five tracks where a lifepod might stand (PU-COS-05: never on top). */
const LIFEPOD_PLACES: readonly Place[] = TRACKS.flatMap((_, track) =>
  Array.from({ length: CORPORATIONS[COSMOS].trackList[track].top }, (_, space) => placeOf(track, space)),
);

const isFreePlace = (p: Player, place: Place): boolean =>
  !p.markers.includes(place) && !p.trackLifepods.includes(place);

export function listStows(p: Player, out: PuChoice[]): void {
  out.push({ do: 'save' });
  if (p.corporation === COSMOS) {
    for (const on of LIFEPOD_PLACES) if (isFreePlace(p, on)) out.push({ do: 'stow', on });
  } else {
    for (let box = 0; box < BOXES; box++) if ((p.boxes & (1 << box)) === 0) out.push({ do: 'stow-box', box });
  }
}

/** PU-JUMP-01: a lifepod in a box unlocks its tech. */
export function fillBox(seat: number, p: Player, box: number): void {
  p.boxes |= 1 << box;
  voice.tell?.({ event: 'tech', seat, level: BOX_PLACE + box });
  if (box === BOX.E && (p.usedThisGame & EVER.boxE) === 0) {
    p.usedThisGame |= EVER.boxE;
    p.pending.push({ effect: 'claim-row' });
  }
  if (box === BOX.F && (p.usedThisGame & EVER.boxF) === 0) {
    p.usedThisGame |= EVER.boxF;
    p.pending.push({ effect: 'draw-objectives' });
  }
}

/** PU-COS-06: between track spaces and the scoring area. */
export function listRepositions(p: Player, out: PuChoice[]): void {
  const sources = p.savedLifepods > 0 ? [SCORING_AREA, ...p.trackLifepods] : p.trackLifepods;
  for (const from of sources) {
    if (from !== SCORING_AREA) out.push({ do: 'reposition', from, to: SCORING_AREA });
    for (const to of LIFEPOD_PLACES) if (isFreePlace(p, to)) out.push({ do: 'reposition', from, to });
  }
}

export function repositionLifepod(seat: number, p: Player, from: Place, to: Place): void {
  if (from === SCORING_AREA) p.savedLifepods--;
  else removeFrom(p.trackLifepods, from);
  if (to === SCORING_AREA) p.savedLifepods++;
  else p.trackLifepods.push(to);
  voice.tell?.({ event: 'stowed', seat, on: to });
}

/** PU-EVENT-40: collected lifepods by the place they could be taken from; boxes count from 100. */
export const BOX_PLACE = 100;

export function listCollected(p: Player, out: PuChoice[]): void {
  if (p.savedLifepods > 0) out.push({ do: 'lose-lifepod', from: SCORING_AREA });
  for (const from of p.trackLifepods) out.push({ do: 'lose-lifepod', from });
  for (let box = 0; box < BOXES; box++) {
    if ((p.boxes & (1 << box)) !== 0) out.push({ do: 'lose-lifepod', from: BOX_PLACE + box });
  }
}

export function loseLifepod(seat: number, p: Player, from: Place): void {
  if (from === SCORING_AREA) p.savedLifepods--;
  else if (from >= BOX_PLACE) p.boxes &= ~(1 << (from - BOX_PLACE));
  else removeFrom(p.trackLifepods, from);
  voice.tell?.({ event: 'forfeited', seat, what: 'lifepod', from });
}

/** PU-DEC-20: all collected lifepods count for objectives, wherever they are kept. */
export const collectedLifepods = (p: Player): number => p.savedLifepods + p.trackLifepods.length + countBits(p.boxes);
