/** What a list of numbers looks like: mean, spread, and where its ends and its middle lie. */
export interface Figures {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export function figuresOf(numbers: readonly number[]): Figures {
  const sorted = numbers.toSorted((a, b) => a - b);
  const n = sorted.length;
  if (n === 0) return { mean: 0, sd: 0, min: 0, median: 0, max: 0 };
  const mean = sorted.reduce((sum, number) => sum + number, 0) / n;
  const squares = sorted.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const median = n % 2 === 1 ? sorted[n >> 1] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
  return { mean, sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0, min: sorted[0], median, max: sorted[n - 1] };
}
