import { chance, type Random, seedRandom } from '@orrery/kernel';

/** Hidden units; they are worked on in blocks of eight, so that their sums stay in registers. */
export const UNITS = 32;
export const BLOCK = 8;
/** What it tells: the correction to the hand-written lead, and the chance to win (before the logistic function). */
export const OUTPUTS = 2;
/** A feature further from its mean than this many deviations counts as this far. */
const CLIP = 5;

/** Features -> 32 rectified units -> 2 outputs. */
export interface Net {
  readonly inputs: number;
  /** [feature] its mean and one by its deviation where it was learned; 0 for one that never changed. */
  readonly mean: Float64Array;
  readonly inverse: Float64Array;
  /** [block][feature][unit of the block]. */
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  /** [unit][output]. */
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  /** Points that an output of 1 stands for. */
  points: number;
  /** Of the last position: features as deviations, units, outputs. */
  readonly input: Float64Array;
  readonly units: Float64Array;
  readonly output: Float64Array;
}

export function emptyNet(inputs: number): Net {
  return {
    inputs,
    mean: new Float64Array(inputs),
    inverse: new Float64Array(inputs).fill(1),
    first: new Float64Array(inputs * UNITS),
    firstBias: new Float64Array(UNITS),
    second: new Float64Array(UNITS * OUTPUTS),
    secondBias: new Float64Array(OUTPUTS),
    points: 1,
    input: new Float64Array(inputs),
    units: new Float64Array(UNITS),
    output: new Float64Array(OUTPUTS),
  };
}

/** A net that knows nothing yet; the same seed gives the same net. */
export function newNet(inputs: number, seed: string): Net {
  const net = emptyNet(inputs);
  const random = seedRandom(seed);
  for (let i = 0; i < net.first.length; i++) net.first[i] = gauss(random) * Math.sqrt(2 / inputs);
  for (let i = 0; i < net.second.length; i++) net.second[i] = 0.1 * gauss(random) * Math.sqrt(2 / UNITS);
  return net;
}

function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - chance(random))) * Math.cos(2 * Math.PI * chance(random));
}

/** Works out the outputs for the features that begin at `from`; they stay in `net.output`. */
export function forward(net: Net, features: Float32Array, from = 0): Float64Array {
  const { inputs, mean, inverse, input } = net;
  for (let i = 0; i < inputs; i++) {
    const z = (features[from + i] - mean[i]) * inverse[i];
    input[i] = z > CLIP ? CLIP : z < -CLIP ? -CLIP : z;
  }
  for (let unit = 0; unit < UNITS; unit += BLOCK) sumBlock(net, unit);
  const { units, second, secondBias, output } = net;
  let lead = secondBias[0];
  let win = secondBias[1];
  for (let unit = 0; unit < UNITS; unit++) {
    lead += units[unit] * second[2 * unit];
    win += units[unit] * second[2 * unit + 1];
  }
  output[0] = lead;
  output[1] = win;
  return output;
}

function sumBlock({ inputs, input, first, firstBias, units }: Net, unit: number): void {
  let a = firstBias[unit];
  let b = firstBias[unit + 1];
  let c = firstBias[unit + 2];
  let d = firstBias[unit + 3];
  let e = firstBias[unit + 4];
  let f = firstBias[unit + 5];
  let g = firstBias[unit + 6];
  let h = firstBias[unit + 7];
  let w = unit * inputs;
  for (let i = 0; i < inputs; i++, w += BLOCK) {
    const z = input[i];
    if (z === 0) continue;
    a += z * first[w];
    b += z * first[w + 1];
    c += z * first[w + 2];
    d += z * first[w + 3];
    e += z * first[w + 4];
    f += z * first[w + 5];
    g += z * first[w + 6];
    h += z * first[w + 7];
  }
  units[unit] = a > 0 ? a : 0;
  units[unit + 1] = b > 0 ? b : 0;
  units[unit + 2] = c > 0 ? c : 0;
  units[unit + 3] = d > 0 ? d : 0;
  units[unit + 4] = e > 0 ? e : 0;
  units[unit + 5] = f > 0 ? f : 0;
  units[unit + 6] = g > 0 ? g : 0;
  units[unit + 7] = h > 0 ? h : 0;
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
