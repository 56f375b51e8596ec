/** Options and seed of a table that was just made, until its worker has opened it and its record says them. */
const starts = new Map<string, { options: unknown; seed: string }>();

export function rememberStart(id: string, start: { options: unknown; seed: string }): void {
  starts.set(id, start);
}

export function takeStart(id: string): { options: unknown; seed: string } | undefined {
  return starts.get(id);
}
