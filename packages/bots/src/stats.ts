/** A figure with the bounds it lies between, in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** A share of successes (Wilson): honest for few trials and for shares near 0 and 1. Halves count for draws. */
export function estimateShare(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const z2 = Z95 ** 2;
  const centre = (value + z2 / (2 * trials)) / (1 + z2 / trials);
  const reach = (Z95 / (1 + z2 / trials)) * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The mean of some figures (normal approximation); a single figure says nothing about its own reach. */
export function estimateMean(figures: readonly number[]): Estimate {
  const n = figures.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = figures.reduce((sum, figure) => sum + figure, 0) / n;
  if (n === 1) return { value, low: value, high: value };
  const variance = figures.reduce((sum, figure) => sum + (figure - value) ** 2, 0) / (n - 1);
  const reach = Z95 * Math.sqrt(variance / n);
  return { value, low: value - reach, high: value + reach };
}
