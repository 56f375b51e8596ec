import {
  type Advice,
  below,
  type Choice,
  chance,
  type Game,
  optionsOf,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';

/** What may be chosen, without what no sensible player would choose. */
export function sensibleOptions<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
): readonly C[] {
  const options = optionsOf(game, s, seat);
  return options.length === 1 ? options : (advice.sensible?.(s, seat, options) ?? options);
}

/** How well a seat stands, with what is to be done beside winning. */
export function standingFor<S extends State, C extends Choice>(advice: Advice<S, C>, s: S, seat: Seat): number {
  return advice.value(s, seat) + (advice.urge?.(s, seat) ?? 0);
}

/** A quick choice for playouts: the game's own, or a random one weighted by its priors. */
export function chooseQuickly<S extends State, C extends Choice>(
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
  options: readonly C[],
  random: Random,
): C {
  if (options.length === 1) return options[0];
  if (advice.playout !== undefined) return advice.playout(s, seat, options, random);
  if (advice.priors === undefined) return options[below(random, options.length)];
  return options[drawByWeight(advice.priors(s, seat, options), random)];
}

function drawByWeight(weights: readonly number[], random: Random): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i];
  if (!(sum > 0)) return below(random, weights.length);
  let left = chance(random) * sum;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** The game's priors as shares that sum to 1, none of them 0; equal shares where a game has no priors. */
export function sharesOf<S extends State, C extends Choice>(
  advice: Advice<S, C>,
  s: S,
  seat: Seat,
  options: readonly C[],
): number[] {
  return toShares(advice.priors?.(s, seat, options) ?? new Array<number>(options.length).fill(1));
}

/** What a hopeless option still gets, as a part of an equal share: priors can be wrong. */
const LEAST = 0.05;

export function toShares(weights: readonly number[]): number[] {
  const equal = 1 / weights.length;
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (!(sum > 0) || sum === Infinity) return weights.map(() => equal);
  return weights.map((weight) => (1 - LEAST) * (weight / sum) + LEAST * equal);
}
