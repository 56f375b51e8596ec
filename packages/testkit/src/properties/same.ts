import { type Choice, notation, samePlain } from '@orrery/kernel';

/** Where two plain values first differ, and how; undefined when they are the same. */
export function difference(got: unknown, wanted: unknown, path = ''): string | undefined {
  if (got === wanted) return undefined;
  const here = path === '' ? 'the whole' : path.replace(/^\./, '');
  if (!isParted(got) || !isParted(wanted) || Array.isArray(got) !== Array.isArray(wanted)) {
    return `${here} is ${show(got)} instead of ${show(wanted)}`;
  }
  if (Array.isArray(got) && Array.isArray(wanted) && got.length !== wanted.length) {
    return `${here} has ${got.length} parts instead of ${wanted.length}: ${show(got)} instead of ${show(wanted)}`;
  }
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
    const found = difference(got[key], wanted[key], Array.isArray(got) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function mustBeSame(got: unknown, wanted: unknown, what: string): void {
  if (samePlain(got, wanted)) return;
  const found = difference(got, wanted);
  if (found !== undefined) throw new Error(`${what}: ${found}`);
}

/** The same as a text of the state taken earlier says. */
export function mustStill(state: unknown, text: string, what: string): void {
  if (JSON.stringify(state) !== text) mustBeSame(state, JSON.parse(text), what);
}

/** The same choices in whatever order. */
export function mustOfferSame(got: readonly Choice[], wanted: readonly Choice[], what: string): void {
  const has = new Set(got.map(notation));
  const should = new Set(wanted.map(notation));
  const extra = [...has].filter((line) => !should.has(line));
  const missing = [...should].filter((line) => !has.has(line));
  if (extra.length + missing.length === 0) return;
  throw new Error(`${what}: ${extra.length} too many (${brief(extra)}), ${missing.length} missing (${brief(missing)})`);
}

function brief(lines: readonly string[]): string {
  return lines.length === 0 ? 'none' : `${lines.slice(0, 3).join(' | ')}${lines.length > 3 ? ' ...' : ''}`;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
