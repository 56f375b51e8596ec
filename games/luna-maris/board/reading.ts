import {
  ADVANCED_ROUND_SP,
  DISTANCE,
  MODULES,
  moduleOfLetter,
  ORDER_COST,
  ROUNDS,
  WASTE_SPACES,
} from '../data/index.ts';
import type { LunaChoice } from '../rules/choices.ts';
import { co2RankSp, countBuilt, largestGroup, probeSp } from '../rules/round.ts';
import { type LunaFrame, type LunaState, NONE, type Player } from '../rules/state.ts';
import type { Good } from './art/signs.ts';

// What a position says that is not written in it as it stands.

export const bits = (set: number): number[] => {
  const found: number[] = [];
  for (let left = Math.max(0, set); left !== 0; left &= left - 1) found.push(31 - Math.clz32(left & -left));
  return found;
};

export const frameOf = (view: LunaState, seat: number): LunaFrame | undefined => view.agenda.seats[seat]?.at(-1);

/** Who stands on the energy space of a module, and who beside it. */
export function peopleIn(
  view: LunaState,
  module: number,
): { readonly host: number; readonly beside: readonly number[] } {
  const here = view.players.flatMap((p, seat) => (p.at === module ? [seat] : []));
  return {
    host: here.find((seat) => view.players[seat].on) ?? NONE,
    beside: here.filter((seat) => !view.players[seat].on),
  };
}

export const ownerOf = (view: LunaState, field: number): number =>
  view.players.findIndex((p) => (p.fields & (1 << field)) !== 0);

/** The modules from one to another along a shortest way, both ends included. */
export function wayTo(from: number, to: number): number[] {
  const way = [from];
  for (let here = from; here !== to; way.push(here)) {
    const left = DISTANCE[here][to];
    const at = here;
    here = MODULES.findIndex((_, next) => DISTANCE[at][next] === 1 && DISTANCE[next][to] === left - 1);
  }
  return way;
}

/** The modules that can be used now, each with the scientists in hand who could; rest in the quarters needs none. */
export function usableModules(options: readonly LunaChoice[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of options) {
    if (option.do === 'use') found.set(option.module, [...(found.get(option.module) ?? []), option.card]);
    else if (option.do === 'go' || option.do === 'start') found.set(option.module, []);
    else if (option.do === 'quarters') found.set('quarters', []);
  }
  return found;
}

/** The module that everything turns on: the one where the astronaut acts. */
export function moduleAtStake(view: LunaState, seat: number): number {
  const step = frameOf(view, seat)?.step;
  if (step === undefined) return NONE;
  if (step === 'serve' || step === 'recall') return NONE;
  if (step === 'turn' || step === 'second-use' || step === 'equipment' || step === 'place') return NONE;
  if (step === 'pick') return moduleOfLetter('J');
  return view.players[seat].at;
}

export interface Needed {
  readonly kind: Good;
  readonly missing: boolean;
}

/** The cubes of an order one by one. Titanium stands in for iron, so what is missing is counted that way round. */
export function cubesOf(order: number, p: Player | undefined): Needed[] {
  const cost = ORDER_COST[order];
  const titanium = p === undefined ? 99 : p.titaniumLeft + p.titaniumRight;
  const have = {
    titanium,
    iron: p === undefined ? 99 : p.ironLeft + p.ironRight + Math.max(0, titanium - cost.titanium),
    water: p?.water ?? 99,
    helium: p?.helium ?? 99,
  };
  return (['titanium', 'iron', 'water', 'helium'] as const).flatMap((kind) =>
    Array.from({ length: cost[kind] }, (_, i) => ({ kind, missing: i >= have[kind] })),
  );
}

/** Ore on the right of the belt becomes waste at the next production, as far as there is another one. */
export function comingWaste(view: LunaState, p: Player): number {
  return view.round < ROUNDS ? Math.min(WASTE_SPACES - p.waste, p.ironRight + p.titaniumRight) : 0;
}

export interface RoundEnd {
  readonly group: number;
  readonly probes: number;
  readonly rank: number;
  readonly built: number;
  readonly total: number;
}

/** What the end of the round would pay to every player as things stand. */
export function roundEndOf(view: LunaState): RoundEnd[] {
  const ranks = co2RankSp(view);
  return view.players.map((p, player) => {
    const [probes, rank] = [probeSp(p.fields), ranks[player]];
    const built = ADVANCED_ROUND_SP * countBuilt(view, player);
    return { group: largestGroup(p.fields), probes, rank, built, total: probes + rank + built };
  });
}

/** Before the first round it is day. */
export const isDay = (round: number): boolean => round % 2 === 1 || round === 0;
