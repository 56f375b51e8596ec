import type { Cluster } from '../../rules/cluster.ts';

/** The locations after `from` on a shortest way along the filaments; straight there where none leads. */
export function shortestWay({ neighbours }: Cluster, from: number, to: number): readonly number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && !before.has(to); at = queue.shift()) {
    for (const next of neighbours[at]) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let at: number | undefined = to; at !== undefined && at !== from; at = before.get(at)) way.unshift(at);
  return way;
}
