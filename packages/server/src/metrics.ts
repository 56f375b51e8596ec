import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the steps in which times are counted, in seconds. */
const STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Figures for Prometheus, in its text format. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #times = new Map<string, { counts: number[]; sum: number; count: number }>();
  readonly #gauges: { name: string; help: string; read: () => number }[] = [];
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
    this.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
    this.gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    this.gauge('process_cpu_seconds_total', 'Processor time so far.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers are, 99th percentile.', () => {
      const delay = this.#loop.percentile(99) / 1e9;
      this.#loop.reset();
      return Number.isFinite(delay) ? delay : 0;
    });
  }

  count(name: string, labels: Labels = {}, by = 1): void {
    const key = keyOf(name, labels);
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by);
  }

  time(name: string, seconds: number): void {
    let time = this.#times.get(name);
    if (time === undefined) {
      time = { counts: new Array(STEPS.length).fill(0), sum: 0, count: 0 };
      this.#times.set(name, time);
    }
    time.sum += seconds;
    time.count++;
    for (const [i, bound] of STEPS.entries()) if (seconds <= bound) time.counts[i]++;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push({ name, help, read });
  }

  stop(): void {
    this.#loop.disable();
  }

  print(): string {
    const lines: string[] = [];
    for (const { name, help, read } of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`);
      lines.push(`${name} ${read()}`);
    }
    const named = new Set<string>();
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = key.split('{')[0];
      if (!named.has(name)) lines.push(`# TYPE ${name} counter`);
      named.add(name);
      lines.push(`${key} ${value}`);
    }
    for (const [name, { counts, sum, count }] of this.#times) {
      lines.push(`# TYPE ${name} histogram`);
      for (const [i, bound] of STEPS.entries()) lines.push(`${name}_bucket{le="${bound}"} ${counts[i]}`);
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

function keyOf(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}
