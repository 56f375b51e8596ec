/**
 * The difference between two plain values, as small as it is quick to find: a list of places with what stands there
 * now. A place without a value is gone; `null` as length cuts a list.
 */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

type Path = (string | number)[];
type Plain = Readonly<Record<string, unknown>>;

/** What has no value is not there, as in JSON. */
export function diffPlain(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `path` is one list for the whole walk; what is told gets a copy of it. */
function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    changes.push([path.slice(), after]);
  } else if (Array.isArray(before)) {
    if (Array.isArray(after)) compareLists(before, after, path, changes);
    else changes.push([path.slice(), after]);
  } else if (Array.isArray(after)) changes.push([path.slice(), after]);
  else compareRecords(before as Plain, after as Plain, path, changes);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: Change[]): void {
  if (before.length > after.length) changes.push([[...path, 'length'], after.length]);
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) changes.push([[...path, i], after[i]]);
    else if (before[i] !== after[i]) {
      path.push(i);
      compare(before[i], after[i], path, changes);
      path.pop();
    }
  }
}

function compareRecords(before: Plain, after: Plain, path: Path, changes: Change[]): void {
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const known = before[key];
    if (known === undefined) changes.push([[...path, key], value]);
    else {
      kept++;
      if (value === known) continue;
      path.push(key);
      compare(known, value, path, changes);
      path.pop();
    }
  }
  // Hardly anything ever goes, so that is looked for only where there was more.
  for (const _ in before) kept--;
  if (kept < 0) tellGone(before, after, path, changes);
}

function tellGone(before: Plain, after: Plain, path: Path, changes: Change[]): void {
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) changes.push([[...path, key]]);
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

/**
 * The same as `applyPatch`, with the value left as it was: what has changed is copied, the rest is shared. Whoever keeps a
 * large value goes on with the objects they had, and what was only made to be compared with them is soon forgotten.
 */
export function patched<T>(value: T, patch: Patch): T {
  if (patch.length === 0) return value;
  const own = new Set<unknown>();
  const mine = (part: unknown): unknown => {
    if (own.has(part)) return part;
    const copy = Array.isArray(part) ? part.slice() : { ...(part as Plain) };
    own.add(copy);
    return copy;
  };
  let whole: unknown = value;
  for (const change of patch) {
    const [path] = change;
    if (path.length > 0) {
      whole = mine(whole);
      let place = whole as Record<string | number, unknown>;
      for (let i = 0; i < path.length - 1; i++) {
        place[path[i]] = mine(place[path[i]]);
        place = place[path[i]] as Record<string | number, unknown>;
      }
    }
    whole = applyPatch(whole, [change]);
  }
  return whole as T;
}
