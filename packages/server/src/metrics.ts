import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from './services.ts';
import type { Sockets } from './socket.ts';

/** Upper bounds of the steps in which times are counted, in seconds. */
const STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Figures of one server for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });
  readonly actions = new Counter({
    name: 'orrery_actions_total',
    help: 'What people did at tables.',
    labelNames: ['action', 'done'],
    registers: [this.#registry],
  });
  readonly actionSeconds = new Histogram({
    name: 'orrery_action_seconds',
    help: 'From a message to its stored answer.',
    buckets: STEPS,
    registers: [this.#registry],
  });
  readonly requests = new Counter({
    name: 'orrery_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  });
  readonly socketMessages = new Counter({
    name: 'orrery_socket_messages_total',
    help: 'Messages heard on sockets.',
    registers: [this.#registry],
  });

  constructor() {
    this.#loop.enable();
    this.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
    this.gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    this.counter('process_cpu_seconds_total', 'Processor time so far.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers are, 99th percentile.', () => {
      const delay = this.#loop.percentile(99) / 1e9;
      this.#loop.reset();
      return Number.isFinite(delay) ? delay : 0;
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Something that goes up and down, read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** Something that only grows and is counted elsewhere, read when it is asked for. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  stop(): void {
    this.#loop.disable();
  }

  print(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** What is counted elsewhere. */
export function measure({ metrics, hall, thinkers }: Services, sockets: Sockets): void {
  metrics.gauge('orrery_sockets', 'Open sockets.', () => sockets.connections.size);
  metrics.gauge('orrery_tables_loaded', 'Tables in memory.', () => hall.loaded);
  metrics.counter('orrery_table_loads_total', 'Tables read from the store.', () => hall.counts.loads);
  metrics.counter('orrery_entries_total', 'Entries stored.', () => hall.counts.entries);
  metrics.counter('orrery_conflicts_total', 'Entries that another process stored first.', () => hall.counts.conflicts);
  metrics.gauge('orrery_thinking', 'Computer players at work.', () => thinkers.busy);
  metrics.counter('orrery_thoughts_total', 'Choices of computer players.', () => thinkers.counts.thoughts);
  metrics.counter('orrery_thought_failures_total', 'Computer players that failed.', () => thinkers.counts.failures);
}
