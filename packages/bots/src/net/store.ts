import { emptyNet, type Net, OUTPUTS, UNITS } from './net.ts';

/** A letter for each weight of the first layer, from the least to the greatest. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_';
/** What the last letter stands for; the one in the middle is 0. */
const LARGEST = (LETTERS.length - 1) / 2;
/** Digits of all other numbers. */
const DIGITS = 3;

/**
 * A net as text: a letter for each weight of the first layer, with a scale for every unit, and before them all else as
 * numbers of three digits. Predictions change by a thirtieth of what was learned; letters that a packer can count on
 * their way to a browser make a net of 150 features some 3,500 bytes.
 */
export function writeNet(net: Net): string {
  const { inputs, mean, inverse, first, firstBias, second, secondBias, points } = net;
  const scales = scalesOf(first, inputs);
  const numbers = [[points], mean, inverse, firstBias, second, secondBias, scales].flatMap((part) => [...part]);
  let letters = '';
  for (let i = 0; i < first.length; i++) {
    const step = inverse[featureOf(i, inputs)] === 0 ? 0 : Math.round(first[i] / scales[unitOf(i, inputs)]);
    letters += LETTERS[LARGEST + step];
  }
  return [...numbers.map(shorten), letters].join(' ');
}

/** Undefined where the text is not a net with so many features. */
export function readNet(text: string, inputs: number): Net | undefined {
  const numbers = text.split(' ');
  const letters = numbers.pop() ?? '';
  if (numbers.length !== numbersOf(inputs) || letters.length !== inputs * UNITS) return undefined;
  const net = emptyNet(inputs);
  const scales = new Float64Array(UNITS);
  let at = 0;
  net.points = Number(numbers[at++]);
  for (const part of [net.mean, net.inverse, net.firstBias, net.second, net.secondBias, scales]) {
    for (let i = 0; i < part.length; i++) part[i] = Number(numbers[at++]);
  }
  for (let i = 0; i < letters.length; i++) {
    net.first[i] = (LETTERS.indexOf(letters[i]) - LARGEST) * scales[unitOf(i, inputs)];
  }
  return net;
}

const numbersOf = (inputs: number): number => 1 + 2 * inputs + UNITS + UNITS * OUTPUTS + OUTPUTS + UNITS;

/** The unit and the feature of a weight of the first layer: blocks of eight units, in each the features in a row. */
const unitOf = (i: number, inputs: number): number => 8 * Math.floor(i / (8 * inputs)) + (i % 8);
const featureOf = (i: number, inputs: number): number => Math.floor((i % (8 * inputs)) / 8);

/** [unit] what one step from letter to letter is worth, as it will be written. */
function scalesOf(first: Float64Array, inputs: number): Float64Array {
  const scales = new Float64Array(UNITS);
  for (let i = 0; i < first.length; i++) {
    const unit = unitOf(i, inputs);
    scales[unit] = Math.max(scales[unit], Math.abs(first[i]) / LARGEST);
  }
  return scales.map((scale) => shorten(scale) || 1);
}

const shorten = (number: number): number => Number(number.toPrecision(DIGITS));
