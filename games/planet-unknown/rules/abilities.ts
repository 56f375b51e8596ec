import { BIOMASS, CORPORATIONS, ROVER, WATER } from '../data/index.ts';
import type { ChoiceOf, PuChoice } from './choices.ts';
import { voice } from './events.ts';
import type { PlanetUnknownState, Player } from './state.ts';
import { COSMOS, EVER, FLUX, HORIZON, hasTech, isUnused, MAKESHIFT, ONCE, useOnce, WORMHOLE } from './techs.ts';
import { addMoves, advanceMarker, canAdvance, canRegress, MARKERS, placeOf, regressMarker, spaceOf } from './tracks.ts';

const RESET: PuChoice = { do: 'reset-biomass' };
const ABILITY: readonly ChoiceOf<'ability'>[] = [0, 1, 2, 3, 4, 5].map((tech) => ({ do: 'ability', tech }));

/** PU-WORM-05. */
export const canResetBiomass = (s: PlanetUnknownState, p: Player): boolean =>
  p.corporation === WORMHOLE &&
  spaceOf(p.markers[BIOMASS]) === CORPORATIONS[WORMHOLE].trackList[BIOMASS].top &&
  hasTech(s, p, WORMHOLE, 1);

export function resetBiomass(seat: number, p: Player): void {
  p.markers[BIOMASS] = placeOf(BIOMASS, 0);
  voice.tell?.({ event: 'biomass-reset', seat });
}

/** PU-CORP-06: abilities a player may use at any moment of an own window. */
export function listAbilities(s: PlanetUnknownState, p: Player, out: PuChoice[]): void {
  switch (p.corporation) {
    case WORMHOLE:
      if (canResetBiomass(s, p)) out.push(RESET);
      return;
    case HORIZON:
      if (isUnused(p, ONCE.roverMarker) && hasTech(s, p, HORIZON, 5)) out.push(ABILITY[5]);
      return;
    case COSMOS:
      if (isUnused(p, ONCE.reposition) && hasTech(s, p, COSMOS, 5) && p.savedLifepods + p.trackLifepods.length > 0)
        out.push(ABILITY[5]);
      return;
    case FLUX:
      if (isUnused(p, ONCE.fluxMoves) && hasTech(s, p, FLUX, 1) && p.roversAtStart[p.flux] > 0) out.push(ABILITY[1]);
      if ((p.usedThisGame & EVER.fluxMilestone) === 0 && hasTech(s, p, FLUX, 2) && stepsToMilestone(p) > 0)
        out.push(ABILITY[2]);
      if (isUnused(p, ONCE.fluxAdvance) && hasTech(s, p, FLUX, 5) && canAdvance(s, p, p.flux)) out.push(ABILITY[5]);
      return;
    case MAKESHIFT:
      if (!isUnused(p, ONCE.regress) || !hasTech(s, p, MAKESHIFT, 4)) return;
      for (const marker of MARKERS) if (canRegress(s, p, marker)) out.push({ do: 'ability', tech: 4, marker });
      return;
  }
}

/** The rule against an ability that is not on offer. */
export function whyNotAbility(s: PlanetUnknownState, p: Player, { tech, marker }: ChoiceOf<'ability'>): string {
  if (!hasTech(s, p, p.corporation, tech)) return p.corporation === FLUX ? 'PU-FLUX-03' : 'PU-TECH-03';
  if (p.corporation === FLUX && tech === 1 && !(p.roversAtStart[p.flux] > 0)) return 'PU-FLUX-04';
  if (p.corporation === FLUX && tech === 2 && stepsToMilestone(p) === 0) return 'PU-FLUX-05';
  if (p.corporation === MAKESHIFT && tech === 4 && isUnused(p, ONCE.regress)) {
    return marker !== undefined && !canRegress(s, p, marker) ? 'PU-MAKE-14' : 'PU-MAKE-09';
  }
  return 'PU-TECH-04';
}

export function useAbility(s: PlanetUnknownState, seat: number, choice: ChoiceOf<'ability'>): void {
  const p = s.players[seat];
  switch (p.corporation) {
    case HORIZON:
      useOnce(p, ONCE.roverMarker);
      advanceMarker(s, seat, ROVER, 1);
      return;
    case COSMOS:
      useOnce(p, ONCE.reposition);
      p.pending.push({ effect: 'reposition', times: 1 });
      return;
    case MAKESHIFT:
      useOnce(p, ONCE.regress);
      regressMarker(s, seat, choice.marker as number, 1);
      return;
    case FLUX:
      if (choice.tech === 1) {
        useOnce(p, ONCE.fluxMoves);
        // PU-DEC-30: rovers as they stood when the round began, the flux track as it is now.
        addMoves(seat, p, 2 * p.roversAtStart[p.flux]);
      } else if (choice.tech === 2) {
        p.usedThisGame |= EVER.fluxMilestone;
        advanceMarker(s, seat, p.flux, stepsToMilestone(p));
      } else {
        useOnce(p, ONCE.fluxAdvance);
        advanceMarker(s, seat, p.flux, 1);
      }
      return;
  }
}

/** PU-FLUX-05: how far the flux marker is from its next milestone; 0 without one. */
function stepsToMilestone(p: Player): number {
  if (p.flux === WATER) return 0;
  const { bonus } = CORPORATIONS[p.corporation].trackList[p.flux];
  const space = spaceOf(p.markers[p.flux]);
  const next = bonus.findIndex(
    (bonuses, at) =>
      at > space &&
      bonuses.some(({ kind }) => kind === 'civ' || kind === 'patch' || kind === 'rover' || kind === 'tech'),
  );
  return next < 0 ? 0 : next - space;
}
