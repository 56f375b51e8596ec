import { emptyNet, type Net, OUTPUTS, UNITS } from './net.ts';

/**
 * A net as text: the first layer in 8 bits with a scale for every unit, all else in 32. Predictions change by about a
 * tenth of a point, and a game's net fits into some eight thousand bytes.
 */
export function writeNet(net: Net): string {
  const { inputs, mean, inverse, first, firstBias, second, secondBias, points } = net;
  const bytes = new Uint8Array(sizeOf(inputs));
  const view = new DataView(bytes.buffer);
  const scales = scalesOf(first, inputs);
  let at = 0;
  const put = (numbers: ArrayLike<number>): void => {
    for (let i = 0; i < numbers.length; i++, at += 4) view.setFloat32(at, numbers[i], true);
  };
  put([points]);
  for (const numbers of [mean, inverse, firstBias, second, secondBias, scales]) put(numbers);
  for (let i = 0; i < first.length; i++) view.setInt8(at++, Math.round(first[i] / scales[unitOf(i, inputs)]));
  return toText(bytes);
}

/** Undefined where the text is not a net with so many features. */
export function readNet(text: string, inputs: number): Net | undefined {
  const bytes = fromText(text);
  if (bytes.length !== sizeOf(inputs)) return undefined;
  const view = new DataView(bytes.buffer);
  const net = emptyNet(inputs);
  const scales = new Float64Array(UNITS);
  let at = 4;
  net.points = view.getFloat32(0, true);
  for (const numbers of [net.mean, net.inverse, net.firstBias, net.second, net.secondBias, scales]) {
    for (let i = 0; i < numbers.length; i++, at += 4) numbers[i] = view.getFloat32(at, true);
  }
  for (let i = 0; i < net.first.length; i++) net.first[i] = view.getInt8(at++) * scales[unitOf(i, inputs)];
  return net;
}

const LARGEST = 127;

const sizeOf = (inputs: number): number =>
  4 * (1 + 2 * inputs + UNITS + UNITS * OUTPUTS + OUTPUTS + UNITS) + inputs * UNITS;

/** The unit a number of the first layer belongs to: blocks of eight units, in each the features one after the other. */
const unitOf = (i: number, inputs: number): number => 8 * Math.floor(i / (8 * inputs)) + (i % 8);

function scalesOf(first: Float64Array, inputs: number): Float64Array {
  const scales = new Float64Array(UNITS).fill(Number.MIN_VALUE);
  for (let i = 0; i < first.length; i++) {
    const unit = unitOf(i, inputs);
    scales[unit] = Math.max(scales[unit], Math.fround(Math.abs(first[i]) / LARGEST));
  }
  return scales.map((scale) => (scale > 1e-30 ? scale : 1));
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
