import { CHACHA_WORDS, nextChaCha, openChaCha } from './chacha.ts';

/**
 * The state's own chance: 32-bit integers in a plain array, so that a state with its future luck is JSON and costs one
 * small array to clone. Four of them are sfc32, which is quick; of a secret seed they are ChaCha20, which cannot be
 * foreseen from whatever it has given before.
 */
export type Random = number[];

const SECRET = /^chacha20:([0-9a-f]{64})$/;

/** A seed whose luck nobody can reckon from what they see of the play; `key`: 64 hexadecimal digits that nobody knows. */
export const secretSeed = (key: string): string => `chacha20:${key}`;

export function seedRandom(seed: string): Random {
  const [, key] = SECRET.exec(seed) ?? [];
  return key === undefined ? openSfc(seed) : openChaCha(key);
}

function openSfc(seed: string): Random {
  // cyrb128: every character stirs all four lanes, so near seeds give far streams.
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  const random: Random = [a | 0, b | 0, c | 0, (d ^ a) | 0];
  for (let i = 0; i < 12; i++) nextSfc(random);
  return random;
}

/** A random 32-bit integer (signed). */
export function nextInt(random: Random): number {
  return random.length === CHACHA_WORDS ? nextChaCha(random) : nextSfc(random);
}

function nextSfc(random: Random): number {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const d = random[3];
  const t = (((a + b) | 0) + d) | 0;
  random[3] = (d + 1) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t;
}

/** A whole number from 0 to n-1, every one equally likely. */
export function below(random: Random, n: number): number {
  if (n <= 1) return 0;
  // 32 bits scaled by multiplication; the bias for the small n of board games is under one in a hundred million.
  return Math.floor((nextInt(random) >>> 0) * (n / 4294967296));
}

/** A number from 0 up to but not including 1. */
export function chance(random: Random): number {
  return (nextInt(random) >>> 0) / 4294967296;
}

/** The generator of a view: nobody may know the luck to come. */
export const noLuck = (): Random => [0, 0, 0, 0];

export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
  return items;
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)];
}

/** A generator of its own, drawn from another: for guesses and playouts that must not follow the real luck. */
export function forkRandom(random: Random): Random {
  return [nextInt(random), nextInt(random), nextInt(random), nextInt(random)];
}
