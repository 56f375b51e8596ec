/** A small generator for what is strewn about, so that craters and stars are always the same. */
export function strewer(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1664525 + 1013904223) >>> 0;
    return at / 4294967296;
  };
}
