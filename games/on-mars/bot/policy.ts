import { nextInt, type Random, type Seat } from '@orrery/kernel';
import type { ActionName } from '../data/index.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';

const MAIN: Readonly<Record<ActionName, number>> = {
  'construct-building': 4,
  'upgrade-building': 5,
  'welcome-ship': 4,
  'hire-or-contract': 1.6,
  'control-center': 1,
  'obtain-blueprint': 2.4,
  'learn-technology': 3,
  'research-development': 3.2,
  resupply: 1.2,
  'landing-pod': 0.3,
};

/** How promising a kind of choice is before it is looked at. */
const WEIGHTS: Readonly<Record<OmChoice['do'], number>> = {
  main: 1,
  executive: 1.2,
  advanced: 2.2,
  end: 0.5,
  done: 0.35,
  boost: 0.5,
  yes: 1.2,
  pay: 1,
  discard: 0.04,
  goal: 4,
  deliver: 3,
  use: 1,
  gain: 1,
  spend: 1,
  produce: 1,
  take: 1,
  learn: 1,
  develop: 1.2,
  blueprint: 1,
  upgrade: 2,
  build: 1,
  move: 0.5,
  extend: 0.03,
  collect: 4,
  displace: 1,
  welcome: 1,
  'place-bot': 1,
  hire: 1,
  contract: 0.6,
  refill: 1,
  retrieve: 1.5,
  radar: 1,
  lss: 1,
  explore: 1,
  space: 1,
  shuttle: 1,
  travel: 1.4,
  stay: 1,
  keep: 0.6,
  task: 5,
};

function weigh(choice: OmChoice, seat: Seat): number {
  const weight = WEIGHTS[choice.do];
  if (choice.do === 'main') return MAIN[choice.action as ActionName];
  // Minerals stand in for anything, so they go last.
  if (choice.do === 'pay') return 1 / (1 + 2 * Number(choice.mineral ?? 0) + 0.5 * Number(choice.colonists ?? 0));
  if (choice.do === 'use') return choice.owner === seat ? 2 : 0.8;
  return weight;
}

export function weighOptions(_: OnMarsState, seat: Seat, options: readonly OmChoice[]): number[] {
  const weights = new Array<number>(options.length);
  for (let i = 0; i < options.length; i++) weights[i] = weigh(options[i], seat);
  return weights;
}

/** A quick choice for playouts: by weight, at random. */
export function choosePlayout(_: OnMarsState, seat: Seat, options: readonly OmChoice[], random: Random): OmChoice {
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += weigh(options[i], seat);
  let at = ((nextInt(random) >>> 0) / 4294967296) * sum;
  for (let i = 0; i < options.length; i++) {
    at -= weigh(options[i], seat);
    if (at < 0) return options[i];
  }
  return options[options.length - 1];
}
