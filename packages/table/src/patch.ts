/**
 * The difference between two plain values, as small as it is quick to find: a list of places with what stands there
 * now. A place without a value is gone; `null` as length cuts a list.
 */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

export function diffPlain(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: readonly (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length > after.length) changes.push([[...path, 'length'], after.length]);
    for (let i = 0; i < after.length; i++) {
      if (i >= before.length) changes.push([[...path, i], after[i]]);
      else if (before[i] !== after[i]) compare(before[i], after[i], [...path, i], changes);
    }
    return;
  }
  if (!isRecord(before) || !isRecord(after)) {
    changes.push([path, after]);
    return;
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) changes.push([[...path, key], value]);
    else if (before[key] !== value) compare(before[key], value, [...path, key], changes);
  }
}

/** Applies a patch to a value it may change, and returns the result. */
export function applyPatch<T>(value: T, patch: Patch): T {
  let whole: unknown = value;
  for (const change of patch) {
    const [path] = change;
    if (path.length === 0) {
      whole = change[1];
      continue;
    }
    let place = whole as Record<string | number, unknown>;
    for (let i = 0; i < path.length - 1; i++) place = place[path[i]] as Record<string | number, unknown>;
    const last = path[path.length - 1];
    if (change.length === 1) delete place[last];
    else place[last] = change[1];
  }
  return whole as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
