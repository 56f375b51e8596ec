import { hasMeteorite, listImpacts, listRemovableStacks, regressOptions, rotationOptions } from './alerts.ts';
import type { PuChoice } from './choices.ts';
import { listCollected, listRepositions, listStows } from './collecting.ts';
import { listPatch } from './patches.ts';
import { listRelocations, listRoverPlaces } from './rovers.ts';
import type { Effect, EffectOf, PlanetUnknownState, Player } from './state.ts';
import { BOX, COSMOS, hasBox, hasTech, isUnused, ONCE } from './techs.ts';
import { listPlaces, listResource, listTakes } from './tiles.ts';
import { canAdvance, heightOf, MARKERS, targetsOf } from './tracks.ts';

/** Adds a pending effect's options and says whether it has to be resolved if it can be (PU-ROUND-11). */
type ListEffect<E> = (s: PlanetUnknownState, p: Player, effect: E, out: PuChoice[]) => boolean;

const MUST = true;
const MAY = false;

const perMarker = <C>(make: (marker: number) => C): readonly C[] => MARKERS.map(make);
const SYNERGY_CHOICES = perMarker((marker): PuChoice => ({ do: 'synergy', marker }));
const TWICE_CHOICES = perMarker((marker): PuChoice => ({ do: 'synergy', marker, twice: true }));
const FIXED_CHOICES = perMarker((marker): PuChoice => ({ do: 'fixed-advance', marker }));
const UNIONIZE_CHOICES = perMarker((marker): PuChoice => ({ do: 'unionize', marker }));
const REGRESS_CHOICES = perMarker((marker): PuChoice => ({ do: 'regress', marker }));
const CLAIM_CHOICES = perMarker((marker): PuChoice => ({ do: 'claim-row', marker }));
const FLUX_CHOICES = perMarker((track): PuChoice => ({ do: 'flux', track }));
const LINES: readonly PuChoice[] = (['row', 'column'] as const).flatMap((line) =>
  Array.from({ length: 12 }, (_, index): PuChoice => ({ do: 'clear-line', line, index })),
);

/** PU-CIV-19: the floor every marker is lifted to. */
export const UNION_FLOOR = 5;

/** Cells where a meteorite lies or is carried, each once. */
const meteoriteCells = (p: Player): number[] => {
  const cells = new Set(p.meteorites);
  for (const rover of p.rovers) if (hasMeteorite(p, rover)) cells.add(rover);
  return [...cells];
};

export const EFFECTS: { readonly [K in Effect['effect']]: ListEffect<EffectOf<K>> } = {
  take(s, p, effect, out) {
    listTakes(s, p, effect, out);
    return MUST;
  },
  place(s, p, effect, out) {
    listPlaces(s, p, effect, out);
    return MUST;
  },
  resource: listResource,
  synergy(s, p, _, out) {
    for (const marker of MARKERS) if (canAdvance(s, p, marker)) out.push(SYNERGY_CHOICES[marker]);
    // PU-JUMP-07.
    if (hasBox(p, BOX.C) && isUnused(p, ONCE.boxC)) {
      for (const marker of MARKERS) if (canAdvance(s, p, marker)) out.push(TWICE_CHOICES[marker]);
    }
    return MUST;
  },
  patch: (s, p, { stored }, out) => listPatch(s, p, stored === true, out),
  rover(_, p, __, out) {
    listRoverPlaces(p, out);
    return MUST;
  },
  advance(s, p, { marker }, out) {
    if (canAdvance(s, p, marker)) out.push(FIXED_CHOICES[marker]);
    return MUST;
  },
  'advance-any'(s, p, { among, steps }, out) {
    for (const marker of MARKERS) {
      if ((among & (1 << marker)) !== 0 && canAdvance(s, p, marker)) out.push({ do: 'advance', marker, steps });
    }
    return MUST;
  },
  unionize(s, p, { among }, out) {
    for (const marker of MARKERS) {
      const below = (among & (1 << marker)) !== 0 && heightOf(p, marker) < UNION_FLOOR;
      if (below && targetsOf(s, p, marker, true).length > 0) out.push(UNIONIZE_CHOICES[marker]);
    }
    return MUST;
  },
  regress(s, p, { among, steps }, out) {
    for (const marker of regressOptions(s, p, among, steps)) out.push(REGRESS_CHOICES[marker]);
    return MUST;
  },
  lifepod(_, p, __, out) {
    listStows(p, out);
    return MUST;
  },
  reposition(s, p, { kept }, out) {
    // PU-TECH-03: what tech 2 left can be used while the tech is there.
    if (kept !== true || hasTech(s, p, COSMOS, 2)) listRepositions(p, out);
    return MAY;
  },
  flux(_, p, __, out) {
    for (const track of MARKERS) if (track !== p.flux) out.push(FLUX_CHOICES[track]);
    return MAY;
  },
  'claim-row'(_, p, __, out) {
    if (hasBox(p, BOX.E)) out.push(...CLAIM_CHOICES);
    return MAY;
  },
  'draw-objectives'(s, p, _, out) {
    if (hasBox(p, BOX.F) && s.objectiveDeck.length > 0) out.push({ do: 'draw-objectives' });
    return MAY;
  },
  'common-objective'(_, p, __, out) {
    for (const objective of p.dealt) out.push({ do: 'common-objective', objective });
    return MUST;
  },
  rescue(_, p, __, out) {
    for (const at of p.lifepods) out.push({ do: 'rescue', at });
    return MUST;
  },
  mine(_, p, __, out) {
    for (const at of meteoriteCells(p)) out.push({ do: 'mine', at });
    return MUST;
  },
  relocate(s, p, _, out) {
    listRelocations(s, p, out);
    return MAY;
  },
  'clear-line'(_, p, __, out) {
    if (meteoriteCells(p).length > 0) out.push(...LINES);
    return MUST;
  },
  blast(_, p, __, out) {
    for (const at of meteoriteCells(p)) out.push({ do: 'blast', at });
    return MAY;
  },
  impact(s, p, _, out) {
    listImpacts(s, p, out);
    return MUST;
  },
  'destroy-rover'(_, p, __, out) {
    for (const at of p.rovers) out.push({ do: 'destroy-rover', at });
    return MUST;
  },
  'destroy-lifepod'(_, p, __, out) {
    for (const at of p.lifepods) out.push({ do: 'destroy-lifepod', at });
    return MUST;
  },
  'lose-lifepod'(_, p, __, out) {
    listCollected(p, out);
    return MUST;
  },
  'discard-objective'(_, p, __, out) {
    for (const objective of p.objectives) out.push({ do: 'discard-objective', objective });
    return MUST;
  },
  'remove-stack'(s, p, _, out) {
    listRemovableStacks(s, p, out);
    return MUST;
  },
  'rotate-freely'(_, __, ___, out) {
    out.push(...rotationOptions());
    return MUST;
  },
  'boost-or-peek'(s, _, __, out) {
    out.push({ do: 'boost' });
    // PU-EVENT-25: there must be a next event.
    if (s.events.length > 0) out.push({ do: 'peek' });
    return MUST;
  },
  'take-any-card'(s, _, __, out) {
    for (let level = 1; level <= s.decks.length; level++) {
      for (const card of s.decks[level - 1]) out.push({ do: 'card', card, level });
    }
    return MUST;
  },
};

/** Adds the options of one pending effect; true when it keeps the window open. */
export function listEffect(s: PlanetUnknownState, p: Player, effect: Effect, out: PuChoice[]): boolean {
  const before = out.length;
  const must = (EFFECTS[effect.effect] as ListEffect<Effect>)(s, p, effect, out);
  return must && out.length > before;
}

/** PU-DEC-13: what may wait for a later window; everything else is lost with the window it came in. */
export const isKept = (effect: Effect): boolean =>
  effect.effect === 'claim-row' ||
  effect.effect === 'draw-objectives' ||
  (effect.effect === 'reposition' && effect.kept === true);
