import { leadIn } from '@orrery/kernel';
import { CO2_SP, FOOD_RANK_SP, LEVEL_2_SP, STRESS_SP } from '../data/index.ts';
import { co2RankSp, countBuilt, probeSp } from '../rules/round.ts';
import { nutrition, ordersSp, playerScores, variety, wasteSp } from '../rules/scoring.ts';
import { AUTOMATON_PLAYER, type LunaState, type Player } from '../rules/state.ts';
import { ironProbes, titaniumProbes } from '../rules/stores.ts';
import { nutritionInHand, type Outlook, orderHopes, oreWorth, outlookOf } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';

/** What reached levels of the tracks let a player do, by level, when all the time is left. */
export const EXTRACTION_WORTH: readonly number[] = [0, 0, 3.2, 5.2, 7, 7];
export const SUSTAINABILITY_WORTH: readonly number[] = [0, 0, 1.6, 2.8, 4.6, 4.6];

type Part = (s: LunaState, seat: number, p: Player, o: Outlook) => number;

// The cleanup of this round gives what it gives; those to come are estimates.
const present = (o: Outlook): number => o.cleanups - o.productions;

/** What a standing is made of: points on the track, those of the end, and what is in store for them. */
const PARTS_OF = {
  points: (_s, _seat, p) => p.sp,
  stress: (_s, _seat, p) => STRESS_SP[p.stress] ?? 0,
  specialists: (_s, _seat, p, o) => (LEVEL_2_SP + W.level2 * o.productions) * p.level2,
  co2: (s, seat, p, o) => CO2_SP[p.co2] + (W.co2Rank * o.productions + present(o)) * co2RankSp(s)[seat],
  orders: (s, seat, p, o) => ordersSp(p.orders.length) + orderHopes(s, seat, o),
  waste: (_s, _seat, p, o) => (wasteSp(p.waste) * o.waste) / 2,
  tracks: (_s, _seat, p, o) =>
    W.tracks * o.time * (EXTRACTION_WORTH[p.extraction] + SUSTAINABILITY_WORTH[p.sustainability]),
  probes: (_s, _seat, p, o) => (W.group * o.productions + present(o)) * probeSp(p.fields) + probesWorth(p, o),
  modules: (s, seat, _p, o) => (W.built * o.productions + present(o)) * countBuilt(s, seat),
  stores: (_s, _seat, p, o) => storesWorth(p, o),
  people: (_s, _seat, p, o) => peopleWorth(p, o),
  food: (s, seat, _p, o) => foodWorth(s, seat, o),
  equipment: (_s, _seat, p, o) => (p.ready ? W.equipment * o.time : 0),
} satisfies Readonly<Record<string, Part>>;
const PARTS: readonly [string, Part][] = Object.entries(PARTS_OF);

/** Points as they will probably be. */
export function value(s: LunaState, seat: number): number {
  const p = s.players[seat];
  const o = outlookOf(s, seat);
  let sum = 0;
  for (let i = 0; i < PARTS.length; i++) sum += PARTS[i][1](s, seat, p, o);
  return sum;
}

/** The same term by term. */
export function termsOf(s: LunaState, seat: number): Record<string, number> {
  const p = s.players[seat];
  const o = outlookOf(s, seat);
  return Object.fromEntries(PARTS.map(([name, part]) => [name, part(s, seat, p, o)]));
}

/** Against the automaton: how far a seat will be ahead of it. Elsewhere the seats are compared with each other. */
export function leadOverAutomaton(s: LunaState, seat: number): number | undefined {
  if (s.automaton === '') return undefined;
  if (s.phase === 'finished') return leadIn(playerScores(s), seat);
  return value(s, seat) - value(s, AUTOMATON_PLAYER);
}

function storesWorth(p: Player, o: Outlook): number {
  // Ore on the right becomes waste with the next production unless it is used before.
  const hold = o.productions > 0 ? W.hold : 1;
  return (
    o.energy * p.energy +
    o.water * p.water +
    o.helium * p.helium +
    oreWorth(p.ironLeft + hold * p.ironRight, p.titaniumLeft + hold * p.titaniumRight, o)
  );
}

function probesWorth(p: Player, o: Outlook): number {
  return W.probe * o.productions * (ironProbes(p) * o.iron + titaniumProbes(p) * o.titanium);
}

/** Turns need both oxygen and scientists; food brings scientists back. */
function peopleWorth(p: Player, o: Outlook): number {
  const now = Math.min(o.turns, o.supply);
  const nutrition = nutritionInHand(p);
  const fed = Math.min(o.turns - now, 0.8 * nutrition);
  const spare = Math.min(o.later, o.supply - now + W.feed * (nutrition - fed));
  return W.turn * (now + W.fed * fed) + W.later * o.later + W.card * spare;
}

/** Ranks in variety and nutrition at the end; the nearer it is, the surer they are. */
function foodWorth(s: LunaState, seat: number, o: Outlook): number {
  const p = s.players[seat];
  if (p.foodSize === 0) return 0;
  const blur = 0.5 + 0.7 * o.productions;
  let behindNames = 0;
  let behindValue = 0;
  const names = variety(p);
  const worth = nutrition(p);
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    behindNames += chanceToTrail(names - variety(s.players[other]), blur);
    behindValue += chanceToTrail((worth - nutrition(s.players[other])) / 2, blur);
  }
  const sure = 1 - W.foodFades * o.productions;
  return sure * (rankWorth(behindNames) + rankWorth(behindValue));
}

function chanceToTrail(lead: number, blur: number): number {
  return 1 / (1 + Math.exp((1.6 * lead) / blur));
}

function rankWorth(rank: number): number {
  const better = Math.floor(rank);
  const next = FOOD_RANK_SP[Math.min(better + 1, FOOD_RANK_SP.length - 1)];
  return FOOD_RANK_SP[better] + (rank - better) * (next - FOOD_RANK_SP[better]);
}
