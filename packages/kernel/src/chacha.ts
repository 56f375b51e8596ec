/** A key of eight words, and the number of the next block. */
export const CHACHA_WORDS = 9;

/** The generator of a key of 64 hexadecimal digits, in the order of bytes that ChaCha20 reads them in. */
export function openChaCha(key: string): number[] {
  const bytes = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 32; i++) bytes.setUint8(i, Number.parseInt(key.slice(2 * i, 2 * i + 2), 16));
  return [...Array.from({ length: 8 }, (_, i) => bytes.getInt32(4 * i, true)), 0];
}

const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Which four words a quarter round stirs: the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const DOUBLE_ROUNDS = 10;
const block = new Int32Array(16);

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function stir(a: number, b: number, c: number, d: number): void {
  block[a] += block[b];
  block[d] = turned(block[d] ^ block[a], 16);
  block[c] += block[d];
  block[b] = turned(block[b] ^ block[c], 12);
  block[a] += block[b];
  block[d] = turned(block[d] ^ block[a], 8);
  block[c] += block[d];
  block[b] = turned(block[b] ^ block[c], 7);
}

/**
 * The first word of the next block of ChaCha20 (RFC 8439, its nonce zero): a block a number, so that the generator is no
 * more than the key and how often it was asked.
 */
export function nextChaCha(random: number[]): number {
  block.set(CONSTANT);
  block.set(random, 4);
  block.fill(0, 13);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) for (const [a, b, c, d] of QUARTERS) stir(a, b, c, d);
  random[8] = (random[8] + 1) | 0;
  return (block[0] + CONSTANT[0]) | 0;
}
