/** Something that can be done again and again; `act` says how many units it did. Only `act` is timed. */
export interface Work<T> {
  prepare(): T;
  act(ready: T): number;
}

export interface Slices {
  readonly warmUpMs: number;
  readonly slices: number;
  readonly sliceMs: number;
}

export const SLICES: Slices = { warmUpMs: 600, slices: 11, sliceMs: 150 };

/**
 * Units per second of each work: warmed up first, then measured in short slices that take turns, so that a noisy
 * moment of the machine hits all of them; the median slice counts.
 */
export function measureRates(works: readonly Work<never>[], { warmUpMs, slices, sliceMs }: Slices = SLICES): number[] {
  for (const work of works) rateOfSlice(work, warmUpMs);
  const rates: number[][] = works.map(() => []);
  for (let slice = 0; slice < slices; slice++) {
    for (const [i, work] of works.entries()) rates[i].push(rateOfSlice(work, sliceMs));
  }
  return rates.map(medianOf);
}

/** Units per second of work that needs no preparation. */
export function measureRate(act: () => number, slices?: Slices): number {
  return measureRates([{ prepare: () => undefined as never, act }], slices)[0];
}

function rateOfSlice<T>(work: Work<T>, ms: number): number {
  let units = 0;
  let spent = 0;
  while (spent < ms) {
    const ready = work.prepare();
    const start = processorMs();
    units += work.act(ready);
    spent += processorMs() - start;
  }
  return (units / spent) * 1000;
}

/** The processor time of this thread: what else happens on the machine does not count. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
