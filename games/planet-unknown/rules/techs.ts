import { CORPORATIONS, type CorporationId, EVENTS, TECH } from '../data/index.ts';
import type { PlanetUnknownState, Player } from './state.ts';
import { NONE } from './state.ts';

export const corporationNo = (id: CorporationId): number =>
  CORPORATIONS.findIndex((corporation) => corporation.id === id);

export const UNIVERSAL = corporationNo('universal-coalition');
export const COSMOS = corporationNo('cosmos-inc');
export const HORIZON = corporationNo('horizon-group');
export const JUMP_DRIVE = corporationNo('jump-drive');
export const OASIS = corporationNo('oasis-ultd');
export const REPUBLIC = corporationNo('republic');
export const WORMHOLE = corporationNo('wormhole-corp');
export const FLUX = corporationNo('flux-industries');
export const MAKESHIFT = corporationNo('makeshift');

/** Jump Drive's tech boxes. */
export const BOX = { A: 0, B: 1, C: 2, D: 3, E: 4, F: 5 } as const;
export const BOXES = 6;

/** [corporation][level] -> space of the tech track that unlocks it; NONE where the track unlocks nothing. */
const TECH_SPACE: readonly (readonly number[])[] = CORPORATIONS.map(({ trackList }) =>
  [0, 1, 2, 3, 4, 5].map((level) =>
    trackList[TECH].bonus.findIndex((bonuses) =>
      bonuses.some((bonus) => bonus.kind === 'tech' && bonus.level === level),
    ),
  ),
);

const TECH_PLACE = TECH * 16;

/** The highest space of the tech track a marker stands on. Only Makeshift has others there than its own. */
function techHeight(p: Player): number {
  if (p.corporation !== MAKESHIFT) return p.markers[TECH] - TECH_PLACE;
  let height = NONE;
  for (const place of p.markers) if (place >= TECH_PLACE) height = Math.max(height, place - TECH_PLACE);
  return height;
}

function reaches(p: Player, level: number, height: number): boolean {
  const space = TECH_SPACE[p.corporation][level];
  if (space < 0 || height < space) return false;
  // PU-COS-03: a covered milestone is not there.
  return p.trackLifepods.length === 0 || !p.trackLifepods.includes(TECH_PLACE + space);
}

function reachedByTrack(p: Player, level: number): boolean {
  const height = techHeight(p);
  if (!reaches(p, level, height)) return false;
  // PU-FLUX-03: a higher tech puts the lower ones out of use.
  return p.corporation !== FLUX || !(level < 5 && reaches(p, level + 1, height));
}

/** Bits of the levels the tech track gives now. */
export function techLevels(p: Player): number {
  let levels = 0;
  for (let level = 1; level <= 5; level++) if (reachedByTrack(p, level)) levels |= 1 << level;
  return levels;
}

/** PU-TECH-02, PU-TECH-03: is this tech of this corporation usable now? */
export function hasTech(s: PlanetUnknownState, p: Player, corporation: number, level: number): boolean {
  if (p.corporation !== corporation) return false;
  if (!forbids(s, 'no-milestones')) return reachedByTrack(p, level);
  // PU-DEC-18: what is reached while milestones give nothing works, and puts others out of use, from the next round on.
  return (p.techsAtStart & (1 << level)) !== 0 && reaches(p, level, techHeight(p));
}

export const hasBox = (p: Player, box: number): boolean => p.corporation === JUMP_DRIVE && (p.boxes & (1 << box)) !== 0;

/** Is a round-scoped event of this kind in force? PU-DEC-25: not in the final steps. */
export function forbids(s: PlanetUnknownState, op: string): boolean {
  return s.event !== NONE && s.finalStep === 0 && EVENTS[s.event].effect.op === op;
}

/** Once-per-round abilities, as bits of `usedThisRound`. */
export const ONCE = {
  boxA: 1,
  boxB: 2,
  boxC: 4,
  doublePatch: 8,
  reposition: 16,
  roverMarker: 32,
  fluxMoves: 64,
  fluxAdvance: 128,
  regress: 256,
} as const;
/** Once-per-game abilities, as bits of `usedThisGame`. */
export const EVER = { reposition: 1, boxE: 2, boxF: 4, fluxMilestone: 8 } as const;

export const isUnused = (p: Player, bit: number): boolean => (p.usedThisRound & bit) === 0;
export const useOnce = (p: Player, bit: number): void => {
  p.usedThisRound |= bit;
};
