import { countBits } from '@orrery/kernel';
import { DISTANCE, HUNGRY_SP, LEVEL_1, MODULES, QUARTERS, SHOWN, STRESS_MAX } from '../data/index.ts';
import { cardNumber, foodNumber, type LunaChoice, moduleNumber } from '../rules/choices.ts';
import { nutritionOf } from '../rules/feeding.ts';
import { holderOf, o2Left, o2Price } from '../rules/move.ts';
import { type LunaFrame, type LunaState, NONE } from '../rules/state.ts';
import { listAdditionalIn, listMainIn } from '../rules/use.ts';
import { nutritionInHand, type Outlook, outlookOf } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';
import { foodCardWorth, stressWorth, worthOf } from './worth.ts';

/** Being a guest gives the host a point. */
const GUEST = 0.5;

/** How much every option seems worth to the seat that is asked. */
export function worths(s: LunaState, seat: number, options: readonly LunaChoice[]): number[] {
  const o = outlookOf(s, seat);
  const stack = s.agenda.seats[seat];
  const frame = stack[stack.length - 1];
  const modules: number[] = [];
  return options.map((choice) => optionWorth(s, seat, choice, frame, o, modules));
}

function optionWorth(
  s: LunaState,
  seat: number,
  choice: LunaChoice,
  frame: LunaFrame,
  o: Outlook,
  modules: number[],
): number {
  const p = s.players[seat];
  switch (choice.do) {
    case 'use':
      return useWorth(s, seat, cardNumber[choice.card], moduleNumber[choice.module], o, modules);
    case 'go': {
      const module = moduleNumber[choice.module];
      return moduleWorth(s, seat, module, o, modules) - DISTANCE[p.at][module] * o.oxygen;
    }
    case 'quarters':
      return quartersWorth(s, seat, frame, o);
    case 'feed':
      return feedWorth(s, seat, o);
    case 'enough':
      return enoughWorth(s, seat, frame, o);
    case 'eat':
      return eatWorth(s, seat, foodNumber[choice.food], frame, o);
    default:
      return worthOf(s, seat, choice, o);
  }
}

function activationWorth(s: LunaState, seat: number, module: number, o: Outlook): number {
  if (!MODULES[module].energySpace) return 0;
  const holder = holderOf(s, module);
  if (holder === seat) return 0;
  return holder === NONE ? -o.energy : -GUEST;
}

function bestOf(s: LunaState, seat: number, choices: readonly LunaChoice[], o: Outlook): number {
  let most = 0;
  for (const choice of choices) most = Math.max(most, worthOf(s, seat, choice, o));
  return most;
}

/** The best a visit of a module can bring now; kept in `known` for the other cards that show it. */
function moduleWorth(s: LunaState, seat: number, module: number, o: Outlook, known: number[]): number {
  if (known[module] !== undefined) return known[module];
  const main: LunaChoice[] = [];
  listMainIn(s, seat, module, main);
  let worth = main.length === 0 ? 0 : Math.max(0, bestOf(s, seat, main, o) + activationWorth(s, seat, module, o));
  const additional: LunaChoice[] = [];
  listAdditionalIn(s, seat, module, additional);
  worth += bestOf(s, seat, additional, o);
  known[module] = worth;
  return worth;
}

function useWorth(s: LunaState, seat: number, card: number, module: number, o: Outlook, known: number[]): number {
  const p = s.players[seat];
  const price = o2Price(p, module);
  const first = moduleWorth(s, seat, module, o, known) - price * o.oxygen;
  if (card < LEVEL_1) return first - o.card;
  let second = 0;
  for (const other of SHOWN[card]) {
    if (other === module || price + DISTANCE[module][other] > o2Left(p)) continue;
    second = Math.max(second, moduleWorth(s, seat, other, o, known) - DISTANCE[module][other] * o.oxygen);
  }
  return first + 0.8 * second - 1.5 * o.card;
}

function quartersWorth(s: LunaState, seat: number, frame: LunaFrame, o: Outlook): number {
  const p = s.players[seat];
  const extra = frame.step === 'second-use' ? 1 : 0;
  let most = extra > 0 ? stressWorth(p, extra, o) : Number.NEGATIVE_INFINITY;
  for (let n = 1; n <= p.handSize && n + extra <= STRESS_MAX - p.stress + 1; n++) {
    most = Math.max(most, stressWorth(p, n + extra, o) - n * o.card);
  }
  return most - o2Price(p, QUARTERS) * o.oxygen + activationWorth(s, seat, QUARTERS, o);
}

/** How many scientists are wanted back: for this round, and more when there are others to come. */
function wantedBack(s: LunaState, seat: number, o: Outlook): number {
  const wanted = Math.max(1, Math.ceil(o.turns - o.supply + Math.min(3, o.later)));
  return Math.min(countBits(s.players[seat].rest), wanted);
}

function feedWorth(s: LunaState, seat: number, o: Outlook): number {
  const p = s.players[seat];
  const need = Math.max(0, o.turns - o.supply);
  // Points are paid for scientists of this round only: for those of later rounds food is cheaper.
  const back =
    p.foodSize > 0
      ? Math.min(wantedBack(s, seat, o), nutritionInHand(p))
      : Math.max(1, Math.min(Math.ceil(need), Math.floor(p.sp / HUNGRY_SP)));
  const now = Math.min(need, back);
  const worth = W.turn * W.fed * now + 0.5 * W.card * Math.min(o.later, back - now);
  if (p.foodSize > 0) return worth - 0.6 * back - (o.supply > 2 ? 1.5 : 0);
  return worth - Math.min(p.sp, HUNGRY_SP * back) - (o.supply > 2 ? 1 : 0);
}

function eatWorth(s: LunaState, seat: number, food: number, frame: LunaFrame, o: Outlook): number {
  const worth = -foodCardWorth(s.players[seat], food, o);
  if (frame.step !== 'serve') return worth;
  const missing = wantedBack(s, seat, o) - nutritionOf(frame.played);
  if (missing <= 0) return worth - 3;
  const surplus = Math.max(0, nutritionOf([food]) - countBits(s.players[seat].rest) + nutritionOf(frame.played));
  return worth + Math.min(missing, nutritionOf([food])) * 1.2 - surplus * o.waste;
}

function enoughWorth(s: LunaState, seat: number, frame: LunaFrame, o: Outlook): number {
  if (frame.step === 'serve') return wantedBack(s, seat, o) > nutritionOf(frame.played) ? -1 : 0;
  if (frame.step !== 'recall') return 0;
  // Who pays points for scientists stops when there are enough; who needed nobody shall see what such meals lead to.
  const wasNeeded = o.turns > o.supply - frame.taken;
  const isHungry = frame.played.length === 0;
  return isHungry && wasNeeded && o.turns <= o.supply ? 3 : -2;
}
