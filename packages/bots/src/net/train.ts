import { seedRandom, shuffle } from '@orrery/kernel';
import { BLOCK, forward, logistic, type Net, newNet, OUTPUTS, UNITS } from './net.ts';

/** Positions to learn from, one after the other. */
export interface Lessons {
  readonly size: number;
  /** [position][feature]. */
  readonly features: Float32Array;
  /** [position] what the hand-written lead was short of the final one, and 1 for a play won. */
  readonly missing: Float32Array;
  readonly won: Float32Array;
  /** [position] what the hand-written lead is short of what a teacher says it is; NaN where none was asked. */
  readonly told: Float32Array;
  /** [position] the number of its play. */
  readonly play: Int32Array;
}

export interface TrainingSettings {
  readonly epochs: number;
  readonly batch: number;
  /** The first learning rate; it falls by a cosine. */
  readonly rate: number;
  readonly decay: number;
  /** Errors beyond this many deviations pull no harder. */
  readonly huber: number;
  /** How much the chance to win counts beside the lead. */
  readonly winWeight: number;
  /** How much a teacher's word counts beside how the play ended, where there is one. */
  readonly heed: number;
}

export const TRAINING: TrainingSettings = {
  epochs: 3,
  batch: 64,
  rate: 0.002,
  decay: 1e-4,
  huber: 2,
  winWeight: 0.3,
  heed: 0.8,
};

/** What the lead by hand is to be corrected by. */
function targetsOf({ missing, told }: Lessons, heed: number): Float32Array {
  return missing.map((rest, i) => (Number.isNaN(told[i]) ? rest : (1 - heed) * rest + heed * told[i]));
}

export interface Training {
  readonly net: Net;
  /** Mean error on plays that were not learned from, in points: of the net, and of the hand-written lead. */
  readonly error: number;
  readonly handError: number;
}

/** Every tenth play is held out: positions of one play are too alike to be on both sides. */
const HELD_OUT = 10;

/** Learns afresh; the same seed and positions give the same net. The best epoch by the plays held out is kept. */
export function train(given: Lessons, seed: string, changed: Partial<TrainingSettings> = {}, before?: Net): Training {
  const settings = { ...TRAINING, ...changed };
  const lessons = { ...given, missing: targetsOf(given, settings.heed) };
  const random = seedRandom(`${seed}/order`);
  const net = before ?? newNet(lessons.size, seed);
  const learned: number[] = [];
  const held: number[] = [];
  for (let i = 0; i < lessons.play.length; i++) (lessons.play[i] % HELD_OUT === HELD_OUT - 1 ? held : learned).push(i);
  if (before === undefined) standardise(net, lessons, learned);
  const pupil = newPupil(net);
  const steps = settings.epochs * Math.floor(learned.length / settings.batch);
  let best: Weighed | undefined;
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(random, learned);
    for (let at = 0; at + settings.batch <= learned.length; at += settings.batch) {
      for (let i = at; i < at + settings.batch; i++) study(pupil, lessons, learned[i], settings);
      const rate = settings.rate * (0.505 + 0.495 * Math.cos((Math.PI * pupil.steps) / steps));
      improve(pupil, rate, settings);
    }
    const error = errorOf(net, lessons, held);
    if (best === undefined || error < best.error) best = weigh(net, error);
  }
  for (const [i, weights] of (best?.layers ?? []).entries()) pupil.layers[i].weights.set(weights);
  return { net, error: best?.error ?? 0, handError: rootMeanSquare(held.map((i) => lessons.missing[i])) };
}

interface Weighed {
  readonly error: number;
  readonly layers: readonly Float64Array[];
}

function weigh({ first, firstBias, second, secondBias }: Net, error: number): Weighed {
  return { error, layers: [first, firstBias, second, secondBias].map((weights) => weights.slice()) };
}

function standardise(net: Net, { size, features, missing }: Lessons, learned: readonly number[]): void {
  for (let feature = 0; feature < size; feature++) {
    let sum = 0;
    let squares = 0;
    for (const i of learned) {
      const x = features[i * size + feature];
      sum += x;
      squares += x * x;
    }
    const mean = sum / learned.length;
    const deviation = Math.sqrt(Math.max(0, squares / learned.length - mean * mean));
    net.mean[feature] = mean;
    net.inverse[feature] = deviation > 1e-4 ? 1 / deviation : 0;
  }
  net.points = rootMeanSquare(learned.map((i) => missing[i])) || 1;
}

const rootMeanSquare = (numbers: readonly number[]): number =>
  Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0) / Math.max(1, numbers.length));

function errorOf(net: Net, { size, features, missing }: Lessons, held: readonly number[]): number {
  return rootMeanSquare(held.map((i) => forward(net, features, i * size)[0] * net.points - missing[i]));
}

/** Weights with their gradients and with the two running means of Adam. */
interface Layer {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly decays: boolean;
}

export interface Pupil {
  readonly net: Net;
  /** First layer, its bias, second layer, its bias. */
  readonly layers: readonly Layer[];
  readonly blame: Float64Array;
  steps: number;
}

export function newPupil(net: Net): Pupil {
  const layer = (weights: Float64Array, decays: boolean): Layer => ({
    weights,
    gradient: new Float64Array(weights.length),
    mean: new Float64Array(weights.length),
    square: new Float64Array(weights.length),
    decays,
  });
  const layers = [
    layer(net.first, true),
    layer(net.firstBias, false),
    layer(net.second, true),
    layer(net.secondBias, false),
  ];
  return { net, layers, blame: new Float64Array(UNITS), steps: 0 };
}

/** Looks at one position and adds to the gradients how it should have been judged. */
export function study(
  pupil: Pupil,
  { size, features, missing, won }: Lessons,
  i: number,
  { huber, winWeight }: TrainingSettings,
): void {
  const { net } = pupil;
  const output = forward(net, features, i * size);
  const error = output[0] - missing[i] / net.points;
  const ofLead = error > huber ? huber : error < -huber ? -huber : error;
  blameUnits(pupil, ofLead, winWeight * (logistic(output[1]) - won[i]));
  for (let unit = 0; unit < UNITS; unit += BLOCK) blameBlock(pupil, unit);
}

function blameUnits({ net: { units, second }, layers, blame }: Pupil, ofLead: number, ofWin: number): void {
  const ofSecond = layers[2].gradient;
  const ofBias = layers[3].gradient;
  ofBias[0] += ofLead;
  ofBias[1] += ofWin;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = OUTPUTS * unit;
    blame[unit] = units[unit] > 0 ? ofLead * second[at] + ofWin * second[at + 1] : 0;
    ofSecond[at] += ofLead * units[unit];
    ofSecond[at + 1] += ofWin * units[unit];
  }
}

function blameBlock({ net: { inputs, input }, layers, blame }: Pupil, unit: number): void {
  const ofFirst = layers[0].gradient;
  const ofBias = layers[1].gradient;
  for (let k = 0; k < BLOCK; k++) ofBias[unit + k] += blame[unit + k];
  const a = blame[unit];
  const b = blame[unit + 1];
  const c = blame[unit + 2];
  const d = blame[unit + 3];
  const e = blame[unit + 4];
  const f = blame[unit + 5];
  const g = blame[unit + 6];
  const h = blame[unit + 7];
  let w = unit * inputs;
  for (let i = 0; i < inputs; i++, w += BLOCK) {
    const z = input[i];
    if (z === 0) continue;
    ofFirst[w] += a * z;
    ofFirst[w + 1] += b * z;
    ofFirst[w + 2] += c * z;
    ofFirst[w + 3] += d * z;
    ofFirst[w + 4] += e * z;
    ofFirst[w + 5] += f * z;
    ofFirst[w + 6] += g * z;
    ofFirst[w + 7] += h * z;
  }
}

/** One step of Adam with the gradients of a batch. */
function improve(pupil: Pupil, rate: number, { batch, decay }: TrainingSettings): void {
  pupil.steps++;
  const early = 1 - 0.9 ** pupil.steps;
  const earlySquare = 1 - 0.999 ** pupil.steps;
  for (const { weights, gradient, mean, square, decays } of pupil.layers) {
    const shrink = decays ? decay : 0;
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] / batch;
      mean[i] += 0.1 * (g - mean[i]);
      square[i] += 0.001 * (g * g - square[i]);
      weights[i] -= rate * (mean[i] / early / (Math.sqrt(square[i] / earlySquare) + 1e-8) + shrink * weights[i]);
      gradient[i] = 0;
    }
  }
}
