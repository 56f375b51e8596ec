import { type Bonus, CORPORATIONS, WATER } from '../data/index.ts';
import type { PlanetUnknownState, Player } from '../rules/state.ts';
import { forbids, OASIS } from '../rules/techs.ts';
import { MARKERS, spaceOf, targetsOf, trackOf } from '../rules/tracks.ts';

/** About how many rounds a game lasts. */
const USUAL_ROUNDS = 19;
export const roundsLeft = (s: PlanetUnknownState): number => (s.ending ? 0 : Math.max(1, USUAL_ROUNDS - s.round));

/** [corporation][track][space] medals, climbing evenly from one medal space to the next. */
const SLOPE: readonly (readonly (readonly number[])[])[] = CORPORATIONS.map(({ trackList }) =>
  trackList.map(({ medal, top }) => {
    const slope = new Array<number>(16).fill(0);
    let from = 0;
    for (let to = 1; to <= top; to++) {
      if (medal[to] === 0) continue;
      for (let at = from; at <= to; at++)
        slope[at] = medal[from] + ((medal[to] - medal[from]) * (at - from)) / (to - from);
      from = to;
    }
    for (let at = from; at <= top; at++) slope[at] = medal[from];
    return slope;
  }),
);

const PATH_LENGTH = CORPORATIONS[OASIS].waterPath?.length ?? 1;
const PATH_MEDALS = 15;

/** Medals a marker has, with its share of the next ones as far as there is time to get them. */
export function markerStanding(s: PlanetUnknownState, p: Player, marker: number): number {
  const place = p.markers[marker];
  if (p.corporation === OASIS && marker === WATER) {
    const path = CORPORATIONS[OASIS].waterPath ?? [];
    const index = path.findIndex(({ track, space }) => track === trackOf(place) && space === spaceOf(place));
    return (PATH_MEDALS * index) / PATH_LENGTH;
  }
  const { medal } = CORPORATIONS[p.corporation].trackList[trackOf(place)];
  const space = spaceOf(place);
  const slope = SLOPE[p.corporation][trackOf(place)][space];
  let now = 0;
  for (let at = space; at >= 0 && now === 0; at--) now = medal[at];
  const hope = Math.min(1, roundsLeft(s) / 6);
  return now + (slope - now) * hope;
}

export const WORTH = { synergy: 1.1, patch: 0.9, rover: 1.6, move: 0.28, tech: 1, card: 1.4, level: 0.5 } as const;

function bonusWorth(s: PlanetUnknownState, p: Player, bonus: Bonus): number {
  switch (bonus.kind) {
    case 'synergy':
      return forbids(s, 'no-synergy') ? 0 : WORTH.synergy;
    case 'patch':
      return WORTH.patch;
    case 'rover':
      return p.roversLeft > 0 ? WORTH.rover : 0;
    case 'moves':
      return p.rovers.length > 0 ? WORTH.move * bonus.n : 0.05 * bonus.n;
    case 'civ':
      return WORTH.card + WORTH.level * bonus.level;
    case 'tech':
      return (WORTH.tech * Math.min(10, roundsLeft(s))) / 10;
    case 'advance':
      return 0.8;
  }
}

/** PU-JUMP-10: what the five spaces level with a marker show. */
export function rowWorth(s: PlanetUnknownState, p: Player, marker: number): number {
  const space = spaceOf(p.markers[marker]);
  let worth = 0;
  for (const { bonus } of CORPORATIONS[p.corporation].trackList) {
    for (const each of bonus[space]) worth += bonusWorth(s, p, each);
  }
  return worth;
}

/** About what the best row brings to somebody who waits for it. */
const GOOD_ROW = 4;
/** PU-DEC-13: what it is worth not to take a row yet. */
export const rowToCome = (s: PlanetUnknownState): number => GOOD_ROW * Math.min(1, roundsLeft(s) / 5);

/** What one more step of a marker would bring. */
export function stepWorth(s: PlanetUnknownState, p: Player, marker: number): number {
  const [to] = targetsOf(s, p, marker);
  if (to === undefined) return 0;
  const here = p.markers[marker];
  if (to === here) return WORTH.move * 3;
  let worth = 0;
  const { bonus } = CORPORATIONS[p.corporation].trackList[trackOf(to)];
  for (const each of bonus[spaceOf(to)] ?? []) worth += bonusWorth(s, p, each);
  p.markers[marker] = to;
  worth += markerStanding(s, p, marker);
  p.markers[marker] = here;
  return worth - markerStanding(s, p, marker);
}

/** The best single step a player could make: what a synergy boost is worth. */
export function bestStep(s: PlanetUnknownState, p: Player): number {
  let best = 0;
  for (const marker of MARKERS) best = Math.max(best, stepWorth(s, p, marker));
  return best;
}
