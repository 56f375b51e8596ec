/**
 * A fingerprint of plain data: 16 hex digits, the same for equal data whatever the order of its keys. For records,
 * golden tests and "are these two states one?", not for secrets.
 */
export function hashPlain(value: unknown): string {
  const lanes = { a: 0x9e3779b9 | 0, b: 0x85ebca6b | 0 };
  stir(lanes, value);
  return hex(finish(lanes.a ^ lanes.b)) + hex(finish(lanes.b + Math.imul(lanes.a, 31)));
}

interface Lanes {
  a: number;
  b: number;
}

function mix(lanes: Lanes, k: number): void {
  lanes.a = Math.imul(lanes.a ^ k, 0x01000193);
  lanes.b = Math.imul(((lanes.b << 13) | (lanes.b >>> 19)) ^ k, 0xcc9e2d51) + 0x52dce729;
}

function mixText(lanes: Lanes, text: string): void {
  mix(lanes, text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

function stir(lanes: Lanes, value: unknown): void {
  switch (typeof value) {
    case 'number':
      mix(lanes, 1);
      if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) mix(lanes, value);
      else mixText(lanes, String(value));
      return;
    case 'string':
      mix(lanes, 2);
      mixText(lanes, value);
      return;
    case 'boolean':
      mix(lanes, value ? 3 : 4);
      return;
    case 'object':
      if (value === null) {
        mix(lanes, 5);
      } else if (Array.isArray(value)) {
        mix(lanes, 6);
        mix(lanes, value.length);
        for (const part of value) stir(lanes, part);
      } else {
        const keys = Object.keys(value).sort();
        mix(lanes, 7);
        mix(lanes, keys.length);
        for (const key of keys) {
          mixText(lanes, key);
          stir(lanes, (value as Record<string, unknown>)[key]);
        }
      }
      return;
    default:
      throw new TypeError(`only plain data has a hash, not a ${typeof value}`);
  }
}

function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

function hex(n: number): string {
  return n.toString(16).padStart(8, '0');
}
