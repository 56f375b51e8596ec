import { ENERGY, TERRAINS, TRACKS, type Track, WATER } from '../data/index.ts';
import { listAbilities } from '../rules/abilities.ts';
import type { PuChoice } from '../rules/choices.ts';
import { isKept, listEffect } from '../rules/effects.ts';
import type { Effect, EffectOf, PlanetUnknownState, Player } from '../rules/state.ts';
import { hasTech, OASIS, UNIVERSAL } from '../rules/techs.ts';
import { cellName, tileName } from './describe.ts';
import type { Dictionary } from './en/phrases.ts';

const tracksOf = (bits: number): Track[] => TRACKS.filter((_, track) => (bits & (1 << track)) !== 0);

/** PU-OAS-01, PU-UC-04: how far a tile's resource brings its marker. */
export function resourceSteps(
  view: PlanetUnknownState,
  p: Player,
  { terrain, placed, ice }: EffectOf<'resource'>,
): number {
  if (terrain !== WATER || !placed) return 1;
  if (p.corporation === OASIS) return ice;
  return hasTech(view, p, UNIVERSAL, 4) ? 2 : 1;
}

/** What waits to be carried out, as one item of a list. */
export function effectText(t: Dictionary, view: PlanetUnknownState, p: Player, effect: Effect): string {
  const words = t.effect;
  switch (effect.effect) {
    case 'take':
      return { regular: words.take, salvage: words.takeSalvage, depot: words.takeDepot }[effect.use];
    case 'place':
      return words.place(tileName(t, effect.tile));
    case 'resource':
      if (effect.terrain === ENERGY) return words.energy(cellName(effect.symbol));
      return words.resource(TERRAINS[effect.terrain], resourceSteps(view, p, effect));
    case 'advance':
      return words.advance(TRACKS[effect.marker], effect.steps);
    case 'advance-any':
      return words['advance-any'](tracksOf(effect.among), effect.times, effect.steps, effect.bonus);
    case 'unionize':
      return words.unionize(tracksOf(effect.among));
    case 'regress':
      return words.regress(tracksOf(effect.among), effect.steps);
    case 'reposition':
    case 'blast':
    case 'take-any-card':
      return words[effect.effect](effect.times);
    default:
      return words[effect.effect];
  }
}

/** Equal items once, with their number. */
function counted(t: Dictionary, items: readonly string[]): string[] {
  return [...new Set(items)].map((item) => {
    const n = items.filter((other) => other === item).length;
    return n > 1 ? t.effect.times(item, n) : item;
  });
}

export function pendingTexts(t: Dictionary, view: PlanetUnknownState, p: Player): string[] {
  return counted(
    t,
    p.pending.map((effect) => effectText(t, view, p, effect)),
  );
}

export interface OpenEffects {
  readonly must: readonly string[];
  readonly may: readonly string[];
  /** Like `may`, but not lost with this window. */
  readonly keep: readonly string[];
  /** What cannot be carried out as things stand. */
  readonly stuck: readonly string[];
}

/** Everything pending but the tile still to be taken, sorted by what the player has to do about it. */
export function openEffects(t: Dictionary, view: PlanetUnknownState, p: Player): OpenEffects {
  const must: string[] = [];
  const may: string[] = [];
  const keep: string[] = [];
  const stuck: string[] = [];
  for (const effect of p.pending) {
    if (effect.effect === 'take') continue;
    const options: PuChoice[] = [];
    const forced = listEffect(view, p, effect, options);
    const text = effectText(t, view, p, effect);
    if (forced) must.push(text);
    else if (isKept(effect)) keep.push(...(options.length > 0 ? [text] : []));
    else if (options.length > 0) may.push(text);
    else stuck.push(text);
  }
  return { must: counted(t, must), may: counted(t, may), keep: counted(t, keep), stuck: counted(t, stuck) };
}

/** The corporation's own abilities that could be used now. */
export function abilityTexts(t: Dictionary, view: PlanetUnknownState, p: Player): string[] {
  const options: PuChoice[] = [];
  listAbilities(view, p, options);
  const texts = options.map((option) =>
    option.do === 'ability' ? t.effect.ability(String(option.tech)) : t.effect['reset-biomass'],
  );
  return [...new Set(texts)];
}
