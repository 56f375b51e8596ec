/**
 * The difference between two plain values, as small as it is quick to find: a list of places with what stands there
 * now. A place without a value is gone; `null` as length cuts a list.
 */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

type Path = (string | number)[];
type Plain = Readonly<Record<string, unknown>>;

/** What is there now, with the patch that leads to it. */
export interface Followed<T> {
  readonly patch: Patch;
  /** The same as what is there now, with the very objects from before wherever nothing has changed. */
  readonly kept: T;
}

/**
 * What was found out about parts that several values share: `now` was compared with `before` where they stand at `path`.
 * For values of one moment alone, since nobody may have changed them meanwhile.
 */
export type Compared = Map<object, Comparison>;
interface Comparison {
  readonly before: object;
  readonly path: Path;
  readonly changes: readonly Change[];
  readonly kept: object;
}

/** What has no value is not there, as in JSON. */
export function diffPlain(before: unknown, now: unknown): Patch {
  return follow(before, now).patch;
}

/**
 * Compares what is there now with what was there before. Whoever keeps a large value goes on with the objects they had,
 * and what was only made to be compared with them is soon forgotten. With `compared`, parts that several values share, both
 * before and now, are compared once, and go on being shared.
 */
export function follow<T>(before: unknown, now: T, compared?: Compared): Followed<T> {
  const walk: Walk = { path: [], changes: [], compared };
  const kept = compare(before, now, walk) as T;
  return { patch: walk.changes, kept };
}

/** `path` is one list for the whole walk; what is told gets a copy of it. */
interface Walk {
  readonly path: Path;
  readonly changes: Change[];
  readonly compared: Compared | undefined;
}

/** Tells what has changed, and returns what is to be kept. */
function compare(before: unknown, now: unknown, walk: Walk): unknown {
  if (before === now) return before;
  if (!isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) {
    walk.changes.push([walk.path.slice(), now]);
    return now;
  }
  const { compared, path } = walk;
  return compared === undefined || path.length > DEEPEST
    ? compareParts(before, now, walk)
    : compareOnce(before, now, walk, compared);
}

/** As deep as a player in the view of a look: what stands deeper is compared sooner than looked up. */
const DEEPEST = 3;

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

function compareParts(before: object, now: object, walk: Walk): object {
  return Array.isArray(before)
    ? compareLists(before, now as unknown[], walk)
    : compareRecords(before as Plain, now as Plain, walk);
}

function compareOnce(before: object, now: object, walk: Walk, compared: Compared): object {
  const { path, changes } = walk;
  const known = compared.get(now);
  if (known !== undefined && known.before === before && samePath(known.path, path)) {
    for (const change of known.changes) changes.push(change);
    return known.kept;
  }
  const from = changes.length;
  const own = compareParts(before, now, walk);
  // Both are the same as what is there now; who goes on with the same object as others need not be compared next time.
  const kept = known?.kept ?? own;
  compared.set(now, { before, path: path.slice(), changes: changes.slice(from), kept });
  return kept;
}

const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((part, i) => part === b[i]);

function compareLists(before: readonly unknown[], now: readonly unknown[], walk: Walk): readonly unknown[] {
  const { path, changes } = walk;
  let kept: unknown[] | undefined;
  if (before.length > now.length) {
    changes.push([[...path, 'length'], now.length]);
    kept = before.slice(0, now.length);
  }
  for (let i = 0; i < now.length; i++) {
    if (i >= before.length) {
      changes.push([[...path, i], now[i]]);
      kept ??= before.slice();
      kept[i] = now[i];
    } else if (before[i] !== now[i]) {
      path.push(i);
      const part = compare(before[i], now[i], walk);
      path.pop();
      if (part === before[i]) continue;
      kept ??= before.slice();
      kept[i] = part;
    }
  }
  return kept ?? before;
}

function compareRecords(before: Plain, now: Plain, walk: Walk): Plain {
  const { path, changes } = walk;
  let kept: Record<string, unknown> | undefined;
  let same = 0;
  for (const key in now) {
    const value = now[key];
    if (value === undefined) continue;
    const known = before[key];
    if (known === undefined) {
      changes.push([[...path, key], value]);
      kept ??= { ...before };
      kept[key] = value;
      continue;
    }
    same++;
    if (value === known) continue;
    path.push(key);
    const part = compare(known, value, walk);
    path.pop();
    if (part === known) continue;
    kept ??= { ...before };
    kept[key] = part;
  }
  // Hardly anything ever goes, so that is looked for only where there was more.
  for (const _ in before) same--;
  return same < 0 ? withoutGone(before, now, kept, walk) : (kept ?? before);
}

function withoutGone(before: Plain, now: Plain, kept: Record<string, unknown> | undefined, walk: Walk): Plain {
  let left = kept;
  for (const key in before) {
    if (now[key] !== undefined || before[key] === undefined) continue;
    walk.changes.push([[...walk.path, key]]);
    left ??= { ...before };
    delete left[key];
  }
  return left ?? before;
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
